"""How a board is drawn: outlines, plates, names. Those of shipped boards are made by web/maps."""

import math
from collections.abc import Sequence

import msgspec

from stellwerk.games.wensleydale.board.schema import Area, Border, WensleydaleBoard
from stellwerk.pictures.curve import Point
from stellwerk.pictures.svg import number

NAME_ABOVE = 26


class BorderLayout(msgspec.Struct, frozen=True):
    """A border: whether a track can ever lie there, and where, with its angle in degrees."""

    id: str
    open: bool
    river: str
    track: tuple[float, float, float]


class AreaLayout(msgspec.Struct, frozen=True, rename="camel"):
    """An area: the chains around it, counted from 1, negative ones backwards; names and pieces."""

    ring: tuple[int, ...]
    name: tuple[str, ...]
    name_at: tuple[float, float]
    pieces_at: tuple[float, float]
    small: bool = False


class RiverLayout(msgspec.Struct, frozen=True, rename="camel"):
    """A river and its name."""

    name: str
    line: tuple[float, ...]
    name_at: tuple[float, float, float]


class Layout(msgspec.Struct, frozen=True):
    """A whole board; chains are points one after the other: x, y, x, y …"""

    size: tuple[float, float]
    chains: tuple[tuple[float, ...], ...]
    borders: tuple[BorderLayout, ...]
    areas: dict[str, AreaLayout]
    rivers: tuple[RiverLayout, ...]
    hachures: str

    def chain(self, numbered: int) -> list[Point]:
        """The points of a chain, by its number as an area's ring gives it."""
        points = points_of(self.chains[abs(numbered) - 1])
        return points[::-1] if numbered < 0 else points

    def outline(self, area: AreaLayout) -> str:
        """An area along the soft lines of its borders."""
        parts = [
            soft_path(self.chain(each), "L" if at else "M") for at, each in enumerate(area.ring)
        ]
        return "".join(parts) + "Z"


def points_of(chain: Sequence[float]) -> list[Point]:
    """The points of a chain.

    >>> points_of([1, 2, 3, 4])
    [(1, 2), (3, 4)]
    """
    return list(zip(chain[::2], chain[1::2], strict=True))


def soft_path(points: Sequence[Point], start: str = "M") -> str:
    """A soft line: through its ends, bending at the points between.

    >>> soft_path([(0, 0), (1, 1), (2, 0)])
    'M0 0Q1 1 2 0'
    """
    path = f"{start}{number(points[0][0])} {number(points[0][1])}"
    for at in range(1, len(points) - 1):
        (x, y), following = points[at], points[at + 1]
        is_last = at == len(points) - 2
        end = following if is_last else ((x + following[0]) / 2, (y + following[1]) / 2)
        path += f"Q{number(x)} {number(y)} {number(end[0])} {number(end[1])}"
    if len(points) == 2:
        path += f"L{number(points[1][0])} {number(points[1][1])}"
    return path


def main_line(layout: Layout, area: AreaLayout) -> str:
    """The main line that comes from beyond the board into a company's town."""
    width, height = layout.size
    x, y = area.pieces_at
    entries = []
    for each in area.ring:
        if abs(each) <= len(layout.borders):
            continue
        points = layout.chain(each)
        entry = _nearest(x, [p[0] for p in points]), _nearest(y, [p[1] for p in points])
        edge = height if area.name_at[1] < y else 0
        if entry[0] in (0, width) or entry[1] == edge:
            entries.append(entry)
    if not entries:
        return ""
    best = min(entries, key=lambda entry: math.dist(entry, (x, y)))
    return f"M{number(best[0])} {number(best[1])}L{number(x)} {number(y)}"


def _nearest(value: float, values: Sequence[float]) -> float:
    return max(min(values), min(max(values), value))


def plain_layout(board: WensleydaleBoard) -> Layout:
    """For a board of somebody's own: outlines and names as the file has them."""
    outlines = [_chain([*area.polygon, area.polygon[0]]) for area in board.areas]
    first = len(board.borders) + 1
    return Layout(
        size=board.size,
        chains=(*[_chain(border.line) for border in board.borders], *outlines),
        borders=tuple(_border(board, border) for border in board.borders),
        areas={area.id: _area(area, first + at) for at, area in enumerate(board.areas)},
        rivers=tuple(
            RiverLayout(river.name, _chain(river.points), (*_middle(river.points), 0))
            for river in board.rivers
        ),
        hachures="",
    )


def _border(board: WensleydaleBoard, border: Border) -> BorderLayout:
    (x0, y0), (x1, y1) = border.line[0], border.line[-1]
    across = math.degrees(math.atan2(y1 - y0, x1 - x0)) + 90
    track = (*_middle(border.line), across)
    return BorderLayout(board.border_id(border), not border.closed, border.river, track)


def _area(area: Area, outline: int) -> AreaLayout:
    return AreaLayout(
        ring=(outline,),
        name=(area.name,),
        name_at=(area.x, area.y - NAME_ABOVE),
        pieces_at=(area.x, area.y),
        small=True,
    )


def _middle(points: Sequence[Point]) -> Point:
    (x, y), (other_x, other_y) = points[len(points) // 2], points[-(-len(points) // 2) - 1]
    return (x + other_x) / 2, (y + other_y) / 2


def _chain(points: Sequence[Point]) -> tuple[float, ...]:
    return tuple(value for point in points for value in point)
