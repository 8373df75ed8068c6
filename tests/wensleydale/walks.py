"""Random walks into games: where the property and secrecy tests begin."""

import random
from dataclasses import dataclass
from typing import Any, cast

from hypothesis import strategies as st

from stellwerk.games.wensleydale.game import WensleydaleGame
from stellwerk.games.wensleydale.state import State
from stellwerk.match.match import Match
from tests.models.compare import named
from tests.models.compare_wensleydale import (
    CONFIGURATIONS,
    OF_VERSION_1,
    STYLES,
    Configuration,
    choose,
    wensleydale_game,
)
from tests.plain import plain
from tests.walking import AnyWalk


@dataclass(frozen=True)
class Walk(AnyWalk[WensleydaleGame, State]):
    """So many steps into a game, never beyond the end."""

    configuration: Configuration

    @property
    def game(self) -> WensleydaleGame:
        """The game walked in."""
        return wensleydale_game(self.configuration)

    def step_on(self, match: Match, rng: random.Random) -> None:
        """One more move of somebody, by the style."""
        step_on(match, self.style, rng)


def step_on(match: Match, style: str, rng: random.Random) -> None:
    """One more move of the seat in turn, by the style."""
    game, state = cast("WensleydaleGame", match.game), cast("State", match.state)
    (seat,) = state.pending_players()
    actions, numbers = state.legal_actions(seat), state._dump()
    moves = list(map(named, plain([game.book.move(numbers, each) for each in actions])))
    match.play_action(seat, actions[choose(rng, style, game, numbers, moves)])


def play_on(match: Match, style: str, rng: random.Random) -> Match:
    """The same match, played to its end."""
    while not match.is_over:
        step_on(match, style, rng)
    return match


def position_of(state: object) -> dict[str, Any]:
    """The whole position of a state."""
    return plain(cast("State", state).position())


CHOOSING_A_CHAIN = Walk(  # the last of them chooses between three chains
    ("nurnberg", 3, {"side": "3-4", "hill_goods_from": "neutral_town", "rules": 1}),
    40,
    "connector",
    110,
)
walks = st.builds(
    Walk,
    st.sampled_from([*CONFIGURATIONS, *OF_VERSION_1]),
    st.integers(0, 2**32),
    st.sampled_from(STYLES),
    st.integers(0, 60) | st.integers(0, 250),
)
