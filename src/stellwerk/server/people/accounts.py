"""What people can do about who they are: come, come back, change their name, leave."""

import secrets
from collections.abc import Sequence

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import PersonRow, TokenRow
from stellwerk.server.denied import Denied
from stellwerk.server.messages.people import (
    Account,
    ChangeMe,
    Credentials,
    IssuedKey,
    KeyScope,
    Me,
    NewPerson,
)
from stellwerk.server.people.names import clean_login, clean_name
from stellwerk.server.people.passwords import hash_password, is_password
from stellwerk.server.people.tokens import LASTS, count_tokens, issue, redeem, revoke
from stellwerk.server.wall_clock import now


class OpenedSession(msgspec.Struct, frozen=True):
    """Somebody who just came in, and the token of their new session."""

    me: Me
    token: str


def me_of(person: PersonRow) -> Me:
    """What somebody is told about themselves."""
    return Me(person.id, person.name, person.language, person.login, person.admin)


def new_person_row(name: str, language: str) -> PersonRow:
    """A person who does not exist yet."""
    at = now()
    return PersonRow(
        id=secrets.token_urlsafe(16),
        name=name,
        language=language,
        admin=False,
        mail_confirmed=False,
        created_at=at,
        seen_at=at,
    )


async def find_person(session: AsyncSession, person_id: str, change: bool = True) -> PersonRow:
    """Somebody who is logged in, perhaps about to be changed, perhaps deleted a moment ago."""
    person = await session.get(PersonRow, person_id, with_for_update=change)
    if person is None:
        raise Denied("not-logged-in")
    return person


async def make_person(database: Database, wish: NewPerson) -> OpenedSession:
    """A guest comes in by typing a name."""
    person = new_person_row(clean_name(wish.name), wish.language)
    async with database.writing() as session:
        session.add(person)
        await session.flush()
        return OpenedSession(me_of(person), issue(session, person.id, "session"))


async def change_me(database: Database, person_id: str, change: ChangeMe) -> Me:
    """A new name or language."""
    name = None if change.name is None else clean_name(change.name)
    async with database.writing() as session:
        person = await find_person(session, person_id)
        person.name = name or person.name
        person.language = change.language or person.language
        return me_of(person)


async def set_account(
    database: Database, person_id: str, account: Account, own_token: str = ""
) -> Me:
    """A login name and a password; who already has them must know the old password.

    A new password ends all keys and links, and all sessions but the one that set it: whoever
    came by another way, with the old password or somebody's key, shall not stay in.
    """
    login = clean_login(account.login)
    async with database.reading() as session:
        old = (await find_person(session, person_id, change=False)).password_hash
    if old is not None and not await is_password(account.old_password or "", old):
        raise Denied("wrong-password")
    password_hash = await hash_password(account.password)
    try:
        async with database.writing() as session:
            person = await find_person(session, person_id)
            if person.password_hash != old:  # somebody else changed it while we were hashing
                raise Denied("wrong-password")
            person.login, person.password_hash = login, password_hash
            await revoke(session, person_id, "link", "key")
            await session.execute(
                delete(TokenRow).where(
                    TokenRow.person_id == person_id,
                    TokenRow.kind == "session",
                    TokenRow.hash != own_token,
                )
            )
            await session.flush()
            return me_of(person)
    except IntegrityError:
        raise Denied("login-taken") from None


async def log_in(database: Database, credentials: Credentials) -> OpenedSession:
    """Come in by login name and password; unknown names are answered like wrong passwords."""
    person = await _by_login(database, credentials.login)
    password_hash = None if person is None else person.password_hash
    if not await is_password(credentials.password, password_hash) or person is None:
        raise Denied("wrong-password")
    async with database.writing() as session:
        person = await session.get(PersonRow, person.id, with_for_update=True)
        if person is None or person.password_hash != password_hash:
            raise Denied("wrong-password")
        return OpenedSession(me_of(person), issue(session, person.id, "session"))


async def make_link(database: Database, person_id: str, most: int) -> tuple[str, int]:
    """The token of a personal link, and when it ends."""
    async with database.writing() as session:
        await find_person(session, person_id)
        if await count_tokens(session, person_id, "link") >= most:
            raise Denied("too-many-links", {"most": most})
        return issue(session, person_id, "link"), now() + (LASTS["link"] or 0)


async def use_link(database: Database, token: str) -> OpenedSession:
    """Come in by a personal link, which is then used up."""
    async with database.writing() as session:
        redeemed = await redeem(session, token, "link")
        if redeemed is None:
            raise Denied("no-such-link")
        person = await find_person(session, redeemed.person_id)
        return OpenedSession(me_of(person), issue(session, person.id, "session"))


async def log_out(database: Database, hashed: str) -> None:
    """End the session (or key) with this hash."""
    async with database.writing() as session:
        await session.execute(delete(TokenRow).where(TokenRow.hash == hashed))


async def log_out_everywhere(database: Database, person_id: str) -> None:
    """End all sessions, links and keys of somebody."""
    async with database.writing() as session:
        await revoke(session, person_id, "session", "link", "key")


async def make_key(
    database: Database, person_id: str, label: str, scopes: Sequence[KeyScope], most: int
) -> str:
    """A key for a program that plays for somebody."""
    async with database.writing() as session:
        await find_person(session, person_id)
        if await count_tokens(session, person_id, "key") >= most:
            raise Denied("too-many-keys", {"most": most})
        return issue(session, person_id, "key", label, scopes)


async def list_keys(database: Database, person_id: str) -> list[IssuedKey]:
    """The keys somebody made, oldest first."""
    question = (
        select(TokenRow.label, TokenRow.scopes, TokenRow.created_at)
        .where(TokenRow.person_id == person_id, TokenRow.kind == "key")
        .order_by(TokenRow.created_at, TokenRow.hash)
    )
    async with database.reading() as session:
        return [IssuedKey(*key) for key in (await session.execute(question)).all()]


async def revoke_keys(database: Database, person_id: str) -> None:
    """Take all keys back."""
    async with database.writing() as session:
        await revoke(session, person_id, "key")


async def _by_login(database: Database, login: str) -> PersonRow | None:
    try:
        plain = clean_login(login)
    except Denied:
        return None
    async with database.reading() as session:
        question = select(PersonRow).where(PersonRow.login == plain)
        return (await session.execute(question)).scalar_one_or_none()
