"""The result of Trans."""

from stellwerk.match.wire import Result, Score, Wire


class TransCategories(Wire, kw_only=True):
    """The points of a seat by what they are for."""

    rounds: int


class TransLastRound(Wire, kw_only=True):
    """A seat in the last round."""

    missing: int
    """rails that were missing"""
    points: int
    """points it gained"""
    won: bool
    cities: list[str]
    """its cities"""


class TransScore(Score, kw_only=True):
    """The count of a seat."""

    categories: TransCategories
    last_round: TransLastRound


class TransResult(Result, kw_only=True):
    """How a match ended."""

    scores: list[TransScore]
