"""Where a webhook may lead: to a public address, and to exactly the one that was looked at.

Whoever gives us a URL makes this server send something there. It must not become a way to reach
machines that only this server can reach.
"""

import asyncio
import socket
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

import httpx
import msgspec

Address = IPv4Address | IPv6Address

WEB_PORTS = (80, 443)
FREE_PORTS = range(1024, 65536)
LOOKUP_SECONDS = 3.0
TRANSLATED = IPv6Network("64:ff9b::/96")  # how networks without IPv4 write IPv4 addresses
UNKNOWN, PRIVATE = "unknown-host", "private"
LAST_32_BITS = 0xFFFF_FFFF


class BadAddress(Exception):  # noqa: N818 - it is an answer, not a fault
    """A webhook must not lead there, or (`may_pass`) its name is not known just now."""

    def __init__(self, reason: str, may_pass: bool = False) -> None:
        super().__init__(reason)
        self.reason = reason
        self.may_pass = may_pass

    @property
    def tells_of_a_name(self) -> bool:
        """Whether the reason is what looking up the name has brought to light."""
        return self.reason in (UNKNOWN, PRIVATE)


class Destination(msgspec.Struct, frozen=True):
    """A URL that was looked at, with all addresses of its host."""

    url: httpx.URL
    host: str
    addresses: tuple[Address, ...]

    def url_by_address(self, which: int) -> httpx.URL:
        """The URL with an address in place of the name: no name is looked up a second time."""
        return self.url.copy_with(host=str(self.addresses[which % len(self.addresses)]))


def is_public(address: Address) -> bool:
    """Whether an address, also one wrapped in IPv6, belongs to the public internet.

    >>> is_public(ip_address("9.9.9.9")), is_public(ip_address("::ffff:10.0.0.1"))
    (True, False)
    """
    if isinstance(address, IPv6Address):
        wrapped = address.ipv4_mapped or address.sixtofour
        if address in TRANSLATED:
            wrapped = IPv4Address(int(address) & LAST_32_BITS)
        if wrapped is not None:
            return is_public(wrapped)
        if address.is_site_local:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def read_url(text: str) -> httpx.URL:
    """A URL of a kind we post to; `BadAddress` says what is wrong with others.

    >>> read_url("http://example.org:22/")
    Traceback (most recent call last):
    ...
    stellwerk.server.notices.address.BadAddress: port
    """
    try:
        url = httpx.URL(text)
    except (httpx.InvalidURL, ValueError):
        raise BadAddress("url") from None
    if url.scheme not in ("http", "https") or not url.host:
        raise BadAddress("url")
    if url.userinfo:
        raise BadAddress("user")
    if not (url.port is None or url.port in WEB_PORTS or url.port in FREE_PORTS):
        raise BadAddress("port")
    return url


async def find_destination(text: str, private_too: bool) -> Destination:
    """Look a URL's host up; refused if any of its addresses is not public."""
    url = read_url(text)
    host = url.raw_host.decode("ascii").rstrip(".")
    addresses = await _look_up(host, url.port or (443 if url.scheme == "https" else 80))
    if not private_too and not all(is_public(address) for address in addresses):
        raise BadAddress(PRIVATE)
    return Destination(url, host, addresses)


async def _look_up(host: str, port: int) -> tuple[Address, ...]:
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(LOOKUP_SECONDS):
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise BadAddress(UNKNOWN, may_pass=True) from None
    if not found:
        raise BadAddress(UNKNOWN, may_pass=True)
    return tuple(dict.fromkeys(ip_address(place[4][0]) for place in found))


def is_name(text: str) -> bool:
    """Whether a URL's host has to be looked up.

    >>> is_name("http://wiki/"), is_name("http://10.0.0.1/"), is_name("http://[::1]/")
    (True, False, False)
    """
    try:
        ip_address(read_url(text).host.rstrip("."))
    except ValueError:
        return True
    return False
