"""Curves of a map: one cubic per line, measured along its length, with ribbons bent along it."""

import math
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from stellwerk.pictures.svg import number

Point = tuple[float, float]
STEPS = 96
PIECES = 16
RIBBON_PIECES = 4


@dataclass(frozen=True)
class Cubic:
    """A curve from one point to another, drawn towards two others."""

    start: Point
    control1: Point
    control2: Point
    end: Point

    def at(self, t: float) -> Point:
        """A point of it, from 0 to 1."""
        u = 1 - t
        weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        corners = (self.start, self.control1, self.control2, self.end)
        x = sum(weight * corner[0] for weight, corner in zip(weights, corners, strict=True))
        y = sum(weight * corner[1] for weight, corner in zip(weights, corners, strict=True))
        return x, y

    def direction(self, t: float) -> Point:
        """Which way it runs there: a step of length 1."""
        u = 1 - t
        along = [
            u * u * (self.control1[axis] - self.start[axis])
            + 2 * u * t * (self.control2[axis] - self.control1[axis])
            + t * t * (self.end[axis] - self.control2[axis])
            for axis in (0, 1)
        ]
        length = math.hypot(*along) or 1
        return along[0] / length, along[1] / length


class Track:
    """A curve as a chain of points that knows its length, moved sideways by `offset`.

    >>> track = Track(Cubic((0, 0), (10, 0), (20, 0), (30, 0)), offset=5)
    >>> track.length, track.at(15)
    (30.0, (15.0, 5.0, 0.0))
    """

    def __init__(self, curve: Cubic, offset: float = 0) -> None:
        self.points: list[Point] = []
        self.distances: list[float] = []
        length = 0.0
        for step in range(STEPS + 1):
            (x, y), (dx, dy) = curve.at(step / STEPS), curve.direction(step / STEPS)
            point = (x - dy * offset, y + dx * offset)
            if self.points:
                length += math.dist(point, self.points[-1])
            self.points.append(point)
            self.distances.append(length)
        self.length = length

    def at(self, distance: float) -> tuple[float, float, float]:
        """The point and the angle at a distance from the start; beyond the ends it runs on."""
        step = min(max(bisect_right(self.distances, distance) - 1, 0), STEPS - 1)
        (x0, y0), (x1, y1) = self.points[step], self.points[step + 1]
        span = self.distances[step + 1] - self.distances[step] or 1
        part = (distance - self.distances[step]) / span
        return x0 + (x1 - x0) * part, y0 + (y1 - y0) * part, math.atan2(y1 - y0, x1 - x0)

    def path(self, start: float = 0, end: float | None = None) -> str:
        """The part between two distances as path data."""
        last = self.length if end is None else end
        places = [self.at(start + (last - start) * piece / PIECES) for piece in range(PIECES + 1)]
        return open_path([(x, y) for x, y, _ in places])

    def ribbon(self, start: float, end: float, width: float) -> list[Point]:
        """The outline of a band along the part between two distances."""
        left: list[Point] = []
        right: list[Point] = []
        for piece in range(RIBBON_PIECES + 1):
            x, y, angle = self.at(start + (end - start) * piece / RIBBON_PIECES)
            dx, dy = math.sin(angle) * width / 2, -math.cos(angle) * width / 2
            left.append((x + dx, y + dy))
            right.insert(0, (x - dx, y - dy))
        return left + right


def open_path(points: Sequence[Point]) -> str:
    """Straight pieces from point to point.

    >>> open_path([(0, 0), (1.04, 2)])
    'M0 0L1 2'
    """
    return "".join(
        f"{'L' if at else 'M'}{number(x)} {number(y)}" for at, (x, y) in enumerate(points)
    )


def closed_path(points: Sequence[Point]) -> str:
    """The same, back to where it began."""
    return open_path(points) + "Z"
