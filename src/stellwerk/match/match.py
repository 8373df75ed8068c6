"""A match: a game being played by seats. It speaks in moves, prompts, views and events."""

from dataclasses import dataclass
from typing import Generic, cast

from stellwerk.match.contract import (
    Event,
    Game,
    JsonValue,
    OwnMove,
    OwnResult,
    OwnView,
    Prompt,
    State,
    View,
)
from stellwerk.match.evaluation import Budget, Evaluation
from stellwerk.match.record import key_of_position, record_of
from stellwerk.match.refusal import IllegalMove
from stellwerk.match.undo import NothingToUndo
from stellwerk.match.wire import AnyEvent, Given, Move, plain_data
from stellwerk.pictures.notebook import figure, if_drawn
from stellwerk.seeds import seed_bytes


@dataclass
class Step:
    """One move of the record, with the states before and after it and what it brought about."""

    seat: int
    move: Move
    before: State
    after: State
    events: list[Event]

    @property
    def reveals(self) -> bool:
        """Whether somebody learned something, so that it cannot be taken back."""
        return any(event.reveals for event in self.events)

    def reveals_to(self, seat: int) -> bool:
        """Whether this seat learned something."""
        return any(event.reveals_to(seat) for event in self.events)


class Match(Generic[OwnMove, OwnView, OwnResult]):
    """A game being played.

    >>> import stellwerk
    >>> match = stellwerk.game("ticket-usa", players=2).new_match(seed=7)
    >>> sorted(match.prompts)
    [0, 1]
    >>> events = match.play(1, match.prompts[1].moves[-1])
    >>> events[0].seen_by(0)
    TicketChosenEvent(seat=1, arguments=NoArguments())
    >>> match.is_over
    False
    >>> match.view(1).you.cards
    {'white': 1, 'orange': 2, 'green': 1}

    It can also begin at a position; then the seed is the key of the position's chance.

    >>> later = Match(match.game, position=match.state.position())
    >>> later.state.digest() == match.state.digest(), later.seed == match.seed
    (True, True)
    """

    def __init__(
        self,
        game: Game[OwnMove, OwnView, OwnResult],
        seed: int | bytes | None = None,
        position: Given | None = None,
    ) -> None:
        self.game = game
        self.position = None if position is None else dict(plain_data(position))
        """Where it began, if that was not the usual start."""
        if self.position is None:
            self.seed = seed_bytes(seed)
            self.state = game.new_state(self.seed)
            self.opening = game.opening(self.state)
        else:
            self.state = game.from_position(self.position)
            self.seed = key_of_position(self.position)
            self.opening = []
        self.steps: list[Step] = []
        self.moves: list[dict[str, JsonValue]] = []

    @property
    def prompts(self) -> dict[int, Prompt[OwnMove]]:
        """Every seat that owes a decision now, with its question."""
        return {seat: self.game.prompt(self.state, seat) for seat in self.state.pending_players()}

    def prompt(self, seat: int) -> Prompt[OwnMove] | None:
        """The question to one seat, or None."""
        if seat not in self.state.pending_players():
            return None
        return self.game.prompt(self.state, seat)

    def play(self, seat: int, move: Given) -> list[Event]:
        """Carry out a move; raises IllegalMove, and changes nothing, if it is not allowed."""
        step = self.foresee(seat, move)
        self.take(step)
        return step.events

    def play_action(self, seat: int, action: int) -> list[Event]:
        """The same for an action that is known to be legal, as bots choose it."""
        step = self._foresee_action(seat, action)
        self.take(step)
        return step.events

    def foresee(self, seat: int, move: Given) -> Step:
        """What a move would bring about, without playing it; raises IllegalMove.

        Whoever must write a move down before it counts takes it when that is done.
        """
        self._check_seat(seat)
        return self._foresee_action(seat, self.game.action(self.state, seat, move))

    def _foresee_action(self, seat: int, action: int) -> Step:
        named = self.game.move(self.state, seat, action)
        after = self.state.clone()
        events = self.game.play(after, seat, action)
        return Step(seat, named, self.state, after, events)

    def take(self, step: Step) -> None:
        """Carry out a step foreseen from the present state."""
        if step.before is not self.state:
            raise ValueError("The match has moved on since this step was foreseen.")
        self.state = step.after
        self.steps.append(step)
        self.moves.append({"seat": step.seat, "move": step.move.as_json()})

    def why_not(self, seat: int, move: Given) -> IllegalMove | None:
        """None if the move is allowed, else the IllegalMove it would raise."""
        self._check_seat(seat)
        return self.game.why_not(self.state, seat, move)

    def evaluate(self, seat: int, budget: Budget | None = None, seed: int = 0) -> Evaluation:
        """What the moves of a seat are worth now, by half a second of thinking if nothing is said.

        >>> import stellwerk
        >>> match = stellwerk.game("ticket-usa", players=2).new_match(seed=7)
        >>> len(match.evaluate(0, stellwerk.Budget(rollouts=40)).candidates)
        4
        """
        self._check_seat(seat)
        return self.game.evaluate(self.state, seat, budget or Budget(seconds=0.5), seed)

    def view(self, seat: int | None) -> OwnView:
        """All that a seat (None: a spectator) may know, and nothing else."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.view(self.state, seat)

    def to_svg(self, seat: int | None = None, lang: str = "en", theme: str = "light") -> str:
        """A picture of the table as a seat (None: a spectator) sees it now."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.picture(self.state, seat, lang, theme).svg()

    def _repr_svg_(self) -> str | None:
        """For notebooks: what everybody sees."""
        return if_drawn(self.to_svg)

    def _repr_html_(self) -> str | None:
        """For notebooks: what everybody sees, and where the match stands."""
        svg = self._repr_svg_()
        return None if svg is None else figure(svg, self._where())

    def _where(self) -> str:
        played = len(self.steps)
        moves = f"{played} move{'' if played == 1 else 's'}"
        ended = ", over" if self.is_over else ""
        return f"{self.game.id}, {self.game.players} players: {moves}{ended}"

    def seat_view(self, seat: int, open_view: View) -> OwnView:
        """The view of a seat, where that of a spectator is at hand."""
        self._check_seat(seat)
        return self.game.seat_view(self.state, seat, open_view)

    @property
    def events(self) -> list[Event]:
        """Everything that happened so far."""
        return self.opening + [event for step in self.steps for event in step.events]

    def log(self, seat: int | None) -> list[AnyEvent]:
        """Everything that happened so far, as a seat (None: a spectator) saw it."""
        return [event.seen_by(seat) for event in self.events]

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last move."""
        return self._undoable(seat) is not None

    def undo(self, seat: int) -> None:
        """Take back the seat's last move, as long as nobody learned or did anything after it."""
        self._check_seat(seat)
        index = self._undoable(seat)
        if index is None:
            raise NothingToUndo(seat)
        later = self.steps[index + 1 :]
        self.state = self.steps[index].before
        del self.steps[index:]
        self._mark_undone(seat)
        for step in later:
            again = self.foresee(step.seat, step.move)
            self.state = again.after
            self.steps.append(again)

    def _undoable(self, seat: int) -> int | None:
        """The step a seat may take back: its last one, if later ones are others' secret choices."""
        for index in range(len(self.steps) - 1, -1, -1):
            step = self.steps[index]
            if step.reveals:
                return None
            if step.seat == seat:
                return index
            if len(step.before.pending_players()) < 2:
                return None
        return None

    def _mark_undone(self, seat: int) -> None:
        """The record only grows: the move stays in it, marked."""
        for entry in reversed(self.moves):
            if entry["seat"] == seat and "undone" not in entry:
                entry["undone"] = True
                return

    def remember_undone(self, seat: int, move: Given) -> None:
        """Keep a move in the record that was taken back, without playing it."""
        self._check_seat(seat)
        again = cast("JsonValue", dict(plain_data(move)))
        self.moves.append({"seat": seat, "move": again, "undone": True})

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.state.is_terminal()

    @property
    def result(self) -> OwnResult | None:
        """Scores by category, ranking and winners; None before the end."""
        return self.game.result(self.state) if self.is_over else None

    @property
    def record(self) -> dict[str, JsonValue]:
        """Settings, seed and moves: enough to replay the match bit for bit."""
        return record_of(
            self.game, self.seed, self.moves, self.state.digest(), self.result, self.position
        )

    def _check_seat(self, seat: int) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.game.players:
            raise ValueError(f"This match has seats 0 to {self.game.players - 1}, not {seat!r}.")
