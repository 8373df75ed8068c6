"""What a key may be used for, and what every route needs.

A route says what it needs with `opt=ANYONE`, `opt=PLAY` or `opt=MANAGE`; `Scopes` checks it, for
every route and WebSocket alike. A session, which somebody opened by hand, has both scopes.
"""

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from litestar.types import Scope

from stellwerk.server.denied import Denied
from stellwerk.server.messages.people import KeyScope
from stellwerk.server.requests.gates import Gate

if TYPE_CHECKING:
    from stellwerk.server.requests.visitor import Visitor

RequiredScope: TypeAlias = Literal["anyone"] | KeyScope
REQUIRED_SCOPE = "required_scope"

#: For everybody, with or without a name: pages, the catalogue, coming in.
ANYONE: dict[str, Any] = {REQUIRED_SCOPE: "anyone"}
#: Looking, joining, playing, talking: what a program does that plays for somebody.
PLAY: dict[str, Any] = {REQUIRED_SCOPE: "play"}
#: Making and closing tables, bringing records in, and everything about the person.
MANAGE: dict[str, Any] = {REQUIRED_SCOPE: "manage"}


def required_scope(options: dict[str, Any]) -> RequiredScope:
    """What a route needs; one that does not say so is not for keys that only play.

    >>> required_scope(PLAY), required_scope({})
    ('play', 'manage')
    """
    required: RequiredScope = options.get(REQUIRED_SCOPE, "manage")
    return required


class Scopes(Gate):
    """Refuses keys what they were not made for; stands behind `Authentication`."""

    def objection(self, scope: Scope) -> Denied | None:
        """Nothing for which the key lacks the scope that the route requires."""
        required = required_scope(scope["route_handler"].opt)
        visitor: Visitor | None = scope.get("user")
        if visitor is None or required == "anyone" or required in visitor.scopes:
            return None
        return Denied("out-of-scope", {"scope": required})
