"""Gates that let a request pass, or refuse it, before it reaches its handler."""

from abc import ABC, abstractmethod
from collections.abc import Awaitable

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from stellwerk.server.denied import Denied
from stellwerk.server.metrics import DENIED
from stellwerk.server.requests.refusing import refuse

ASKING = (ScopeType.HTTP, ScopeType.WEBSOCKET)


class Gate(ABC):
    """Middleware that only looks: nothing of it stays in memory while a WebSocket is open."""

    @abstractmethod
    def objection(self, scope: Scope) -> Denied | None:
        """Why this may not pass; None if it may."""

    def __call__(self, app: ASGIApp) -> ASGIApp:
        """The application behind this gate."""

        def pass_or_refuse(scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
            denied = self.objection(scope) if scope["type"] in ASKING else None
            if denied is None:
                return app(scope, receive, send)
            DENIED.labels(denied.code).inc()
            return refuse(denied, scope, receive, send)

        return pass_or_refuse
