"""Random walks into games of any family: where the property and secrecy tests begin."""

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar, cast

from stellwerk.match.contract import Game, State
from stellwerk.match.match import Match
from tests.properties import with_undos

OwnGame = TypeVar("OwnGame", bound=Game)
OwnState = TypeVar("OwnState", bound=State)


@dataclass(frozen=True)
class AnyWalk(ABC, Generic[OwnGame, OwnState]):
    """So many steps into a game, never beyond the end."""

    configuration: tuple[str, int, Mapping[str, object]]
    seed: int
    style: str
    steps: int

    @property
    @abstractmethod
    def game(self) -> OwnGame:
        """The game walked in."""

    @abstractmethod
    def step_on(self, match: Match, rng: random.Random) -> None:
        """One more move of somebody, by the style."""

    def match(self) -> Match:
        """A match that has come so far."""
        match = self.game.new_match(self.seed)
        rng = random.Random(self.seed)
        while not match.is_over and len(match.moves) < self.steps:
            self.step_on(match, rng)
        return match

    def with_undos(self, seed: int, in_a_row: int = 3) -> Match:
        """A match in which moves are taken back, at most so many one after the other."""
        match, rng = self.game.new_match(self.seed), random.Random(seed)
        return with_undos(match, self.steps, rng, self.step_on, in_a_row)

    def state(self) -> OwnState:
        """A state that has come so far."""
        return cast("OwnState", self.match().state)
