"""What a key may be used for, and what every route needs.

A route says what it needs with `opt=ANYONE`, `opt=PLAY` or `opt=MANAGE`; `Scopes` checks it, for
every route and WebSocket alike. A session, which somebody opened by hand, has both scopes.
"""

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from stellwerk.server.denied import Denied
from stellwerk.server.messages.people import KeyScope
from stellwerk.server.security.answer import refuse

if TYPE_CHECKING:
    from stellwerk.server.people.visitor import Visitor

Need: TypeAlias = Literal["anyone"] | KeyScope
NEEDS = "needs"

#: For everybody, with or without a name: pages, the catalogue, coming in.
ANYONE: dict[str, Any] = {NEEDS: "anyone"}
#: Looking, joining, playing, talking: what a program does that plays for somebody.
PLAY: dict[str, Any] = {NEEDS: "play"}
#: Making and closing tables, bringing records in, and everything about the person.
MANAGE: dict[str, Any] = {NEEDS: "manage"}


def need_of(options: dict[str, Any]) -> Need:
    """What a route needs; one that does not say so is not for keys that only play.

    >>> need_of(PLAY), need_of({})
    ('play', 'manage')
    """
    need: Need = options.get(NEEDS, "manage")
    return need


class Scopes(ASGIMiddleware):
    """Refuses keys what they were not made for; stands behind `Authentication`."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Go on, or refuse."""
        need = need_of(scope["route_handler"].opt)
        visitor: Visitor | None = scope.get("user")
        if visitor is None or need == "anyone" or need in visitor.scopes:
            await next_app(scope, receive, send)
        else:
            await refuse(Denied("out-of-scope", {"scope": need}), scope, receive, send)
