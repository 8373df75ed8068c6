"""Elo by Bradley and Terry: strengths that explain best who won how much against whom.

One bot of strength g against k others of strength h wins with the chance g / (g + k h); with two
players this is the usual model, with more that of Plackett and Luce. Shared wins count in part. A
drawn block is added to every contest, so that one who always won has a large rating and not an
infinite one; for the intervals it counts now more, now less, as every deal does.
"""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from operator import itemgetter

SCALE = 400 / math.log(10)
SAMPLES = 1000
"""How often deals are drawn again for the intervals."""
LONGEST_STEP = 2.0
ROUNDS = 100
CLOSE_ENOUGH = 1e-9


@dataclass(frozen=True)
class Comparison:
    """One bot against several of another kind: its share of the wins of each deal, in order."""

    one: int
    other: int
    others: int
    shares: Sequence[float]


@dataclass(frozen=True)
class Rating:
    """A bot's Elo with its 95 % interval, by drawing the deals again (bootstrap)."""

    elo: float
    low: float
    high: float


def chance_of(elo: float, others: int = 1) -> float:
    """The share of wins expected against so many others who are weaker by `elo`.

    >>> round(chance_of(100), 2), chance_of(0, others=3)
    (0.64, 0.25)
    """
    return 1 / (1 + others * math.exp(-elo / SCALE))


def rate(
    bots: int, comparisons: Sequence[Comparison], anchor: int = 0, seed: int = 0
) -> list[Rating]:
    """The ratings of bots numbered from 0; the anchor's is 0.

    Deals are the samples, and all contests play the same ones: a deal that is drawn again is so for
    every contest.

    >>> played = [Comparison(0, 1, others=1, shares=[1.0, 0.5, 0.5, 1.0] * 25)]
    >>> [round(rating.elo) for rating in rate(2, played)]
    [0, -189]
    """
    sums = [(math.fsum(c.shares), len(c.shares), 1.0) for c in comparisons]
    logits = _fit(comparisons, sums, [0.0] * bots)
    found = _anchored(logits, anchor)
    deals = max((len(c.shares) for c in comparisons), default=0)
    chance = random.Random(f"{seed}/ratings")
    drawn = [
        _anchored(_fit(comparisons, _draw(comparisons, deals, chance), logits), anchor)
        for _ in range(SAMPLES)
    ]
    return [
        Rating(elo, *_middle([ratings[bot] for ratings in drawn])) for bot, elo in enumerate(found)
    ]


def _middle(values: Sequence[float]) -> tuple[float, float]:
    """The ends of the middle 95 %."""
    ordered = sorted(values)
    cut = round(0.025 * len(ordered))
    return ordered[cut], ordered[-1 - cut]


Played = tuple[float, int, float]
"""What was won, in how many blocks, and how much the drawn block counts that is added to them."""


def _draw(comparisons: Sequence[Comparison], deals: int, chance: random.Random) -> list[Played]:
    """As many deals by lot, and what was won in them."""
    drawn = chance.choices(range(deals), k=deals)
    within = {
        played: [deal for deal in drawn if deal < played]
        for played in {len(c.shares) for c in comparisons}
    }
    return [
        (
            _sum_of(c.shares, within[len(c.shares)]),
            len(within[len(c.shares)]),
            chance.expovariate(1),
        )
        for c in comparisons
    ]


def _sum_of(shares: Sequence[float], deals: Sequence[int]) -> float:
    if len(deals) < 2:
        return math.fsum(shares[deal] for deal in deals)
    return math.fsum(itemgetter(*deals)(shares))


def _anchored(logits: Sequence[float], anchor: int) -> list[float]:
    return [SCALE * (logit - logits[anchor]) for logit in logits]


def _fit(
    comparisons: Sequence[Comparison], sums: Sequence[Played], start: Sequence[float]
) -> list[float]:
    """The most likely strengths, as natural logarithms, by Newton's method."""
    bots = len(start)
    logits = list(start)
    for _ in range(ROUNDS):
        slope = [0.0] * bots
        bend = [[1.0 / bots] * bots for _ in range(bots)]  # holds the mean where it is
        for comparison, (won, played, drawn) in zip(comparisons, sums, strict=True):
            one, other = comparison.one, comparison.other
            expected = 1 / (1 + comparison.others * math.exp(logits[other] - logits[one]))
            missing = won + drawn / (1 + comparison.others) - (played + drawn) * expected
            weight = (played + drawn) * expected * (1 - expected)
            slope[one] += missing
            slope[other] -= missing
            bend[one][one] += weight
            bend[other][other] += weight
            bend[one][other] -= weight
            bend[other][one] -= weight
        step = _solve(bend, slope)
        longest = max(map(abs, step))
        scale = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        logits = [logit + scale * part for logit, part in zip(logits, step, strict=True)]
        if longest < CLOSE_ENOUGH:
            break
    return logits


def _solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of linear equations whose matrix is positive definite (Gauss and Jordan).

    >>> _solve([[2.0, 0.0], [1.0, 1.0]], [4.0, 5.0])
    [2.0, 3.0]
    """
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for pivot, row in enumerate(rows):
        head = row[pivot]
        rows[pivot] = row = [value / head for value in row]
        for place, other in enumerate(rows):
            if place != pivot and other[pivot]:
                factor = other[pivot]
                rows[place] = [a - factor * b for a, b in zip(other, row, strict=True)]
    return [row[-1] for row in rows]
