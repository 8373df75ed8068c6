"""Messages for the admin."""

import msgspec

from stellwerk.server.messages.common import Milliseconds


class Overview(msgspec.Struct):
    """How much there is: people, tables by status, entries of all records."""

    people: int
    tables: dict[str, int]
    entries: int


class TableLine(msgspec.Struct):
    """One table in the admin's list."""

    id: str
    game: str
    status: str
    number: int
    created_at: Milliseconds
    changed_at: Milliseconds
    visibility: str


class PersonLine(msgspec.Struct):
    """One person in the admin's list."""

    id: str
    name: str
    login: str | None
    created_at: Milliseconds
