"""Where a request comes from and where it goes."""

from ipaddress import IPv6Address, ip_address
from typing import Protocol

from litestar.datastructures import URL
from litestar.types import Scope

from stellwerk.server.settings import Settings

NETWORK_BITS = 64
# For whoever runs the server; asked often, by programs that know no names.
HEALTH_PATHS = ("/health", "/ready", "/metrics")


class HasAddress(Protocol):
    """A request or a WebSocket."""

    @property
    def base_url(self) -> URL:
        """How it was addressed, without the path."""


def plain_path(path: str) -> str:
    """A path as the routes know it, however many slashes were typed.

    >>> plain_path("//api//login/")
    '/api/login'
    """
    return "/" + "/".join(part for part in path.split("/") if part)


def is_api(path: str) -> bool:
    """Whether a path belongs to the API rather than to pages and pictures.

    >>> is_api("/api/me"), is_api("/apis"), is_api("/")
    (True, False, False)
    """
    plain = plain_path(path)
    return plain == "/api" or plain.startswith("/api/")


def is_secure(scope: Scope, settings: Settings) -> bool:
    """Whether the browser speaks https, with us or with the proxy before us."""
    public = settings.public_url or ""
    return scope["scheme"] in ("https", "wss") or public.lower().startswith("https:")


def base_url(request: HasAddress, settings: Settings) -> str:
    """The address that links begin with, without a slash at the end."""
    return (settings.public_url or str(request.base_url)).rstrip("/")


def network_of(host: str) -> str:
    """What counts as one address: a household has a whole IPv6 network.

    >>> network_of("2001:db8::17"), network_of("::ffff:192.0.2.1")
    ('2001:db8::/64', '192.0.2.1')
    """
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> NETWORK_BITS << NETWORK_BITS)}/{NETWORK_BITS}"


def client_host(scope: Scope) -> str:
    """Where a request comes from, as exactly as we know."""
    client = scope.get("client")
    return "unknown" if client is None else client[0]


def client_address(scope: Scope) -> str:
    """Who is asking, as far as the network knows: what rates are counted by."""
    return network_of(client_host(scope))
