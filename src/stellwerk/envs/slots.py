"""Many games side by side, one seat of each for the learner: what both vector environments do."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from stellwerk.envs.seat_env import bots_of
from stellwerk.envs.table import Mask, Reward
from stellwerk.vector import OVER, STUCK, Crew, Vector

if TYPE_CHECKING:
    from stellwerk.games.trainable import TrainableGame
    from stellwerk.match.contract import Game

Floats: TypeAlias = npt.NDArray[np.float32]
Flags: TypeAlias = npt.NDArray[np.bool_]
Numbers: TypeAlias = npt.NDArray[np.integer]


class Slots:
    """So many games; the learner has one seat in each, quick bots of the kernel the others.

    >>> import stellwerk
    >>> slots = Slots(stellwerk.game("ticket-usa", players=3), 4)
    >>> slots.begin(seed=7)
    >>> slots.seats.tolist(), slots.masks().shape == (4, slots.actions)
    ([0, 1, 2, 0], True)
    >>> slots.step(np.zeros(4, np.int64)).tolist()  # none of them was allowed
    [True, True, True, True]
    """

    def __init__(
        self,
        game: "Game",
        number: int,
        *,
        seat: int | None = None,
        bots: Sequence[str] = (),
        without: Sequence[str] = (),
        reward: Reward | None = None,
        threads: int = 1,
    ) -> None:
        self.game = cast("TrainableGame", game)
        self.number = number
        self.actions = game.num_distinct_actions()
        self.seats = np.arange(number) % game.players if seat is None else np.full(number, seat)
        names = bots_of(game.family, game.players - 1, bots or ["dispatcher"])
        self._seating = [_row(int(mine), names) for mine in self.seats]
        self._without = tuple(without)
        self._reward = reward or Reward()
        self._crew = Crew(threads)
        self._rows = np.arange(number)
        self.size = self.game.observer(self._without).size
        self.vector: Vector
        self.begin(0)

    def begin(self, seed: int) -> None:
        """Deal in every slot: what happens from now on follows from the seed and the actions."""
        self.vector = Vector(
            self.game, self.number, seed=seed, seating=self._seating, crew=self._crew,
            without=self._without,
        )  # fmt: skip
        self.vector.reward_by(self._reward.win, self._reward.margin)
        self.vector.begin()

    def masks(self) -> Mask:
        """1 for every action that is allowed, a row for each slot."""
        bits = self.vector.arrays.legal.view(np.uint8)
        return np.unpackbits(bits, axis=1, count=self.actions, bitorder="little").view(np.int8)

    def step(self, actions: Numbers, masks: Mask | None = None) -> Flags:
        """Carry out an action in each slot; those that are not allowed become the lowest that are.

        Answers where they were not. `masks` are those of now, if somebody has them already.
        """
        allowed = self.masks() if masks is None else masks
        chosen = np.asarray(actions).astype(np.int64)
        inside = (chosen >= 0) & (chosen < self.actions)
        illegal = ~inside
        illegal[inside] = allowed[self._rows[inside], chosen[inside]] == 0
        if illegal.any():
            chosen[illegal] = allowed[illegal].argmax(axis=1)
        self.vector.arrays.actions[:] = chosen
        self.vector.step()
        return illegal

    def rewards(self) -> Floats:
        """What the learner's seat got in the last step: something only where a game was over."""
        arrays = self.vector.arrays
        return np.where(arrays.ends == OVER, arrays.rewards[self._rows, self.seats], 0).astype(
            np.float32
        )

    def over(self) -> Flags:
        """Where a game was over with the last step; the next one has begun."""
        return self.vector.arrays.ends == OVER

    def stuck(self) -> Flags:
        """Where a game was stopped because it went round in circles; the next one has begun."""
        return self.vector.arrays.ends == STUCK


def _row(mine: int, names: Sequence[str]) -> list[str | None]:
    row: list[str | None] = list(names)
    row.insert(mine, None)
    return row
