"""Passwords: kept as argon2 hashes, which are slow on purpose and so never in the event loop."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

# Each takes 64 MB while it works: two at a time are enough for people, and for those who guess.
HASHING = ThreadPoolExecutor(2, "passwords")
HASHER = PasswordHasher(time_cost=3, memory_cost=65_536, parallelism=4)

# Of a password nobody has. It is checked when a login name is unknown, so that the time an answer
# takes does not tell which names exist.
NOBODY = (
    "$argon2id$v=19$m=65536,t=3,p=4$4ThJ92a+BCMMCRzrQfD13g$"
    "QCq1f5AN3phcbIHuzSl3KZ3nDp981qTp7400sbDaNxY"
)


async def hash_password(password: str) -> str:
    """What is kept of a password."""
    return await asyncio.get_running_loop().run_in_executor(HASHING, HASHER.hash, password)


async def is_password(password: str, password_hash: str | None) -> bool:
    """Whether it is the right one; without a hash it takes as long and never is."""
    loop = asyncio.get_running_loop()
    right = await loop.run_in_executor(HASHING, _matches, password, password_hash or NOBODY)
    return right and password_hash is not None


def _matches(password: str, password_hash: str) -> bool:
    try:
        return HASHER.verify(password_hash, password)
    except (VerificationError, InvalidHashError):
        return False
