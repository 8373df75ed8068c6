"""A vector of games: arrays that the kernel writes, and the steps between them."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt

from stellwerk.kernel.crew import Crew
from stellwerk.kernel.vector import KernelVector
from stellwerk.match.observing import CannotObserve

if TYPE_CHECKING:
    from stellwerk.games.named_state import NamedState
    from stellwerk.games.observing import Observing
    from stellwerk.games.trainable import TrainableGame
    from stellwerk.kernel.vector import History

Bytes: TypeAlias = npt.NDArray[np.uint8]
Words: TypeAlias = npt.NDArray[np.uint64]
Floats: TypeAlias = npt.NDArray[np.float32]
Actions: TypeAlias = npt.NDArray[np.int32]
Row: TypeAlias = Sequence[str | None]
Number = TypeVar("Number", bound=np.generic)
Allocate: TypeAlias = Callable[[str, tuple[int, ...], type[np.generic]], npt.NDArray[np.generic]]


def zeros(name: str, shape: tuple[int, ...], kind: type[np.generic]) -> npt.NDArray[np.generic]:
    """Arrays of this process; a trainer may want memory that a GPU reads."""
    return np.zeros(shape, kind)


class Arrays:
    """What the kernel writes at every step, one row for each slot; `actions` is for the caller.

    `legal` holds the legal actions as bits, the first action in the lowest bit of the first word.
    `rewards`, `shares` (of the win) and `points` are those of all seats, and new where `ends` is
    not 0: OVER after a game, STUCK after one that went round in circles and was stopped.
    """

    def __init__(self, slots: int, players: int, words: int, size: int, allocate: Allocate) -> None:
        def made(name: str, shape: tuple[int, ...], kind: type[Number]) -> npt.NDArray[Number]:
            array = allocate(name, shape, kind)
            assert array.shape == shape
            assert array.dtype == kind
            return array  # type: ignore[return-value]

        self.observations: Bytes = made("observations", (slots, size), np.uint8)
        self.legal: Words = made("legal", (slots, words), np.uint64)
        self.seats: Bytes = made("seats", (slots,), np.uint8)
        self.ends: Bytes = made("ends", (slots,), np.uint8)
        self.rewards: Floats = made("rewards", (slots, players), np.float32)
        self.shares: Floats = made("shares", (slots, players), np.float32)
        self.points: Floats = made("points", (slots, players), np.float32)
        self.actions: Actions = made("actions", (slots,), np.int32)
        self.advice: Actions = made("advice", (slots,), np.int32)


class Vector:
    """So many games of one kind side by side, each followed by the next deal when it ends.

    Every slot stands at a decision with a choice, of a seat that nobody plays inside. `seating`
    says who does: a row for each slot (repeated if there are fewer), None for the caller's seats.

    >>> import stellwerk
    >>> vector = Vector(stellwerk.game("ticket-europe", players=3), slots=4, seed=7,
    ...                 seating=[[None, "planner", None]])
    >>> vector.begin()
    >>> vector.arrays.observations.shape, vector.arrays.seats.tolist()
    ((4, 2524), [0, 0, 0, 0])
    >>> vector.arrays.actions[:] = [vector.legal_actions(slot)[0] for slot in range(4)]
    >>> vector.step()
    >>> vector.arrays.seats.tolist()
    [2, 2, 2, 2]
    """

    def __init__(
        self,
        game: "TrainableGame",
        slots: int,
        *,
        seed: int = 0,
        seating: Sequence[Row] | None = None,
        deals: Sequence[int] | None = None,
        stride: int | None = None,
        crew: Crew | None = None,
        without: Sequence[str] = (),
        observing: bool = True,
        allocate: Allocate = zeros,
    ) -> None:
        self.game = game
        self.slots = slots
        self.players = game.players
        self.observer = game.observer(tuple(without))
        family = _observing(game)
        self._names = list(family.players)
        rows = seating or [[None] * game.players]
        first_deals = list(range(slots) if deals is None else deals)
        self.first_deal = first_deals[0]
        self.kernel = KernelVector(
            game.rules, self.observer, slots, crew or Crew(1),
            [make() for make in family.players.values()],
            np.array([self._row(rows[slot % len(rows)]) for slot in range(slots)], np.uint8),
            first_deals, slots if stride is None else stride, seed % 2**64,
        )  # fmt: skip
        self.arrays = Arrays(
            slots, game.players, self.observer.words, self.observer.size if observing else 0,
            allocate,
        )  # fmt: skip
        kept = self.arrays
        self.kernel.attach(
            kept.legal, kept.seats, kept.ends, kept.rewards, kept.shares, kept.points, kept.actions,
            kept.observations if observing else None, kept.advice,
        )  # fmt: skip

    def _row(self, row: Row) -> list[int]:
        return [0 if name is None else 1 + self._number(name) for name in row]

    def _number(self, name: str) -> int:
        if name not in self._names:
            known = ", ".join(self._names)
            raise ValueError(f"{name!r} cannot play inside a vector. Those who can are: {known}.")
        return self._names.index(name)

    def begin(self, openings: Sequence[int] | None = None, by: str | None = None) -> None:
        """Deal in every slot. `by` plays the first moves for everybody, so many in each slot.

        Games that all begin at once stay in step for long: openings of different lengths spread
        them over all parts of a game.
        """
        moves = list(openings) if openings is not None else [0] * self.slots
        self.kernel.begin(moves, -1 if by is None else self._number(by))

    def ask(self, name: str | None) -> None:
        """Let somebody say at every decision what they would do, in `arrays.advice`."""
        if name is not None and _observing(self.game).players[name]() is None:
            raise ValueError(f"{name!r} plays by chance and gives no advice")
        self.kernel.ask(-1 if name is None else self._number(name))

    def step(self) -> None:
        """Carry out `arrays.actions` and go on to the next decisions."""
        self.kernel.go()
        self.kernel.wait()

    def look(self) -> None:
        """Write everything again, without a step: after asking somebody else, for example."""
        self.kernel.go(False)
        self.kernel.wait()

    def go(self) -> None:
        """Begin a step and return at once; the arrays belong to the crew until `wait` is over."""
        self.kernel.go()

    def wait(self) -> None:
        """Until the step is done."""
        self.kernel.wait()

    def reward_by(self, win: float, margin: float) -> None:
        """What a win is worth (the losers' losses sum up to it), and a point of the margin."""
        self.kernel.reward_by(win, margin)

    def legal_actions(self, slot: int) -> list[int]:
        """The legal actions of a slot as a list, for those who look at one."""
        bits = np.unpackbits(self.arrays.legal[slot].view(np.uint8), bitorder="little")
        return [int(action) for action in np.flatnonzero(bits)]

    def state(self, slot: int) -> "NamedState":
        """A state that stands where a slot stands: a copy, with everything that is hidden."""
        state = self.game.new_state(0)
        self.kernel.put_into(slot, state)
        return state

    def histories(self) -> "list[History]":
        """What has to be kept to come back to where all slots stand now."""
        return self.kernel.histories()

    def come_back(self, histories: "list[History]", by: str | None = None) -> None:
        """Play all slots to where they stood; the adviser and `by` must be those of that time."""
        self.kernel.come_back(histories, -1 if by is None else self._number(by))


def _observing(game: "TrainableGame") -> "Observing":
    if game.observing is None:
        raise CannotObserve(f"{game.id} has no observer: its positions are no numbers yet.")
    return game.observing
