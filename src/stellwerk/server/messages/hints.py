"""Messages of hints: what somebody asks for, and as much as they are told."""

from typing import Annotated

import msgspec

from stellwerk.server.messages.common import EntryNumber, Json

HintStep = Annotated[
    int, msgspec.Meta(ge=1, le=3, description="1: where to look, 2: what kind of move, 3: the move")
]


class AskHint(msgspec.Struct, forbid_unknown_fields=True):
    """How much I want to be told about the question that stands since an entry."""

    position: EntryNumber
    step: HintStep = 1


class Hint(msgspec.Struct):
    """A hint as far as it was asked for; `look` and `kind` are ids of texts."""

    number: int
    """the entry since which the question stands"""
    step: int
    hints: int
    """how many hints this seat has taken in this match, this one among them"""
    look: str
    explanation: msgspec.Raw
    """what is to be marked on the map, with the move also why"""
    kind: str | None = None
    do: str | None = None
    """the kind of move, for families that have no words of their own for it"""
    move: Json | None = None
    compared: int | None = None
    """how many moves were compared"""
    is_clear: bool | None = None
    """whether the move is ahead of the others by more than chance explains"""
