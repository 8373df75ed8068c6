"""Random walks into games: where the property and secrecy tests begin."""

import random
from dataclasses import dataclass
from typing import Any, cast

from hypothesis import strategies as st

from stellwerk.bots import Seat, make_bot
from stellwerk.games.trans.game import TransGame
from stellwerk.games.trans.state import State
from stellwerk.match.match import Match
from tests.models.compare_trans import (
    CONFIGURATIONS,
    STYLES,
    Configuration,
    choose,
    trans_game,
)
from tests.plain import plain
from tests.walking import AnyWalk


@dataclass(frozen=True)
class Walk(AnyWalk[TransGame, State]):
    """So many steps into a game, never beyond the end."""

    configuration: Configuration

    @property
    def game(self) -> TransGame:
        """The game walked in."""
        return trans_game(self.configuration)

    def step_on(self, match: Match, rng: random.Random) -> None:
        """One more move of somebody, by the style."""
        step_on(match, self.style, rng)


def step_on(match: Match, style: str, rng: random.Random) -> None:
    """One more move of somebody, by the style."""
    game, state = cast("TransGame", match.game), cast("State", match.state)
    seat = rng.choice(state.pending_players())
    match.play_action(seat, choose(rng, style, game, state, seat))


def position_of(state: object) -> dict[str, Any]:
    """The whole position of a state."""
    return plain(cast("State", state).position())


def with_rounds(configuration: Configuration, rounds: int) -> Configuration:
    """The same game for one round, or until the end."""
    name, players, options = configuration
    return name, players, {**options, "rounds": rounds}


walks = st.builds(
    Walk,
    st.builds(with_rounds, st.sampled_from(CONFIGURATIONS), st.sampled_from([0, 1, 1])),
    st.integers(0, 2**32),
    st.sampled_from(STYLES),
    st.integers(0, 25) | st.integers(0, 160),
)


def just_won() -> tuple[TransGame, State]:
    """Trans Europa: seat 0 has won by the first rail of seat 1, which may lay a second one."""
    game = trans_game(("trans-europa", 2, {}))
    state = game.new_state(seed=15)
    for number in range(71):
        seat = state.pending_players()[0]
        bot = make_bot("trans", "surveyor", number)
        state.apply_action(bot.choose(Seat(game, state, seat)), seat)
    assert (position_of(state)["winners"], state.pending_players()) == ([0], [1])
    return game, state
