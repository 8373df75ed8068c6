"""Somebody wants nothing more of a table: it is given up, and leaves their list."""

from sqlalchemy import update

from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import SeatRow, TableRow
from stellwerk.server.denied import Denied
from stellwerk.server.live.live_table import LiveTable
from stellwerk.server.live.live_tables import LiveTables
from stellwerk.server.live.table_changes import TableChanges
from stellwerk.server.requests.visitor import Visitor
from stellwerk.server.tables.leaving import Leaving, find_host


class PuttingAway:
    """Takes tables off people's lists; others who play there are not left alone."""

    def __init__(
        self, database: Database, tables: LiveTables, changes: TableChanges, leaving: Leaving
    ) -> None:
        self._database = database
        self._tables = tables
        self._changes = changes
        self._leaving = leaving

    async def put_away(self, table_id: str, visitor: Visitor) -> None:
        """Get up before a match, give up one that runs, forget one that is over."""
        live = await self._tables.table(table_id)
        own = live.seats_of(visitor.id)
        if not own and live.row.host_id != visitor.id:
            raise Denied("not-yours")
        if live.row.status == "waiting":
            await self._get_up(table_id, visitor)
            return
        if live.row.status == "running":
            if _others_play(live, visitor):
                await self._leave_to_others(table_id, own, visitor)
            elif await self._changes.call_off_match(table_id):
                return
        await self._forget(table_id, visitor)

    async def _leave_to_others(self, table_id: str, own: list[int], visitor: Visitor) -> None:
        for number in own:
            await self._leaving.let_bot_play(table_id, number)
        async with self._changes.changing(table_id) as change:
            find_host(change, visitor.id)

    async def _get_up(self, table_id: str, visitor: Visitor) -> None:
        async with self._changes.changing(table_id) as change:
            change.check_waiting()
            for seat in change.seats:
                if seat.person_id == visitor.id:
                    seat.person_id = seat.name = None
            find_host(change, visitor.id)

    async def _forget(self, table_id: str, visitor: Visitor) -> None:
        """Nothing changes for the others, so the table keeps its place in their lists."""
        async with self._database.writing() as session:
            mine = (SeatRow.table_id == table_id, SeatRow.person_id == visitor.id)
            seats = update(SeatRow).where(*mine).values(put_away=True)
            put_away = list(await session.scalars(seats.returning(SeatRow.number)))
            if not put_away:  # bots played for a host, or a record was brought in
                hosted = (TableRow.id == table_id, TableRow.host_id == visitor.id)
                # The least change that other processes notice, and that keeps lists in their order.
                later = TableRow.changed_at + 1
                given_up = update(TableRow).where(*hosted)
                await session.execute(given_up.values(host_id=None, changed_at=later))
        await self._changes.table_changed(table_id)


def _others_play(live: LiveTable, visitor: Visitor) -> bool:
    return any(seat.person_id not in (None, visitor.id) for seat in live.seats)
