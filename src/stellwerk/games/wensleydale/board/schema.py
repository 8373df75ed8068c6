"""The format of a Wensleydale board file (Wensleydale, Nürnberg), as frozen records.

Ranges and lengths stand here too, so the records and the messages about them cannot disagree.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from stellwerk.boards.board import Board, Id, Label, Name
from stellwerk.kernel.wensleydale.limits import (
    CUBES_TO_KEEP,
    MAX_AREAS,
    MAX_BOX_TOKENS,
    MAX_BOXES,
    MAX_CUBES,
    MAX_GOODS,
    MAX_PEOPLE,
    MAX_PLACES,
    MAX_POINTS,
    MAX_SEATS,
    MAX_TOKENS,
    MAX_TRACKS,
    MAX_TRAINS,
    MAX_TURNS,
    PRICES,
)

MOST_BORDERS = 3 * MAX_AREAS - 6  # no flat map has more

AreaTerrain = Literal["plain", "valley", "hill", "special"]
Town = Literal["", "major", "minor", "company"]
Company = Literal["red", "green"]
Good = Literal["plain", "hill"]
Influence = Literal["white", "brown", "red", "green"]
Person = Literal["red", "green", "landowner"]

PEOPLE_IN: dict[Town, int] = {"": 0, "major": 3, "minor": 2, "company": 0}
TERRAIN_WITH_TRACKS: tuple[AreaTerrain, ...] = ("plain", "valley")

WensleydalePlayerCount = Annotated[int, Meta(ge=2, le=MAX_SEATS)]
PlayerSpan = tuple[WensleydalePlayerCount, WensleydalePlayerCount]
Coordinate = Annotated[float, Meta(ge=0, le=10000)]
Point = tuple[Coordinate, Coordinate]
BoardLength = Annotated[int, Meta(ge=1, le=10000)]
Cubes = Annotated[int, Meta(ge=1, le=MAX_CUBES)]
Places = Annotated[int, Meta(ge=0, le=MAX_PLACES)]
InfluencePoints = Annotated[int, Meta(ge=0, le=MAX_POINTS)]
AreaIds = Annotated[tuple[str, ...], Meta(min_length=1, max_length=MAX_AREAS)]


class Area(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A region of the map: its terrain, and the town or the goods in it if there are any.

    >>> hawes = Area(id="hawes", name="Hawes", terrain="valley", town="minor", x=0, y=0, polygon=())
    >>> hawes.people, hawes.takes_tracks, hawes.is_neutral_town
    (2, True, True)
    """

    id: Id
    name: Name
    terrain: AreaTerrain
    town: Town = ""
    company: Literal["", "red", "green"] = ""
    goods: bool = False
    fixed: tuple[Company, ...] = ()
    x: Coordinate
    y: Coordinate
    polygon: Annotated[tuple[Point, ...], Meta(min_length=3, max_length=64)]

    @property
    def people(self) -> int:
        """How many people the town holds at the start, printed passengers included (LTW-MAP-8)."""
        return PEOPLE_IN[self.town]

    @property
    def takes_tracks(self) -> bool:
        """Whether the terrain lets tracks touch this area (LTW-MAP-2, LTW-MAP-3)."""
        return self.terrain in TERRAIN_WITH_TRACKS

    @property
    def is_neutral_town(self) -> bool:
        """Whether this is a town without a printed colour."""
        return self.town in ("major", "minor")


class Border(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The line between two neighbouring areas; a track would lie at x, y in this angle."""

    a: str
    b: str
    river: str = ""
    closed: bool = False
    x: Coordinate
    y: Coordinate
    angle: Annotated[float, Meta(ge=0, le=360)]
    line: Annotated[tuple[Point, ...], Meta(min_length=2, max_length=64)]


class River(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A river, to draw it; which borders it crosses is said there."""

    name: Name
    points: Annotated[tuple[Point, ...], Meta(min_length=2, max_length=256)]


class ConnectionBonus(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The two sets of areas whose first connection scores for the tracks in it (LTW-BUILD-14)."""

    origin: AreaIds = field(name="from")
    to: AreaIds


class Components(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The pieces: cubes and tracks per player, goods and people in all, influence at the start."""

    cubes: Cubes
    tracks: Annotated[int, Meta(ge=1, le=MAX_TRACKS)]
    cubes_per_turn: Cubes
    goods: dict[Good, Annotated[int, Meta(ge=1, le=MAX_GOODS)]]
    people: dict[Person, Annotated[int, Meta(ge=1, le=MAX_PEOPLE)]]
    start: dict[Influence, InfluencePoints]


class Box(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An auction box: the least bid on it while it is empty, and what it gives (LTW-TOKEN-3).

    From rules version 2 on these are its `printed` points and one token; under version 1 it has
    so many spaces for `tokens`.
    """

    least: Annotated[int, Meta(ge=1, le=CUBES_TO_KEEP)]
    tokens: Annotated[int, Meta(ge=1, le=MAX_BOX_TOKENS)]
    printed: Annotated[tuple[Influence, ...], Meta(max_length=MAX_BOX_TOKENS)] = ()


class Train(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A train: its price, its places for passengers and goods, and the points per passenger."""

    id: Label
    price: Annotated[int, Meta(ge=1, le=PRICES)]
    passengers: Places
    goods: Places
    points: InfluencePoints


class Side(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What depends on the side of the auction board: turns, tokens, boxes and trains."""

    id: Id
    players: PlayerSpan
    turns: dict[WensleydalePlayerCount, Annotated[int, Meta(ge=1, le=MAX_TURNS)]]
    tokens: dict[Influence, Annotated[int, Meta(ge=0, le=MAX_TOKENS)]]
    boxes: Annotated[tuple[Box, ...], Meta(min_length=1, max_length=MAX_BOXES)]
    trains: Annotated[tuple[Train, ...], Meta(min_length=1, max_length=MAX_TRAINS)]


class WensleydaleBoard(Board, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A board for the rules of Last Train to Wensleydale.

    >>> from stellwerk.games.wensleydale.board.kind import wensleydale_board
    >>> board = wensleydale_board("wensleydale")
    >>> board.neighbours("wether_fell")
    ['hawes', 'askrigg', 'langstrothdale', 'widdale', 'addlebrough']
    """

    family: Literal["wensleydale"]
    players: PlayerSpan
    goods: dict[Good, Id]
    companies: dict[Company, Name]
    size: tuple[BoardLength, BoardLength]
    areas: Annotated[tuple[Area, ...], Meta(min_length=2, max_length=MAX_AREAS)]
    borders: Annotated[tuple[Border, ...], Meta(min_length=1, max_length=MOST_BORDERS)]
    rivers: Annotated[tuple[River, ...], Meta(max_length=64)] = ()
    connection_bonus: ConnectionBonus | None = None
    components: Components
    sides: Annotated[tuple[Side, ...], Meta(min_length=1, max_length=4)]

    @property
    def has_printed_points(self) -> bool:
        """Whether boxes show printed points, as the rules do from version 2 on (LTW-TOKEN-3)."""
        return all(box.printed for side in self.sides for box in side.boxes)

    @property
    def buildable_borders(self) -> list[Border]:
        """The borders that can take a track, in board order (LTW-MAP-2 to LTW-MAP-4).

        >>> from stellwerk.games.wensleydale.board.kind import wensleydale_board
        >>> board = wensleydale_board("nurnberg")
        >>> len(board.borders), len(board.buildable_borders)
        (240, 131)
        """
        open_areas = {area.id for area in self.areas if area.takes_tracks}
        return [
            border
            for border in self.borders
            if border.a in open_areas and border.b in open_areas and not border.closed
        ]

    def cost(self, border: Border) -> Literal[1, 2]:
        """What a track costs: 1 between two plains without a river, else 2 (LTW-BUILD-6).

        >>> from stellwerk.games.wensleydale.board.kind import wensleydale_board
        >>> board = wensleydale_board("wensleydale")
        >>> [board.cost(border) for border in board.buildable_borders if border.b == "skipton"]
        [2, 1, 1]
        """
        if border.river:
            return 2
        ends = (self.area(border.a), self.area(border.b))
        return 1 if all(area.terrain == "plain" for area in ends) else 2

    def border_id(self, border: Border) -> str:
        """What a border is called.

        >>> from stellwerk.games.wensleydale.board.kind import wensleydale_board
        >>> board = wensleydale_board("nurnberg")
        >>> board.border_id(board.borders[0])
        'nbg_nord|nbg_sued'
        """
        return f"{border.a}|{border.b}"

    def area(self, area_id: str) -> Area:
        """The area with this id; KeyError if the board has none."""
        for area in self.areas:
            if area.id == area_id:
                return area
        raise KeyError(area_id)

    def neighbours(self, area_id: str) -> list[str]:
        """The areas that share a border with this one, hills too, in the order of the borders.

        KeyError if the board has no such area.
        """
        area = self.area(area_id).id
        return [
            border.b if border.a == area else border.a
            for border in self.borders
            if area in (border.a, border.b)
        ]

    def side(self, side_id: str) -> Side:
        """The side with this id; KeyError if the board has none."""
        for side in self.sides:
            if side.id == side_id:
                return side
        raise KeyError(side_id)

    def sides_for(self, players: int) -> list[str]:
        """The ids of the sides for a number of players, in board order (LTW-COMP-7).

        >>> from stellwerk.games.wensleydale.board.kind import wensleydale_board
        >>> board = wensleydale_board("wensleydale")
        >>> [board.sides_for(players) for players in (2, 3, 4)]
        [['2-3'], ['3-4', '2-3'], ['3-4']]
        """
        return [side.id for side in self.sides if side.players[0] <= players <= side.players[1]]
