"""When a decision is called doubtful, bad or good, and how accurate somebody played.

A mark is given only where the difference is clearly beyond its error.
"""

from collections.abc import Sequence
from math import exp
from typing import Literal, TypeAlias

from stellwerk.study.shares import Estimate

Mark: TypeAlias = Literal["doubtful", "bad", "good"]
CLEARLY = 2.5
"""Standard errors that a difference must exceed to be marked."""
DOUBTFUL = 0.02
BAD = 0.05
GOOD = 0.02
"""Shares of the win."""


def is_clear(found: Estimate, least: float) -> bool:
    """Whether a difference is at least so much, and clearly not by chance.

    >>> is_clear(Estimate(0.04, 0.01), DOUBTFUL), is_clear(Estimate(0.04, 0.02), DOUBTFUL)
    (True, False)
    """
    return found.mean >= least and found.mean > CLEARLY * found.error


def mark_of(cost: Estimate, gain: Estimate) -> Mark | None:
    """What to say of a decision: its cost against the best, its gain against the usual choice."""
    if is_clear(cost, BAD):
        return "bad"
    if is_clear(cost, DOUBTFUL):
        return "doubtful"
    if cost.mean == 0.0 and is_clear(gain, GOOD):
        return "good"
    return None


def is_right(difference: float, error: float) -> bool:
    """Whether a move that is so much worse than the best is as good as the best, for all we know.

    >>> is_right(-0.01, 0.02), is_right(-0.09, 0.02)
    (True, False)
    """
    return difference >= -max(2 * error, DOUBTFUL / 2)


def accuracy_of_decision(cost: Estimate, players: int) -> float:
    """From 0 to 100, by the curve that lichess found for chess; what may be chance costs nothing.

    A table of four shares one win by four: half as much is as dear as it is to two.

    >>> [round(accuracy_of_decision(Estimate(cost, 0.0), 2)) for cost in (0.0, 0.1)]
    [100, 65]
    """
    lost = max(0.0, cost.mean - cost.error) * 100 * players / 2
    if lost == 0.0:
        return 100.0
    curve = 103.1668100711649 * exp(-0.04354415386753951 * lost) - 2.166924740191411
    return min(100.0, max(0.0, curve))


def accuracy(costs: Sequence[Estimate], players: int) -> float | None:
    """The mean over all decisions that left a choice; None if there were none."""
    if not costs:
        return None
    return sum(accuracy_of_decision(cost, players) for cost in costs) / len(costs)
