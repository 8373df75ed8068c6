"""Messages about tables: who sits where, and what is played."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from stellwerk.server.messages.clocks import ClockRule, NoClock
from stellwerk.server.messages.common import BoardHash, Json, Milliseconds, PersonName, SeatNumber

Visibility = Literal["open", "invited"]
StartRule = Literal["full", "host"]
Status = Literal["waiting", "running", "over", "closed", "broken"]
"""`broken`: the match is kept, but the server cannot read it any more."""
OpenSeats = Literal["bots", "remove"]
Setting: TypeAlias = str | int | bool
BotPause = Annotated[
    float, msgspec.Meta(ge=0, le=10, description="seconds a bot waits before it moves")
]
RulesVersion = Annotated[int, msgspec.Meta(ge=1, le=1000)]
SEAT_COLOURS = 6
Colour = Annotated[
    int, msgspec.Meta(ge=0, lt=SEAT_COLOURS, description="one of the colours of pieces, from 0")
]
BotName = Annotated[str, msgspec.Meta(max_length=40)]


class OpenSeat(msgspec.Struct, tag="open", tag_field="kind", forbid_unknown_fields=True):
    """Whoever comes may sit here."""


class MySeat(msgspec.Struct, tag="me", tag_field="kind", forbid_unknown_fields=True):
    """I sit here; with a name of its own when several people share my device."""

    name: PersonName | None = None


class BotSeat(msgspec.Struct, tag="bot", tag_field="kind", forbid_unknown_fields=True):
    """A bot sits here; without a name, the usual one."""

    bot: BotName | None = None


SeatWish: TypeAlias = OpenSeat | MySeat | BotSeat


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table as its host wants it: one wish per seat."""

    game: Annotated[str, msgspec.Meta(max_length=60)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=10)]
    options: dict[str, Setting] = {}
    board: BoardHash | None = None
    """A board of somebody's own, brought in before; `game` is its id or a game of its family."""
    rules: RulesVersion | None = None
    """The version of the rules; without it, the newest when the match begins."""
    visibility: Visibility = "invited"
    start: StartRule = "full"
    clock: ClockRule = msgspec.field(default_factory=NoClock)
    spectators: bool = True
    bot_pause: BotPause = 0.8
    explanations: bool | None = None
    """Whether bots explain their moves during the match; without it, to one person alone."""
    hints: bool | None = None
    """Whether people may ask for hints; without it, one person alone with bots."""


class ChangeTable(msgspec.Struct, forbid_unknown_fields=True):
    """What the host may change at any time."""

    bot_pause: BotPause | None = None
    spectators: bool | None = None
    visibility: Visibility | None = None


class SitDown(msgspec.Struct, forbid_unknown_fields=True):
    """Take a seat: this one, or the first that is open."""

    seat: SeatNumber | None = None
    name: PersonName | None = None


class ChooseColour(msgspec.Struct, forbid_unknown_fields=True):
    """The colour of a seat's pieces."""

    colour: Colour


class StartTable(msgspec.Struct, forbid_unknown_fields=True):
    """What becomes of seats that are still open: bots, or fewer players."""

    open_seats: OpenSeats = "bots"


class Seat(msgspec.Struct):
    """One seat as everybody at the table sees it."""

    number: int
    name: str | None
    kind: Literal["open", "person", "bot"]
    bot: str | None
    stand_in: str | None
    mine: bool
    present: bool
    colour: int
    """The colour of its pieces; no two seats have the same."""
    hints: int
    """How many hints its person has taken in this match."""


class Table(msgspec.Struct):
    """A table as somebody who may see it sees it."""

    id: str
    game: str
    family: str
    title: str
    board: str | None
    """The hash of a board of somebody's own; None for a shipped one."""
    players: int
    options: dict[str, Setting]
    rules: int | None
    """The version of the rules; None before a match begins that is to have the newest."""
    visibility: Visibility
    start: StartRule
    clock: ClockRule
    spectators: bool
    bot_pause: float
    explanations: bool
    """Whether bots explain their moves during the match; afterwards they always do."""
    hints: bool
    """Whether people may ask for hints here."""
    status: Status
    imported: bool
    lesson: str | None
    """The lesson that is taught here, if one is."""
    from_position: bool
    """Whether the match began at a position instead of the usual start: it counts nowhere."""
    host: str | None
    host_is_me: bool
    seats: list[Seat]
    pending: list[int]
    number: int
    due_at: Milliseconds | None
    commitment: str | None
    result: Json | None
    rematch: str | None
    created_at: Milliseconds
    changed_at: Milliseconds


class NewTableMade(msgspec.Struct):
    """The table, and the link to share."""

    table: Table
    invitation: "Invitation"


class Invitation(msgspec.Struct):
    """A link that lets whoever opens it see the table and sit down. Shown once."""

    token: str
    url: str


class InvitationPreview(msgspec.Struct):
    """What an invitation is to: enough to decide whether to come, and nothing of the match."""

    host: str | None
    game: str
    family: str
    title: str
    players: int
    open_seats: int
    clock: ClockRule
    status: Status
