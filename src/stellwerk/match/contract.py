"""What a game family must offer so that matches, bots, terminal and server can play it.

A family implements `Game` once; everything above this layer speaks only to these classes.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, Protocol, Self, TypeAlias

from msgspec import UNSET, UnsetType
from typing_extensions import TypeVar

from stellwerk.boards import Board, painter_of
from stellwerk.match.cautions import Cautions
from stellwerk.match.evaluation import Budget, CannotEvaluate, Evaluation
from stellwerk.match.explanations import CannotExplain, Explanation, Thoughts
from stellwerk.match.observing import CannotObserve
from stellwerk.match.refusal import IllegalMove
from stellwerk.match.wire import AnyEvent, Given, Move, Result, Wire
from stellwerk.pictures import Picture, theme_named

if TYPE_CHECKING:
    from stellwerk.match.match import Match

JsonValue: TypeAlias = (
    "str | int | float | bool | Sequence[JsonValue] | Mapping[str, JsonValue] | None"
)
Setting: TypeAlias = str | int | bool
View: TypeAlias = Wire
Position: TypeAlias = Wire
AnyMove = TypeVar("AnyMove", bound=Move)
# The structs of one family; where none is named, those of any family.
OwnMove = TypeVar("OwnMove", bound=Move, covariant=True, default=Move)
OwnView = TypeVar("OwnView", bound=View, covariant=True, default=View)
OwnResult = TypeVar("OwnResult", bound=Result, covariant=True, default=Result)
OwnPosition = TypeVar("OwnPosition", bound=Position, covariant=True, default=Position)


class State(Protocol):
    """One position of a game; small, cloneable, fast; actions are ints. Names follow OpenSpiel."""

    def current_player(self) -> int:
        """The seat to decide: the lowest while several decide at once, -4 when it is over."""
        ...

    def pending_players(self) -> list[int]:
        """Every seat that owes a decision now."""
        ...

    def legal_actions(self, player: int | None = None) -> list[int]:
        """All legal actions of a seat, ascending."""
        ...

    def apply_action(self, action: int, player: int | None = None) -> None:
        """Carry out an action; raises IllegalMove and changes nothing if it is not legal."""
        ...

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        ...

    def returns(self) -> list[float]:
        """The final points of every seat; zeros before the end."""
        ...

    def clone(self) -> Self:
        """An independent copy."""
        ...

    def action_to_string(self, action: int, player: int | None = None) -> str:
        """An action in words."""
        ...

    def resample(self, seat: int | None, seed: int | bytes) -> Self:
        """A copy in which all that a seat (None: a spectator) cannot know is drawn again."""
        ...

    def position(self) -> Position:
        """A complete, named description."""
        ...

    def digest(self) -> str:
        """The SHA-256 of the position."""
        ...

    def random_action(self, seed: int) -> int:
        """One legal action by chance; the same seed gives the same action."""
        ...


@dataclass(frozen=True)
class Option:
    """A setting of a game: its name, what it may be, and the message id of its label."""

    name: str
    choices: tuple[Setting, ...]
    default: Setting
    label: str
    several: bool = False  # any of the choices, written with commas: "3,8,18"
    called: Mapping[Setting, str] = field(default_factory=dict, hash=False)
    """Choices that stand for something, such as numbers: the names their words are kept under."""

    def as_json(self) -> dict[str, JsonValue]:
        """For catalogues and `--json`."""
        return {
            "name": self.name,
            "choices": list(self.choices),
            "default": self.default,
            "label": self.label,
            "several": self.several,
        }


@dataclass(frozen=True)
class Clash:
    """Settings that do not go together, and the message id of the reason."""

    settings: Mapping[str, Setting]
    because: str

    def holds(self, chosen: Mapping[str, Setting]) -> bool:
        """Whether all of them have been chosen.

        >>> Clash({"tickets": "1912", "edition": "original"}, "why").holds({"tickets": "1912"})
        False
        """
        return all(chosen.get(name) == value for name, value in self.settings.items())

    @property
    def words(self) -> str:
        """The settings as they are typed: "tickets=1912, edition=original"."""
        return ", ".join(f"{name}={value}".lower() for name, value in self.settings.items())


class Prompt(Wire, Generic[OwnMove], kw_only=True):
    """What a seat is asked now: the question, and every move that answers it."""

    seat: int
    kind: str
    message: str
    arguments: Wire
    moves: list[OwnMove]
    cautions: Cautions | UnsetType = UNSET
    """which of the moves people may want to confirm; left out where there are none"""


@dataclass(frozen=True)
class Event:
    """What happened, as all see it, and for those who see more of it, as they do.

    What they see has the same message with the ending `-own`. `reveals` says that somebody learned
    something by it, so that it cannot be undone.
    """

    public: AnyEvent
    secret: Mapping[int, AnyEvent] = field(default_factory=dict)
    """by seat"""
    reveals: bool = False
    shown_to_all: bool = False
    """Where some see more of it: whether the others learned something, too."""

    @property
    def kind(self) -> str:
        """What happened, in short: the message without its beginning."""
        return self.public.message.removeprefix("event-")

    @property
    def seat(self) -> int | None:
        """Who did it, or to whom it happened; None: to all."""
        return self.public.seat

    @property
    def arguments(self) -> Wire:
        """What all know about it."""
        return self.public.arguments

    def seen_by(self, seat: int | None) -> AnyEvent:
        """The event as one seat (None: a spectator) sees it."""
        return self.public if seat is None else self.secret.get(seat, self.public)

    def reveals_to(self, seat: int) -> bool:
        """Whether a seat learned something by it that chance had hidden.

        What only some see is mostly no news to the others: they see that a card was drawn, which
        the drawer's decision alone has told them.
        """
        return self.reveals and (self.shown_to_all or not self.secret or seat in self.secret)


class Game(ABC, Generic[OwnMove, OwnView, OwnResult, OwnPosition]):
    """Rules, board, options and number of players; immutable.

    `Game` alone is a game of any family; a family names the structs in which its games speak.
    """

    id: str
    family: str
    title: str
    board: Board
    players: int
    options: Mapping[str, Setting]
    rules_version: int
    custom_board: str | None = None
    seat_arguments: tuple[str, ...] = ()
    """Arguments of events that hold seats; whoever speaks puts the players' names there."""

    @abstractmethod
    def new_state(self, seed: int | bytes | None = None) -> State:
        """A state at the start, shuffled and dealt by the seed."""

    def new_match(self, seed: int | bytes | None = None) -> "Match[OwnMove, OwnView, OwnResult]":
        """A match at the start: the same, for people."""
        # A match is made of this contract, so it can only be imported when one is wanted.
        from stellwerk.match.match import Match

        return Match(self, seed)

    @abstractmethod
    def from_position(self, position: Given) -> State:
        """The state a position describes; ValueError, in words, if it does not add up."""

    @abstractmethod
    def position(self, state: State) -> OwnPosition:
        """A complete, named description of a state."""

    @abstractmethod
    def refusal(self, state: State, seat: int, action: int) -> IllegalMove:
        """Why a seat may not take an action."""

    @abstractmethod
    def num_distinct_actions(self) -> int:
        """Actions are numbered from 0 to this, exclusive."""

    @abstractmethod
    def move(self, state: State, seat: int, action: int) -> OwnMove:
        """The move an action stands for."""

    @abstractmethod
    def action(self, state: State, seat: int, move: Given) -> int:
        """The action a move stands for; raises IllegalMove if it is not allowed now."""

    @abstractmethod
    def prompt(self, state: State, seat: int) -> Prompt[OwnMove]:
        """What a pending seat is asked."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> OwnView:
        """All that a seat (None: a spectator) may know."""

    def seat_view(self, state: State, seat: int, open_view: View) -> OwnView:
        """The view of a seat, where that of a spectator is at hand.

        A game may take from `open_view` what everybody sees, instead of looking once for each seat.
        """
        return self.view(state, seat)

    @abstractmethod
    def opening(self, state: State) -> list[Event]:
        """What happened before the first decision."""

    @abstractmethod
    def play(self, state: State, seat: int, action: int) -> list[Event]:
        """Carry out a legal action and tell what happened."""

    @abstractmethod
    def result(self, state: State) -> OwnResult:
        """Scores by category, ranking and winners of a finished game."""

    @abstractmethod
    def argument_text(self, name: str, value: JsonValue, lang: str) -> str | int:
        """An argument of a message as people read it: a city's name, a card, a ticket."""

    def cheapest(self, moves: Sequence[AnyMove]) -> AnyMove:
        """Of several moves that fit one wish, the one that spends least; the first of equals."""
        return moves[0]

    def evaluate(
        self,
        state: State,
        seat: int,
        budget: Budget,
        seed: int = 0,
        actions: list[int] | None = None,
        weights: str | None = None,
    ) -> Evaluation:
        """What the moves of a pending seat are worth; CannotEvaluate if the game has no policy."""
        raise CannotEvaluate(f"{self.id} has no policy by which its moves could be played out.")

    def explain(self, state: State, seat: int, action: int, thoughts: Thoughts) -> Explanation:
        """Why a bot took an action in a state, as far as its seat knows it; or CannotExplain."""
        raise CannotExplain(f"{self.id} has no words for the thoughts of bots.")

    def observation_tensor(self, state: State, seat: int) -> list[float]:
        """What a pending seat sees as numbers; CannotObserve if nothing describes it."""
        raise CannotObserve(f"{self.id} has no observer: its positions are no numbers yet.")

    def picture(
        self, state: State, seat: int | None = None, lang: str = "en", theme: str = "light"
    ) -> Picture:
        """A position as a seat (None: a spectator) sees it; CannotDraw if nobody draws it."""
        painter = painter_of(self.board)
        return painter.draw(self.view(state, seat), lang, theme_named(theme))

    def why_not(self, state: State, seat: int, move: Given) -> IllegalMove | None:
        """None if the move is allowed, else the IllegalMove it would raise."""
        try:
            self.action(state, seat, move)
        except IllegalMove as refusal:
            return refusal
        return None
