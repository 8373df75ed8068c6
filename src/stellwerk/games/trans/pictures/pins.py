"""Start markers: pins around their crossings, each where it hides no name and no other marker."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from stellwerk.pictures.curve import Point
from stellwerk.pictures.label import Box
from stellwerk.pictures.looks import seat_look
from stellwerk.pictures.svg import element, moved
from stellwerk.pictures.theme import Theme

OUTLINE = "M0 0C-7-10-14-15-14-23A14 14 0 0 1 14-23C14-15 7-10 0 0z"
PIN_LENGTH = 23
"""From the tip to the middle of the head."""
HEAD = 17
NECK_ALONG, NECK_RADIUS = 10, 8
BESIDE_CITY, ON_CROSSING = 10, 2
"""How far the tip stays away from the middle: of a city, and of a bare crossing."""
CITY = 16
DEGREES = 15
HIDDEN_NAME, HIDDEN_MARKER, HIDDEN_CITY, DISTANCE = 40, 60, 8, 4
FURTHER = (0, 9, 18)


@dataclass(frozen=True)
class Pin:
    """Where a marker points, where its head is, and by how many degrees it is turned."""

    seat: int
    tip: Point
    head: Point
    turn: float


def place_pins(
    markers: Sequence[Point | None], cities: Sequence[Point], names: Sequence[Box]
) -> list[Pin]:
    """A place for the marker of every seat that has one."""
    placed: list[Pin] = []
    for seat, middle in enumerate(markers):
        if middle is None:
            continue
        is_city = middle in cities
        nearest = BESIDE_CITY if is_city else ON_CROSSING
        choices = [
            Pin(seat, _out(middle, turn, nearest + further),
                _out(middle, turn, nearest + further + PIN_LENGTH), turn)
            for further in FURTHER
            for turn in _turns(45 if is_city else 0)
        ]  # fmt: skip
        best = min(choices, key=lambda pin: _cost(pin, middle, cities, names, placed))
        placed.append(best)
    return placed


def _cost(
    pin: Pin, middle: Point, cities: Sequence[Point], names: Sequence[Box], placed: Sequence[Pin]
) -> float:
    return (
        DISTANCE * math.dist(pin.tip, middle)
        + HIDDEN_NAME * sum(_into_box(pin, name) for name in names)
        + HIDDEN_CITY * sum(max(0, HEAD + CITY - math.dist(pin.head, city)) for city in cities)
        + HIDDEN_MARKER * sum(max(0, 2 * HEAD - math.dist(pin.head, o.head)) for o in placed)
    )


def _turns(wanted: float) -> list[float]:
    """All turns, those nearest to the wanted one first."""
    turns = [DEGREES * at for at in range(360 // DEGREES)]
    return sorted(turns, key=lambda turn: abs((turn - wanted + 540) % 360 - 180))


def _out(middle: Point, turn: float, far: float) -> Point:
    angle = math.radians(turn)
    return middle[0] + math.sin(angle) * far, middle[1] - math.cos(angle) * far


def _into_box(pin: Pin, box: Box) -> float:
    neck = _out(pin.tip, pin.turn, NECK_ALONG)
    return max(0, HEAD - box.distance(pin.head), NECK_RADIUS - box.distance(neck))


def draw_pin(pin: Pin, theme: Theme) -> str:
    """A pin in the colour and with the shape of its seat."""
    look = seat_look(pin.seat, theme)
    return moved(
        *pin.tip,
        element("path", d=OUTLINE, fill="none", stroke=look.edge, stroke_width=5),
        element("path", d=OUTLINE, fill=look.colour, stroke="#ffffff", stroke_width=2.2),
        moved(0, -PIN_LENGTH, element("path", d=look.shape, fill="#ffffff"), turn=-pin.turn,
              scale=0.82),
        turn=pin.turn,
    )  # fmt: skip
