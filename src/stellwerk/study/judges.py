"""Who compares moves: the net of a game, which needs few games for that, or else many playouts."""

from stellwerk.games.learned import HORIZON, learned_policy
from stellwerk.games.policies import Policies
from stellwerk.kernel.evaluation import candidates, evaluate
from stellwerk.kernel.fates import fates
from stellwerk.kernel.policy import KernelPolicy
from stellwerk.kernel.state import KernelState
from stellwerk.match.contract import Game
from stellwerk.nets.shipped import shipped_net
from stellwerk.study.shares import Estimate, difference, paired
from stellwerk.study.standing import Standing
from stellwerk.study.weighing import Compared, Judge

CAUTION = 1.5
"""Standard errors by which an action must lead the most likely one to be called better."""
MORE = 4
"""Times as many games as by a net, for who plays them all to their end."""


def judge_of(game: Game, policies: Policies) -> Judge:
    """The best judge there is for a game."""
    net = learned_policy(game)
    file = shipped_net(game.id)
    if isinstance(net, str) or file is None:
        return PlayoutJudge(policies.make(policies.searching))
    return NetJudge(net, file.header.win, file.header.margin)


class NetJudge:
    """Lets the net play on for a few decisions in imagined worlds, and asks for its values there.

    A net foresees the reward it was trained with: the win, and a little for every point of the
    margin. What that is in shares of the win depends on what a point is worth to the seat.
    """

    def __init__(self, net: KernelPolicy, win: float, margin: float) -> None:
        self._net = net
        self._win = win
        self._margin = margin

    def candidates(self, state: KernelState, seat: int, seed: int, most: int) -> list[int]:
        """What the net likes, the best first."""
        return candidates(state, seat, self._net, seed % 2**64, most)

    def compare(
        self, state: KernelState, seat: int, actions: list[int], standing: Standing, seed: int,
        games: int,
    ) -> Compared:  # fmt: skip
        """By the net's values after each action, as shares of the win."""
        chosen, rows, _ = evaluate(
            state, seat, self._net, seed % 2**64, rollouts=games, caution=CAUTION,
            actions=actions, horizon=HORIZON,
        )  # fmt: skip
        share = self._share_of_value(state.players, standing.worth_of_point(seat))
        behind = {row[0]: Estimate(-row[5] * share, row[6] * share) for row in rows}
        return Compared(actions[chosen], behind)

    def _share_of_value(self, players: int, worth_of_point: float) -> float:
        """How much of the win one unit of the net's value is."""
        reward_of_point = self._win * players / (players - 1) * worth_of_point + self._margin
        return 4 * self._win * worth_of_point / reward_of_point


class PlayoutJudge:
    """Plays every action to the end of the game in the same imagined worlds."""

    def __init__(self, policy: KernelPolicy) -> None:
        self._policy = policy

    def candidates(self, state: KernelState, seat: int, seed: int, most: int) -> list[int]:
        """What the policy would compare, its own choice first."""
        return candidates(state, seat, self._policy, seed % 2**64, most)

    def compare(
        self, state: KernelState, seat: int, actions: list[int], standing: Standing, seed: int,
        games: int,
    ) -> Compared:  # fmt: skip
        """By how often each wins."""
        worlds = max(2, MORE * games // len(actions))
        rows = fates(state, self._policy, seed % 2**64, worlds, seat, actions)
        shares = [row[seat] for row in paired(rows, state.players)]
        best, most = 0, 0.0
        for place, row in enumerate(shares[1:], start=1):
            lead = difference(row, shares[0])
            if lead.mean - CAUTION * lead.error > most:
                best, most = place, lead.mean - CAUTION * lead.error
        behind = {
            action: difference(shares[best], row)
            for action, row in zip(actions, shares, strict=True)
        }
        return Compared(actions[best], behind)
