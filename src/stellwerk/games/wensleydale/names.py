"""Names and numbers of a Wensleydale board: areas, borders, trains, colours, items."""

from typing import Literal

from stellwerk.games.numbering import by_number
from stellwerk.games.wensleydale.board.schema import Company, Influence, WensleydaleBoard
from stellwerk.games.wensleydale.wire.parts import Carried, Owner, Unit
from stellwerk.kernel.wensleydale import board as kernel

Item = Literal["plain", "hill", "red", "green", "landowner"]

FIRST_COMPANY = kernel.RED_COMPANY  # who owns a track: a seat, or a company from here on

COLOURS: tuple[Influence, ...] = by_number(
    {kernel.WHITE: "white", kernel.BROWN: "brown", kernel.RED: "red", kernel.GREEN: "green"}
)
TRACKS = by_number({**dict(enumerate(COLOURS)), kernel.PROFIT: "profit"})
UNITS: tuple[Unit, ...] = by_number({kernel.CUBE: "cube", **dict(enumerate(COLOURS, start=1))})
COMPANIES: tuple[Company, ...] = by_number(
    {kernel.RED_COMPANY - FIRST_COMPANY: "red", kernel.GREEN_COMPANY - FIRST_COMPANY: "green"}
)
CARRIED: tuple[Carried, ...] = by_number(
    {
        kernel.PLAIN_GOOD: "plain",
        kernel.HILL_GOOD: "hill",
        kernel.RED_PASSENGER: "red",
        kernel.GREEN_PASSENGER: "green",
    }
)
ITEMS: tuple[Item, ...] = by_number({**dict(enumerate(CARRIED)), kernel.LANDOWNER: "landowner"})


class Names:
    """The ids of one board and side, both ways."""

    def __init__(self, board: WensleydaleBoard, side: str) -> None:
        borders = board.buildable_borders
        self.areas = [area.id for area in board.areas]
        self.borders = [board.border_id(border) for border in borders]
        self.trains = [train.id for train in board.side(side).trains]
        self.area = {name: number for number, name in enumerate(self.areas)}
        self.border = {name: number for number, name in enumerate(self.borders)}
        self.train = {name: number for number, name in enumerate(self.trains)}
        self.area_name = {area.id: area.name for area in board.areas}
        self.ends = [(self.area[border.a], self.area[border.b]) for border in borders]
        self.border_between = {frozenset(ends): number for number, ends in enumerate(self.ends)}


def owner_name(owner: int) -> Owner:
    """A seat as its number, a company by its colour."""
    return owner if owner < FIRST_COMPANY else COMPANIES[owner - FIRST_COMPANY]
