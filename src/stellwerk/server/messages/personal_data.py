"""All that is kept about somebody, as it is given to them: nothing of others, no hashes."""

import msgspec

from stellwerk.server.messages.common import Json, Milliseconds
from stellwerk.server.messages.people import IssuedKey, Webhook
from stellwerk.server.messages.play import StandingOrder
from stellwerk.server.messages.push import KeptPushDevice
from stellwerk.server.messages.puzzles import KeptPuzzleAttempt, KeptSolver
from stellwerk.server.messages.tables import Setting


class KeptPerson(msgspec.Struct):
    """Who I am, and how I am told that it is my turn. Of a password there is only a hash."""

    id: str
    name: str
    language: str
    login: str | None
    has_password: bool
    admin: bool
    created_at: Milliseconds
    seen_at: Milliseconds
    webhook: Webhook | None
    mail: str | None
    mail_confirmed: bool


class KeptToken(msgspec.Struct):
    """A session, a personal link not used yet, or a mail not confirmed yet."""

    kind: str
    created_at: Milliseconds
    expires_at: Milliseconds | None


class KeptSeat(msgspec.Struct):
    """A seat of mine, with the standing orders I gave for it, and whether I gave the table up."""

    number: int
    name: str | None
    put_away: bool
    orders: list[StandingOrder]
    hints: int
    """how many I took"""


class KeptTable(msgspec.Struct):
    """A table I host, sit at, or brought in as a record; where its record can be read."""

    id: str
    game: str
    options: dict[str, Setting]
    status: str
    hosted: bool
    imported: bool
    lesson: str | None
    seats: list[KeptSeat]
    result: Json | None
    record: str | None
    created_at: Milliseconds
    started_at: Milliseconds | None
    changed_at: Milliseconds


class KeptLine(msgspec.Struct):
    """Something I said."""

    table: str
    number: int
    name: str
    text: str
    at: Milliseconds


class PersonalData(msgspec.Struct):
    """Everything; `invited` are tables I may see because I opened an invitation."""

    person: KeptPerson
    keys: list[IssuedKey]
    tokens: list[KeptToken]
    push_devices: list[KeptPushDevice]
    tables: list[KeptTable]
    invited: list[str]
    chat: list[KeptLine]
    puzzle_solver: KeptSolver | None
    puzzles: list[KeptPuzzleAttempt]
