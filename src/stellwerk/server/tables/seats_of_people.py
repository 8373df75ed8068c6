"""What becomes of somebody's seats when they change their name, or are to be forgotten."""

from sqlalchemy import delete, select, update

from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import OrdersRow, SeatRow, TableRow
from stellwerk.server.database.statements import changed_now
from stellwerk.server.live.table_changes import TableChanges
from stellwerk.server.tables.deleting import delete_tables
from stellwerk.server.tables.leaving import Leaving, find_host


class SeatsOfPeople:
    """The `SeatKeeper` of the people's part: it knows all tables at which somebody sits."""

    def __init__(self, database: Database, changes: TableChanges, leaving: Leaving) -> None:
        self._database = database
        self._changes = changes
        self._leaving = leaving

    async def table_changed(self, table_id: str) -> None:
        """Tell everybody at a table that its seats have changed."""
        await self._changes.table_changed(table_id)

    async def person_renamed(self, person_id: str, before: str, name: str) -> None:
        """Seats that bear somebody's name, at tables still in use, bear the new one."""
        named = (SeatRow.person_id == person_id, SeatRow.name == before)
        # First the tables, in the order of their ids, and then the seats: like all who write there.
        in_use = (
            select(TableRow.id)
            .where(TableRow.status.in_(("waiting", "running")))
            .where(TableRow.id.in_(select(SeatRow.table_id).where(*named)))
            .order_by(TableRow.id)
            .with_for_update()
        )
        async with self._database.writing() as session:
            tables = list(await session.scalars(in_use))
            seats = update(SeatRow).where(*named, SeatRow.table_id.in_(tables)).values(name=name)
            await session.execute(seats)
            changed = update(TableRow).where(TableRow.id.in_(tables))
            await session.execute(changed.values(changed_at=changed_now()))
        for table_id in tables:
            await self._changes.table_changed(table_id)

    async def give_up_seats(self, person_id: str) -> None:
        """Somebody is to be forgotten: waiting tables lose them, bots play on for them.

        Where nobody else plays, nothing is played on; records they brought in go with them.
        """
        query = (
            select(SeatRow.table_id, SeatRow.number, TableRow.status)
            .join(TableRow, TableRow.id == SeatRow.table_id)
            .where(SeatRow.person_id == person_id, TableRow.status.in_(("waiting", "running")))
        )
        hosted = select(TableRow.id).where(TableRow.host_id == person_id)
        others = select(SeatRow.table_id).where(
            SeatRow.person_id.is_not(None), SeatRow.person_id != person_id
        )
        async with self._database.reading() as session:
            held = list(await session.execute(query))
            waiting = list(await session.scalars(hosted.where(TableRow.status == "waiting")))
            running = {table_id for table_id, _, status in held if status == "running"}
            running |= set(await session.scalars(hosted.where(TableRow.status == "running")))
            shared = set(await session.scalars(others.where(SeatRow.table_id.in_(running))))
        for table_id in sorted(running - shared):
            await self._changes.call_off_match(table_id)
        for table_id, number, status in held:
            if table_id in shared:
                await self._leaving.let_bot_play(table_id, number)
            await self._forget_name(table_id, number, status)
        for table_id in waiting:
            async with self._changes.changing(table_id) as change:
                find_host(change, person_id)
        await delete_tables(self._database, self._changes, hosted.where(TableRow.imported))

    async def _forget_name(self, table_id: str, number: int, status: str) -> None:
        """The seat keeps its place in the record, but no longer a name."""
        async with self._changes.changing(table_id) as change:
            seat = change.seat(number)
            seat.person_id = seat.name = None
            orders = delete(OrdersRow).where(
                OrdersRow.table_id == table_id, OrdersRow.seat == number
            )
            await change.session.execute(orders)
            if status == "running" and seat.stand_in is not None:
                seat.bot = seat.name = seat.stand_in
