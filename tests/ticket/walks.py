"""Random walks into games: where the property and secrecy tests begin."""

import random
from dataclasses import dataclass
from typing import cast

from hypothesis import strategies as st

from stellwerk.games.ticket.game import TicketGame
from stellwerk.games.ticket.state import State
from stellwerk.match.match import Match
from tests.models.compare import (
    CONFIGURATIONS,
    STYLES,
    Configuration,
    Namer,
    choose,
    namer,
)
from tests.walking import AnyWalk

PHASES = ("turn", "second-card", "tunnel", "tickets")


@dataclass(frozen=True)
class Walk(AnyWalk[TicketGame, State]):
    """So many steps into a game, and then on until the phase is met; never beyond the end."""

    configuration: Configuration
    phase: str | None = None

    @property
    def names(self) -> Namer:
        """The game with its names."""
        name, players, options = self.configuration
        return namer(name, players, tuple(options.items()))

    @property
    def game(self) -> TicketGame:
        """The game walked in."""
        return self.names.game

    def step_on(self, match: Match, rng: random.Random) -> None:
        """One more move of somebody, by the style."""
        step_on(match, self.names, self.style, rng)

    def match(self) -> Match:
        """A match that has come so far."""
        match = self.game.new_match(self.seed)
        rng = random.Random(self.seed)
        for step in range(5000):
            phase_met = self.phase is None or self.phase == phase_of(match)
            if match.is_over or (step >= self.steps and phase_met):
                return match
            self.step_on(match, rng)
        raise AssertionError(f"this game does not end: {self}")


def step_on(match: Match, names: Namer, style: str, rng: random.Random) -> None:
    """One more move of somebody, by the style."""
    seat = rng.choice(match.state.pending_players())
    state = cast("State", match.state)
    actions = state.legal_actions(seat)
    moves = names.names(state, seat, actions)
    match.play_action(seat, actions[choose(rng, style, moves)])


def phase_of(match: Match) -> str:
    """The phase of the match."""
    return match.view(None).phase


walks = st.builds(
    Walk,
    st.sampled_from(CONFIGURATIONS),
    st.integers(0, 2**32),
    st.sampled_from(STYLES),
    st.integers(0, 350),
    st.sampled_from([None, *PHASES]),
)
