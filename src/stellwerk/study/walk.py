"""Going through a finished match: how everybody stands at every stop, and every decision weighed.

A stop is a step at which another seat begins to decide. What happens between two stops is one
seat's doing and what chance brought to it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

from stellwerk.kernel.state import KernelState
from stellwerk.match.match import Match
from stellwerk.match.outcome import Outcome, ranks_by
from stellwerk.study.shares import Estimate
from stellwerk.study.standing import Standing, standing
from stellwerk.study.weighing import Scales, Weighed

Progress: TypeAlias = Callable[[int, int], None]
"""Told how many steps are done, and of how many."""
NEXT_STEP = 0x9E3779B97F4A7C15
"""Seeds of steps: far apart, so that two steps share no world."""


@dataclass(frozen=True)
class Part:
    """What was found on a part of the way, from one stop to before another."""

    stops: tuple[Standing, ...]
    weighed: dict[int, Weighed]


@dataclass(frozen=True)
class Walk:
    """All values of a match: the one table from which every number of a review comes."""

    stops: tuple[Standing, ...]
    """in order; the last is the result"""
    weighed: dict[int, Weighed]
    """by step; steps without a choice are left out"""
    seats: tuple[int, ...]
    """who decided, by step"""


def stops_of(match: Match) -> list[int]:
    """The steps at which another seat begins to decide."""
    seats = [step.seat for step in match.steps]
    return [step for step in range(len(seats)) if step == 0 or seats[step - 1] != seats[step]]


def walk_part(match: Match, scales: Scales, seed: int, first: int, until: int) -> Part:
    """Look at the steps from a stop to before another; the same, in however many parts."""
    stops: list[Standing] = []
    weighed: dict[int, Weighed] = {}
    begins = set(stops_of(match))
    for number in range(first, until):
        step = match.steps[number]
        state = step.before
        assert isinstance(state, KernelState)
        at = (seed * 1_000_003 + number * NEXT_STEP) % 2**64
        if number in begins:
            stops.append(standing(state, number, scales.usual, at, scales.quality.stop))
        action = match.game.action(step.before, step.seat, step.move)
        found = scales.weigh(state, step.seat, action, stops[-1], at + 1)
        if found is not None:
            weighed[number] = found
    return Part(tuple(stops), weighed)


def joined(match: Match, parts: Sequence[Part]) -> Walk:
    """The walk through a whole match, from parts that were walked apart."""
    weighed = {step: found for part in parts for step, found in part.weighed.items()}
    stops = [stop for part in parts for stop in part.stops]
    return Walk((*stops, _end(match)), weighed, tuple(step.seat for step in match.steps))


def walk(match: Match, scales: Scales, seed: int, progress: Progress) -> Walk:
    """Look at every step of a finished match, turn by turn."""
    ends = [*stops_of(match), len(match.steps)]
    parts = []
    for first, until in pairwise(ends):
        progress(first, len(match.steps))
        parts.append(walk_part(match, scales, seed, first, until))
    progress(len(match.steps), len(match.steps))
    return joined(match, parts)


def _end(match: Match) -> Standing:
    """What everybody won in the end, which is sure."""
    assert match.result is not None
    winners, players = match.result.winners, match.game.players
    ranks = ranks_by([float(seat in winners) for seat in range(players)])
    points = [float(score.total) for score in match.result.scores]
    shares = Outcome.of(points, ranks).win_shares
    chances = tuple(Estimate(share, 0.0) for share in shares)
    return Standing(len(match.steps), chances, (0.0,) * players)
