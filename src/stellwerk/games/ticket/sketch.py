"""A plain drawing of a Ticket to Ride board: cities where they are, routes as straight lines."""

from math import log, pi, radians, tan
from typing import TYPE_CHECKING, cast

from stellwerk.games.sketch import Dot, Sketch, Stroke, fitted

if TYPE_CHECKING:
    from stellwerk.games.ticket.board.schema import City, TicketBoard
    from stellwerk.games.ticket.game import TicketGame
    from stellwerk.games.ticket.wire.views import TicketView
    from stellwerk.match.contract import Game, View

APART = 0.35
"""Degrees between the tracks of a double route."""


def sketch(game: "Game", view: "View") -> Sketch:
    """The board with the routes that are claimed."""
    board: TicketBoard = cast("TicketGame", game).board
    owners = cast("TicketView", view).routes
    cities = {city.id: _place(city) for city in board.cities}
    dots = [
        Dot(id=city.id, x=cities[city.id][0], y=cities[city.id][1], name=city.name)
        for city in board.cities
    ]
    strokes = []
    seen: dict[frozenset[str], int] = {}
    for route in board.routes:
        pair = frozenset((route.a, route.b))
        nth = seen[pair] = seen.get(pair, -1) + 1
        (x1, y1), (x2, y2) = cities[route.a], cities[route.b]
        length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5 or 1.0
        aside = APART * nth
        dx, dy = -(y2 - y1) / length * aside, (x2 - x1) / length * aside
        owner = owners.get(route.id)
        ends = (x1 + dx, y1 + dy, x2 + dx, y2 + dy)
        strokes.append(Stroke(id=route.id, ends=ends, seat=owner, is_built=owner is not None))
    return fitted(dots, strokes)


def _place(city: "City") -> tuple[float, float]:
    """Mercator, in degrees of longitude."""
    return city.lon, -log(tan(pi / 4 + radians(city.lat) / 2)) * 180 / pi
