"""Threads that were lost: turns nobody takes because a process ended, notes that did not arrive."""

from sqlalchemy import or_, select

from stellwerk.server.bus.bus import Bus
from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import OrdersRow, TableRow
from stellwerk.server.live.driver import Driver
from stellwerk.server.live.live_table import LiveTable
from stellwerk.server.live.live_tables import LiveTables
from stellwerk.server.notices.turn_notices import Notices
from stellwerk.server.upkeep.each_table import each_for_itself
from stellwerk.server.wall_clock import now

MOST_RESUMED = 2_000
MOST_SWEPT = 200
LOST_AFTER = 5_000  # milliseconds without a move before a bot's turn is taken up again


class Sweeper:
    """Finds in the database what nobody in memory looks after."""

    def __init__(
        self,
        database: Database,
        bus: Bus,
        tables: LiveTables,
        driver: Driver,
        notices: Notices,
    ) -> None:
        self._database = database
        self._bus = bus
        self._tables = tables
        self._driver = driver
        self._notices = notices

    async def resume(self) -> None:
        """Take up what a process that ended left: standing orders, and people not yet told."""
        ordered = select(OrdersRow.table_id).distinct()
        running = select(TableRow.id).where(TableRow.status == "running", TableRow.id.in_(ordered))
        asked = (
            select(TableRow.id, TableRow.number, TableRow.pending)
            .where(TableRow.status == "running")
            .order_by(TableRow.changed_at.desc())
            .limit(MOST_RESUMED)
        )
        async with self._database.reading() as session:
            with_orders = list(await session.scalars(running))
            waiting = list(await session.execute(asked))
        for table_id in with_orders:
            await self._nudge(table_id)
        for table_id, number, pending in waiting:
            for seat in pending:
                self._notices.turn_came(table_id, seat, number)

    async def sweep(self) -> None:
        """Tables not in memory whose time is up, bots whose process died, notes that got lost."""
        at = now()
        forgotten = select(TableRow.id).where(
            TableRow.status == "running",
            or_(
                TableRow.due_at <= at,
                TableRow.bot_due.is_(True) & (TableRow.changed_at < at - LOST_AFTER),
            ),
        )
        async with self._database.reading() as session:
            found = list(await session.scalars(forgotten.limit(MOST_SWEPT)))
            watched = list(self._tables.in_memory)
            versions = select(TableRow.id, TableRow.number, TableRow.changed_at)
            current = versions.where(TableRow.id.in_(watched))
            known = [] if self._bus.alone else (await session.execute(current)).all()
        for table_id in found:
            await self._nudge(table_id)
        for table_id, number, changed_at in known:
            behind = self._tables.in_memory.get(table_id)
            if behind is not None and behind.number <= number:
                with each_for_itself("sweep", table_id):
                    await self._catch_up(behind, (number, changed_at))

    async def _catch_up(self, live: LiveTable, version: tuple[int, int]) -> None:
        """Take in what another process has written about a table, as far as it is new."""
        if live.number < version[0]:
            await self._tables.catch_up(live)
        if live.version != version:
            await self._tables.refresh(live.id)

    async def _nudge(self, table_id: str) -> None:
        with each_for_itself("sweep", table_id):
            self._driver.nudge(await self._tables.table(table_id))
