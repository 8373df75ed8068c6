"""The format of a Trans board file (Trans Europa, Trans Amerika), as frozen records.

Ranges and lengths stand here too, so the records and the messages about them cannot disagree.
"""

from typing import Annotated, Literal, NamedTuple

from msgspec import Meta, Struct

from stellwerk.boards.board import (
    Board,
    Confidence,
    Id,
    Latitude,
    Longitude,
    Name,
)
from stellwerk.games.trans.board.triangles import crossing_ids, line_id, neighbour_pairs
from stellwerk.kernel.trans.limits import (
    MAX_CITIES,
    MAX_CROSSINGS,
    MAX_LINES,
    MAX_POINTS,
    MAX_RAILS,
    MAX_SCALE,
    MAX_SEATS,
)

MOST_PLAYERS_WITHOUT_DASHED = 3

Colour = Literal["brown", "white", "pink", "orange", "turquoise"]
MarkedTerrain = Literal["water", "mountain", "ferry", "tunnel"]
Terrain = Literal["plain", "water", "mountain", "ferry", "tunnel"]

COSTS: dict[Terrain, int] = {"plain": 1, "water": 2, "mountain": 2, "ferry": 1, "tunnel": 1}

# A single row may hold every crossing there can be, two half steps apart.
TransPlayerCount = Annotated[int, Meta(ge=2, le=MAX_SEATS)]
TransPoints = Annotated[int, Meta(ge=0, le=MAX_POINTS)]
Column = Annotated[int, Meta(ge=0, le=2 * MAX_CROSSINGS - 1)]
Columns = Annotated[tuple[Column, ...], Meta(min_length=1, max_length=MAX_CROSSINGS)]
ScoringTable = Annotated[tuple[TransPoints, ...], Meta(min_length=1, max_length=MAX_SCALE)]
Factor = Annotated[float, Meta(ge=-1000, le=1000)]
Quadratic = tuple[Factor, Factor, Factor, Factor, Factor, Factor]


class TransCity(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A city at a crossing; a dashed one is left out when few play."""

    id: Id
    name: Name
    at: str
    colour: Colour
    dashed: bool = False
    lon: Longitude
    lat: Latitude


class TransLine(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A line that is not plain: what it crosses, and how sure that is."""

    a: str
    b: str
    terrain: MarkedTerrain
    feature: str = ""
    confidence: Confidence = "verified"


class NetLine(NamedTuple):
    """One line of the net, plain ones included; a double line costs 2."""

    id: str
    a: str
    b: str
    terrain: Terrain
    cost: int


class Net(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The crossings: the columns of every row, from north to south."""

    rows: Annotated[tuple[Columns, ...], Meta(min_length=1, max_length=MAX_CROSSINGS)]


class Scoring(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Points by missing rails, from none on; who misses more than a table lists gets 0."""

    base: ScoringTable
    card_1: ScoringTable
    card_2: ScoringTable


class GeoFit(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where longitude and latitude lie on the net, to draw a coastline under it.

    With u = lon - lon0 and v = lat - lat0, `x` and `y` have the factors of 1, u, v, u*u, u*v, v*v.
    A line is 1 long, so a crossing lies at x = column / 2 and y = row * sqrt(3) / 2.
    """

    lon0: Longitude
    lat0: Latitude
    x: Quadratic
    y: Quadratic


class TransBoard(Board, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A board for the rules of Trans Europa and Trans Amerika."""

    family: Literal["trans"]
    players: tuple[TransPlayerCount, TransPlayerCount]
    rails: Annotated[int, Meta(ge=1, le=MAX_RAILS)]
    target: Annotated[int, Meta(ge=1, le=MAX_POINTS)]
    cities: Annotated[tuple[TransCity, ...], Meta(min_length=1, max_length=MAX_CITIES)]
    lines: Annotated[tuple[TransLine, ...], Meta(max_length=MAX_LINES)] = ()
    net: Net
    scoring: Scoring
    geo_fit: GeoFit

    @property
    def crossings(self) -> list[str]:
        """The ids of all crossings in board order, which is reading order."""
        return crossing_ids(self.net.rows)

    @property
    def all_lines(self) -> list[NetLine]:
        """All lines in board order: crossing by crossing, to the right, below left, below right."""
        marked = {frozenset((line.a, line.b)): line.terrain for line in self.lines}
        lines = []
        for a, b in neighbour_pairs(self.net.rows):
            terrain: Terrain = marked.get(frozenset((a, b)), "plain")
            lines.append(NetLine(line_id(a, b), a, b, terrain, COSTS[terrain]))
        return lines

    @property
    def line_ids(self) -> list[str]:
        """The ids of all lines in board order."""
        return [line_id(a, b) for a, b in neighbour_pairs(self.net.rows)]

    def cities_in_play(self, players: int) -> list[TransCity]:
        """The cities for a number of players, in board order: up to 3 play without dashed ones."""
        with_dashed = players > MOST_PLAYERS_WITHOUT_DASHED
        return [city for city in self.cities if with_dashed or not city.dashed]
