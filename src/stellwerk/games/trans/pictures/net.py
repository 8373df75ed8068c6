"""The triangular net of a board: crossings and lines as places on the map."""

import math
from dataclasses import dataclass
from functools import cached_property

from stellwerk.games.trans.board.schema import NetLine, TransBoard, TransCity
from stellwerk.pictures.curve import Point

LINE_LENGTH = 78
"""How long a line is on the map."""
ROW_HEIGHT = math.sqrt(3) / 2
WIDTH = 1600
MARGIN_TOP = 84
MARGIN_BOTTOM = 106


@dataclass(frozen=True)
class Line:
    """A line of the net, with its middle and its angle in degrees."""

    net: NetLine
    start: Point
    end: Point

    @property
    def middle(self) -> Point:
        """The point halfway between its ends, where a rail is drawn."""
        return (self.start[0] + self.end[0]) / 2, (self.start[1] + self.end[1]) / 2

    @property
    def angle(self) -> float:
        """The direction from start to end, in degrees clockwise from the right."""
        dx, dy = self.end[0] - self.start[0], self.end[1] - self.start[1]
        return math.degrees(math.atan2(dy, dx))


@dataclass(frozen=True)
class DrawnNet:
    """A board's net on the map."""

    board: TransBoard

    @cached_property
    def size(self) -> tuple[float, float]:
        """Width and height of the map, margins included."""
        deep = (len(self.board.net.rows) - 1) * ROW_HEIGHT * LINE_LENGTH
        return WIDTH, round(MARGIN_TOP + deep + MARGIN_BOTTOM)

    @cached_property
    def crossings(self) -> dict[str, Point]:
        """Where each crossing is."""
        columns = [column for row in self.board.net.rows for column in row]
        first, last = min(columns) / 2, max(columns) / 2
        left = (WIDTH - (last - first) * LINE_LENGTH) / 2
        return {
            f"r{row}c{column}": (
                left + (column / 2 - first) * LINE_LENGTH,
                MARGIN_TOP + row * ROW_HEIGHT * LINE_LENGTH,
            )
            for row, its in enumerate(self.board.net.rows)
            for column in its
        }

    @cached_property
    def lines(self) -> dict[str, Line]:
        """All lines by their ids."""
        return {
            line.id: Line(line, self.crossings[line.a], self.crossings[line.b])
            for line in self.board.all_lines
        }

    @cached_property
    def city_at(self) -> dict[str, TransCity]:
        """Cities by their crossings."""
        return {city.at: city for city in self.board.cities}
