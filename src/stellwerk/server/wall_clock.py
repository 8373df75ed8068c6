"""The time, in one place, so that tests can set it."""

import time


def now() -> int:
    """Milliseconds since 1970.

    >>> now() > 1_700_000_000_000
    True
    """
    return time.time_ns() // 1_000_000
