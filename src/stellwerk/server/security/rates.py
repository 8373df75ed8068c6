"""Limits on how fast one person, or one address, may ask. Each process counts for itself."""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from litestar.enums import ScopeType
from litestar.types import Scope

from stellwerk.server.denied import Denied
from stellwerk.server.requests.addresses import HEALTH_PATHS, client_address, plain_path
from stellwerk.server.requests.gates import Gate
from stellwerk.server.security.allowances import Allowance
from stellwerk.server.settings import Settings

if TYPE_CHECKING:
    from stellwerk.server.requests.visitor import Visitor

# Where secrets could be guessed, people made, mails sent or much read by the thousand.
DELICATE = (
    ("POST", "/api/people"),
    ("POST", "/api/login"),
    ("POST", "/api/links"),
    ("POST", "/api/mail/confirm"),
    ("PUT", "/api/me/account"),
    ("PUT", "/api/me/notices"),
    ("PUT", "/api/me/push"),
    ("GET", "/api/me/data"),
)
FEWEST = 5
SHARED = 10  # people with names at one address, a school for instance, may ask so much more
MINUTE = 60


class Rates(Gate):
    """Counts requests; stands behind `Authentication`, which says who is asking."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        usual = max(1, settings.requests_per_minute)
        delicate = max(FEWEST, usual // MINUTE)
        self.usual = Allowance(usual / MINUTE, usual, clock)
        self.shared = Allowance(SHARED * usual / MINUTE, SHARED * usual, clock)
        self.delicate = Allowance(delicate / MINUTE, delicate, clock)

    def objection(self, scope: Scope) -> Denied | None:
        """Nothing that comes too fast."""
        seconds = self._seconds_to_wait(scope)
        return None if seconds is None else Denied("too-fast", {"seconds": seconds})

    def _seconds_to_wait(self, scope: Scope) -> int | None:
        path = plain_path(scope["path"])
        if path in HEALTH_PATHS:
            return None
        address = client_address(scope)
        if _is_delicate(scope, path) and not self.delicate.take(address):
            return self.delicate.wait(address)
        visitor: Visitor | None = scope.get("user")
        counted_by = address if visitor is None else f"person {visitor.id}"
        if not self.usual.take(counted_by):
            return self.usual.wait(counted_by)
        return None if self.shared.take(address) else self.shared.wait(address)


def _is_delicate(scope: Scope, path: str) -> bool:
    return scope["type"] == ScopeType.HTTP and (scope["method"], path) in DELICATE
