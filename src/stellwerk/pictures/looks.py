"""Seats and cards: each has a colour and a shape, so that colour is never the only sign.

The shapes are those of the pages (web/src/theme); a test compares them.
"""

from dataclasses import dataclass
from typing import Literal

from stellwerk.pictures.theme import Theme

WagonEnd = Literal["bars", "slants", "dots", "chevrons", "crosses", "none"]

# outlines in a box from -10 to 10
SEAT_SHAPES = {
    "square": "M-7-7H7V7H-7z",
    "hourglass": "M-7.4-8H7.4L2.2 0 7.4 8H-7.4L-2.2 0z",
    "disc": "M0-7.6A7.6 7.6 0 1 1 0 7.6 7.6 7.6 0 0 1 0-7.6z",
    "pennant": "M-7-9.2H-3.6V9.2H-7zM-3.6-8.6 8.8-3.6-3.6 1.4z",
    "crescent": "M4.4-8.4A9.2 9.2 0 1 0 4.4 8.4 7.6 7.6 0 0 1 4.4-8.4z",
    "beams": "M-8-7.6H8V-2.2H-8zM-8 2.2H8V7.6H-8z",
}
CARD_SYMBOLS = {
    "red": "M0-8.4 8.8 7.2H-8.8z",
    "orange": "M-4.6-8h9.2L9.2 0 4.6 8h-9.2L-9.2 0z",
    "yellow": "M0-9.6 2.5-3.4 9.1-3 4 1.3 5.6 7.8 0 4.2-5.6 7.8-4 1.3-9.1-3-2.5-3.4z",
    "green": "M0-8.6a4.1 4.1 0 0 1 3.7 5.9A4.1 4.1 0 1 1 2 4.1L3.6 9h-7.2L-2 4.1a4.1 4.1 0 1 1-1.7"
    "-6.8A4.1 4.1 0 0 1 0-8.6z",
    "blue": "M0-9.4C3-5.2 6.6-1.4 6.6 2.6A6.6 6.4 0 0 1-6.6 2.6C-6.6-1.4-3-5.2 0-9.4z",
    "pink": "M0-9.4 7 0 0 9.4-7 0z",
    "white": "M0-8.2A8.2 8.2 0 1 1 0 8.2 8.2 8.2 0 0 1 0-8.2zM0-3.6A3.6 3.6 0 1 0 0 3.6 3.6 3.6 0 "
    "0 0 0-3.6z",
    "black": "M-2.9-8.4h5.8v5.5h5.5v5.8H2.9v5.5h-5.8V2.9h-5.5v-5.8h5.5z",
    "gray": "M0-2.7A2.7 2.7 0 1 1 0 2.7 2.7 2.7 0 0 1 0-2.7z",
    "locomotive": "M-9 5.2V-6.5h6.2v4H2v-4.2h-1V-8.6h4.2v1.9h-1v4.2H7.4L8.6-.4v5.6h-1.1a2.9 2.9 0 0"
    " 1-5.7 0H-.6a2.9 2.9 0 0 1-5.7 0zM-7.2-4.6v2.7h2.7v-2.7zM-4.7 5.4a1.2 1.2 0 1 0 2.4 0a1.2 1.2 "
    "0 1 0-2.4 0zM3.5 5.4a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0z",
}
# line drawings in a box of 20 by 20
ICONS = {
    "train": "M3 15V7.5A2.5 2.5 0 0 1 5.5 5h9A2.5 2.5 0 0 1 17 7.5V15zM1.5 17h17M3 11h14M10 5v6",
    "card": "M5.6 2.5h5.8A1.6 1.6 0 0 1 13 4.1v9.8a1.6 1.6 0 0 1-1.6 1.6H5.6A1.6 1.6 0 0 1 4 13.9V"
    "4.1a1.6 1.6 0 0 1 1.6-1.6zM15 5.5l2 .6-2.6 11-6-1.4",
    "ticket": "M2.5 6h15v2.6a1.6 1.6 0 0 0 0 3V14h-15v-2.4a1.6 1.6 0 0 0 0-3zM12.5 6v8",
    "station": "M3.5 17V9L10 3.5 16.5 9v8zM8 17v-4.5h4V17",
    "check": "M4 10.5l4 4 8-9",
    "crown": "M3.5 15.5h13M3.5 13L2.6 6l4.2 3L10 4l3.2 5 4.2-3-.9 7z",
    "play": "M6 3.8v12.4L16 10z",
}
_SHAPES: tuple[tuple[str, WagonEnd], ...] = (
    ("square", "bars"),
    ("hourglass", "slants"),
    ("disc", "dots"),
    ("pennant", "chevrons"),
    ("crescent", "crosses"),
    ("beams", "none"),
)


@dataclass(frozen=True)
class SeatLook:
    """What a seat looks like in a theme."""

    colour: str
    edge: str
    light: str
    shape: str
    wagon_end: WagonEnd


def seat_look(seat: int, theme: Theme) -> SeatLook:
    """The look of a seat, as at a table where nobody has chosen another colour.

    >>> from stellwerk.pictures import theme_named
    >>> seat_look(1, theme_named("light")).colour
    '#b0232e'
    """
    shape, end = _SHAPES[seat]
    edge = theme.pick(theme[f"seat-{seat}-dark"], theme[f"seat-{seat}-light"])
    return SeatLook(
        theme[f"seat-{seat}"], edge, theme[f"seat-{seat}-light"], SEAT_SHAPES[shape], end
    )
