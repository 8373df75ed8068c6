"""Bots that compare their candidates in imagined worlds before they choose."""

from stellwerk.bots.bot import Seat
from stellwerk.kernel.evaluation import candidates, evaluate
from stellwerk.kernel.policy import KernelPolicy
from stellwerk.kernel.state import KernelState
from stellwerk.match.explanations import Thoughts

Row = tuple[int, int, float, float, float, float, float]
"""A candidate's figures: action, worlds, win share, margin, value, difference, error."""
# Seeds of decisions: far apart, so that two decisions share no world.
NEXT_DECISION = 0x9E3779B97F4A7C15


class SearchingBot:
    """Thinks within a budget of playouts; with the same seed it plays the same way.

    A policy alone (no playouts) is the quickest: it does what comes to its mind first. One that can
    foresee how it will fare looks only as far as the horizon, so many decisions ahead.
    """

    def __init__(
        self,
        policy: KernelPolicy,
        seed: int,
        *,
        rollouts: int = 0,
        most: int = 12,
        caution: float = 1.5,
        horizon: int = 0,
    ) -> None:
        self._policy = policy
        self._seed = seed
        self._rollouts = rollouts
        self._most = most
        self._caution = caution
        self._horizon = horizon
        self._decisions = 0

    def choose(self, seat: Seat) -> int:
        """The best candidate, as far as the budget can tell."""
        self._decisions += 1
        found, chosen, rows = self._look_at(seat)
        return rows[chosen][0] if rows else found[0]

    def explain(self, seat: Seat, action: int) -> Thoughts:
        """Its plan, and how the action did among those it compared."""
        self._decisions = max(self._decisions, 1)
        _, _, rows = self._look_at(seat)
        share = next((row[2] for row in rows if row[0] == action), None)
        return Thoughts(policy=self._policy, compared=len(rows), win_share=share)

    def _look_at(self, seat: Seat) -> tuple[list[int], int, list[Row]]:
        """The candidates of this decision and, if there is anything to compare, their figures."""
        seed = (self._seed * 1_000_003 + self._decisions * NEXT_DECISION) % 2**64
        state = seat.imagine(seed)
        assert isinstance(state, KernelState)
        most = self._most if self._rollouts else 1
        found = candidates(state, seat.number, self._policy, seed, most)
        if len(found) == 1:
            return found, 0, []
        chosen, rows, _ = evaluate(
            state, seat.number, self._policy, seed, rollouts=self._rollouts,
            most=self._most, caution=self._caution, actions=found, horizon=self._horizon,
        )  # fmt: skip
        return found, chosen, rows
