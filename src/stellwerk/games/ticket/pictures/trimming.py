"""Rows of spaces that collide near a city start a little later."""

from dataclasses import dataclass
from itertools import combinations

from stellwerk.games.ticket.pictures.layout import SPACE_WIDTH, RouteRow, TicketLayout
from stellwerk.pictures.curve import Point
from stellwerk.pictures.label import outlines_overlap

STEP = 1.5
ROUNDS = 40
SHORTEST_PITCH = 27
RIM = 0.8


@dataclass(frozen=True)
class _End:
    """The last space of a route at one of its cities."""

    route: str
    at: int
    """0 at the city a, 1 at the city b"""
    city: str
    pitch: float
    outline: list[Point]


def trim_rows(layout: TicketLayout) -> None:
    """Move the rows until none of them collide, or they have no more room."""
    for _ in range(ROUNDS):
        late = _colliding(layout)
        if not late:
            return
        for route, at in late:
            layout.routes[route].inset[at] += STEP


def _colliding(layout: TicketLayout) -> set[tuple[str, int]]:
    by_city: dict[str, list[_End]] = {}
    for route in layout.routes:
        for end in _ends(layout, route):
            by_city.setdefault(end.city, []).append(end)
    late = set()
    for ends in by_city.values():
        for one, other in combinations(ends, 2):
            if _same_way(layout, one, other) or not outlines_overlap(one.outline, other.outline):
                continue
            yielding = one if one.pitch > other.pitch else other
            if yielding.pitch > SHORTEST_PITCH:
                late.add((yielding.route, yielding.at))
    return late


def _ends(layout: TicketLayout, route: str) -> list[_End]:
    row, course = layout.row(route), layout.routes[route]
    pitch = row.spaces[0][1] - row.spaces[0][0]
    return [
        _End(route, 0, course.a, pitch, _outline(row, row.spaces[0])),
        _End(route, 1, course.b, pitch, _outline(row, row.spaces[-1])),
    ]


def _outline(row: RouteRow, space: tuple[float, float]) -> list[Point]:
    return row.track.ribbon(space[0] - RIM, space[1] + RIM, SPACE_WIDTH + 2 * RIM)


def _same_way(layout: TicketLayout, one: _End, other: _End) -> bool:
    first, second = layout.routes[one.route], layout.routes[other.route]
    return {first.a, first.b} == {second.a, second.b}
