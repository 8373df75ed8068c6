"""The panel beside a map: who plays, what everybody may count, and what the one who looks holds."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from stellwerk.pictures.label import text_width
from stellwerk.pictures.looks import CARD_SYMBOLS, ICONS, seat_look
from stellwerk.pictures.picture import PANEL_WIDTH
from stellwerk.pictures.svg import element, moved, words
from stellwerk.pictures.theme import FONT_MAP, FONT_NARROW, FONT_TEXT, Theme
from stellwerk.texts import text

EDGE = 26
ROW_HEIGHT = 96
CARD = (58, 84)


@dataclass(frozen=True)
class SeatRow:
    """What everybody may count of a seat: signs with numbers, and its points."""

    points: int
    counts: Sequence[tuple[str, int]] = ()
    """an icon and a number"""
    signs: str = ""
    """drawn under its name instead of counts"""
    decides: bool = False
    won: bool = False


@dataclass
class Panel:
    """Things one under the other."""

    theme: Theme
    lang: str
    y: float = EDGE
    drawn: list[str] = field(default_factory=list)

    def heading(self, title: str, below: str) -> None:
        """The game, and what is being done."""
        room = PANEL_WIDTH - 2 * EDGE
        size = min(34.0, 34 * room / (1.3 * text_width(title, 34)))
        self.drawn.append(
            words(title, x=EDGE, y=self.y + 30, font_size=size, font_weight=700,
                  font_family=FONT_MAP, fill=self.theme["ink"])
        )  # fmt: skip
        self.drawn.append(
            words(below, x=EDGE, y=self.y + 62, font_size=22, font_family=FONT_TEXT,
                  fill=self.theme["ink2"])
        )  # fmt: skip
        self.y += 84

    def label(self, words_: str) -> None:
        """A small heading over what comes next."""
        self.drawn.append(
            words(words_, x=EDGE, y=self.y + 22, font_size=21, font_weight=700,
                  font_family=FONT_TEXT, fill=self.theme["ink3"])
        )  # fmt: skip
        self.y += 36

    def seats(self, rows: Sequence[SeatRow], you: int | None) -> None:
        """All seats; that of the one who looks is marked."""
        step = min(ROW_HEIGHT, 520 / max(len(rows), 1))
        for seat, row in enumerate(rows):
            self.drawn.append(element("g", *self._seat(seat, row, you), transform=(
                f"translate(0 {self.y:g})")))  # fmt: skip
            self.y += step
        self.y += 14

    def _seat(self, seat: int, row: SeatRow, you: int | None) -> list[str]:
        theme, look = self.theme, seat_look(seat, self.theme)
        name = text("seat-name", {"seat": seat}, self.lang)
        edge = theme["glow-edge"] if row.decides else theme["line"]
        parts = [
            element("rect", x=EDGE - 12, y=0, width=PANEL_WIDTH - 2 * EDGE + 24, height=82, rx=12,
                    fill=theme["raised" if seat == you else "panel2"], stroke=edge,
                    stroke_width=3.5 if row.decides else 1.5),
            moved(EDGE + 22, 41, seat_mark(seat, theme), scale=1.35),
            words(name, x=EDGE + 58, y=36, font_size=25, font_weight=700, font_family=FONT_MAP,
                  fill=theme["ink"]),
            words(str(row.points), x=PANEL_WIDTH - EDGE - 4, y=54, font_size=40, font_weight=700,
                  font_family=FONT_NARROW, text_anchor="end", fill=look.edge),
        ]  # fmt: skip
        x = EDGE + 58.0
        for icon, count in row.counts:
            parts += [
                moved(x, 47, icon_drawing(icon, theme["ink2"]), scale=1.25),
                words(str(count), x=x + 31, y=67, font_size=22, font_weight=600,
                      font_family=FONT_NARROW, fill=theme["ink"]),
            ]  # fmt: skip
            x += 37 + 12 * len(str(count)) + 8
        if row.signs:
            parts.append(moved(EDGE + 58, 46, row.signs))
        if row.won:
            crown = icon_drawing("crown", theme["warn"])
            parts.append(
                moved(PANEL_WIDTH - EDGE - 44 - 24 * len(str(row.points)), 26, crown, scale=1.5)
            )
        return parts

    def cards(self, kinds: Sequence[str | None], counts: Sequence[int] | None = None) -> None:
        """Cards side by side: open ones, or those in a hand with how many there are."""
        room = PANEL_WIDTH - 2 * EDGE
        step = min(CARD[0] + 10, (room - CARD[0]) / max(len(kinds) - 1, 1))
        per_row = len(kinds) if step >= 40 else 5
        step = step if step >= 40 else (room - CARD[0]) / 4
        for at, kind in enumerate(kinds):
            x, y = EDGE + step * (at % per_row), self.y + (CARD[1] + 12) * (at // per_row)
            parts = [card(kind, self.theme)]
            if counts is not None:
                parts.append(self._count(counts[at]))
            self.drawn.append(moved(x, y, *parts))
        self.y += (CARD[1] + 12) * (-(-len(kinds) // per_row)) + 12

    def _count(self, count: int) -> str:
        return moved(
            CARD[0] - 8, 8,
            element("circle", r=15, fill=self.theme["ink"]),
            words(str(count), y=7.5, font_size=21, font_weight=700, font_family=FONT_NARROW,
                  text_anchor="middle", fill=self.theme["panel"]),
        )  # fmt: skip

    def line(self, left: str, right: str, done: bool | None = None) -> None:
        """A line of words with a number, ticked if it is done."""
        theme = self.theme
        ink = theme["go"] if done else theme["ink"]
        size = min(22.0, 22 * 33 / max(len(left), 1))
        self.drawn += [
            words(left, x=EDGE, y=self.y + 21, font_size=size, font_family=FONT_TEXT, fill=ink),
            words(right, x=PANEL_WIDTH - EDGE, y=self.y + 21, font_size=22, font_weight=700,
                  font_family=FONT_NARROW, text_anchor="end", fill=ink),
        ]  # fmt: skip
        if done:
            check = icon_drawing("check", theme["go"])
            self.drawn.append(moved(PANEL_WIDTH - EDGE - 62, self.y + 2, check, scale=1.1))
        self.y += 31


def seat_mark(seat: int, theme: Theme) -> str:
    """The colour and shape of a seat, in a box from -17 to 17."""
    look = seat_look(seat, theme)
    plate = element(
        "rect", x=-16, y=-16, width=32, height=32, rx=9, fill=look.colour, stroke=look.edge,
        stroke_width=1.8,
    )  # fmt: skip
    return plate + element("path", d=look.shape, fill="#fff")


def icon_drawing(name: str, colour: str) -> str:
    """A line drawing in a box of 20 by 20."""
    return element(
        "path", d=ICONS[name], fill="none", stroke=colour, stroke_width=1.6,
        stroke_linecap="round", stroke_linejoin="round",
    )  # fmt: skip


def card(kind: str | None, theme: Theme) -> str:
    """A card of a colour with its symbol; None is an empty slot."""
    width, height = CARD
    if kind is None:
        return element(
            "rect", width=width, height=height, rx=8, fill="none", stroke=theme["line2"],
            stroke_width=2, stroke_dasharray="6 5",
        )  # fmt: skip
    symbol = element(
        "path", d=CARD_SYMBOLS[kind], fill=theme[f"card-{kind}-symbol"], fill_rule="evenodd"
    )
    plate = element(
        "rect", width=width, height=height, rx=8, fill=theme[f"card-{kind}"],
        stroke=theme["space-edge"], stroke_width=1.5,
    )  # fmt: skip
    return plate + moved(width / 2, height / 2, symbol, scale=1.9)
