"""The result of Wensleydale."""

from stellwerk.games.wire import Wire


class WensleydaleCategories(Wire, kw_only=True):
    """The points of a seat by what they are for."""

    points: int
    sets: int
    profit: int
    tracks: int


class WensleydaleScore(Wire, kw_only=True):
    """The count of a seat."""

    total: int
    categories: WensleydaleCategories


class WensleydaleResult(Wire, kw_only=True):
    """How a match ended."""

    scores: list[WensleydaleScore]
    """of each seat"""
    winners: list[int]
    """always one"""
    ranking: list[int]
    """seats, the first first"""
