"""A match as a server keeps it: only what is still needed, since the record is in the database."""

from collections.abc import Iterable
from typing import NoReturn

from stellwerk.match.contract import Event, Game, State
from stellwerk.match.match import Match, Step
from stellwerk.match.record import RecordError
from stellwerk.match.wire import Move


class LiveMatch(Match):
    """A match that goes on from a state and forgets what can no longer be taken back.

    >>> import stellwerk
    >>> game = stellwerk.game("ticket-usa", players=2)
    >>> first = game.new_match(seed=7)
    >>> match = LiveMatch(game, first.seed, first.state)
    >>> _ = match.play(0, match.prompts[0].moves[0])
    >>> match.settle()
    >>> match.can_undo(0)
    True
    >>> match.record
    Traceback (most recent call last):
    stellwerk.match.record.RecordError: A live match forgets its moves; the database keeps them.
    """

    def __init__(
        self,
        game: Game,
        seed: bytes,
        state: State,
        alone: int | None = None,
        keeps_all: bool = False,
    ) -> None:
        self.game = game
        self.seed = seed
        self.state = state
        self.alone = alone
        """The seat of the only person, where all others are bots from the start."""
        self.keeps_all = keeps_all
        """Whether no step is forgotten: where a lesson stands follows from all of them."""
        self.opening: list[Event] = []
        self.steps: list[Step] = []
        self.moves = []

    def copy(self) -> "LiveMatch":
        """The same match; states are never changed in place, so they can be shared."""
        same = LiveMatch(self.game, self.seed, self.state, self.alone, self.keeps_all)
        same.steps = list(self.steps)
        return same

    def settle(self) -> None:
        """Forget all steps that nobody can take back any more."""
        if not self.keeps_all:
            del self.steps[: self._first_open_step()]
        self.moves.clear()

    @property
    def settled(self) -> bool:
        """Whether nothing can be taken back, so that the state alone says all."""
        return self._first_open_step() == len(self.steps)

    def undo(self, seat: int) -> None:
        """Take back the seat's last move, against bots alone together with their answers.

        Secret choices stand, as they always do: they answered nothing.
        """
        index = self._undoable(seat)
        if index is not None and seat == self.alone and not self._all_open(index):
            del self.steps[index + 1 :]
        super().undo(seat)

    def closed_by(self, seat: int, move: Move, people: Iterable[int]) -> list[int]:
        """Whoever of these could take a move back now, but not after this one."""
        open_now = [person for person in people if self.can_undo(person)]
        if not open_now:
            return []
        after = self.copy()
        after.take(after.foresee(seat, move))
        return [person for person in open_now if not after.can_undo(person)]

    def _undoable(self, seat: int) -> int | None:
        """Against bots alone: the last move, unless it or an answer showed its maker something."""
        if seat != self.alone:
            return super()._undoable(seat)
        for index in range(len(self.steps) - 1, -1, -1):
            if self._closes(index):
                return None
            if self.steps[index].seat == seat:
                return index
        return None

    def _first_open_step(self) -> int:
        """The earliest step somebody could get back to by undoing again and again."""
        first = len(self.steps)
        while first > 0 and not self._closes(first - 1) and self._stays_open(first - 1):
            first -= 1
        return first

    def _closes(self, index: int) -> bool:
        """Whether nobody can get back behind a step because of what it showed."""
        step = self.steps[index]
        return step.reveals if self.alone is None else step.reveals_to(self.alone)

    def _stays_open(self, index: int) -> bool:
        """Whether the steps that follow let this one be taken back."""
        return self.alone is not None or self._all_open(index)

    def _all_open(self, index: int) -> bool:
        """Whether no later step closes this one: others' choices in turn do, secret ones do not."""
        seat = self.steps[index].seat
        return all(
            later.seat == seat or len(later.before.pending_players()) > 1
            for later in self.steps[index + 1 :]
        )

    @property
    def record(self) -> NoReturn:
        """There is none here: its moves are forgotten. `tables.records` exports it whole."""
        raise RecordError("A live match forgets its moves; the database keeps them.")
