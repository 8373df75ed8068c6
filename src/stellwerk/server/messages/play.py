"""Messages while a match is played: what a seat sees, is asked and answers."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from stellwerk.match.wire import NoArguments
from stellwerk.server.messages.common import (
    EntryNumber,
    Json,
    Milliseconds,
    Problem,
    RequestId,
    SeatNumber,
)
from stellwerk.server.messages.lessons import LessonNow
from stellwerk.server.messages.tables import Table

Kind = Literal["start", "move", "undo", "undone", "stand-in", "return", "pause"]
"""What an entry of the record is; "undone" is a move that an imported record marks so, "pause" a
stretch of time, before the entry, that counts for nobody because the server was not there."""


class SeenEvent(msgspec.Struct):
    """What happened, as one seat saw it; `number` is the entry that brought it about."""

    number: int
    message: str
    seat: int | None
    arguments: Json


class UndoneArguments(msgspec.Struct, omit_defaults=True):
    """The entry that was taken back; against bots alone also those of their answers."""

    number: int
    answers: list[int] | msgspec.UnsetType = msgspec.UNSET


class UndoneEvent(msgspec.Struct, tag_field="message", tag="event-undone"):
    """A seat took a move back."""

    number: int
    seat: int
    arguments: UndoneArguments


class StandInArguments(msgspec.Struct):
    """The bot that plays on."""

    bot: str


class StandInEvent(msgspec.Struct, tag_field="message", tag="event-stand-in"):
    """Somebody is away, and a bot plays on."""

    number: int
    seat: int
    arguments: StandInArguments


class ReturnEvent(msgspec.Struct, tag_field="message", tag="event-return"):
    """Somebody is back and plays on."""

    number: int
    seat: int
    arguments: NoArguments


TableEvent: TypeAlias = UndoneEvent | StandInEvent | ReturnEvent
"""What can happen at a table of any family; like all events it is sent as a `SeenEvent`."""


class Clock(msgspec.Struct):
    """Time left, for each seat in milliseconds (None: unlimited), and whose time runs."""

    now: Milliseconds
    left: list[int | None]
    runs: list[int]


class MatchState(msgspec.Struct, tag="state", tag_field="type"):
    """All that a seat (None: a spectator) may know, what it is asked, and what is new to it."""

    number: int
    seat: int | None
    view: msgspec.Raw
    prompt: msgspec.Raw
    events: list[SeenEvent]
    events_after: int
    can_undo: bool
    clock: Clock | None
    over: bool
    lesson: LessonNow | msgspec.UnsetType = msgspec.UNSET
    """At the table of a lesson, to whoever is taught: what is said now."""


class PlayMove(msgspec.Struct, forbid_unknown_fields=True):
    """A move: the position number it answers, an own id, and the move itself."""

    position: EntryNumber
    id: RequestId
    move: Json


class TakeBack(msgspec.Struct, forbid_unknown_fields=True):
    """Undo my last move."""

    position: EntryNumber
    id: RequestId


class Accepted(msgspec.Struct, tag="accepted", tag_field="type"):
    """The move counts, as this entry of the record."""

    id: str
    number: int


class Refused(msgspec.Struct, tag="refused", tag_field="type"):
    """The move does not count; the position it should have answered is sent with it."""

    id: str | None
    number: int | None
    problem: Problem


class ChatLine(msgspec.Struct):
    """Something said at the table."""

    number: int
    name: str
    seat: int | None
    text: str
    at: Milliseconds


class Say(msgspec.Struct, forbid_unknown_fields=True):
    """Something to say."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


Pattern = Annotated[
    Json, msgspec.Meta(description="fields a move must have: {'do': 'claim', 'route': 'a_b'}")
]


class StandingOrder(msgspec.Struct, forbid_unknown_fields=True):
    """Carried out for me when I am asked: the first of `moves` that is legal then.

    `times`: how often (None: until I take the order back). `until`: as soon as a move like this is
    legal, the order ends and I am asked myself.
    """

    moves: Annotated[list[Pattern], msgspec.Meta(min_length=1, max_length=20)]
    times: Annotated[int, msgspec.Meta(ge=1, le=1000)] | None = None
    until: Pattern | None = None


class Orders(msgspec.Struct, forbid_unknown_fields=True):
    """My standing orders, the most important first."""

    orders: Annotated[list[StandingOrder], msgspec.Meta(max_length=20)]


# Over the WebSocket of a table, from the client:


class MoveFrame(PlayMove, tag="move", tag_field="type", forbid_unknown_fields=True):
    """Play a move for the seat this connection looks from."""


class UndoFrame(TakeBack, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Take my last move back."""


class SayFrame(Say, tag="say", tag_field="type", forbid_unknown_fields=True):
    """Say something."""


class LookFrame(msgspec.Struct, tag="look", tag_field="type", forbid_unknown_fields=True):
    """From now on look from this seat of mine (None: as a spectator)."""

    seat: SeatNumber | None
    seen: EntryNumber | None = None


class PingFrame(msgspec.Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Are you there?"""


ClientFrame: TypeAlias = MoveFrame | UndoFrame | SayFrame | LookFrame | PingFrame

# … and from the server, beside MatchState, Accepted and Refused:


class TableFrame(msgspec.Struct, tag="table", tag_field="type"):
    """Something about the table changed: seats, presence, status."""

    table: Table


class ChatFrame(msgspec.Struct, tag="chat", tag_field="type"):
    """What was said since."""

    lines: list[ChatLine]


class PongFrame(msgspec.Struct, tag="pong", tag_field="type"):
    """I am here."""

    now: Milliseconds


class MyTurn(msgspec.Struct):
    """A table at which it is my turn, with the seats that are asked."""

    table: str
    game: str
    title: str
    seats: list[int]


class TurnsFrame(msgspec.Struct, tag="turns", tag_field="type"):
    """Over the personal WebSocket: all tables at which it is my turn, whenever that changes."""

    turns: list[MyTurn]


ServerFrame: TypeAlias = MatchState | Accepted | Refused | TableFrame | ChatFrame | PongFrame


class ReplayStep(msgspec.Struct):
    """One step of a finished match as a seat (None: a spectator) saw it."""

    number: int
    last: int
    seat: int | None
    view: msgspec.Raw
    events: list[SeenEvent]


class BotExplanation(msgspec.Struct):
    """Why a bot made the move that is this entry of the record."""

    number: int
    seat: int
    bot: str
    explanation: msgspec.Raw


class EventPage(msgspec.Struct):
    """Older events of a match."""

    events: list[SeenEvent]
    last: int
