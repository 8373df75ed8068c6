"""A server that knows its public address answers under no other name."""

from ipaddress import ip_address

from litestar.datastructures import Headers
from litestar.types import Scope

from stellwerk.server.denied import Denied
from stellwerk.server.requests.addresses import HEALTH_PATHS, client_host, plain_path
from stellwerk.server.requests.gates import Gate
from stellwerk.server.security.origins import place
from stellwerk.server.settings import Settings


class Hosts(Gate):
    """Refuses what was sent to another name, such as one that somebody else pointed at us."""

    def __init__(self, settings: Settings) -> None:
        self._public = settings.public_url
        self._scheme = (settings.public_url or "").partition(":")[0].lower()

    def objection(self, scope: Scope) -> Denied | None:
        """Nothing that was sent to a host that is not ours."""
        ours = self._public is None or self._is_ours(scope)
        return None if ours else Denied("wrong-host")

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
