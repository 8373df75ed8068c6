"""The map of a Trans board in text: crossings are dots, rails are strokes, cities three letters.

A column is two cells wide and a row two lines high, so that the net keeps its triangles.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from msgspec import UNSET
from rich.text import Text

from stellwerk.games.trans.terminal.labels import city_labels
from stellwerk.games.trans.terminal.networks import line_costs, own_crossings
from stellwerk.games.trans.wire.views import TransView

if TYPE_CHECKING:
    from stellwerk.games.trans.board.schema import TransBoard

MARKERS = "●■▲♦♥♣"  # one shape for each seat, so that colour is never needed
SEAT_STYLES = ("cyan", "magenta", "yellow", "green", "red", "blue")
COLOUR_STYLES = {
    "brown": "bright_white on orange4",
    "white": "black on grey93",
    "pink": "black on orchid",
    "orange": "black on dark_orange",
    "turquoise": "black on turquoise2",
}
MISSING, JOINED = "*", "✓"
PLANNED = "+"
TERRAINS = {"water": ("~", "blue"), "mountain": ("^", "yellow")}
FIRST_CELL = 5  # "r10", the sign of an own city, the first letter of its label
LAST_CELLS = 3  # the last letter of a label, a marker, and nothing


class Window(NamedTuple):
    """The part of the net that is drawn: rows and columns, both ends included."""

    top: int
    bottom: int
    left: int
    right: int


class Cell(NamedTuple):
    """One character of the map."""

    sign: str
    style: str


class TransMap:
    """Draws one board."""

    def __init__(self, board: "TransBoard", players: int) -> None:
        self.board = board
        self.lines = board.all_lines
        self.labels = city_labels(board.cities)
        self.in_play = {city.id for city in board.cities_in_play(players)}
        rows = board.net.rows
        self.places = {
            f"r{row}c{column}": (row, column)
            for row, columns in enumerate(rows)
            for column in columns
        }
        self.whole = Window(0, len(rows) - 1, min(map(min, rows)), max(map(max, rows)))

    @property
    def width(self) -> int:
        """Cells that the whole map needs."""
        return FIRST_CELL + 2 * (self.whole.right - self.whole.left) + LAST_CELLS

    @property
    def height(self) -> int:
        """Lines that the whole map needs, rulers included."""
        return 2 * self.whole.bottom + 1 + 2

    def window(self, height: int, width: int, focus: Sequence[str]) -> Window:
        """The largest part of the map that has room, with as much of the focus as possible."""
        rows = [self.places[crossing][0] for crossing in focus]
        columns = [self.places[crossing][1] for crossing in focus]
        whole = self.whole
        top, bottom = _span(whole.top, whole.bottom, max(height // 2, 3), rows)
        room = max((width - FIRST_CELL - LAST_CELLS) // 2 + 1, 8)
        left, right = _span(whole.left, whole.right, room, columns)
        return Window(top, bottom, left, right)

    def draw(
        self,
        view: TransView,
        window: Window,
        both_rulers: bool = True,
        planned: Sequence[str] = (),
    ) -> list[Text]:
        """The lines of the map; the ruler below, with the odd columns, only if there is room."""
        cells: dict[tuple[int, int], Cell] = {}
        self._draw_lines(view, cells)
        for line in self.lines:
            if line.id in planned:
                self._stroke(line.a, line.b, cells, PLANNED, "bold bright_yellow")
        self._draw_crossings(view, cells)
        first = FIRST_CELL - 2 * window.left
        height = 2 * (window.bottom - window.top) + 1
        cut = {
            (y - 2 * window.top, x + first): cell
            for (y, x), cell in cells.items()
            if 0 <= y - 2 * window.top < height
            and 2 * window.left - 2 <= x <= 2 * window.right + LAST_CELLS - 1
        }
        drawn = [self._ruler(window, 0)]
        for y in range(height):
            number = f"r{window.top + y // 2}" if y % 2 == 0 else ""
            drawn.append(_line(number, {x: cell for (row, x), cell in cut.items() if row == y}))
        return [*drawn, self._ruler(window, 1)] if both_rulers else drawn

    def _ruler(self, window: Window, odd: int) -> Text:
        """Column numbers: the even ones above, the odd ones below."""
        cells = {}
        for column in range(window.left, window.right + 1):
            if column % 2 == odd:
                start = FIRST_CELL + 2 * (column - window.left)
                for place, figure in enumerate(str(column)):
                    cells[start + place] = Cell(figure, "dim")
        return _line("c", cells)

    def _draw_lines(self, view: TransView, cells: dict[tuple[int, int], Cell]) -> None:
        rails, mine = set(view.rails), set(own_crossings(view))
        costs = line_costs(self.board, view.double_lines)
        for line in self.lines:
            if line.id in rails:
                style = "bold bright_green" if line.a in mine else "bold"
                self._stroke(line.a, line.b, cells, "", style)
            elif costs[line.id] > 1:
                sign, style = TERRAINS[line.terrain]
                self._stroke(line.a, line.b, cells, sign, style)

    def _stroke(
        self, a: str, b: str, cells: dict[tuple[int, int], Cell], sign: str, style: str
    ) -> None:
        """A rail, or the sign of a free double line."""
        (row, column), (below, other) = self.places[a], self.places[b]
        if row == below:
            for x in range(2 * column + 1, 2 * other):
                cells[2 * row, x] = Cell(sign or "─", style)
        else:
            slanted = "\\" if other > column else "/"
            cells[2 * row + 1, column + other] = Cell(sign or slanted, style)

    def _draw_crossings(self, view: TransView, cells: dict[tuple[int, int], Cell]) -> None:
        for row, column in self.places.values():
            cells[2 * row, 2 * column] = Cell("·", "dim")
        own = {city.id: city.joined for city in view.you.cities} if view.you is not UNSET else {}
        cities_at = set()
        for city in self.board.cities:
            row, column = self.places[city.at]
            cities_at.add(city.at)
            label, style = self.label(city.id, city.id in own), self._city_style(city.id, own)
            for place, letter in enumerate(label):
                cells[2 * row, 2 * column - 1 + place] = Cell(letter, style)
            if city.id in own:
                sign = JOINED if own[city.id] else MISSING
                cells[2 * row, 2 * column - 2] = Cell(sign, "bold")
        for seat, numbers in enumerate(view.seats):
            if numbers.marker is not None:
                row, column = self.places[numbers.marker]
                beside = 2 if numbers.marker in cities_at else 0
                cells[2 * row, 2 * column + beside] = Cell(
                    MARKERS[seat], f"bold {seat_style(seat)}"
                )

    def label(self, city: str, own: bool) -> str:
        """LON is one's own, Lon any other, and lon is out of the game."""
        label = self.labels[city]
        if own:
            return label
        return label.capitalize() if city in self.in_play else label.lower()

    def _city_style(self, city: str, own: dict[str, bool]) -> str:
        if city in own:
            colour = next(known.colour for known in self.board.cities if known.id == city)
            return f"bold {COLOUR_STYLES[colour]}"
        return "" if city in self.in_play else "dim"


def seat_style(seat: int) -> str:
    """The colour of a seat's marker."""
    return SEAT_STYLES[seat % len(SEAT_STYLES)]


def _span(first: int, last: int, room: int, focus: Sequence[int]) -> tuple[int, int]:
    """As many numbers as there is room for, around the middle of those that matter.

    >>> _span(0, 13, 6, [9, 12]), _span(0, 13, 20, [])
    ((8, 13), (0, 13))
    """
    middle = (min(focus) + max(focus) + 1) // 2 if focus else (first + last) // 2
    start = max(first, min(middle - room // 2, last - room + 1))
    return start, min(start + room - 1, last)


def _line(heading: str, cells: dict[int, Cell]) -> Text:
    line = Text(heading, style="", no_wrap=True, overflow="crop")
    line.stylize("dim")
    for x in sorted(cells):
        line.append(" " * (x - line.cell_len))
        line.append(cells[x].sign, cells[x].style)
    return line
