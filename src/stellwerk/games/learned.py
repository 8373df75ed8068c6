"""The bot that plays what a net has learned; where none fits, it searches instead."""

from collections.abc import Callable
from functools import lru_cache
from math import exp
from random import Random
from typing import TYPE_CHECKING, cast

from stellwerk.bots import Bot, SearchingBot, Seat, thoughts_of
from stellwerk.games.net_policies import net_policy
from stellwerk.kernel.net import NetPolicy
from stellwerk.kernel.state import KernelState
from stellwerk.match.contract import Game
from stellwerk.match.explanations import Thoughts
from stellwerk.nets import NetError, NetFile
from stellwerk.nets.shipped import shipped_net

if TYPE_CHECKING:
    from stellwerk.games.trainable import TrainableGame

FindNet = Callable[[str], NetFile | None]
MOST_POLICIES = 8
"""Kept in memory at once, with three megabytes each: a bot is made for every decision."""


HORIZON = 8
"""Decisions that a playout by a net goes on for; then its value counts."""
COMPARED = 4
"""At most so many actions that the net likes are compared."""
CAUTION = 1.0
"""Standard errors by which an action must lead the one that the net likes best."""


class LearnedBot:
    """Plays the actions that a net likes best or, at a temperature, likes well.

    With playouts, it compares what the net likes: the net plays on for all seats in imagined
    worlds, a few decisions far, and its values are compared there. Where no net fits a game,
    `reason` says why, and the stand-in plays.
    """

    def __init__(
        self,
        stand_in: Callable[[int], Bot],
        seed: int,
        *,
        temperature: float = 0.0,
        rollouts: int = 0,
        find: FindNet = shipped_net,
    ) -> None:
        self._random = Random(seed)
        self._stand_in = stand_in(seed)
        self._temperature = temperature
        self._rollouts = rollouts
        self._find = find

    def choose(self, seat: Seat) -> int:
        """The net's choice, on a state that could be the true one."""
        policy = learned_policy(seat.game, self._find)
        if isinstance(policy, str):
            return self._stand_in.choose(seat)
        actions = seat.legal_actions()
        if len(actions) == 1:
            return actions[0]
        if self._rollouts:
            searching = SearchingBot(
                policy, self._random.getrandbits(64), rollouts=self._rollouts, most=COMPARED,
                caution=CAUTION, horizon=HORIZON,
            )  # fmt: skip
            return searching.choose(seat)
        state = seat.imagine(self._random.getrandbits(64))
        assert isinstance(state, KernelState)
        actions, logits, _ = policy.look(state, seat.number)
        if self._temperature <= 0:
            return actions[logits.index(max(logits))]
        return self._random.choices(actions, likings(logits, self._temperature))[0]

    def explain(self, seat: Seat, action: int) -> Thoughts:
        """How much the net likes the action, and the plan that it was shown with the position."""
        policy = learned_policy(seat.game, self._find)
        if isinstance(policy, str):
            return thoughts_of(self._stand_in, seat, action)
        state = seat.imagine(0)
        assert isinstance(state, KernelState)
        actions, logits, _ = policy.look(state, seat.number)
        policies = cast("TrainableGame", seat.game).policies
        assert policies is not None
        shown = policies.make(policies.strongest)
        if len(actions) == 1 or action not in actions:
            return Thoughts(policy=shown)
        chances = likings(logits, 1.0)
        liking = chances[actions.index(action)] / sum(chances)
        return Thoughts(policy=shown, liking=liking)

    def reason(self, game: Game) -> str | None:
        """Why the stand-in plays a game; None if the net does."""
        policy = learned_policy(game, self._find)
        return policy if isinstance(policy, str) else None


def likings(logits: list[float], temperature: float) -> list[float]:
    """How much a net likes each action, the best 1; the colder, the less it likes the others.

    >>> likings([2.0, 2.0], 1.0)
    [1.0, 1.0]
    """
    best = max(logits)
    return [exp((logit - best) / temperature) for logit in logits]


@lru_cache(maxsize=MOST_POLICIES)
def learned_policy(game: Game, find: FindNet = shipped_net) -> NetPolicy | str:
    """The net of a game as a policy, or why there is none."""
    try:
        net = find(game.id)
        if net is None:
            raise NetError(f"No net is shipped for {game.id}.")
        return net_policy(cast("TrainableGame", game), net)
    except NetError as error:
        return str(error)
