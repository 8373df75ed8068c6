"""What a family sends and reads as JSON, described once: what all families have in common.

Each family has a folder `wire/` with a struct for every move, view, event, prompt, result and
position; `WireModels` collects them. Games speak in these structs, and the description of the API,
the types of the pages and the tables of the documents are made of them. They are exact: reading
what a game says into its struct and writing it again gives the same bytes.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Generic, TypeAlias, TypeVar, dataclass_transform

import msgspec

if TYPE_CHECKING:
    from stellwerk.match.contract import JsonValue

Arguments = TypeVar("Arguments", bound="Wire")
Whole = Annotated[int, msgspec.Meta(ge=-(2**31), lt=2**31)]
"""A whole number of a position, small enough to be computed with and to be shown."""


@dataclass_transform(kw_only_default=True, frozen_default=True, field_specifiers=(msgspec.field,))
class Wire(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that is sent or read; its fields stand in the order in which they are sent."""

    def as_json(self) -> "dict[str, JsonValue]":
        """The same as plain data, for whoever walks over its fields without knowing them.

        >>> RandomStream(key="07", words=3).as_json()
        {'key': '07', 'words': 3}
        """
        plain: dict[str, JsonValue] = msgspec.to_builtins(self)
        return plain


Given: TypeAlias = Mapping[str, object] | Wire
"""A move or a position that somebody hands in: a struct, or plain data such as JSON says."""


def plain_data(given: Given) -> Mapping[str, object]:
    """What was handed in as plain data, to be checked; a struct made by hand may say anything."""
    return given.as_json() if isinstance(given, Wire) else given


class Move(Wire, tag_field="do"):
    """A decision with names; each kind of move has a struct of its own, told apart by `do`."""

    @property
    def do(self) -> str:
        """What kind of move it is."""
        return str(self.__struct_config__.tag)


class NoArguments(Wire):
    """A message that says everything itself."""


NO_ARGUMENTS = NoArguments()


class AnyEvent(Wire, tag_field="message", kw_only=True):
    """What happened, as one reader sees it."""

    seat: int | None
    arguments: Wire

    @property
    def message(self) -> str:
        """The id of its text."""
        return str(self.__struct_config__.tag)


class SeatEvent(AnyEvent, Generic[Arguments], kw_only=True):
    """Something that a seat did, or that happened to it; `message` is the id of its text."""

    seat: int
    arguments: Arguments


class TableEvent(AnyEvent, Generic[Arguments], kw_only=True):
    """Something that happened to all; `message` is the id of its text."""

    seat: None
    arguments: Arguments


class Score(Wire, kw_only=True):
    """The count of a seat; a family says which categories there are."""

    total: int
    categories: Wire

    def by_category(self) -> dict[str, int]:
        """The points of each category, by its name."""
        return msgspec.structs.asdict(self.categories)


class Result(Wire, kw_only=True):
    """How a match ended; a family says more about the scores."""

    scores: Sequence[Score]
    """of each seat"""
    winners: list[int]
    ranking: list[int]
    """seats, the first first"""


class RandomStream(Wire, kw_only=True):
    """Where the stream of chance stands."""

    key: str
    """the seed, in hex"""
    words: int
    """how many 32-bit words have been drawn"""


@dataclass(frozen=True, kw_only=True)
class WireModels:
    """The structs of a family.

    Moves are told apart by `do`, events and prompts by `message`. What only some seats see has a
    message of its own, with the ending `-own`.
    """

    moves: tuple[type[Move], ...]
    view: type[Wire]
    events: tuple[type[AnyEvent], ...]
    prompts: tuple[type[Wire], ...]
    result: type[Result]
    position: type[Wire]
    board: type[msgspec.Struct] | None = None
    """A board as it is sent, where it says more than its file."""
    explanation: type[Wire] | None = None
    """Why a bot decided as it did, where the family can say it."""
