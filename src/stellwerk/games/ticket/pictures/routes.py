"""Routes: their empty spaces, and the wagons of whoever has claimed them."""

import math
from collections.abc import Iterator

from stellwerk.games.ticket.board.schema import Route
from stellwerk.games.ticket.pictures.layout import RouteRow
from stellwerk.pictures.curve import closed_path
from stellwerk.pictures.looks import CARD_SYMBOLS, SeatLook, WagonEnd
from stellwerk.pictures.svg import element, moved, number
from stellwerk.pictures.theme import Theme

TUNNEL_GROWTH = 2.5
FERRY_GROWTH = 0.5
SYMBOL_SIZE = 0.59
WAGON_WIDTH = 18.4
WAGON_GROWTH = 1.6
WAVE = "M-8 1.5q2-3 4 0t4 0 4 0 4 0"


def rail(route: Route, row: RouteRow, theme: Theme) -> str:
    """The line under the spaces, from city to city; dotted where a ferry goes."""
    is_ferry = route.kind == "ferry"
    return element(
        "path", d=row.track.path(), fill="none", stroke=theme["rail"], stroke_width=1.6,
        stroke_dasharray="1.5 5" if is_ferry else None,
        stroke_linecap="round" if is_ferry else None,
    )  # fmt: skip


def spaces(route: Route, row: RouteRow, theme: Theme) -> str:
    """The empty spaces of a route."""
    return element("g", *_space_parts(route, row, theme))


def _space_parts(route: Route, row: RouteRow, theme: Theme) -> Iterator[str]:
    if route.kind == "tunnel":
        yield element(
            "path", d=_outlines(row, TUNNEL_GROWTH), fill="none", stroke=theme["tunnel-edge"],
            stroke_width=3, stroke_dasharray="3.6 2.1", stroke_linejoin="round",
        )  # fmt: skip
    is_ferry = route.kind == "ferry"
    edge = theme["black-space-edge" if route.color == "black" else "space-edge"]
    yield element(
        "path", d=_outlines(row, FERRY_GROWTH if is_ferry else 0),
        fill=theme["ferry-hull"] if is_ferry else theme.space(route.color),
        stroke=theme["ferry-edge"] if is_ferry else edge,
        stroke_width=1.5 if is_ferry else 1.15, stroke_linejoin="round",
    )  # fmt: skip
    first = (len(row.spaces) - route.locomotives) // 2
    for at, (x, y, degrees, _) in enumerate(_places(row)):
        if first <= at < first + route.locomotives:
            yield moved(x, y, _roundel(theme))
        elif is_ferry:
            wave = element(
                "path", d=WAVE, fill="none", stroke=theme["ferry-wave"], stroke_width=1.2,
                stroke_opacity=0.7,
            )  # fmt: skip
            yield moved(x, y, wave, turn=degrees)
        else:
            symbol = element(
                "path", d=CARD_SYMBOLS[route.color], fill=theme[f"card-{route.color}-symbol"],
                fill_rule="evenodd",
            )  # fmt: skip
            yield moved(x, y, symbol, scale=SYMBOL_SIZE)


def _roundel(theme: Theme) -> str:
    engine = element(
        "path", d=CARD_SYMBOLS["locomotive"], fill=theme["card-locomotive-symbol"],
        fill_rule="evenodd", transform="translate(0 -.6) scale(.66)",
    )  # fmt: skip
    return element(
        "circle", r=9.6, fill=theme["card-locomotive"], stroke=theme["roundel-edge"],
        stroke_width=1.4,
    ) + engine  # fmt: skip


def _outlines(row: RouteRow, growth: float) -> str:
    return "".join(closed_path(row.outline(space, growth)) for space in row.spaces)


def _places(row: RouteRow) -> Iterator[tuple[float, float, float, float]]:
    """The middle of each space, its angle in degrees, upright, and its length.

    The chord of a bent space lies inside the bend; a straight wagon looks right halfway.
    """
    for start, end in row.spaces:
        x, y, _ = row.track.at((start + end) / 2)
        x0, y0, _ = row.track.at(start)
        x1, y1, _ = row.track.at(end)
        degrees = math.degrees(math.atan2(y1 - y0, x1 - x0))
        upright = degrees - 180 if degrees > 90 else degrees + 180 if degrees < -90 else degrees
        yield (x * 2 + x0 + x1) / 4, (y * 2 + y0 + y1) / 4, upright, end - start


def wagons(row: RouteRow, look: SeatLook, theme: Theme) -> str:
    """The wagons on a claimed route."""
    return element(
        "g",
        *[
            moved(x, y, _wagon(length + WAGON_GROWTH, look, theme), turn=degrees)
            for x, y, degrees, length in _places(row)
        ],
    )


def _wagon(length: float, look: SeatLook, theme: Theme) -> str:
    def plate(**more: str | float) -> str:
        return element(
            "rect", x=-length / 2, y=-WAGON_WIDTH / 2, width=length, height=WAGON_WIDTH, rx=3.6,
            **more,
        )  # fmt: skip

    ends = ""
    if look.wagon_end != "none":
        is_dots = look.wagon_end == "dots"
        ends = element(
            "path", d=end_pattern(look.wagon_end, length), fill="none", stroke=look.light,
            stroke_width=3 if is_dots else 1.2, stroke_opacity=0.8,
            stroke_linecap="round" if is_dots else None,
        )  # fmt: skip
    return "".join(
        [
            element("rect", x=-length / 2, y=-WAGON_WIDTH / 2 + 1.8, width=length,
                    height=WAGON_WIDTH, rx=4, fill="#000", fill_opacity=0.3),
            plate(stroke=theme["wagon-casing"], stroke_width=6, stroke_linejoin="round"),
            plate(fill=look.colour, stroke=look.edge, stroke_width=theme.wagon_edge),
            element("rect", x=-length / 2 + 2.4, y=-WAGON_WIDTH / 2 + 2.2, width=length - 4.8,
                    height=3, rx=1.5, fill=look.light, fill_opacity=0.75),
            ends,
            element("path", d=look.shape, fill="#fff",
                    transform="translate(0 .8) scale(.47)"),
        ]
    )  # fmt: skip


def end_pattern(end: WagonEnd, length: float) -> str:
    """Lines at both ends of a wagon whose middle is at 0, 0."""
    at = length / 2 - 4.5
    left, right = number(-at), number(at)
    if end == "bars":
        return f"M{left} -3V5M{right} -3V5"
    if end == "slants":
        return f"M{number(-at - 1)} 5l3.4-7M{number(at + 1)} 5l-3.4-7"
    if end == "dots":
        return f"M{number(-at + 0.6)} 1.4h.01M{number(at - 0.6)} 1.4h.01"
    if end == "chevrons":
        return f"M{left} -2l2.4 3.2-2.4 3.2M{right} -2l-2.4 3.2 2.4 3.2"
    if end == "crosses":
        return (
            f"M{number(-at - 1.4)} -1.4l4 5.2m0-5.2l-4 5.2"
            f"M{number(at + 1.4)} -1.4l-4 5.2m0-5.2l4 5.2"
        )
    return ""
