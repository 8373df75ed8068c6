"""Changing a table beside its match: its seats, settings or status. Everybody hears of it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import ColumnElement, or_, update
from sqlalchemy.ext.asyncio import AsyncSession

from stellwerk.server.bus.bus import Bus
from stellwerk.server.database.engine import Database
from stellwerk.server.database.ids import can_be_id
from stellwerk.server.database.models import SeatRow, TableRow
from stellwerk.server.database.statements import changed_now
from stellwerk.server.denied import Denied
from stellwerk.server.live.live_tables import LiveTables, write_broken
from stellwerk.server.live.loading import seats_of
from stellwerk.server.live.watchers import Watchers
from stellwerk.server.subscribers import Subscribers
from stellwerk.server.wall_clock import now

if TYPE_CHECKING:
    from stellwerk.server.live.live_table import LiveTable


@dataclass
class Change:
    """A table with its seats, locked in the database until the change is committed."""

    session: AsyncSession
    row: TableRow
    seats: list[SeatRow]

    def check_waiting(self) -> None:
        """Some things can only be changed before the match begins."""
        if self.row.status != "waiting":
            raise Denied("already-started" if self.row.status != "closed" else "table-closed")

    def seat(self, number: int) -> SeatRow:
        """One of the seats."""
        for seat in self.seats:
            if seat.number == number:
                return seat
        raise Denied("no-such-seat")

    @property
    def open_seats(self) -> list[SeatRow]:
        """Seats nobody has taken."""
        return [seat for seat in self.seats if seat.person_id is None and seat.bot is None]


class TableChanges:
    """Writes changes of tables, and tells everybody: here, in other processes, and subscribers.

    Those of `changed` hear of tables that are in the memory of this process.
    """

    def __init__(
        self, database: Database, tables: LiveTables, watchers: Watchers, bus: Bus
    ) -> None:
        self.changed: Subscribers[LiveTable] = Subscribers()
        self._database = database
        self._tables = tables
        self._watchers = watchers
        self._bus = bus

    @asynccontextmanager
    async def changing(self, table_id: str) -> AsyncIterator[Change]:
        """Change a table that nobody else can change meanwhile; afterwards everybody is told."""
        if not can_be_id(table_id):
            raise Denied("no-such-table")
        async with self._database.writing() as session:
            row = await session.get(TableRow, table_id, with_for_update=True)
            if row is None:
                raise Denied("no-such-table")
            yield Change(session, row, await seats_of(session, table_id))
            # Later than before, also within a millisecond: by this other processes notice it.
            row.changed_at = max(now(), row.changed_at + 1)
        await self.table_changed(table_id)

    async def table_changed(self, table_id: str) -> None:
        """Seats, settings or status of a table were changed in the database: tell everybody."""
        self._bus.send("table", table_id)
        live = await self._tables.known(table_id)
        if live is None:
            return
        people = {seat.person_id for seat in live.seats}
        await self._tables.refresh(table_id)
        for person in people | {seat.person_id for seat in live.seats}:
            if person is not None:
                self._watchers.wake_person(person)
                self._bus.send("turn", person=person)
        self.changed.tell(live)

    async def mark_broken(self, table_id: str, error: Exception) -> None:
        """Nobody can play on at a table: write it down, and tell its people."""
        await write_broken(self._database, table_id, error)
        await self.table_changed(table_id)

    async def try_broken_again(self) -> None:
        """What one release could not read, perhaps this one can."""
        finished = or_(TableRow.imported, TableRow.result.is_not(None))
        broken = update(TableRow).where(TableRow.status == "broken")
        async with self._database.writing() as session:
            await session.execute(broken.where(finished).values(status="over"))
            await session.execute(broken.values(status="running"))

    async def close_table(self, table_id: str) -> None:
        """End a table without a result; nothing more can be played at it."""
        await self._close(table_id, TableRow.id == table_id)

    async def call_off_match(self, table_id: str) -> bool:
        """The same, if its match still runs: one that has just ended keeps its result."""
        return await self._close(table_id, TableRow.id == table_id, TableRow.status == "running")

    async def _close(self, table_id: str, *which: ColumnElement[bool]) -> bool:
        ended = {"status": "closed", "pending": [], "bot_due": False, "due_at": None}
        live = await self._tables.table(table_id)
        async with live.lock, self._database.writing() as session:
            close = update(TableRow).where(*which).values(**ended, changed_at=changed_now())
            closed = await session.scalar(close.returning(TableRow.id)) is not None
            if closed:
                seats = update(SeatRow).where(SeatRow.table_id == table_id)
                await session.execute(seats.values(stand_in=None))
        await self.table_changed(table_id)
        return closed
