"""How many requests and WebSockets one address, or one person, may have open at once."""

from collections import Counter
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, ReceiveMessage, Scope, Send

from stellwerk.server.denied import Denied
from stellwerk.server.metrics import DENIED
from stellwerk.server.requests.addresses import client_address
from stellwerk.server.requests.gates import ASKING
from stellwerk.server.requests.refusing import refuse

if TYPE_CHECKING:
    from stellwerk.server.requests.visitor import Visitor

Whose = Callable[[Scope], str | None]
# Bodies that have been sent but not answered: two of the largest records.
MOST_BODY_BYTES = 16_000_000


class Crowding:
    """Counts what is open for each key that `whose` gives, on every route; None is not counted.

    Connections themselves are counted where they come in. Behind a proxy one of them serves many
    people, and one of theirs is a request under way or a WebSocket.
    """

    def __init__(self, most: int, whose: Whose) -> None:
        self._most = most
        self._whose = whose
        self._open: Counter[str] = Counter()
        self._body_bytes: Counter[str] = Counter()

    def __call__(self, app: ASGIApp) -> ASGIApp:
        """The application, open only so often at once for each key."""

        def count_or_refuse(scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
            key = self._whose(scope) if scope["type"] in ASKING else None
            if key is None:
                return app(scope, receive, send)
            if self._open[key] >= self._most:
                DENIED.labels("too-many-connections").inc()
                return refuse(Denied("too-many-connections"), scope, receive, send, opened=True)
            return self._count(key, scope, receive, send, app)

        return count_or_refuse

    async def _count(
        self, key: str, scope: Scope, receive: Receive, send: Send, app: ASGIApp
    ) -> None:
        self._open[key] += 1
        try:
            if scope["type"] == ScopeType.WEBSOCKET:  # has no body, and stays open for long
                await app(scope, receive, send)
            else:
                await self._count_body(key, scope, receive, send, app)
        finally:
            _less(self._open, key, 1)

    async def _count_body(
        self, key: str, scope: Scope, receive: Receive, send: Send, app: ASGIApp
    ) -> None:
        taken = 0

        async def receive_counted() -> ReceiveMessage:
            nonlocal taken
            message = await receive()
            if message["type"] == "http.request":
                size = len(message["body"])
                if self._body_bytes[key] + size > MOST_BODY_BYTES:
                    raise Denied("too-many-connections")
                taken += size
                self._body_bytes[key] += size
            return message

        try:
            await app(scope, receive_counted, send)
        finally:
            _less(self._body_bytes, key, taken)


def by_address(scope: Scope) -> str:
    """Everybody who comes from the same place."""
    return client_address(scope)


def by_person(scope: Scope) -> str | None:
    """Behind `Authentication`: whoever is known."""
    visitor: Visitor | None = scope.get("user")
    return None if visitor is None else visitor.id


def _less(counts: Counter[str], key: str, amount: int) -> None:
    counts[key] -= amount
    if counts[key] <= 0:
        del counts[key]
