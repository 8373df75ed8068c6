"""Who is asking: a browser by its cookie, a program by its key."""

from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias

from litestar import Request
from litestar.datastructures import Headers, State
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send
from sqlalchemy import bindparam, select

from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import PersonRow, TokenRow
from stellwerk.server.denied import Denied
from stellwerk.server.moment import now
from stellwerk.server.people.cookies import cookie_token
from stellwerk.server.people.last_seen import note_seen
from stellwerk.server.people.tokens import token_hash
from stellwerk.server.people.visitor import Visitor
from stellwerk.server.security.addresses import client_address, is_api, is_secure

if TYPE_CHECKING:
    from stellwerk.server.people.needs import PeopleHall

Means: TypeAlias = Literal["session", "key"]
Asking: TypeAlias = Request[Visitor | None, Means | None, State]

SHORTEST, LONGEST = 20, 100

# Asked with every request: to put the question together would cost as much as to ask it.
WHO = (
    select(PersonRow, TokenRow.kind, TokenRow.expires_at, TokenRow.scopes)
    .join(TokenRow, TokenRow.person_id == PersonRow.id)
    .where(
        TokenRow.hash == bindparam("hash"),
        TokenRow.kind.in_(bindparam("means", expanding=True)),
    )
)


class HasScope(Protocol):
    """A request, a WebSocket, or any other connection."""

    @property
    def scope(self) -> Scope:
        """What is known about it."""


class Authentication(ASGIMiddleware):
    """Finds the visitor behind every request to the API, with one look into the database.

    `scope["user"]` becomes a Visitor or None, `scope["auth"]` how they showed who they are.
    """

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Name the visitor, then go on."""
        scope["user"] = scope["auth"] = None
        if is_api(scope["path"]):
            hall: PeopleHall = scope["litestar_app"].state.hall
            token, means = _shown(Headers.from_scope(scope), is_secure(scope, hall.settings))
            if token is not None and SHORTEST <= len(token) <= LONGEST:
                await _introduce(scope, hall.database, token_hash(token), means)
        await next_app(scope, receive, send)


def visitor_of(connection: HasScope) -> Visitor:
    """The visitor; whoever is nobody is turned away."""
    visitor: Visitor | None = connection.scope.get("user")
    if visitor is None:
        raise Denied("not-logged-in")
    return visitor


def _shown(headers: Headers, secure: bool) -> tuple[str | None, tuple[Means, ...]]:
    """The token a request shows, and the kinds it may be of."""
    scheme, _, key = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return key.strip(), ("key", "session")
    return cookie_token(headers.get("cookie", ""), secure), ("session",)


async def _introduce(
    scope: Scope, database: Database, hashed: str, means: tuple[Means, ...]
) -> None:
    async with database.reading() as session:
        found = (await session.execute(WHO, {"hash": hashed, "means": means})).one_or_none()
    if found is None or (found.expires_at is not None and found.expires_at <= now()):
        return
    person: PersonRow = found.PersonRow
    await note_seen(database, person)
    scope["auth"] = found.kind
    scope["user"] = Visitor(
        person.id,
        person.name,
        person.language,
        person.login,
        # A key that only plays carries none of its owner's power over others.
        person.admin and "manage" in found.scopes,
        hashed,
        tuple(found.scopes),
        client_address(scope),
    )
