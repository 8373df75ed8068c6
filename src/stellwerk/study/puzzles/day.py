"""The puzzle of the day: the same for everybody, from the date alone."""

import hashlib
from collections.abc import Collection
from datetime import UTC, datetime

from stellwerk.study.puzzles.shelf import shipped_puzzles


def puzzle_of_the_day(milliseconds: int, retired: Collection[str] = ()) -> str | None:
    """The id of the puzzle of a day in UTC; None if there is none at all.

    >>> puzzle_of_the_day(0) == puzzle_of_the_day(86_399_999) != puzzle_of_the_day(86_400_000)
    True
    """
    date = datetime.fromtimestamp(milliseconds / 1000, UTC).date().isoformat()

    def by_lot(puzzle: str) -> bytes:
        return hashlib.sha256(f"{date} {puzzle}".encode()).digest()

    return min(
        (each for each in shipped_puzzles() if each not in retired), key=by_lot, default=None
    )
