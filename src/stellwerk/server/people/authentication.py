"""Finding out who asks: a browser by its cookie, a program by its key."""

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send
from sqlalchemy import bindparam, select

from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import PersonRow, TokenRow
from stellwerk.server.people.cookies import cookie_token
from stellwerk.server.people.last_seen import note_seen
from stellwerk.server.people.tokens import token_hash
from stellwerk.server.requests.addresses import client_address, is_api, is_secure
from stellwerk.server.requests.identity import Means
from stellwerk.server.requests.visitor import Visitor
from stellwerk.server.settings import Settings
from stellwerk.server.wall_clock import now

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


class Authentication(ASGIMiddleware):
    """Finds the visitor behind every request to the API, with one look into the database.

    `scope["user"]` becomes a Visitor or None, `scope["auth"]` how they showed who they are.
    """

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, settings: Settings, database: Database) -> None:
        self._settings = settings
        self._database = database

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Name the visitor, then go on."""
        scope["user"] = scope["auth"] = None
        if is_api(scope["path"]):
            secure = is_secure(scope, self._settings)
            token, means = _shown(Headers.from_scope(scope), secure)
            if token is not None and SHORTEST <= len(token) <= LONGEST:
                await _introduce(scope, self._database, token_hash(token), means)
        await next_app(scope, receive, send)


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
