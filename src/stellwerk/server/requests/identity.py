"""Who asks: the type of a request whose visitor `Authentication` has found, and that visitor."""

from typing import Literal, Protocol, TypeAlias

from litestar import Request
from litestar.datastructures import State
from litestar.types import Scope

from stellwerk.server.denied import Denied
from stellwerk.server.requests.visitor import Visitor

Means: TypeAlias = Literal["session", "key"]
"""How somebody shows who they are: by the cookie of a session, or by a key."""
ApiRequest: TypeAlias = Request[Visitor | None, Means | None, State]


class HasScope(Protocol):
    """A request, a WebSocket, or any other connection."""

    @property
    def scope(self) -> Scope:
        """What ASGI knows about it."""


def visitor_of(connection: HasScope) -> Visitor:
    """The visitor; whoever is nobody is turned away."""
    visitor: Visitor | None = connection.scope.get("user")
    if visitor is None:
        raise Denied("not-logged-in")
    return visitor
