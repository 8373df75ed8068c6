"""Names and numbers of a Wensleydale board: areas, borders, trains, colours, items."""

from typing import Literal

from stellwerk.games.wensleydale.board.schema import Company, Influence, WensleydaleBoard

Item = Literal["plain", "hill", "red", "green", "landowner"]

COLOURS: tuple[Influence, ...] = ("white", "brown", "red", "green")
TRACKS = (*COLOURS, "profit")
UNITS = ("cube", *COLOURS)
COMPANIES: tuple[Company, ...] = ("red", "green")
ITEMS: tuple[Item, ...] = ("plain", "hill", "red", "green", "landowner")
CARRIED = ITEMS[:4]
NOBODY = 255
FOR_TRACK = 254
FIRST_COMPANY = 4


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


def owner_name(owner: int) -> str | int:
    """A seat as its number, a company by its colour."""
    return owner if owner < FIRST_COMPANY else COMPANIES[owner - FIRST_COMPANY]
