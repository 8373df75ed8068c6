"""Gaps in time: the machine slept, the process was stopped, or somebody set the clock.

While the server could not listen, nobody's time shall run out. A gap is noticed where the clock on
the wall and the one that only counts seconds disagree, or where both say that nothing ran for long.
"""

import time
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from stellwerk.server.wall_clock import now

MOST_KEPT = 50
NOTICED = 3_000  # milliseconds; less is a busy machine or a clock that is put right


class Gap(NamedTuple):
    """A stretch of time that counts for nobody, in milliseconds, and when it ended."""

    ended_at: int
    length: int


class Gaps:
    """Looks at both clocks often, and remembers where they jumped.

    >>> walls, seconds = iter([10_000, 10_500, 3_611_000]), iter([5.0, 5.5, 6.0])
    >>> gaps = Gaps(500, wall=lambda: next(walls), count=lambda: next(seconds))
    >>> gaps.look(), gaps.look()
    (None, Gap(ended_at=3611000, length=3600000))
    """

    def __init__(
        self,
        every: int,
        wall: Callable[[], int] = now,
        count: Callable[[], float] = time.monotonic,
    ) -> None:
        self._every = every
        self._wall, self._count = wall, count
        self._last_wall, self._last_count = wall(), count()
        self._found: deque[Gap] = deque(maxlen=MOST_KEPT)

    def look(self) -> Gap | None:
        """To be called at least every so many milliseconds: the gap since the last look, if any."""
        wall, count = self._wall(), self._count()
        passed = wall - self._last_wall
        counted = int((count - self._last_count) * 1000)
        self._last_wall, self._last_count = wall, count
        jumped = passed - counted
        stood_still = counted - self._every
        length = max(0, jumped) + (stood_still if stood_still >= NOTICED else 0)
        if length < NOTICED:
            return None
        self._found.append(Gap(wall, length))
        return self._found[-1]

    def after(self, at: int) -> list[Gap]:
        """The gaps that ended after a moment."""
        return [gap for gap in self._found if gap.ended_at > at]
