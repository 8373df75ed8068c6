"""How often somebody may do something."""

import time
from collections.abc import Callable
from math import ceil, inf

import msgspec

MOST_KEYS = 100_000
LONGEST_WAIT = 3600


class Bucket(msgspec.Struct, frozen=True):
    """What somebody had left at a moment."""

    left: float
    at: float


class TokenBucket:
    """So much per second, and so much at once after a rest.

    >>> seconds = iter([0.0, 0.0, 0.0, 0.0, 1.0])
    >>> bucket = TokenBucket(per_second=1, burst=2, clock=lambda: next(seconds))
    >>> [bucket.take() for _ in range(4)]
    [True, True, False, True]
    """

    __slots__ = ("_at", "_clock", "_left", "_per_second", "burst")

    def __init__(
        self, per_second: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.burst = burst
        self._per_second = per_second
        self._clock = clock
        self._left = burst
        self._at = clock()

    def take(self, amount: float = 1) -> bool:
        """Take some, if there is enough; otherwise nothing is taken."""
        left = self.left()
        enough = left >= amount
        self._left = left - amount if enough else left
        return enough

    def left(self) -> float:
        """How much could be taken now."""
        at = self._clock()
        if self._left < self.burst:
            self._left = min(self.burst, self._left + (at - self._at) * self._per_second)
        self._at = at
        return self._left

    def wait(self, amount: float = 1) -> int:
        """Whole seconds until there will be enough: at least one, at most an hour."""
        return _seconds_until(amount - self.left(), self._per_second)


class Allowance:
    """A token bucket for each key: so much per second, and so much at once after a rest.

    >>> seconds = iter([0.0, 0.0, 0.0, 1.0])
    >>> allowance = Allowance(per_second=1, burst=2, clock=lambda: next(seconds))
    >>> [allowance.take("ada") for _ in range(4)]
    [True, True, False, True]
    """

    def __init__(
        self, per_second: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.per_second = per_second
        self.burst = burst
        self._refill = burst / per_second if per_second > 0 else inf
        self._clock = clock
        # In the order in which they were last used, so the ones that are full again stand first.
        self._buckets: dict[str, Bucket] = {}

    def __len__(self) -> int:
        """How many keys are remembered."""
        return len(self._buckets)

    def take(self, key: str, amount: float = 1) -> bool:
        """Take some, if there is enough; otherwise nothing is taken."""
        at = self._clock()
        left = self._left(key, at)
        enough = left >= amount
        self._buckets.pop(key, None)
        self._buckets[key] = Bucket(left - amount if enough else left, at)
        self._forget_full(at)
        return enough

    def wait(self, key: str, amount: float = 1) -> int:
        """Whole seconds until there will be enough: at least one, at most an hour."""
        return _seconds_until(amount - self.left(key), self.per_second)

    def left(self, key: str) -> float:
        """How much could be taken now."""
        return self._left(key, self._clock())

    def give_back(self, key: str, amount: float = 1) -> None:
        """What was taken did not count after all."""
        at = self._clock()
        self._buckets[key] = Bucket(min(self.burst, self._left(key, at) + amount), at)

    def _left(self, key: str, at: float) -> float:
        bucket = self._buckets.get(key)
        if bucket is None:
            return self.burst
        return min(self.burst, bucket.left + (at - bucket.at) * self.per_second)

    def _forget_full(self, at: float) -> None:
        """A full bucket is like none; and there are never too many, whoever asks."""
        while self._buckets:
            oldest = next(iter(self._buckets))
            is_full = at - self._buckets[oldest].at >= self._refill
            if not is_full and len(self._buckets) <= MOST_KEYS:
                return
            del self._buckets[oldest]


def _seconds_until(missing: float, per_second: float) -> int:
    if missing > per_second * LONGEST_WAIT:
        return LONGEST_WAIT
    return max(1, ceil(missing / per_second)) if missing > 0 else 1
