"""Banks: vectors of all groups side by side in common arrays, so that one look serves all."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

import numpy as np
import numpy.typing as npt
import torch

from stellwerk.games.registry import shipped_game
from stellwerk.learning.configuration import Configuration, Group, UnknownConfiguration
from stellwerk.learning.seating import Seating, seat_group
from stellwerk.vector import Crew, Vector

if TYPE_CHECKING:
    from stellwerk.games.trainable import TrainableGame
    from stellwerk.kernel.vector import History

MOST_SEATS = 8
OPENING_MOVES = 85
"""Of each seat, at most: slots begin anywhere in a game."""
SHARED = {"observations", "legal", "seats", "ends", "actions", "advice"}


def game_of(configuration: Configuration, group: Group) -> "TrainableGame":
    """The game that a group plays."""
    game = shipped_game(configuration.game, group.players, group.settings)
    return cast("TrainableGame", game)


def pinned(shape: tuple[int, ...], kind: type[np.generic], on_gpu: bool) -> npt.NDArray[np.generic]:
    """Memory that a GPU can read by itself, where there is one."""
    kinds = {np.uint8: torch.uint8, np.int32: torch.int32, np.uint64: torch.int64}
    held = torch.zeros(shape, dtype=kinds[kind], pin_memory=on_gpu)
    return cast("npt.NDArray[np.generic]", held.numpy().view(kind))


@dataclass
class Bank:
    """A part of the slots of every group; in the arrays, one group follows the other."""

    vectors: list[Vector]
    arrays: dict[str, npt.NDArray[np.generic]]
    past: npt.NDArray[np.bool_]
    """Which seats an earlier self plays."""
    slots: int

    def go(self) -> None:
        """Let the crew step all vectors."""
        for vector in self.vectors:
            vector.go()

    def wait(self) -> None:
        """Wait until all vectors have made their step."""
        for vector in self.vectors:
            vector.wait()

    def rewards(self) -> npt.NDArray[np.float32]:
        """What the seats of games that ended in this step were paid, with room for all seats."""
        return self._all(lambda vector: vector.arrays.rewards)

    def points(self) -> npt.NDArray[np.float32]:
        """The points of these games; what is not there is NaN."""
        found = self._all(lambda vector: vector.arrays.points, np.nan)
        found[self.arrays["ends"] != 1] = np.nan
        return found

    def _all(
        self, read: Callable[[Vector], npt.NDArray[np.float32]], missing: float = 0.0
    ) -> npt.NDArray[np.float32]:
        found = np.full((self.slots, MOST_SEATS), missing, np.float32)
        at = 0
        for vector in self.vectors:
            found[at : at + vector.slots, : vector.players] = read(vector)
            at += vector.slots
        return found

    def is_past(self) -> npt.NDArray[np.bool_]:
        """In which slots an earlier self decides now."""
        seats = self.arrays["seats"].astype(np.int64)
        return self.past[np.arange(self.slots), seats]

    def begin(self, teacher: str, round_of_deals: int) -> None:
        """Deal everywhere, somewhere in a game."""
        for vector in self.vectors:
            chance = np.random.default_rng([round_of_deals, vector.first_deal])
            moves = chance.integers(0, OPENING_MOVES * vector.players, vector.slots)
            vector.begin([int(each) for each in moves], by=teacher)

    def ask(self, teacher: str | None) -> None:
        """Whom to ask for advice."""
        for vector in self.vectors:
            vector.ask(teacher)
        if teacher is not None:
            for vector in self.vectors:
                vector.look()

    def histories(self) -> "list[list[History]]":
        """How every slot came to where it stands."""
        return [vector.histories() for vector in self.vectors]

    def come_back(self, histories: "Sequence[list[History]]", teacher: str) -> None:
        """Play all slots to where they stood; `teacher` must be that of that time."""
        for vector, own in zip(self.vectors, histories, strict=True):
            vector.come_back(own, by=teacher)


def make_banks(configuration: Configuration, crew: Crew, count: int, on_gpu: bool) -> list[Bank]:
    """All slots of a configuration, in so many banks that take turns with the net."""
    total = sum(group.slots for group in configuration.groups)
    kinds = {len(game_of(configuration, group).rules.actions) for group in configuration.groups}
    if len(kinds) > 1:
        raise UnknownConfiguration(
            f"{configuration.game}: the groups number their actions differently; a net needs one "
            "numbering for all."
        )
    chance = np.random.default_rng(configuration.seed)
    seatings = [
        seat_group(group, configuration.opponents, chance) for group in configuration.groups
    ]
    banks, first_deal = [], 0
    for number in range(count):
        parts = [
            (group, range(number * group.slots // count, (number + 1) * group.slots // count))
            for group in configuration.groups
        ]
        parts_seated = [
            (group, slots, seating)
            for (group, slots), seating in zip(parts, seatings, strict=True)
            if slots
        ]
        bank = _make_bank(configuration, crew, on_gpu, parts_seated, first_deal, total)
        first_deal += bank.slots
        banks.append(bank)
    return banks


def _make_bank(
    configuration: Configuration,
    crew: Crew,
    on_gpu: bool,
    parts: list[tuple[Group, range, Seating]],
    first_deal: int,
    stride: int,
) -> Bank:
    slots = sum(len(own) for _, own, _ in parts)
    arrays: dict[str, npt.NDArray[np.generic]] = {}
    vectors: list[Vector] = []
    past = np.zeros((slots, MOST_SEATS), np.bool_)
    at = 0
    for group, own, seating in parts:

        def allocate(
            name: str, shape: tuple[int, ...], kind: type[np.generic], at: int = at
        ) -> npt.NDArray[np.generic]:
            if name not in SHARED:
                return np.zeros(shape, kind)
            if name not in arrays:
                arrays[name] = pinned((slots, *shape[1:]), kind, on_gpu)
            return arrays[name][at : at + shape[0]]

        vector = Vector(
            game_of(configuration, group), len(own), seed=configuration.seed, crew=crew,
            seating=[seating.rows[slot] for slot in own], without=configuration.shape.without,
            deals=range(first_deal + at, first_deal + at + len(own)), stride=stride,
            allocate=allocate,
        )  # fmt: skip
        vector.reward_by(configuration.self_play.win, configuration.self_play.margin)
        past[at : at + len(own), : group.players] = seating.past[own.start : own.stop]
        vectors.append(vector)
        at += len(own)
    return Bank(vectors, arrays, past, slots)
