"""Glicko-2 (Mark Glickman, 2013): a rating, how far off it may be, and how steady it is.

Solving a puzzle is a game between a person and the puzzle, which have ratings of the same kind.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, pi, sqrt

SCALE = 173.7178
MIDDLE = 1500.0
CHANGE = 0.5
"""The constant τ of the paper: how much volatility may change."""
PRECISION = 1e-6
LEAST_DEVIATION, MOST_DEVIATION = 45.0, 350.0


@dataclass(frozen=True)
class Rating:
    """As people see it: 1500 is the middle."""

    rating: float = MIDDLE
    deviation: float = MOST_DEVIATION
    volatility: float = 0.06


def rated(player: Rating, games: Sequence[tuple[Rating, float]]) -> Rating:
    """A rating after games against others, each with its score from 0 to 1.

    The example of the paper:

    >>> others = [Rating(1400, 30), Rating(1550, 100), Rating(1700, 300)]
    >>> after = rated(Rating(1500, 200), list(zip(others, [1, 0, 0], strict=True)))
    >>> round(after.rating, 2), round(after.deviation, 2), round(after.volatility, 5)
    (1464.05, 151.52, 0.06)
    """
    mean, spread = (player.rating - MIDDLE) / SCALE, player.deviation / SCALE
    if not games:
        return _seen(mean, sqrt(spread**2 + player.volatility**2), player.volatility)
    weights, surprises = 0.0, 0.0
    for other, score in games:
        weight = _weight(other.deviation / SCALE)
        expected = 1 / (1 + exp(-weight * (mean - (other.rating - MIDDLE) / SCALE)))
        weights += weight**2 * expected * (1 - expected)
        surprises += weight * (score - expected)
    variance = 1 / weights
    volatility = _new_volatility(spread, player.volatility, variance, variance * surprises)
    before = sqrt(spread**2 + volatility**2)
    after = 1 / sqrt(1 / before**2 + 1 / variance)
    return _seen(mean + after**2 * surprises, after, volatility)


def kept_open(rating: Rating) -> Rating:
    """A rating that never becomes so sure of itself that nothing moves it any more.

    >>> kept_open(Rating(1500, 10)).deviation
    45.0
    """
    deviation = min(MOST_DEVIATION, max(LEAST_DEVIATION, rating.deviation))
    return Rating(rating.rating, deviation, rating.volatility)


def _seen(mean: float, spread: float, volatility: float) -> Rating:
    return Rating(MIDDLE + SCALE * mean, SCALE * spread, volatility)


def _weight(spread: float) -> float:
    """How much a game counts against somebody whose rating is unsure: g of the paper."""
    return 1 / sqrt(1 + 3 * spread**2 / pi**2)


def _new_volatility(spread: float, volatility: float, variance: float, lead: float) -> float:
    """Step 5 of the paper, by the Illinois form of regula falsi."""
    start = log(volatility**2)

    def slope(x: float) -> float:
        whole = spread**2 + variance + exp(x)
        return exp(x) * (lead**2 - whole) / (2 * whole**2) - (x - start) / CHANGE**2

    low = start
    if lead**2 > spread**2 + variance:
        high = log(lead**2 - spread**2 - variance)
    else:
        steps = 1
        while slope(start - steps * CHANGE) < 0:
            steps += 1
        high = start - steps * CHANGE
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > PRECISION:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)
