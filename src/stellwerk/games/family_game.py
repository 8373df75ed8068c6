"""What the games of all families do alike: they make states, ask a judge, and pass on telling."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Generic, Protocol, TypeVar, cast

from stellwerk.boards import Board
from stellwerk.games.named_state import NamedState
from stellwerk.games.position_parts import PositionError
from stellwerk.match.contract import Event, Game, JsonValue, Position, Prompt, View
from stellwerk.match.contract import State as AnyState
from stellwerk.match.refusal import IllegalMove
from stellwerk.seeds import seed_bytes

Own = TypeVar("Own", bound=NamedState)
Judged = TypeVar("Judged", contravariant=True)


class Judge(Protocol[Judged]):
    """Says what a move means in a state, or why it is not allowed."""

    def action(self, state: Judged, seat: int, move: Mapping[str, object]) -> int:
        """The action of a legal move; raises IllegalMove for any other."""
        ...

    def refusal_of_action(self, state: Judged, seat: int, action: int) -> IllegalMove:
        """Why a seat may not take an action."""
        ...


@dataclass(frozen=True)
class Telling(Generic[Own]):
    """How a family tells people about a state: one function for each question."""

    position: Callable[[Own], Position]
    prompt: Callable[[Own, int], Prompt]
    view: Callable[[Own, int | None], View]
    opening: Callable[[Own], list[Event]]
    play: Callable[[Own, int, int], list[Event]]
    result: Callable[[Own], dict[str, JsonValue]]
    argument_text: Callable[[str, JsonValue, str], str | int]


def _check_it_goes_on(state: NamedState, position: Mapping[str, object]) -> None:
    """Somebody is asked, unless the game is over, and whoever is asked can answer."""
    asked = state.pending_players()
    if not asked and position["phase"] != "over":
        raise PositionError("Nobody has anything to decide, but the game is not over.")
    for seat in asked:
        actions = state.legal_actions(seat)
        if not actions or not state.is_legal_action(actions[0], seat):
            raise PositionError(f"Seat {seat} has to decide, but there is nothing it could do.")


class FamilyGame(Game, Generic[Own]):
    """The part of a Game that is the same for all families."""

    versions: ClassVar[tuple[int, ...]]
    """The rules versions that can be played, oldest first."""
    judge: Judge[Own]
    telling: Telling[Own]
    empty_state: Callable[[bytes | None], Own]
    """A state of this game: dealt by a seed, or blank and to be loaded."""
    load: Callable[[Own, Mapping[str, object]], None]
    """Fills a blank state from a position, after checking that it adds up."""
    action_count: int

    def __init__(
        self,
        board: Board,
        players: int,
        options: Mapping[str, str | int | bool],
        rules_version: int,
        custom_board: str | None,
    ) -> None:
        self.id = board.id
        self.title = board.title
        self.players = players
        self.options = dict(options)
        self.rules_version = rules_version
        self.custom_board = custom_board

    def new_state(self, seed: int | bytes | None = None) -> Own:
        """A state at the start, drawn by the seed (None: by lot)."""
        state = self.empty_state(seed_bytes(seed))
        state.game = self
        return state

    def from_position(self, position: Mapping[str, object]) -> Own:
        """The state a position describes; ValueError, in words, if it does not add up."""
        state = self.empty_state(None)
        state.game = self
        self.load(state, position)
        _check_it_goes_on(state, position)
        return state

    def num_distinct_actions(self) -> int:
        """Actions are numbered from 0 to this, exclusive."""
        return self.action_count

    def action(self, state: AnyState, seat: int, move: Mapping[str, object]) -> int:
        """The action a move stands for; raises IllegalMove if it is not allowed now."""
        return self.judge.action(cast("Own", state), seat, move)

    def refusal(self, state: AnyState, seat: int, action: int) -> IllegalMove:
        """Why a seat may not take an action."""
        return self.judge.refusal_of_action(cast("Own", state), seat, action)

    def position(self, state: AnyState) -> Position:
        """A complete, named, JSON-able description of a state (docs/positions.md)."""
        return self.telling.position(cast("Own", state))

    def prompt(self, state: AnyState, seat: int) -> Prompt:
        """What a pending seat is asked."""
        return self.telling.prompt(cast("Own", state), seat)

    def view(self, state: AnyState, seat: int | None) -> View:
        """All that a seat (None: a spectator) may know."""
        return self.telling.view(cast("Own", state), seat)

    def opening(self, state: AnyState) -> list[Event]:
        """What happened before the first decision."""
        return self.telling.opening(cast("Own", state))

    def play(self, state: AnyState, seat: int, action: int) -> list[Event]:
        """Carry out a legal action and tell what happened."""
        return self.telling.play(cast("Own", state), seat, action)

    def result(self, state: AnyState) -> dict[str, JsonValue]:
        """Points by category, ranking and winners of a finished game."""
        return self.telling.result(cast("Own", state))

    def argument_text(self, name: str, value: JsonValue, lang: str) -> str | int:
        """An argument of a message as people read it: a city, a card, an area."""
        return self.telling.argument_text(name, value, lang)
