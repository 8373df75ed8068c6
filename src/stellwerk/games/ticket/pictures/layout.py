"""Where everything of a board lies on the map, and the rows of spaces along its routes."""

from dataclasses import dataclass
from functools import cached_property

import msgspec

from stellwerk.pictures.curve import Cubic, Point, Track
from stellwerk.pictures.label import Label

SPACE_WIDTH = 15
SPACE_GAP = 3.4
LONGEST_PITCH = 50
LONGEST_SPACE = 45
DOUBLE_OFFSET = 9.6


class CityPlace(msgspec.Struct):
    """Where a city is; big ones have a second ring."""

    x: float
    y: float
    big: bool = False


class RouteCourse(msgspec.Struct):
    """The centre line of a route, and how far from it and from its cities the spaces lie."""

    a: str
    b: str
    c1: tuple[float, float]
    c2: tuple[float, float]
    offset: float
    inset: list[float]
    length: int


class TicketLayout(msgspec.Struct):
    """A whole board. Those of shipped boards are made by web/maps/ticket."""

    size: tuple[float, float]
    cities: dict[str, CityPlace]
    routes: dict[str, RouteCourse]
    labels: dict[str, Label]

    def row(self, route: str) -> "RouteRow":
        """The row of spaces of a route."""
        course = self.routes[route]
        start, end = self.cities[course.a], self.cities[course.b]
        curve = Cubic((start.x, start.y), course.c1, course.c2, (end.x, end.y))
        return RouteRow(course, Track(curve, course.offset))


@dataclass(frozen=True)
class RouteRow:
    """Spaces evenly spread between the insets of a route."""

    course: RouteCourse
    track: Track

    @cached_property
    def spaces(self) -> list[tuple[float, float]]:
        """Where each begins and ends, along the track."""
        first_inset, last_inset = self.course.inset
        room = self.track.length - first_inset - last_inset
        pitch = min(room / self.course.length, LONGEST_PITCH)
        length = min(pitch - SPACE_GAP, LONGEST_SPACE)
        first = first_inset + (room - pitch * self.course.length) / 2 + pitch / 2
        middles = [first + pitch * at for at in range(self.course.length)]
        return [(middle - length / 2, middle + length / 2) for middle in middles]

    def outline(self, space: tuple[float, float], growth: float = 0) -> list[Point]:
        """One space, larger by a growth."""
        start, end = space
        return self.track.ribbon(
            start - growth * 0.65, end + growth * 0.65, SPACE_WIDTH + growth * 2
        )
