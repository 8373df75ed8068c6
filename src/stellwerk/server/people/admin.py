"""The admin: made by a command, never by a request."""

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler
from sqlalchemy import select

from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import PersonRow
from stellwerk.server.denied import Denied
from stellwerk.server.messages.people import Account
from stellwerk.server.people.accounts import new_person_row
from stellwerk.server.people.names import clean_login
from stellwerk.server.people.passwords import hash_password
from stellwerk.server.people.tokens import revoke
from stellwerk.server.requests.audit import audit
from stellwerk.server.requests.identity import Means, visitor_of
from stellwerk.server.requests.visitor import Visitor


async def make_admin(database: Database, login: str, password: str) -> None:
    """Make somebody with this login admin, with this password; whoever had the login is logged out.

    Raises msgspec.ValidationError or Denied("bad-name") for a login or password that will not do.
    """
    account = msgspec.convert({"login": login, "password": password}, Account)
    plain = clean_login(account.login)
    password_hash = await hash_password(account.password)
    async with database.writing() as session:
        question = select(PersonRow).where(PersonRow.login == plain)
        person = (await session.execute(question)).scalar_one_or_none()
        if person is None:
            person = new_person_row(account.login, "en")
            session.add(person)
        else:
            # Whoever registered the name first must not become admin through an open session.
            await revoke(session, person.id, "session", "link", "key")
        person.login, person.password_hash, person.admin = plain, password_hash, True


def admins_only(
    connection: ASGIConnection[BaseRouteHandler, Visitor | None, Means | None, State],
    handler: BaseRouteHandler,
) -> None:
    """A guard: everybody else is turned away, and all is written down."""
    asked = {"asked": handler.handler_name, "path": connection.scope["path"]}
    if not visitor_of(connection).admin:
        audit(connection.scope, "no administrator", **asked)
        raise Denied("not-admin")
    audit(connection.scope, "administrator", **asked)
