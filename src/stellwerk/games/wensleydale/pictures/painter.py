"""Pictures of Last Train to Wensleydale: the map, and beside it seats and the auction."""

from functools import cached_property, lru_cache
from importlib.resources import files

from stellwerk.games.wensleydale.board.schema import Area, Company, WensleydaleBoard
from stellwerk.games.wensleydale.pictures import pieces
from stellwerk.games.wensleydale.pictures.layout import Layout, plain_layout
from stellwerk.games.wensleydale.pictures.terrain import draw_names, draw_terrain
from stellwerk.games.wensleydale.wire.views import WensleydaleView
from stellwerk.pictures.looks import seat_look
from stellwerk.pictures.made_before import made_before
from stellwerk.pictures.panel import Panel, SeatRow
from stellwerk.pictures.picture import Picture
from stellwerk.pictures.svg import element, moved, words
from stellwerk.pictures.theme import FONT_NARROW, Theme
from stellwerk.texts import has_text, text

HERE = files("stellwerk.games.wensleydale.pictures")
COMPANIES: tuple[Company, ...] = ("red", "green")


class WensleydalePainter:
    """Draws positions on one board; where nothing was made for it, as its file has it."""

    def __init__(self, board: WensleydaleBoard, is_shipped: bool) -> None:
        self.board = board
        self.is_shipped = is_shipped

    @cached_property
    def layout(self) -> Layout:
        """Where everything lies: as it was made for a shipped board, of any other one plainly."""
        folder = HERE.joinpath("layouts")
        made = made_before(folder, self.board.id, Layout) if self.is_shipped else None
        return made or plain_layout(self.board)

    @lru_cache(maxsize=4)  # noqa: B019 - there is one painter for each board
    def ground(self, theme: Theme) -> str:
        """The land beneath the tracks as SVG, drawn once for each theme."""
        return draw_terrain(self.board, self.layout, theme)

    def draw(self, view: WensleydaleView | None, lang: str, theme: Theme) -> Picture:
        """A position; None is the bare board."""
        panel = None if view is None else self._panel(view, lang, theme)
        return Picture(
            size=self.layout.size,
            theme=theme,
            title=self.board.title,
            ground=self.ground(theme),
            pieces=tuple(self._pieces(view, lang, theme)),
            panel=() if panel is None else tuple(panel.drawn),
            panel_height=0 if panel is None else panel.y,
        )

    def _pieces(self, view: WensleydaleView | None, lang: str, theme: Theme) -> list[str]:
        codes: dict[str, str] = {company: self._code(company, lang) for company in COMPANIES}
        owners = {} if view is None else view.borders
        laid = [border for border in self.layout.borders if border.id in owners]
        drawn = [pieces.lead(self.layout, border, theme) for border in laid]
        for border in laid:
            owner = owners[border.id]
            drawn.append(pieces.track(border, owner, codes.get(str(owner), ""), theme))
        for area in self.board.areas:
            found = {} if view is None else view.areas.get(area.id, {})
            contents = {str(item): count for item, count in found.items()}
            shown = area.fixed if view is None else view.towns.get(area.id, [])
            at = self.layout.areas[area.id].pieces_at
            drawn.append(pieces.town(area, at, contents, shown, codes, theme))
        drawn.append(
            draw_names(self.board, self.layout, lambda area: self._name(area, lang), theme)
        )
        return drawn

    def _name(self, area: Area, lang: str) -> str:
        """Names stay as they are printed, unless every language has its own word for them."""
        message = f"area-{self.board.id}-{area.id}"
        return text(message, {}, lang) if has_text(message, lang) else area.name

    def _code(self, company: Company, lang: str) -> str:
        """What stands on a company's plates: its capital letters, or that of its colour."""
        if has_text(f"company-{self.board.id}-{company}", lang):
            return text(f"influence-{company}", {}, lang)[0].upper()
        return "".join(letter for letter in self.board.companies[company] if letter.isupper())

    def _panel(self, view: WensleydaleView, lang: str, theme: Theme) -> Panel:
        panel = Panel(theme, lang)
        turn = text("web-wensleydale-turn", {"turn": view.turn, "turns": view.turns}, lang)
        panel.heading(self.board.title, turn)
        rows = [self._seat(view, seat, theme) for seat in range(view.players)]
        panel.seats(rows, view.seat)
        return panel

    def _seat(self, view: WensleydaleView, seat: int, theme: Theme) -> SeatRow:
        its = view.seats[seat]
        people = [
            element("circle", r=8, fill=fill, stroke="#ffffff", stroke_width=1.3)
            for fill in pieces.COMPANY_FILLS.values()
        ]
        counted = [
            (seat_cube(seat, theme), its.hand),
            (people[0], its.red),
            (people[1], its.green),
            (pieces.cube("plain", theme), its.plain),
            (pieces.cube("hill", theme), its.hill),
        ]
        signs, x = "", 11.0
        for sign, count in counted:
            signs += _counted(sign, count, x, theme)
            x += 32 + 13 * len(str(count))
        return SeatRow(
            points=its.would_be if view.result is None else view.result.scores[seat].total,
            signs=signs,
            decides=seat in view.pending,
            won=view.result is not None and seat in view.result.winners,
        )


def seat_cube(seat: int, theme: Theme) -> str:
    """A cube to invest, in the colour of its seat."""
    look = seat_look(seat, theme)
    return element(
        "path", d="M0-10 9-5.5V5L0 9.5-9 5V-5.5zM-9-5.5 0-1 9-5.5M0-1V9.5", fill=look.colour,
        stroke=look.light, stroke_width=1.3, stroke_linejoin="round",
    )  # fmt: skip


def _counted(sign: str, count: int, x: float, theme: Theme) -> str:
    """A sign and a number, side by side with others."""
    said = words(
        str(count), x=15, y=7, font_size=21, font_weight=600, font_family=FONT_NARROW,
        fill=theme["ink"],
    )  # fmt: skip
    return moved(x, 14, sign, said)
