"""What a game family must offer so that matches, bots, terminal and server can play it.

A family implements `Game` once; everything above this layer speaks only to these classes.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol, Self, TypeAlias

from stellwerk.boards import Board
from stellwerk.match.refusal import IllegalMove

if TYPE_CHECKING:
    from stellwerk.match.match import Match

JsonValue: TypeAlias = (
    "str | int | float | bool | Sequence[JsonValue] | Mapping[str, JsonValue] | None"
)
Setting: TypeAlias = str | int | bool
Move: TypeAlias = dict[str, JsonValue]
View: TypeAlias = dict[str, JsonValue]
Position: TypeAlias = dict[str, JsonValue]


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
        """A complete, named, JSON-able description."""
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


@dataclass(frozen=True)
class Prompt:
    """What a seat is asked now: the question, and every move that answers it."""

    seat: int
    kind: str
    message: str
    arguments: Mapping[str, JsonValue]
    moves: list[Move]

    def as_json(self) -> dict[str, JsonValue]:
        """For the network."""
        return {
            "seat": self.seat,
            "kind": self.kind,
            "message": self.message,
            "arguments": self.arguments,
            "moves": self.moves,
        }


@dataclass(frozen=True)
class Event:
    """What happened: a message id with arguments, and who sees more of it.

    `secret` holds what only some seats see; for them the message gets the ending `-own`.
    `reveals` says that somebody learned something by it, so that it cannot be undone.
    """

    kind: str
    seat: int | None
    arguments: Mapping[str, JsonValue] = field(default_factory=dict)
    secret: Mapping[int, Mapping[str, JsonValue]] = field(default_factory=dict)
    reveals: bool = False

    def seen_by(self, seat: int | None) -> dict[str, JsonValue]:
        """The event as one seat (None: a spectator) sees it."""
        seen: dict[str, JsonValue] = {"message": f"event-{self.kind}", "seat": self.seat}
        arguments = dict(self.arguments)
        if seat is not None and seat in self.secret:
            seen["message"] = f"event-{self.kind}-own"
            arguments.update(self.secret[seat])
        seen["arguments"] = arguments
        return seen


class Game(ABC):
    """Rules, board, options and number of players; immutable."""

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

    def new_match(self, seed: int | bytes | None = None) -> "Match":
        """A match at the start: the same, for people."""
        # A match is made of this contract, so it can only be imported when one is wanted.
        from stellwerk.match.match import Match

        return Match(self, seed)

    @abstractmethod
    def from_position(self, position: Mapping[str, object]) -> State:
        """The state a position describes; ValueError, in words, if it does not add up."""

    @abstractmethod
    def position(self, state: State) -> Position:
        """A complete, named, JSON-able description of a state."""

    @abstractmethod
    def refusal(self, state: State, seat: int, action: int) -> IllegalMove:
        """Why a seat may not take an action."""

    @abstractmethod
    def num_distinct_actions(self) -> int:
        """Actions are numbered from 0 to this, exclusive."""

    @abstractmethod
    def move(self, state: State, seat: int, action: int) -> Move:
        """The move an action stands for."""

    @abstractmethod
    def action(self, state: State, seat: int, move: Mapping[str, object]) -> int:
        """The action a move stands for; raises IllegalMove if it is not allowed now."""

    @abstractmethod
    def prompt(self, state: State, seat: int) -> Prompt:
        """What a pending seat is asked."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> View:
        """All that a seat (None: a spectator) may know."""

    @abstractmethod
    def opening(self, state: State) -> list[Event]:
        """What happened before the first decision."""

    @abstractmethod
    def play(self, state: State, seat: int, action: int) -> list[Event]:
        """Carry out a legal action and tell what happened."""

    @abstractmethod
    def result(self, state: State) -> dict[str, JsonValue]:
        """Scores by category, ranking and winners of a finished game."""

    @abstractmethod
    def argument_text(self, name: str, value: JsonValue, lang: str) -> str | int:
        """An argument of a message as people read it: a city's name, a card, a ticket."""

    def cheapest(self, moves: Sequence[Move]) -> Move:
        """Of several moves that fit one wish, the one that spends least; the first of equals."""
        return moves[0]

    def why_not(self, state: State, seat: int, move: Mapping[str, object]) -> IllegalMove | None:
        """None if the move is allowed, else the IllegalMove it would raise."""
        try:
            self.action(state, seat, move)
        except IllegalMove as refusal:
            return refusal
        return None
