"""Cities in the colour and shape of their region, names, and what is known about their owners."""

from collections.abc import Mapping, Sequence

import msgspec

from stellwerk.games.trans.board.schema import Colour, TransCity
from stellwerk.pictures.curve import Point
from stellwerk.pictures.label import as_wide_as
from stellwerk.pictures.looks import CARD_SYMBOLS, seat_look
from stellwerk.pictures.svg import element, moved, words
from stellwerk.pictures.theme import FONT_MAP, Theme

REGIONS: Mapping[Colour, tuple[str, str, str]] = {
    "turquoise": ("#1b8187", "#ffffff", CARD_SYMBOLS["orange"]),
    "white": ("#fbf8f0", "#3a3428", CARD_SYMBOLS["white"]),
    "orange": ("#e07a1f", "#2a1500", CARD_SYMBOLS["pink"]),
    "pink": ("#c45c99", "#ffffff", CARD_SYMBOLS["red"]),
    "brown": ("#7a4b2a", "#ffffff", CARD_SYMBOLS["yellow"]),
}
"""Fill, ink and shape of the five regions."""


class CityLabel(msgspec.Struct, frozen=True):
    """Where a name stands."""

    x: float
    y: float
    anchor: str


def region_sign(colour: Colour, x: float, radius: float) -> str:
    """A city seen from afar: only its region can be told."""
    fill, ink, shape = REGIONS[colour]
    return moved(
        x, radius,
        element("circle", r=radius, fill=fill, stroke="#00000055", stroke_width=1),
        element("path", d=shape, fill=ink, fill_rule="evenodd",
                transform=f"scale({radius * 0.068:.2f})"),
    )  # fmt: skip


def draw_city(
    city: TransCity,
    at: Point,
    mine: bool | None,
    shown_by: Sequence[int],
    is_out: bool,
    theme: Theme,
) -> str:
    """A city; `mine` says of one of the reader's own whether it was reached."""
    fill, ink, shape = REGIONS[city.colour]
    parts = _own_ring(mine, theme) if mine is not None else []
    if is_out:
        parts += [
            element("circle", r=11, fill=theme["land"], stroke=theme["ink3"], stroke_width=1.8,
                    stroke_dasharray="4 2.6"),
            element("path", d=shape, fill=theme["ink3"], fill_rule="evenodd",
                    transform="scale(0.5)"),
        ]  # fmt: skip
        return moved(*at, *parts)
    parts += [
        element("circle", cy=2, r=16, opacity=0.22),
        element("circle", r=15, fill=fill, stroke=theme["city-edge"], stroke_width=2.4),
        element("path", d=shape, fill=ink, fill_rule="evenodd", transform="scale(0.78)"),
    ]
    if mine:
        parts.append(_reached(theme))
    parts += [_shown(seat, place, theme) for place, seat in enumerate(shown_by)]
    return moved(*at, *parts)


def _own_ring(joined: bool | None, theme: Theme) -> list[str]:
    return [
        element("circle", r=26, fill=theme["glow"], opacity=0.35),
        element("circle", r=23, fill=theme["halo"], stroke=theme["glow-edge"], stroke_width=1.4),
        element("circle", r=21, fill="none", stroke=theme["glow"], stroke_width=3.6,
                stroke_dasharray=None if joined else "7 4"),
    ]  # fmt: skip


def _reached(theme: Theme) -> str:
    return moved(
        -15, 13,
        element("circle", r=8.5, fill=theme["go"], stroke=theme["halo"], stroke_width=1.6),
        element("path", d="M-4 0.2-1.2 3 4-3.2", fill="none", stroke=theme["halo"],
                stroke_width=2.2, stroke_linecap="round", stroke_linejoin="round"),
    )  # fmt: skip


def _shown(seat: int, place: int, theme: Theme) -> str:
    look = seat_look(seat, theme)
    return moved(
        -18 - place * 15, -16,
        element("rect", x=-8.5, y=-8.5, width=17, height=17, rx=4, fill=look.colour,
                stroke="#ffffff", stroke_width=1.6),
        element("path", d=look.shape, fill="#ffffff", transform="scale(0.55)"),
    )  # fmt: skip


def draw_name(city: TransCity, label: CityLabel, is_out: bool, theme: Theme) -> str:
    """The name of a city."""
    return words(
        city.name, x=label.x, y=label.y, text_anchor=label.anchor, font_family=FONT_MAP,
        font_size=23, font_weight=500 if is_out else 700, **as_wide_as(city.name, 23),
        fill=theme["ink3" if is_out else "label"], stroke=theme["halo"], stroke_width=6,
        stroke_linejoin="round", paint_order="stroke",
    )  # fmt: skip
