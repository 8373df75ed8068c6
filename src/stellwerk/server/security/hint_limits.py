"""How many hints somebody may have worked out; each costs half a second of a worker."""

import time
from collections.abc import Callable

from stellwerk.server.denied import Denied
from stellwerk.server.security.allowances import Allowance

MINUTE = 60
MOST_A_MINUTE = 20
"""For one person; whoever wants to be told every move should rather watch bots."""
SHARED = 5
"""People behind one address, such as a class, may ask for so many times more."""


class HintLimits:
    """Counts hints by person and by address, in the memory of this process alone.

    >>> limits = HintLimits(clock=lambda: 0.0)
    >>> for _ in range(MOST_A_MINUTE):
    ...     limits.count("ada", "203.0.113.7")
    >>> limits.count("ada", "203.0.113.7")
    Traceback (most recent call last):
    stellwerk.server.denied.Denied: too-fast
    >>> limits.count("bo", "203.0.113.7")
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        most, shared = MOST_A_MINUTE, SHARED * MOST_A_MINUTE
        self._people = Allowance(most / MINUTE, most, clock)
        self._addresses = Allowance(shared / MINUTE, shared, clock)

    def count(self, person_id: str, address: str) -> None:
        """One more; deny it if there were too many in the last minute."""
        for allowance, who in ((self._people, person_id), (self._addresses, address)):
            if not allowance.take(who):
                raise Denied("too-fast", {"seconds": allowance.wait(who)})
