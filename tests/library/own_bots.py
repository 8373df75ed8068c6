"""Bots that somebody might write: good ones, and such as fail in every way there is."""

import sys
import time

from stellwerk.bots import Seat


class Hasty:
    """Takes the last of its actions."""

    def choose(self, seat: Seat) -> int:
        """The last one."""
        return seat.legal_actions()[-1]


class Seeded(Hasty):
    """Is made with a seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed


class Raising:
    """Raises whenever it is asked."""

    def choose(self, seat: Seat) -> int:
        """Nothing."""
        raise LookupError("no idea")


class Cheating:
    """Answers with an action that does not exist."""

    def choose(self, seat: Seat) -> int:
        """Beyond the last action."""
        return seat.game.num_distinct_actions()


class Endless:
    """Never answers, whatever is raised in it that is an Exception."""

    def choose(self, seat: Seat) -> int:
        """Waits for nothing."""
        while True:
            try:
                time.sleep(3600)
            except Exception:
                continue


class Leaving:
    """Ends the process."""

    def choose(self, seat: Seat) -> int:
        """Nothing."""
        sys.exit("enough")


class NoBot:
    """Cannot choose."""


class Unmade(Hasty):
    """Cannot be made."""

    def __init__(self) -> None:
        raise OSError("no weights")


NOT_CALLABLE = 7
