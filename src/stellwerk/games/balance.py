"""What a family looks at when a board is weighed: things, and what players do with them.

Whoever weighs boards knows no family: each says which things there are (routes, tickets, boxes of
an auction), what can happen to one of them, and finds it in the events of a finished game.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from stellwerk.match.contract import Event, State
from stellwerk.match.wire import Result


class Happening(NamedTuple):
    """Something that happened, when, and whose decision had brought it about."""

    event: Event
    gone: float
    """from 0 at the start of the game to 1 at its end"""
    seat: int | None
    """who had decided; None: it belongs to the deal"""


class Use(NamedTuple):
    """Something that happened to a thing by a seat (None: by nobody)."""

    group: str
    stage: str
    thing: str
    seat: int | None
    gone: float
    """how much of the chapter was over"""
    number: int = 1
    """how many times at once"""
    amount: int = 0
    """what it brought or cost, where the group counts that"""


@dataclass(frozen=True, kw_only=True)
class Thing:
    """One of a group; its facts stand in the order of the group's."""

    id: str
    facts: tuple[int, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Group:
    """Things of one kind, and what can happen to them.

    Its texts are `balance-FAMILY-NAME` and `…-NAME-how`, those of stages, facts and amounts
    `balance-FAMILY-NAME-STAGE` and so on.
    """

    name: str
    things: tuple[Thing, ...]
    called: Callable[[str, str], str]
    """What a thing is called in a language."""
    stages: tuple[str, ...]
    """Where each follows from the one before (`is_chain`), its share is taken of that one."""
    is_chain: bool = False
    is_single: bool = False
    """Whether the first stage happens at most once in a chapter: its number is then a share."""
    facts: tuple[str, ...] = ()
    amount: str | None = None
    """The stage at which an amount is counted."""
    is_on_map: bool = False
    """Whether the things are the strokes of the family's sketch."""


@dataclass(frozen=True, kw_only=True)
class Chapter:
    """A part of a game that somebody wins: the whole of it, or one of its rounds."""

    order: tuple[int, ...]
    """The seats, the first to play first."""
    winners: tuple[int, ...]
    turns: int
    uses: Sequence[Use]
    figures: Mapping[str, Sequence[int]] = field(default_factory=dict)
    """Other things worth counting, for each seat; their texts: `balance-FAMILY-figure-NAME`."""


class Watching(Protocol):
    """Watches games of one setting for a family."""

    groups: tuple[Group, ...]
    has_rounds: bool
    """Whether a game has several chapters."""

    def chapters(
        self, start: State, happenings: Sequence[Happening], end: State, result: Result
    ) -> Sequence[Chapter]:
        """What happened in a finished game."""
        ...


def turns_of(happenings: Sequence[Happening]) -> int:
    """How often the turn came to another seat, the simplest measure of length."""
    deciding = [each.seat for each in happenings if each.seat is not None]
    return sum(seat != before for seat, before in zip(deciding, [None, *deciding], strict=False))


def in_order(first: int, players: int) -> tuple[int, ...]:
    """The seats in turn, beginning with one of them.

    >>> in_order(2, 4)
    (2, 3, 0, 1)
    """
    return tuple((first + step) % players for step in range(players))
