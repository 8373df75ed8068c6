"""From imagined games to shares of the win, with the errors of these estimates.

An imagined game that is won by one point might as well have been lost by one. So it counts as a
share for everybody near the top, the softer the more the margins differ from game to game; where
they do not differ at all, the winner takes it all. Of two moves in the same worlds the difference
is then known better than by counting wins.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt
from typing import TypeAlias

Fate: TypeAlias = tuple[float, ...]
"""How one imagined game ended: the margins of all seats, then their shares of the win."""
SOFTNESS = 0.075
"""The scale on which margins count, in standard deviations of the margins.

Chances foretell results best so: with less, single games count too much, with more, leads count too
little (docs/study.md, "Do chances come true?").
"""
LEAST_SCALE = 0.25
"""Points; below this only who has won counts."""


@dataclass(frozen=True)
class Estimate:
    """A mean and its standard error."""

    mean: float
    error: float


def scale_of(fates: Sequence[Fate], players: int) -> float:
    """The scale for these games: a part of how much the margins of the seats differ.

    >>> scale_of([(4.0, -4.0, 1.0, 0.0), (4.0, -4.0, 1.0, 0.0)], 2)
    0.0
    """
    spread = sum(deviation([fate[seat] for fate in fates]) for seat in range(players)) / players
    return SOFTNESS * spread


def shares_of(fate: Fate, players: int, scale: float) -> list[float]:
    """Everybody's share of one game; they add up to 1.

    >>> shares_of((4.0, -4.0, 1.0, 0.0), 2, 0.0)
    [1.0, 0.0]
    >>> [round(share, 2) for share in shares_of((4.0, -4.0, 1.0, 0.0), 2, 4.0)]
    [0.73, 0.27]
    """
    if scale < LEAST_SCALE:
        shares = list(fate[players:])
    else:
        shares = [exp(min(margin, 0.0) / scale) for margin in fate[:players]]
    total = sum(shares)
    return [share / total for share in shares]


def estimate(numbers: Sequence[float]) -> Estimate:
    """Their mean, and how far it may be off.

    >>> found = estimate([0.0, 1.0, 0.0, 1.0])
    >>> found.mean, round(found.error, 3)
    (0.5, 0.289)
    """
    mean = sum(numbers) / len(numbers)
    return Estimate(mean, deviation(numbers) / sqrt(len(numbers)))


def estimates(fates: Sequence[Fate], players: int) -> list[Estimate]:
    """Everybody's share of the win over imagined games; the means add up to 1."""
    scale = scale_of(fates, players)
    shares = [shares_of(fate, players, scale) for fate in fates]
    return [estimate([share[seat] for share in shares]) for seat in range(players)]


def paired(rows: Sequence[Sequence[Fate]], players: int) -> list[list[list[float]]]:
    """For each row of games in the same worlds everybody's shares, all on the scale of the first.

    By row, seat and world.
    """
    scale = scale_of(rows[0], players)
    found = []
    for row in rows:
        shares = [shares_of(fate, players, scale) for fate in row]
        found.append([[share[seat] for share in shares] for seat in range(players)])
    return found


def difference(first: Sequence[float], second: Sequence[float]) -> Estimate:
    """How much more the first is than the second, world by world.

    >>> difference([0.5, 0.7], [0.4, 0.6]).error < 1e-9
    True
    """
    return estimate([a - b for a, b in zip(first, second, strict=True)])


def deviation(numbers: Sequence[float]) -> float:
    """The standard deviation, as a sample tells it.

    >>> deviation([1.0, 3.0, 5.0])
    2.0
    """
    count = len(numbers)
    if count < 2:
        return 0.0
    mean = sum(numbers) / count
    return sqrt(sum((number - mean) ** 2 for number in numbers) / (count - 1))
