"""Cities that lie too close for their spaces move apart, and out of the way of routes."""

import math
from collections.abc import Mapping, Sequence

Spot = list[float]
"""Where a city is by now: x, y."""
Way = tuple[str, str, int]
"""Two cities and how many spaces lie between them."""

ROUNDS = 250
APART = 66
"""Between any two cities."""
ENDS = 34
SPACE = 32
"""What the two cities of a route take of it, and what each of its spaces needs."""
BESIDE = 32
"""Between a route and a city that it passes."""
STEP = 0.35
"""How much of what is missing is given in one round; a bit at a time finds better places."""


def spread_out(places: Mapping[str, Sequence[float]], ways: Sequence[Way]) -> dict[str, Spot]:
    """The same places, far enough from each other."""
    spots = {city: [float(x), float(y)] for city, (x, y) in places.items()}
    ends = [(spots[a], spots[b]) for a, b, _ in ways]
    pairs = _pairs(spots, ways)
    for _ in range(ROUNDS):
        for one, other, least in pairs:
            _part(one, other, least)
        for start, end in ends:
            for spot in spots.values():
                if spot is not start and spot is not end:
                    _give_way(spot, start, end)
    return spots


def _pairs(spots: dict[str, Spot], ways: Sequence[Way]) -> list[tuple[Spot, Spot, float]]:
    needed: dict[frozenset[str], float] = {}
    for a, b, length in ways:
        key = frozenset((a, b))
        needed[key] = max(ENDS + SPACE * length, needed.get(key, 0))
    names = list(spots)
    return [
        (spots[one], spots[other], max(APART, needed.get(frozenset((one, other)), 0)))
        for at, one in enumerate(names)
        for other in names[at + 1 :]
    ]


def _part(one: Spot, other: Spot, least: float) -> None:
    dx, dy = other[0] - one[0], other[1] - one[1]
    far = math.hypot(dx, dy)
    if far >= least:
        return
    ux, uy = (dx / far, dy / far) if far > 1e-6 else (1.0, 0.0)  # on one spot any way will do
    by = (least - far) / 2 * STEP
    one[0] -= ux * by
    one[1] -= uy * by
    other[0] += ux * by
    other[1] += uy * by


def _give_way(spot: Spot, start: Spot, end: Spot) -> None:
    """A city that lies on a route between others moves to the nearer side of it."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    squared = dx * dx + dy * dy
    if squared < 1e-6:
        return
    along = ((spot[0] - start[0]) * dx + (spot[1] - start[1]) * dy) / squared
    if not 0 < along < 1:
        return
    length = math.sqrt(squared)
    aside = ((spot[0] - start[0]) * dy - (spot[1] - start[1]) * dx) / length
    if abs(aside) >= BESIDE:
        return
    by = (BESIDE - abs(aside)) * STEP * 0.5 * (-1 if aside < 0 else 1)
    spot[0] += dy / length * by
    spot[1] -= dx / length * by
    for each in (start, end):
        each[0] -= dy / length * by / 2
        each[1] += dx / length * by / 2
