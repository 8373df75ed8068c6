"""Cases: each is one changed position, and everything about it follows from three values."""

import random
from dataclasses import dataclass
from functools import lru_cache

from tests.fuzz.changes import Changed, changed
from tests.fuzz.real_games import RealGame, real_game
from tests.fuzz.trial import refused_or_played

CASES_OF_A_GAME = 100


@dataclass(frozen=True)
class Case:
    """One position of a real game with changes."""

    family: str
    seed: int
    number: int

    @property
    def game(self) -> RealGame:
        """The real game whose position is changed."""
        return _real_game(self.family, self.number // CASES_OF_A_GAME, self.seed)

    def rng(self) -> random.Random:
        """The chance of this case."""
        return random.Random(f"{self.family} {self.seed} {self.number}")

    def changed(self) -> Changed:
        """The changed position."""
        return self._changed(self.rng())

    def _changed(self, rng: random.Random) -> Changed:
        real = self.game
        return changed(rng, real.some_position(rng), real.some_position(rng))

    def is_taken(self) -> bool:
        """Try it: whether the position is taken. Raises whatever should not happen."""
        rng = self.rng()
        position = self._changed(rng).position
        return refused_or_played(self.game.game, position, rng)

    def __str__(self) -> str:
        lines = [f"{self.game}", *self.changed().changes, f"again: {self.again()}"]
        return "\n  ".join(lines)

    def again(self) -> str:
        """The command that tries this case alone, in its own process."""
        return (
            f"python -m tests.fuzz.soak --families {self.family} --seed {self.seed} "
            f"--first {self.number} --changes 1"
        )


@lru_cache(maxsize=2)
def _real_game(family: str, number: int, seed: int) -> RealGame:
    return real_game(family, number, seed)
