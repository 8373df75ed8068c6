"""How long anybody waits for a bot: one that never answers is interrupted in the middle of it."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

AGAIN = 0.2
"""Seconds after which a bot that swallowed the interruption is interrupted again."""


class TookTooLong(BaseException):
    """Raised inside a bot whose time is over.

    It is no Exception, so that a bot which catches those to play on does not catch this.
    """


def can_interrupt() -> bool:
    """Whether a bot can be interrupted here: by an alarm, which only the main thread hears.

    Where it cannot, an answer that came too late is still not counted.
    """
    here = threading.current_thread() is threading.main_thread()
    return here and hasattr(signal, "setitimer")


@contextmanager
def patience(seconds: float | None) -> Iterator[None]:
    """Raise TookTooLong in whatever happens inside for longer than this; None waits for ever.

    Loops, sleeping and waiting are interrupted. A call of compiled code that never comes back is
    not, since Python hears of an alarm only between two of its own steps.

    >>> with patience(0.01):
    ...     while True:
    ...         pass
    Traceback (most recent call last):
    stellwerk.bots.patience.TookTooLong
    """
    if seconds is None or seconds <= 0 or not can_interrupt():
        yield
        return
    over = False

    def interrupt(number: int, frame: FrameType | None) -> None:
        if not over:  # an alarm that was on its way when the answer came is late itself
            raise TookTooLong

    before = signal.signal(signal.SIGALRM, interrupt)
    left = signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        try:
            yield
        finally:
            over = True
    finally:
        over = True
        signal.setitimer(signal.ITIMER_REAL, *left)
        signal.signal(signal.SIGALRM, before)
