"""The result of Ticket to Ride."""

from stellwerk.match.wire import Result, Score, Wire


class TicketCategories(Wire, kw_only=True):
    """The points of a seat by what they are for."""

    routes: int
    tickets: int
    longest_path_bonus: int
    globetrotter: int
    stations: int


class TicketScore(Score, kw_only=True):
    """The count of a seat."""

    categories: TicketCategories
    completed: list[str]
    """its tickets that are completed"""
    failed: list[str]
    """its tickets that are not"""
    longest_path: int
    """the length of its longest path, in spaces"""
    longest_path_routes: list[str]
    """the routes of this path, one after another"""
    stations: dict[str, str]
    """the route that each of its stations opened, by its city"""


class TicketResult(Result, kw_only=True):
    """How a match ended."""

    scores: list[TicketScore]
