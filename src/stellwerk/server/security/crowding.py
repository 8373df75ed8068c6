"""How many requests and WebSockets one address, or one person, may have open at once."""

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, ReceiveMessage, Scope, Send

from stellwerk.server.denied import Denied
from stellwerk.server.metrics import DENIED
from stellwerk.server.requests.addresses import client_address
from stellwerk.server.requests.refusing import refuse

if TYPE_CHECKING:
    from stellwerk.server.requests.visitor import Visitor

Whose = Callable[[Scope], str | None]
# Bodies that have been sent but not answered: two of the largest records.
MOST_BODY_BYTES = 16_000_000


class Crowding(ASGIMiddleware):
    """Counts what is open for each key that `whose` gives, on every route; None is not counted.

    Connections themselves are counted where they come in. Behind a proxy one of them serves many
    people, and one of theirs is a request under way or a WebSocket.
    """

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, most: int, whose: Whose) -> None:
        self._most = most
        self._whose = whose
        self._open: Counter[str] = Counter()
        self._body_bytes: Counter[str] = Counter()

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Go on, or say that there are too many."""
        key = self._whose(scope)
        if key is None:
            await next_app(scope, receive, send)
        elif self._open[key] >= self._most:
            DENIED.labels("too-many-connections").inc()
            await refuse(Denied("too-many-connections"), scope, receive, send, opened=True)
        else:
            await self._count(key, scope, receive, send, next_app)

    async def _count(
        self, key: str, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp
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

        self._open[key] += 1
        try:
            await next_app(scope, receive_counted, send)
        finally:
            _less(self._open, key, 1)
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
