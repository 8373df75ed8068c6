"""The tables in the memory of this process: loaded when somebody asks, kept up to date, let go."""

import asyncio

import structlog
from sqlalchemy import select, update

from stellwerk.server.bus.bus import Bus
from stellwerk.server.database.engine import Database
from stellwerk.server.database.faults import is_database_fault
from stellwerk.server.database.ids import can_be_id
from stellwerk.server.database.models import TableRow
from stellwerk.server.database.statements import changed_now
from stellwerk.server.denied import Denied
from stellwerk.server.live.live_table import LiveTable
from stellwerk.server.live.loading import catch_up, load_table, read_again
from stellwerk.server.live.watchers import Watchers
from stellwerk.server.metrics import TABLES
from stellwerk.server.subscribers import Subscribers
from stellwerk.server.wall_clock import now

LOG = structlog.get_logger("stellwerk.tables")


class LiveTables:
    """Brings tables into memory, and takes in what other processes have written about them.

    The subscribers of `loaded` hear of every table that has just come into memory, those of
    `refreshed` of every one that was read again.
    """

    def __init__(self, database: Database, bus: Bus, watchers: Watchers) -> None:
        self.in_memory: dict[str, LiveTable] = {}
        self.loaded: Subscribers[LiveTable] = Subscribers()
        self.refreshed: Subscribers[LiveTable] = Subscribers()
        self._database = database
        self._bus = bus
        self._watchers = watchers
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}

    async def table(self, table_id: str) -> LiveTable:
        """A table, brought into memory if it is not there."""
        live = self.in_memory.get(table_id)
        if live is None:
            live = await self._load(table_id)
        live.used_at = now()
        return live

    async def current_table(self, table_id: str) -> LiveTable:
        """A table as the database has it now, for somebody who may come from another process."""
        live = self.in_memory.get(table_id)
        if live is not None and not self._bus.alone:
            await self._freshen(live)
        return await self.table(table_id)

    async def known(self, table_id: str) -> LiveTable | None:
        """A table if it is in memory, or on its way there: it may have been read too early."""
        loading = self._loading.get(table_id)
        if loading is not None:
            await asyncio.wait([loading])
        return self.in_memory.get(table_id)

    async def refresh(self, table_id: str) -> None:
        """Read again what is not in the entries: row, seats, orders."""
        live = await self.known(table_id)
        if live is None:
            return
        async with live.lock, self._database.reading() as session:
            known = (live.play is not None, live.number)
            if not await read_again(session, live):
                self.forget(table_id)
                self._watchers.table_gone(table_id)
                return
        news = (live.play is not None, live.number) != known
        self._watchers.wake(table_id, table=True, state=news)
        self.refreshed.tell(live)

    async def catch_up(self, live: LiveTable) -> None:
        """Take in entries that other processes have written; they also see to their bots."""
        async with live.lock:
            if live.play is None:
                return
            async with self._database.reading() as session:
                new = await catch_up(session, live)
        if new:
            self._watchers.wake(live.id, state=True, table=live.row.status == "over")

    async def catch_up_to(self, table_id: str, number: int) -> None:
        """The same for a table that may just be on its way into memory."""
        live = await self.known(table_id)
        if live is not None and live.number < number:
            await self.catch_up(live)

    def may_know(self, table_id: str) -> bool:
        """Whether a table is in memory, or on its way there."""
        return table_id in self.in_memory or table_id in self._loading

    def forget(self, table_id: str) -> None:
        """Let a table leave memory; the database has all of it."""
        self.in_memory.pop(table_id, None)
        TABLES.set(len(self.in_memory))

    async def _freshen(self, live: LiveTable) -> None:
        """Notes between processes take a moment; no request may look older than the last one."""
        query = select(TableRow.number, TableRow.changed_at).where(TableRow.id == live.id)
        async with self._database.reading() as session:
            found = (await session.execute(query)).one_or_none()
        if not live.is_sure or found is None or tuple(found) != live.version:
            await self.refresh(live.id)

    async def _load(self, table_id: str) -> LiveTable:
        if not can_be_id(table_id):
            raise Denied("no-such-table")
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load_from_database(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        live = await asyncio.shield(loading)
        if live is None:
            raise Denied("no-such-table")
        return live

    async def _load_from_database(self, table_id: str) -> LiveTable | None:
        try:
            live = await self._read_table(table_id)
        except Exception as error:
            if is_database_fault(error) or isinstance(error, MemoryError):
                raise
            live = await self._read_broken(table_id, error)
        if live is not None:
            self.in_memory[table_id] = live
            TABLES.set(len(self.in_memory))
            self.loaded.tell(live)
        return live

    async def _read_table(self, table_id: str) -> LiveTable | None:
        async with self._database.reading() as session:
            return await load_table(session, table_id)

    async def _read_broken(self, table_id: str, error: Exception) -> LiveTable | None:
        """A table whose match cannot be read: its people still see that it is there."""
        await write_broken(self._database, table_id, error)
        self._bus.send("table", table_id)
        try:
            return await self._read_table(table_id)
        except Exception as again:
            if is_database_fault(again):
                raise
            raise Denied("table-broken") from None


async def write_broken(database: Database, table_id: str, error: Exception) -> None:
    """Write down, in the log and in the database, that nobody can play on at a table."""
    LOG.error("table broken", table=table_id, error=repr(error)[:1000])
    async with database.writing() as session:
        await session.execute(
            update(TableRow)
            .where(TableRow.id == table_id, TableRow.status.in_(("running", "over")))
            .values(status="broken", changed_at=changed_now())
        )
