"""Cities, border exits, stations and names."""

from collections.abc import Collection

from stellwerk.games.ticket.board.schema import City, TicketBoard
from stellwerk.games.ticket.pictures.layout import CityPlace, TicketLayout
from stellwerk.pictures.label import as_wide_as
from stellwerk.pictures.looks import SeatLook
from stellwerk.pictures.svg import element, moved, words
from stellwerk.pictures.theme import FONT_MAP, FONT_NARROW, Theme

CODES = {"france": "F", "italy": "I", "germany": "D", "austria": "A"}
"""The letters on cars of the countries beyond the border, the same in every language."""
STAR = "M0-10.5 2.9-4 10-3.2 4.7 1.6 6.2 8.5 0 5-6.2 8.5-4.7 1.6-10-3.2-2.9-4z"
HOUSE = "M-10.5 10V-3.5L0-13 10.5-3.5V10z"
ROOF = "M-8.4-.8 0-8.2 8.4-.8"


def city(its: City, place: CityPlace, starred: bool, theme: Theme) -> str:
    """A city: a dot, a star if the tickets in play are about it, or a plate beyond the border."""
    if its.country:
        return moved(place.x, place.y, *_exit(its, theme))
    radius = 14.5 if starred else 11.5 if place.big else 9.5
    parts = [
        element("circle", cy=1.5, r=radius + 1.2, fill="#000", fill_opacity=0.25),
        element("circle", r=radius, fill=theme["city-fill"], stroke=theme["city-edge"],
                stroke_width=2.6),
    ]  # fmt: skip
    if starred:
        return moved(
            place.x, place.y, *parts, element("path", d=STAR, fill=theme["accent"])
        )  # fmt: skip
    if place.big:
        parts.append(
            element("circle", r=6.4, fill="none", stroke=theme["accent"], stroke_width=2.2)
        )
    parts.append(element("circle", r=2.8 if place.big else 3.8, fill=theme["accent"]))
    return moved(place.x, place.y, *parts)


def _exit(its: City, theme: Theme) -> list[str]:
    code = CODES.get(its.country, its.country[:2].upper())
    return [
        element("rect", x=-14, y=-8.6, width=28, height=20, rx=9.5, fill="#000",
                fill_opacity=0.25),
        element("rect", x=-14, y=-10, width=28, height=20, rx=9.5, fill=theme["city-fill"],
                stroke=theme["city-edge"], stroke_width=2.2),
        words(code, y=5.6, font_family=FONT_NARROW, font_size=15.5, font_weight=700,
              text_anchor="middle", fill="#2a241b"),
    ]  # fmt: skip


def ring(place: CityPlace, theme: Theme) -> str:
    """A mark around a city of the tickets of whoever looks."""
    return element(
        "circle", cx=place.x, cy=place.y, r=18.5, fill=theme["accent"], fill_opacity=0.16,
        stroke=theme["accent"], stroke_width=2.6,
    )  # fmt: skip


def station(place: CityPlace, look: SeatLook) -> str:
    """A station with the shape of its owner."""
    parts = [
        element("ellipse", cy=11, rx=12, ry=3.5, fill="#000", fill_opacity=0.25),
        element("path", d=HOUSE, fill=look.colour, stroke=look.edge, stroke_width=1.8,
                stroke_linejoin="round"),
        element("path", d=ROOF, fill="none", stroke=look.light, stroke_width=1.4,
                stroke_linejoin="round"),
        element("path", d=look.shape, fill="#fff", transform="translate(0 3) scale(.5)"),
    ]  # fmt: skip
    return moved(place.x, place.y - 4, *parts, scale=1.25)


def city_names(board: TicketBoard, layout: TicketLayout, hot: Collection[str], theme: Theme) -> str:
    """The names of all cities; those of the reader's tickets stand out."""
    drawn = []
    for its in board.cities:
        label = layout.labels.get(its.id)
        if label is not None:
            ink = theme["accent" if its.id in hot else "label"]
            drawn.append(
                words(its.name, x=label.x, y=label.y, font_size=label.size, fill=ink,
                      **as_wide_as(its.name, label.size))
            )  # fmt: skip
    return element(
        "g", *drawn, font_family=FONT_MAP, font_weight=700, text_anchor="middle",
        letter_spacing=0.1, stroke=theme["halo"], stroke_width=5, stroke_linejoin="round",
        paint_order="stroke",
    )  # fmt: skip
