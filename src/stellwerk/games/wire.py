"""What a family sends and reads as JSON, described once: what all families have in common.

Each family has a folder `wire/` with a struct for every move, view, event, prompt, result and
position; `WireModels` collects them. The description of the API, the types of the pages and the
tables of the documents are made of these structs. They are exact: reading what a game says into its
struct and writing it again gives the same bytes.
"""

from dataclasses import dataclass
from typing import Annotated, Generic, TypeVar, dataclass_transform

import msgspec

Arguments = TypeVar("Arguments", bound="Wire")
Whole = Annotated[int, msgspec.Meta(ge=-(2**31), lt=2**31)]
"""A whole number of a position, small enough to be computed with and to be shown."""


@dataclass_transform(kw_only_default=True, frozen_default=True, field_specifiers=(msgspec.field,))
class Wire(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that is sent or read; its fields stand in the order in which they are sent."""


class NoArguments(Wire):
    """A message that says everything itself."""


class SeatEvent(Wire, Generic[Arguments], tag_field="message", kw_only=True):
    """Something that a seat did, or that happened to it; `message` is the id of its text."""

    seat: int
    arguments: Arguments


class TableEvent(Wire, Generic[Arguments], tag_field="message", kw_only=True):
    """Something that happened to all; `message` is the id of its text."""

    seat: None
    arguments: Arguments


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

    moves: tuple[type[Wire], ...]
    view: type[Wire]
    events: tuple[type[Wire], ...]
    prompts: tuple[type[Wire], ...]
    result: type[Wire]
    position: type[Wire]
