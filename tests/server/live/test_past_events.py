"""Events that happen while older ones are read from the database are told, too."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any, cast

from stellwerk.server.live.events import StoredEvent, pack_events
from stellwerk.server.live.past_events import events_after

KEPT = {0: [StoredEvent("start", None)], 1: [StoredEvent("draw", 0)]}


class Table:
    """A table of which only the newest entry is in memory, as after a restart."""

    id = "t"
    number = 1

    def recent_events(self, after: int) -> list[tuple[int, list[StoredEvent]]] | None:
        """As a live table answers."""
        newest = [(2, [StoredEvent("claim", 1)])] if self.number == 2 else []
        return newest if after >= 1 else None


class Database:
    """While it reads, somebody plays."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Any]:
        """A session."""
        yield SimpleNamespace(execute=self.execute)

    async def execute(self, _query: object) -> list[tuple[int, str]]:
        """The entries up to the one that was asked for."""
        self.table.number = 2
        return [(number, pack_events(events)) for number, events in KEPT.items()]


def test_nothing_is_lost_between_what_is_read_and_what_is_remembered() -> None:
    table = Table()
    database = cast("Any", Database(table))
    begin, found = asyncio.run(events_after(database, cast("Any", table), -1))
    assert begin == -1
    assert [(number, event.kind) for number, events in found for event in events] == [
        (0, "start"),
        (1, "draw"),
        (2, "claim"),
    ]
