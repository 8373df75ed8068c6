"""A puzzle as it is kept in a file: one line of JSON."""

import hashlib
from collections.abc import Mapping
from typing import TypeAlias

import msgspec

Plain: TypeAlias = dict[str, object]
"""Plain data, as JSON says it; games check it when they read it."""
FORMAT = 1
FOUND = "best-move"
"""The theme of puzzles that were found by playing on, and not proven."""
EASIEST, HARDEST = 700, 2300


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position, a seat, a question, and its one answer."""

    id: str
    game: str
    theme: str
    """names the question, too: `puzzle-FAMILY-THEME`"""
    seat: int
    rating: int
    """how difficult it seems, before anybody has tried it"""
    position: Plain
    answer: list[Plain]
    """the moves, one after the other; empty where a number is asked for"""
    value: int
    """what the answer comes to; the number, where one is asked for"""
    second: int | None = None
    """what the best of all other answers comes to"""
    tried: int = 0
    """how many different answers were compared"""
    plan: Plain | None = None
    """what is marked on the map with the answer, in the form of the family's plans"""
    rollouts: int = 0
    """of a found one: playouts by which it was found; 0: it is proven"""

    @property
    def is_exact(self) -> bool:
        """Whether the answer is proven, by a solver or by trying everything."""
        return self.theme != FOUND

    @property
    def players(self) -> int:
        """How many play."""
        players = self.position["players"]
        assert isinstance(players, int)
        return players


class PuzzleFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line of a file: what it holds, and how far it was made."""

    stellwerk_puzzles: int
    game: str
    seed: int
    matches: int
    """that have been looked through"""


def id_of(game: str, theme: str, seat: int, position: Mapping[str, object]) -> str:
    """The id of a puzzle: ten characters that follow from what is asked.

    >>> id_of("ticket-europe", "last-turn", 0, {"players": 2})
    '03b47bd93a'
    """
    asked = msgspec.json.encode([game, theme, seat, position], order="sorted")
    return hashlib.sha256(asked).hexdigest()[:10]


def clipped(rating: float) -> int:
    """A rating in the span in which puzzles begin.

    >>> clipped(2999.5)
    2300
    """
    return round(min(HARDEST, max(EASIEST, rating)))
