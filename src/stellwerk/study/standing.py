"""How everybody stands before a turn: chances to win, and how far the margins still go apart."""

from dataclasses import dataclass
from statistics import NormalDist

from stellwerk.kernel.fates import fates
from stellwerk.kernel.policy import KernelPolicy
from stellwerk.kernel.state import KernelState
from stellwerk.study.shares import Estimate, deviation, estimates

LEAST_SPREAD = 1.0
"""Points."""
NEARLY_SURE = 0.01


@dataclass(frozen=True)
class Standing:
    """Everybody's chances before a step."""

    step: int
    chances: tuple[Estimate, ...]
    """they add up to 1"""
    spreads: tuple[float, ...]
    """standard deviations of everybody's margin, in points"""

    def worth_of_point(self, seat: int) -> float:
        """By how much one point more raises the chance of a seat to win.

        It is next to nothing for who has won or lost already.
        """
        chance = min(1 - NEARLY_SURE, max(NEARLY_SURE, self.chances[seat].mean))
        normal = NormalDist()
        return normal.pdf(normal.inv_cdf(chance)) / max(LEAST_SPREAD, self.spreads[seat])


def standing(
    state: KernelState, step: int, policy: KernelPolicy, seed: int, worlds: int
) -> Standing:
    """How everybody stands, from so many imagined games with all hands open."""
    (row,) = fates(state, policy, seed, worlds, open_hands=True)
    players = state.players
    spreads = tuple(deviation([fate[seat] for fate in row]) for seat in range(players))
    return Standing(step, tuple(estimates(row, players)), spreads)
