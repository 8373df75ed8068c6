"""Leaving a table, before the match or in the middle of it, and coming back."""

from typing import TYPE_CHECKING

from sqlalchemy import delete, select

from stellwerk.bots import usual_bot
from stellwerk.server.database.models import OrdersRow, SeatRow, TableRow
from stellwerk.server.denied import Denied
from stellwerk.server.people.visitor import Visitor
from stellwerk.server.tables.access import check_own_seat, check_seat
from stellwerk.server.tables.changing import Change, changing
from stellwerk.server.tables.deleting import delete_tables

if TYPE_CHECKING:
    from stellwerk.server.hall import Hall


async def leave_seat(hall: "Hall", table_id: str, number: int, visitor: Visitor) -> None:
    """Get up; the host may also clear a seat before the match. In a match a bot takes over."""
    live = await hall.table(table_id)
    check_seat(live, number)
    if live.row.status == "running":
        check_own_seat(live, number, visitor)
        await _let_bot_play(hall, table_id, number)
        return
    async with changing(hall, table_id) as change:
        change.check_waiting()
        seat = change.seat(number)
        if visitor.id not in (seat.person_id, change.row.host_id):
            raise Denied("not-yours")
        got_up = seat.person_id == visitor.id
        seat.person_id = seat.name = seat.bot = None
        if got_up and all(other.person_id != visitor.id for other in change.seats):
            _find_host(change, visitor.id)


async def come_back(hall: "Hall", table_id: str, number: int, visitor: Visitor) -> None:
    """Take one's seat again from the bot that stood in."""
    live = await hall.table(table_id)
    check_own_seat(live, number, visitor)
    await hall.door.come_back(live, number)
    await hall.table_changed(table_id)


async def close_waiting_table(hall: "Hall", table_id: str, visitor: Visitor) -> None:
    """The host calls it off before it has begun."""
    async with changing(hall, table_id) as change:
        change.check_waiting()
        if change.row.host_id != visitor.id:
            raise Denied("not-host")
        change.row.status = "closed"


async def leave_all(hall: "Hall", person_id: str) -> None:
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
    async with hall.database.reading() as session:
        held = list(await session.execute(query))
        waiting = list(await session.scalars(hosted.where(TableRow.status == "waiting")))
        running = {table_id for table_id, _, status in held if status == "running"}
        running |= set(await session.scalars(hosted.where(TableRow.status == "running")))
        shared = set(await session.scalars(others.where(SeatRow.table_id.in_(running))))
    for table_id in sorted(running - shared):
        await hall.close_table(table_id)
    for table_id, number, status in held:
        if table_id in shared:
            await _let_bot_play(hall, table_id, number)
        await _forget_name(hall, table_id, number, status)
    for table_id in waiting:
        async with changing(hall, table_id) as change:
            _find_host(change, person_id)
    await delete_tables(hall, hosted.where(TableRow.imported))


async def _forget_name(hall: "Hall", table_id: str, number: int, status: str) -> None:
    """The seat keeps its place in the record, but no longer a name."""
    async with changing(hall, table_id) as change:
        seat = change.seat(number)
        seat.person_id = seat.name = None
        orders = delete(OrdersRow).where(OrdersRow.table_id == table_id, OrdersRow.seat == number)
        await change.session.execute(orders)
        if status == "running" and seat.stand_in is not None:
            seat.bot = seat.name = seat.stand_in


async def _let_bot_play(hall: "Hall", table_id: str, number: int) -> None:
    live = await hall.table(table_id)
    if live.play is None or live.bot_of(number) is not None:
        return
    bot = usual_bot(live.play.match.game.family)
    await hall.door.stand_in(live, number, bot)
    await hall.table_changed(table_id)


def _find_host(change: Change, leaving: str) -> None:
    """If the host has left, the next person is it; without one the table is closed."""
    if change.row.host_id != leaving:
        return
    people = [seat.person_id for seat in change.seats if seat.person_id not in (None, leaving)]
    if people:
        change.row.host_id = people[0]
    else:
        change.row.status = "closed"
