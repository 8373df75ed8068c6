"""A match as a server keeps it: only what is still needed, since the record is in the database."""

from typing import NoReturn

from stellwerk.match.contract import Event, Game, State
from stellwerk.match.match import Match, Step
from stellwerk.match.record import RecordError


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

    def __init__(self, game: Game, seed: bytes, state: State) -> None:
        self.game = game
        self.seed = seed
        self.state = state
        self.opening: list[Event] = []
        self.steps: list[Step] = []
        self.moves = []

    def copy(self) -> "LiveMatch":
        """The same match; states are never changed in place, so they can be shared."""
        same = LiveMatch(self.game, self.seed, self.state)
        same.steps = list(self.steps)
        return same

    def settle(self) -> None:
        """Forget all steps that nobody can take back any more."""
        del self.steps[: self._first_open_step()]
        self.moves.clear()

    @property
    def settled(self) -> bool:
        """Whether nothing can be taken back, so that the state alone says all."""
        return self._first_open_step() == len(self.steps)

    def _first_open_step(self) -> int:
        """The earliest step somebody could get back to by undoing again and again."""
        first = len(self.steps)
        while first > 0 and not self.steps[first - 1].reveals and self._all_open(first - 1):
            first -= 1
        return first

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
