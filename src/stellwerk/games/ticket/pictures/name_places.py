"""Where names stand: many places for each city, the cheapest combination by repeated choice."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from stellwerk.games.ticket.pictures.layout import SPACE_WIDTH, TicketLayout
from stellwerk.pictures.curve import Point
from stellwerk.pictures.label import Box, Label, label_box, text_width

DIRECTIONS = 32
DISTANCES = (15, 18, 22, 27, 33, 40)
FARTHEST = 60
ROUNDS = 12
CITY_RADIUS = 14
MARGIN = 14
ON_A_SPACE = 25
"""Better farther off than on a space."""
CROWDED = 200
OUTSIDE = 300


@dataclass(frozen=True)
class NamedCity:
    """A city that has a name on the map, in letters of a size."""

    id: str
    name: str
    size: float


@dataclass(frozen=True)
class _Candidate:
    label: Label
    room: Box
    """its box, and a little paper around it"""
    cost: float


def place_names(layout: TicketLayout, named: Sequence[NamedCity]) -> dict[str, Label]:
    """A place for every name, over no other name and, where that can be, over nothing at all."""
    spots = spots_of_spaces(layout)
    choices = [_candidates(layout, city, spots) for city in named]
    chosen = [_cheapest(options, []) for options in choices]
    for _ in range(ROUNDS):
        for at, options in enumerate(choices):
            chosen[at] = _cheapest(options, chosen[:at] + chosen[at + 1 :])
    return {city.id: each.label for city, each in zip(named, chosen, strict=True)}


def _cheapest(options: Sequence[_Candidate], others: Sequence[_Candidate]) -> _Candidate:
    """The first of the cheapest beside the others."""
    best, least = options[0], math.inf
    for option in options:
        if option.cost >= least:
            continue
        cost = option.cost + sum(CROWDED for each in others if option.room.overlaps(each.room))
        if cost < least:
            best, least = option, cost
    return best


def _candidates(layout: TicketLayout, named: NamedCity, spots: Sequence[Point]) -> list[_Candidate]:
    city = layout.cities[named.id]
    half_width, half_height = text_width(named.name, named.size) / 2, named.size * 0.39
    near = [
        (x, y)
        for x, y in spots
        if abs(x - city.x) < 2 * half_width + FARTHEST and abs(y - city.y) < 2 * FARTHEST
    ]
    found = []
    for turn in range(DIRECTIONS):
        angle = turn * 2 * math.pi / DIRECTIONS
        across, down = math.cos(angle), math.sin(angle)
        for distance in DISTANCES:
            dx, dy = _beside(across, down, half_width, half_height, distance)
            baseline = city.y + dy + half_height - named.size * 0.08
            label = Label(city.x + dx, baseline, named.size)
            box = label_box(label, named.name)
            cost = (distance - 15) * 0.5 + (1 - abs(across)) * 2
            cost += _collisions(layout, named.id, box, near)
            found.append(_Candidate(label, box.grown(4), cost))
    return found


def _beside(
    across: float, down: float, half_width: float, half_height: float, distance: float
) -> Point:
    """The middle of a box that lies in a direction, its edge so far from the city."""
    reach = min(
        (half_width + distance) / max(abs(across), 1e-6),
        (half_height + distance * 0.9) / max(abs(down), 1e-6),
    )
    return across * reach, down * reach


def _collisions(layout: TicketLayout, city: str, box: Box, spots: Sequence[Point]) -> float:
    cost = 0.0
    for spot in spots:
        gap = box.distance(spot) - SPACE_WIDTH / 2
        if gap < 3.5:
            cost += (3.5 - gap) * 3 + (ON_A_SPACE if gap < 0 else 0)
    for other, place in layout.cities.items():
        gap = box.distance((place.x, place.y)) - CITY_RADIUS
        if gap < (-1 if other == city else 5):
            cost += (5 - gap) * 6
    width, height = layout.size
    inside = Box(MARGIN, MARGIN, width - MARGIN, height - MARGIN)
    is_outside = (
        box.left < inside.left
        or box.top < inside.top
        or box.right > inside.right
        or box.bottom > inside.bottom
    )
    return cost + OUTSIDE if is_outside else cost


def spots_of_spaces(layout: TicketLayout) -> list[Point]:
    """Points along all rows of spaces, five for each space."""
    spots = []
    for route in layout.routes:
        row = layout.row(route)
        for start, end in row.spaces:
            for part in (0, 0.25, 0.5, 0.75, 1):
                x, y, _ = row.track.at(start + (end - start) * part)
                spots.append((x, y))
    return spots
