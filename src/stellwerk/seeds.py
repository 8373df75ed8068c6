"""Seeds: 32 bytes from which all chance of a match follows, and the promise made about them."""

import hashlib
import secrets

SEED_BYTES = 32


def seed_bytes(seed: int | bytes | None) -> bytes:
    """A seed as 32 bytes: an int big-endian, bytes as they are, None by lot.

    >>> seed_bytes(7)[-1]
    7
    """
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise ValueError(f"A seed has {SEED_BYTES} bytes; this one has {len(seed)}.")
        return seed
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise ValueError(f"A seed is a whole number or 32 bytes, not {type(seed).__name__}.")
    if not 0 <= seed < 1 << (8 * SEED_BYTES):
        raise ValueError("A seed is a whole number from 0 to 2**256 - 1.")
    return seed.to_bytes(SEED_BYTES, "big")


def commitment(seed: bytes) -> str:
    """What is published before the match: the SHA-256 of the seed, in hex.

    >>> commitment(bytes(32))[:8]
    '66687aad'
    """
    return hashlib.sha256(seed).hexdigest()
