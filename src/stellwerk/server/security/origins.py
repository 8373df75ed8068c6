"""Requests that another site makes a browser send are refused."""

from urllib.parse import SplitResult, urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import Scope

from stellwerk.server.denied import Denied
from stellwerk.server.requests.addresses import is_api
from stellwerk.server.requests.gates import Gate
from stellwerk.server.settings import Settings

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
OWN_SITE = ("same-origin", "none")
PORTS = {"http": 80, "https": 443}


class Origins(Gate):
    """Looks at everything that changes something, and at every WebSocket before it opens."""

    def __init__(self, settings: Settings) -> None:
        self.public_url = settings.public_url

    def objection(self, scope: Scope) -> Denied | None:
        """Nothing that another site made a browser send."""
        if scope["type"] == ScopeType.HTTP and scope["method"] in SAFE_METHODS:
            return None
        headers = Headers.from_scope(scope)
        if not is_from_own_site(headers, self.public_url):
            return Denied("cross-site")
        if is_api(scope["path"]) and not is_json_or_empty(headers):
            return Denied("not-json")
        return None


def is_from_own_site(headers: Headers, public_url: str | None) -> bool:
    """Whether our own pages, or no page at all, made a browser or program ask this.

    >>> is_from_own_site(Headers({"host": "a.example", "origin": "https://b.example"}), None)
    False
    """
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site.strip().lower() in OWN_SITE
    origin = headers.get("origin")
    if origin is None:
        return True
    asker = place(origin)
    if asker is None:
        return False
    # A proxy before us may speak https while we speak http: a host without a port has the port of
    # the scheme that the page itself came by.
    scheme = origin.partition(":")[0].lower()
    own = (f"{scheme}://{headers.get('host', '')}", public_url or "")
    return asker in [place(address) for address in own]


def is_json_or_empty(headers: Headers) -> bool:
    """Whether there is no body, or one that a form of another site could not send.

    >>> is_json_or_empty(Headers({"content-type": "text/plain", "content-length": "2"}))
    False
    """
    if headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers:
        return True
    kind = headers.get("content-type", "").partition(";")[0]
    return kind.strip().lower() == "application/json"


def place(address: str) -> tuple[str, int] | None:
    """Host and port, or None for what is no address ("null" is one such origin)."""
    try:
        parts: SplitResult = urlsplit(address.strip())
        port = parts.port or PORTS[parts.scheme]
    except (ValueError, KeyError):
        return None
    return None if not parts.hostname else (parts.hostname, port)
