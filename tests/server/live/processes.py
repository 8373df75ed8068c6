"""Processes of one server that share a database, and hear of each other when the story says so."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar, cast

import msgspec

from stellwerk.server.background import BackgroundTasks
from stellwerk.server.bus.bus import Bus, Note
from stellwerk.server.database.engine import Database
from stellwerk.server.database.ledger import Ledger
from stellwerk.server.database.migrate import upgrade
from stellwerk.server.database.models import PersonRow, SeatRow, TableRow
from stellwerk.server.live.door import Door
from stellwerk.server.live.gaps import Gaps
from stellwerk.server.live.live_tables import LiveTables
from stellwerk.server.live.other_processes import OtherProcesses
from stellwerk.server.live.table_changes import TableChanges
from stellwerk.server.live.watchers import Watchers
from stellwerk.server.messages.clocks import NoClock
from stellwerk.server.requests.visitor import Visitor
from stellwerk.server.tables.leaving import Leaving
from stellwerk.server.tables.starting import MatchStarter

Result = TypeVar("Result")
TABLE = "table"
ADA = Visitor("ada", "Ada", "en", None, False, "", (), "")


class Notes:
    """The line to other processes: what is sent stays here until somebody hears it."""

    def __init__(self) -> None:
        self.sent: list[Note] = []

    def publish(self, data: bytes, _channel: str) -> None:
        """As Litestar's channels do it."""
        self.sent.append(msgspec.json.decode(data, type=Note))


class Process:
    """The parts of a server process that keep tables, without its network."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.ledger = Ledger(self.database)
        self.notes = Notes()
        self.watchers = Watchers()
        self.bus = Bus(cast("Any", self.notes), cast("Any", None))
        self.tables = LiveTables(self.database, self.bus, self.watchers)
        self.changes = TableChanges(self.database, self.tables, self.watchers, self.bus)
        self.door = Door(self.database, self.ledger, Gaps(500), self.watchers, snapshot_every=1)
        self.leaving = Leaving(self.tables, self.door, self.changes)
        nobody = cast("Any", None)
        self._background = BackgroundTasks()
        self._others = OtherProcesses(
            self.tables, self.watchers, nobody, nobody, nobody, self._background
        )

    def hear(self, notes: Sequence[Note]) -> None:
        """What another process has sent arrives."""
        for note in notes:
            if note.kind in ("entry", "table"):
                self._others.hear(note)

    async def close(self) -> None:
        """Let go of the database."""
        await self._background.close()
        await self.ledger.close()
        await self.database.close()


def with_two_processes(
    url: str, seats: Sequence[str], story: Callable[[Process, Process], Awaitable[Result]]
) -> Result:
    """What comes of a story at a table where Ada (`me`) and bots play and seat 0 begins."""

    async def tell() -> Result:
        here, there = Process(url), Process(url)
        try:
            await upgrade(here.database)
            await lay_table(here, seats)
            here.ledger.start()
            there.ledger.start()
            return await story(here, there)
        finally:
            await here.close()
            await there.close()

    return asyncio.run(tell())


async def lay_table(process: Process, seats: Sequence[str]) -> None:
    """A match of Trans that has just begun."""
    async with process.database.writing() as session:
        session.add(PersonRow(id=ADA.id, name="Ada", language="en", created_at=0, seen_at=0))
        await session.flush()
        session.add(
            TableRow(
                id=TABLE,
                game="trans-europa",
                options={"first_seat": 0},
                visibility="invited",
                start="host",
                clock=NoClock(),
                spectators=True,
                bot_pause=0.0,
                status="waiting",
                host_id=ADA.id,
                number=0,
                pending=[],
                created_at=0,
                changed_at=0,
            )
        )
        await session.flush()
        for number, seat in enumerate(seats):
            person, bot = (ADA.id, None) if seat == "me" else (None, seat)
            session.add(SeatRow(table_id=TABLE, number=number, person_id=person, bot=bot))
    nobody = cast("Any", None)
    starter = MatchStarter(nobody, nobody, nobody, nobody, nobody)
    async with process.changes.changing(TABLE) as change:
        await starter.start_match(change, ADA)
