"""Names and numbers of a Trans board: crossings, lines, cities, colours."""

from functools import cached_property

from stellwerk.games.numbering import by_number
from stellwerk.games.trans.board.schema import Colour, TransBoard
from stellwerk.games.trans.places import Places
from stellwerk.games.trans.wire.parts import PassedColour
from stellwerk.kernel.trans.board import (
    BROWN,
    MOUNTAIN,
    ORANGE,
    PINK,
    PLAIN,
    TURQUOISE,
    WATER,
    WHITE,
)

COLOURS: tuple[Colour, ...] = by_number(
    {BROWN: "brown", WHITE: "white", PINK: "pink", ORANGE: "orange", TURQUOISE: "turquoise"}
)
PASSED_COLOURS: dict[Colour, PassedColour] = {"pink": "pink", "brown": "brown", "orange": "orange"}
"""Those that special cards 13 to 15 pass along, by themselves: there are no others."""
TERRAINS = {
    "plain": PLAIN,
    "ferry": PLAIN,
    "tunnel": PLAIN,
    "water": WATER,
    "mountain": MOUNTAIN,
}


class Names:
    """The ids of one board, both ways.

    >>> from stellwerk.games.trans.board.kind import trans_board
    >>> names = Names(trans_board("trans-amerika"))
    >>> names.crossings[0], names.city_name["seattle"]
    ('r0c2', 'Seattle')
    """

    def __init__(self, board: TransBoard) -> None:
        lines = board.all_lines
        self.crossings = board.crossings
        self.lines = [line.id for line in lines]
        self.cities = [city.id for city in board.cities]
        self.crossing = {name: number for number, name in enumerate(self.crossings)}
        self.line = {name: number for number, name in enumerate(self.lines)}
        self.city = {name: number for number, name in enumerate(self.cities)}
        self.ends = {line.id: (line.a, line.b) for line in lines}
        self.city_name = {city.id: city.name for city in board.cities}
        self.colour_of = {city.id: city.colour for city in board.cities}
        self._board = board

    @cached_property
    def places(self) -> Places:
        """What crossings and lines are called; only people ask for it."""
        return Places(self._board)
