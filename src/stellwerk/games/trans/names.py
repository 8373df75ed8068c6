"""Names and numbers of a Trans board: crossings, lines, cities, colours."""

from stellwerk.boards import TransBoard
from stellwerk.boards.schema_trans import Colour

COLOURS: tuple[Colour, ...] = ("brown", "white", "pink", "orange", "turquoise")
TERRAINS = {"plain": 0, "ferry": 0, "tunnel": 0, "water": 1, "mountain": 2}


class Names:
    """The ids of one board, both ways.

    >>> from stellwerk.boards import trans_board
    >>> names = Names(trans_board("trans-amerika"))
    >>> names.crossing_name("r0c2"), names.line_name("r0c2-r0c4")
    ('Seattle', 'Seattle – r0c4')
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
        self._city_name_at = {city.at: city.name for city in board.cities}

    def crossing_name(self, crossing: str) -> str:
        """A crossing by its city, if it has one."""
        return self._city_name_at.get(crossing, crossing)

    def line_name(self, line: str) -> str:
        """A line by its two ends."""
        a, b = self.ends.get(line, (line, ""))
        return f"{self.crossing_name(a)} – {self.crossing_name(b)}" if b else line
