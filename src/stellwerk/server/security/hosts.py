"""A server that knows its public address answers under no other name."""

from ipaddress import ip_address

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from stellwerk.server.denied import Denied
from stellwerk.server.metrics import DENIED
from stellwerk.server.requests.addresses import HEALTH_PATHS, client_host, plain_path
from stellwerk.server.requests.refusing import refuse
from stellwerk.server.security.origins import place
from stellwerk.server.settings import Settings


class Hosts(ASGIMiddleware):
    """Refuses what was sent to another name, such as one that somebody else pointed at us."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, settings: Settings) -> None:
        self._public = settings.public_url
        self._scheme = (settings.public_url or "").partition(":")[0].lower()

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Refuse what was sent to a host that is not ours, or go on."""
        if self._public is None or self._is_ours(scope):
            await next_app(scope, receive, send)
            return
        DENIED.labels("wrong-host").inc()
        await refuse(Denied("wrong-host"), scope, receive, send)

    def _is_ours(self, scope: Scope) -> bool:
        if plain_path(scope["path"]) in HEALTH_PATHS:  # whoever watches us may use any address
            return True
        hosts = Headers.from_scope(scope).getall("host", [])
        if len(hosts) != 1:
            return False
        asked = place(f"{self._scheme}://{hosts[0]}")
        if asked is None:
            return False
        return asked == place(self._public or "") or (
            is_loopback(asked[0]) and is_loopback(client_host(scope))
        )


def is_loopback(host: str) -> bool:
    """Whether a name or address is that of the machine itself.

    >>> is_loopback("localhost"), is_loopback("::1"), is_loopback("192.168.0.1")
    (True, True, False)
    """
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
