"""The result of Wensleydale."""

from stellwerk.match.wire import Result, Score, Wire


class WensleydaleCategories(Wire, kw_only=True):
    """The points of a seat by what they are for."""

    points: int
    sets: int
    profit: int
    tracks: int


class WensleydaleScore(Score, kw_only=True):
    """The count of a seat."""

    categories: WensleydaleCategories


class WensleydaleResult(Result, kw_only=True):
    """How a match ended."""

    scores: list[WensleydaleScore]
    winners: list[int]
    """always one"""
