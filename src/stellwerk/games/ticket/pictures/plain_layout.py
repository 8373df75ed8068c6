"""A layout for a board of somebody's own: cities about where they are on earth, straight routes."""

import math
from collections.abc import Mapping, Sequence

from stellwerk.games.ticket.board.schema import Route, TicketBoard
from stellwerk.games.ticket.pictures.layout import (
    DOUBLE_OFFSET,
    CityPlace,
    RouteCourse,
    TicketLayout,
)
from stellwerk.games.ticket.pictures.name_places import NamedCity, place_names
from stellwerk.games.ticket.pictures.spreading import spread_out
from stellwerk.games.ticket.pictures.trimming import trim_rows

WIDTH = 1600
MARGIN = 90
INSET = 17
NAME_SIZE = 19

Places = Mapping[str, Sequence[float]]


def plain_layout(board: TicketBoard) -> TicketLayout:
    """The same layout as the pages make of such a board."""
    ways = [(route.a, route.b, route.length) for route in board.routes]
    places, size = _sized(spread_out(_places(board), ways))
    routes = {route.id: _course(board, places, route) for route in board.routes}
    layout = TicketLayout(size, places, routes, {})
    trim_rows(layout)
    # Border exits show a plate instead of a name.
    named = [NamedCity(city.id, city.name, NAME_SIZE) for city in board.cities if not city.country]
    layout.labels = place_names(layout, named)
    return layout


def _places(board: TicketBoard) -> Places:
    """Every city where it is on earth; all on a circle where they would lie on one spot."""
    middle = sum(city.lat for city in board.cities) / len(board.cities)
    narrow = math.cos(math.radians(middle))
    flat = {city.id: (city.lon * narrow, -city.lat) for city in board.cities}
    left, right = _span([x for x, _ in flat.values()])
    top, bottom = _span([y for _, y in flat.values()])
    if right - left < 1e-6 and bottom - top < 1e-6:
        return _on_circle(board)
    scale = (WIDTH - 2 * MARGIN) / max(right - left, (bottom - top) * 0.6)
    return {city: (x * scale, y * scale) for city, (x, y) in flat.items()}


def _on_circle(board: TicketBoard) -> Places:
    radius, cities = WIDTH / 2 - MARGIN, board.cities
    angles = [2 * math.pi * at / len(cities) for at in range(len(cities))]
    return {
        city.id: (WIDTH / 2 + radius * math.cos(angle), WIDTH / 2 + radius * math.sin(angle))
        for city, angle in zip(cities, angles, strict=True)
    }


def _sized(spread: Places) -> tuple[dict[str, CityPlace], tuple[float, float]]:
    """The places on a map that is as large as they need, and at least as wide as others."""
    left, right = _span([x for x, _ in spread.values()])
    top, bottom = _span([y for _, y in spread.values()])
    width = round(max(WIDTH, right - left + 2 * MARGIN))
    aside = (width - (right - left)) / 2
    places = {
        city: CityPlace(aside + x - left, MARGIN + y - top) for city, (x, y) in spread.items()
    }
    return places, (width, round(bottom - top + 2 * MARGIN))


def _course(board: TicketBoard, places: Mapping[str, CityPlace], route: Route) -> RouteCourse:
    start, end = places[route.a], places[route.b]

    def along(part: float) -> tuple[float, float]:
        return start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part

    offset = _offset(board, route)
    return RouteCourse(
        route.a, route.b, along(1 / 3), along(2 / 3), offset, [INSET, INSET], route.length
    )


def _offset(board: TicketBoard, route: Route) -> float:
    """The tracks of a double route lie side by side, whichever way each is written down."""
    twin = next(
        (each for each in board.routes if route.id == each.double_of or each.id == route.double_of),
        None,
    )
    if twin is None:
        return 0
    is_first = not route.double_of
    is_turned = not is_first and twin.a != route.a
    return -DOUBLE_OFFSET if is_first == is_turned else DOUBLE_OFFSET


def _span(values: Sequence[float]) -> tuple[float, float]:
    return min(values), max(values)
