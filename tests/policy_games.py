"""Positions of games that a policy plays, for tests of what it compares and chooses."""

import random
from typing import Protocol, TypeVar

from stellwerk.kernel.evaluation import candidates
from stellwerk.kernel.policy import KernelPolicy
from stellwerk.kernel.state import KernelState

WHOLE_GAME = 4000  # steps
Own = TypeVar("Own", bound=KernelState)
Some = TypeVar("Some")
Made = TypeVar("Made", bound=KernelState, covariant=True)


class Starts(Protocol[Made]):
    """A game whose states the kernel plays."""

    def new_state(self, seed: int) -> Made:
        """A state at the start."""
        ...


def states_along(game: Starts[Own], seed: int, policy: KernelPolicy, odd: float = 0.1) -> list[Own]:
    """Positions of one game: mostly the policy's own, now and then after something odd."""
    state, rng, found = game.new_state(seed), random.Random(seed), list[Own]()
    while not state.is_terminal():
        assert len(found) < WHOLE_GAME, "the policy never ends a game"
        found.append(state.clone())
        seat = state.current_player()
        action = candidates(state, seat, policy, 1, most=1)[0]
        if rng.random() < odd:
            action = rng.choice(state.legal_actions(seat))
        state.apply_action(action)
    return found


def some(states: list[Some], number: int) -> list[Some]:
    """A few of many, from everywhere in the game."""
    return random.Random(1).sample(states, min(number, len(states)))
