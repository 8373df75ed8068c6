"""What the games of all families do alike: they make states, ask a judge, and pass on telling."""

from abc import abstractmethod
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import ClassVar, Generic, Protocol, TypeVar, cast

from stellwerk.boards import Board
from stellwerk.games.evaluation import evaluate_by
from stellwerk.games.named_state import NamedState
from stellwerk.games.observing import Observing
from stellwerk.games.policies import Policies
from stellwerk.games.position_parts import PositionError
from stellwerk.games.telling import Own, Telling
from stellwerk.kernel.observing import KernelObserver
from stellwerk.kernel.state import KernelRules
from stellwerk.match.contract import (
    Event,
    Game,
    JsonValue,
    OwnMove,
    OwnPosition,
    OwnResult,
    OwnView,
    Prompt,
    View,
)
from stellwerk.match.contract import State as AnyState
from stellwerk.match.evaluation import Budget, Evaluation
from stellwerk.match.explanations import Explanation, Thoughts
from stellwerk.match.observing import CannotObserve
from stellwerk.match.refusal import IllegalMove
from stellwerk.match.wire import Given, plain_data
from stellwerk.seeds import seed_bytes

OwnBoard = TypeVar("OwnBoard", bound=Board)
Judged = TypeVar("Judged", contravariant=True)


class Judge(Protocol[Judged]):
    """Says what a move means in a state, or why it is not allowed."""

    def action(self, state: Judged, seat: int, move: Mapping[str, object]) -> int:
        """The action of a legal move; raises IllegalMove for any other."""
        ...

    def refusal_of_action(self, state: Judged, seat: int, action: int) -> IllegalMove:
        """Why a seat may not take an action."""
        ...


def _check_it_goes_on(state: NamedState, position: Mapping[str, object]) -> None:
    """Somebody is asked, unless the game is over, and whoever is asked can answer."""
    asked = state.pending_players()
    if not asked and position["phase"] != "over":
        raise PositionError("Nobody has anything to decide, but the game is not over.")
    for seat in asked:
        actions = state.legal_actions(seat)
        if not actions or not state.is_legal_action(actions[0], seat):
            raise PositionError(f"Seat {seat} has to decide, but there is nothing it could do.")


class FamilyGame(
    Game[OwnMove, OwnView, OwnResult, OwnPosition],
    Generic[OwnBoard, Own, OwnMove, OwnView, OwnResult, OwnPosition],
):
    """The part of a Game that is the same for all families."""

    versions: ClassVar[tuple[int, ...]]
    """The rules versions that can be played, oldest first."""
    policies: ClassVar[Policies | None] = None
    """Quick players beside the kernel, by which moves are evaluated."""
    observing: ClassVar[Observing | None] = None
    """How positions become numbers, for those who learn."""
    board: OwnBoard
    rules: KernelRules
    judge: Judge[Own]
    telling: Telling[Own, OwnMove, OwnView, OwnResult, OwnPosition]
    empty_state: Callable[[bytes | None], Own]
    """A state of this game: dealt by a seed, or blank and to be loaded."""
    load: Callable[[Own, Mapping[str, object]], None]
    """Fills a blank state from a position, after checking that it adds up."""

    def __init__(
        self,
        board: OwnBoard,
        players: int,
        options: Mapping[str, str | int | bool],
        rules_version: int,
        custom_board: str | None = None,
    ) -> None:
        self.board = board
        self.id = board.id
        self.title = board.title
        self.players = players
        self.options = dict(options)
        self.rules_version = rules_version
        self.custom_board = custom_board
        self.build(board)

    @abstractmethod
    def build(self, board: OwnBoard) -> None:
        """Make what the family needs for these settings: names, rules, judge, telling."""

    @cached_property
    def _settings(self) -> tuple[str, int, int, tuple[tuple[str, str | int | bool], ...], str]:
        """What makes a game equal to another."""
        chosen = tuple(sorted(self.options.items()))
        return self.id, self.players, self.rules_version, chosen, self.custom_board or ""

    def __eq__(self, other: object) -> bool:
        """The same rules on the same board, for as many players, with the same options."""
        return self is other or (
            isinstance(other, FamilyGame) and self._settings == other._settings
        )

    def __hash__(self) -> int:
        return hash(self._settings)

    def __reduce__(self) -> tuple[object, ...]:
        # The registry makes games of this class, so it can only be imported when one is pickled.
        from stellwerk.games.registry import make_game

        settings = dict(self.options)
        return make_game, (self.id, self.players, settings, self.custom_board, self.rules_version)

    def __repr__(self) -> str:
        chosen = "".join(f", {name}={value!r}" for name, value in self.options.items())
        board = ", board=…" if self.custom_board is not None else ""
        rules = f"rules={self.rules_version}"
        return f"stellwerk.game({self.id!r}, players={self.players}{board}, {rules}{chosen})"

    def new_state(self, seed: int | bytes | None = None) -> Own:
        """A state at the start, drawn by the seed (None: by lot)."""
        state = self.empty_state(seed_bytes(seed))
        state.game = self
        return state

    def from_position(self, position: Given) -> Own:
        """The state a position describes; ValueError, in words, if it does not add up."""
        state = self.empty_state(None)
        state.game = self
        described = plain_data(position)
        self.load(state, described)
        _check_it_goes_on(state, described)
        return state

    def num_distinct_actions(self) -> int:
        """Actions are numbered from 0 to this, exclusive."""
        return len(self.rules.actions)

    def action(self, state: AnyState, seat: int, move: Given) -> int:
        """The action a move stands for; raises IllegalMove if it is not allowed now."""
        return self.judge.action(cast("Own", state), seat, plain_data(move))

    def refusal(self, state: AnyState, seat: int, action: int) -> IllegalMove:
        """Why a seat may not take an action."""
        return self.judge.refusal_of_action(cast("Own", state), seat, action)

    def position(self, state: AnyState) -> OwnPosition:
        """A complete, named description of a state (docs/positions.md)."""
        return self.telling.position(cast("Own", state))

    def prompt(self, state: AnyState, seat: int) -> Prompt[OwnMove]:
        """What a pending seat is asked."""
        return self.telling.prompt(cast("Own", state), seat)

    def view(self, state: AnyState, seat: int | None) -> OwnView:
        """All that a seat (None: a spectator) may know."""
        open_view = self.telling.open_view(cast("Own", state))
        return open_view if seat is None else self.seat_view(state, seat, open_view)

    def seat_view(self, state: AnyState, seat: int, open_view: View) -> OwnView:
        """The view of a seat, where that of a spectator is at hand."""
        return self.telling.seat_view(cast("Own", state), seat, cast("OwnView", open_view))

    def opening(self, state: AnyState) -> list[Event]:
        """What happened before the first decision."""
        return self.telling.opening(cast("Own", state))

    def play(self, state: AnyState, seat: int, action: int) -> list[Event]:
        """Carry out a legal action and tell what happened."""
        return self.telling.play(cast("Own", state), seat, action)

    def result(self, state: AnyState) -> OwnResult:
        """Points by category, ranking and winners of a finished game."""
        return self.telling.result(cast("Own", state))

    def evaluate(
        self,
        state: AnyState,
        seat: int,
        budget: Budget,
        seed: int = 0,
        actions: list[int] | None = None,
        weights: str | None = None,
    ) -> Evaluation:
        """What the moves of a pending seat are worth."""
        if self.policies is None:
            return super().evaluate(state, seat, budget, seed, actions, weights)
        return evaluate_by(self.policies, self, state, seat, budget, seed, actions, weights)

    def explain(self, state: AnyState, seat: int, action: int, thoughts: Thoughts) -> Explanation:
        """Why a bot took an action, in words and as marks on the board."""
        return self.telling.explain(cast("Own", state), seat, action, thoughts)

    def observer(self, without: tuple[str, ...] = ()) -> KernelObserver:
        """What a seat sees as bytes (docs/observations.md), some blocks left out."""
        if self.observing is None:
            raise CannotObserve(f"{self.id} has no observer: its positions are no numbers yet.")
        return self.observing.build(self.rules, without)

    def observation_tensor(self, state: AnyState, seat: int) -> list[float]:
        """What a pending seat sees as numbers."""
        observer = self._observer
        units = [unit for _, size, unit in observer.blocks for _ in range(size)]
        seen = observer.observe(cast("Own", state), seat)
        return [number / unit for number, unit in zip(seen, units, strict=True)]

    @cached_property
    def _observer(self) -> KernelObserver:
        return self.observer()

    def argument_text(self, name: str, value: JsonValue, lang: str) -> str | int:
        """An argument of a message as people read it: a city, a card, an area."""
        return self.telling.argument_text(name, value, lang)
