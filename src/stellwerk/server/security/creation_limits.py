"""How much may be made from one address: guests cost nothing, so a cap per person is not enough."""

from typing import Literal, TypeAlias

from stellwerk.server.denied import Denied
from stellwerk.server.security.allowances import Allowance
from stellwerk.server.settings import Settings

HOUR = 3600
Creation: TypeAlias = Literal["board", "bot table", "key", "link", "record", "review"]


class CreationLimits:
    """Counts what comes from each address, in memory alone: no address is ever written down.

    >>> creation_limits = CreationLimits(Settings(made_per_address=1))
    >>> creation_limits.count("key", "203.0.113.7")
    >>> creation_limits.count("key", "203.0.113.7")
    Traceback (most recent call last):
    stellwerk.server.denied.Denied: too-fast
    """

    def __init__(self, settings: Settings) -> None:
        most = max(1, settings.made_per_address)
        self._allowance = Allowance(most / HOUR, most)

    def count(self, creation: Creation, address: str) -> None:
        """One more; deny it if there were too many in the last hour."""
        key = f"{creation} {address}"
        if not self._allowance.take(key):
            raise Denied("too-fast", {"seconds": self._allowance.wait(key)})
