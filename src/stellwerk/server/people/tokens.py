"""Secrets people carry: random when they are made, and only their hash is ever kept."""

import hashlib
import secrets
from collections.abc import Sequence
from typing import Literal

import msgspec
from sqlalchemy import ColumnElement, delete, func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import TokenRow
from stellwerk.server.messages.people import KeyScope
from stellwerk.server.wall_clock import now

TokenKind = Literal["session", "link", "key", "mail"]

ALL_SCOPES: tuple[KeyScope, ...] = ("play", "manage")
DAY = 24 * 60 * 60 * 1000
SESSION_DAYS = 400  # browsers keep no cookie longer
LASTS: dict[TokenKind, int | None] = {
    "session": SESSION_DAYS * DAY,
    "link": DAY,
    "key": None,
    "mail": DAY,
}


class Redeemed(msgspec.Struct, frozen=True):
    """What a token that is good once stood for."""

    person_id: str
    label: str


def new_token() -> str:
    """A secret nobody can guess.

    >>> len(new_token()), new_token() == new_token()
    (32, False)
    """
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """What is kept of a token. It is random enough to need neither salt nor a slow hash.

    >>> token_hash("signal")[:12]
    'd041924c1588'
    """
    return hashlib.sha256(token.encode()).hexdigest()


def expiry(kind: TokenKind, made_at: int) -> int | None:
    """When a token made at this moment ends; None: never.

    >>> expiry("link", 0), expiry("key", 0)
    (86400000, None)
    """
    lasts = LASTS[kind]
    return None if lasts is None else made_at + lasts


def issue(
    session: AsyncSession,
    person_id: str,
    kind: TokenKind,
    label: str = "",
    scopes: Sequence[KeyScope] = ALL_SCOPES,
) -> str:
    """Make a token for somebody; the only moment at which it can be read."""
    token, made_at = new_token(), now()
    session.add(
        TokenRow(
            hash=token_hash(token),
            kind=kind,
            person_id=person_id,
            label=label,
            created_at=made_at,
            expires_at=expiry(kind, made_at),
            scopes=[scope for scope in ALL_SCOPES if scope in scopes],
        )
    )
    return token


async def redeem(session: AsyncSession, token: str, kind: TokenKind) -> Redeemed | None:
    """Use a token that is good once; of two who try at the same time one gets it."""
    taken = await session.execute(
        delete(TokenRow)
        .where(TokenRow.hash == token_hash(token), TokenRow.kind == kind, _alive())
        .returning(TokenRow.person_id, TokenRow.label)
    )
    row = taken.one_or_none()
    return None if row is None else Redeemed(row.person_id, row.label)


async def revoke(session: AsyncSession, person_id: str, *kinds: TokenKind) -> None:
    """Take back all of somebody's tokens of these kinds."""
    await session.execute(
        delete(TokenRow).where(TokenRow.person_id == person_id, TokenRow.kind.in_(kinds))
    )


async def count_tokens(session: AsyncSession, person_id: str, kind: TokenKind) -> int:
    """How many good tokens of a kind somebody has."""
    question = (
        select(func.count())
        .select_from(TokenRow)
        .where(TokenRow.person_id == person_id, TokenRow.kind == kind, _alive())
    )
    return await session.scalar(question) or 0


async def good_tokens(database: Database, people: Sequence[str]) -> dict[str, set[str]]:
    """The hashes of the sessions and keys with which these people may be connected."""
    question = select(TokenRow.person_id, TokenRow.hash).where(
        TokenRow.person_id.in_(people), TokenRow.kind.in_(("session", "key")), _alive()
    )
    good: dict[str, set[str]] = {}
    async with database.reading() as session:
        for person_id, hashed in await session.execute(question):
            good.setdefault(person_id, set()).add(hashed)
    return good


async def forget_expired(database: Database) -> None:
    """Throw away tokens that ended; they count as none anyway."""
    async with database.writing() as session:
        await session.execute(delete(TokenRow).where(~_alive()))


def _alive() -> ColumnElement[bool]:
    return or_(TokenRow.expires_at.is_(None), TokenRow.expires_at > now())
