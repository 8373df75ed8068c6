"""Finding tables: those open to all, and my own."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sqlalchemy import Select, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from stellwerk.server.database.models import SeatRow, TableRow
from stellwerk.server.messages.play import MyTurn
from stellwerk.server.messages.tables import Table
from stellwerk.server.people.visitor import Visitor
from stellwerk.server.tables.describing import describe

if TYPE_CHECKING:
    from stellwerk.server.hall import Hall

MOST_SHOWN = 100


async def open_tables(hall: "Hall", visitor: Visitor | None) -> list[Table]:
    """Tables open to all that wait for players or are being played, the newest first."""
    query = select(TableRow).where(
        TableRow.visibility == "open", TableRow.status.in_(("waiting", "running"))
    )
    async with hall.database.reading() as session:
        return await _described(hall, session, query, visitor)


async def my_tables(hall: "Hall", visitor: Visitor) -> list[Table]:
    """Tables at which I sit or which I host, the newest first."""
    seated = select(SeatRow.table_id).where(SeatRow.person_id == visitor.id)
    query = select(TableRow).where(
        or_(TableRow.host_id == visitor.id, TableRow.id.in_(seated)), TableRow.status != "closed"
    )
    async with hall.database.reading() as session:
        return await _described(hall, session, query, visitor)


async def my_turns(hall: "Hall", person_id: str) -> list[MyTurn]:
    """Tables at which a person is asked something."""
    query = (
        select(TableRow.id, TableRow.game, TableRow.pending, SeatRow.number)
        .join(SeatRow, SeatRow.table_id == TableRow.id)
        .where(
            SeatRow.person_id == person_id,
            SeatRow.stand_in.is_(None),
            TableRow.status == "running",
        )
        .order_by(TableRow.changed_at, SeatRow.number)
    )
    turns: dict[str, MyTurn] = {}
    async with hall.database.reading() as session:
        for table_id, game, pending, number in await session.execute(query):
            if number in pending:
                turns.setdefault(table_id, MyTurn(table_id, game, [])).seats.append(number)
    return list(turns.values())


async def _described(
    hall: "Hall",
    session: AsyncSession,
    query: Select[TableRow],
    visitor: Visitor | None,
) -> list[Table]:
    rows = list(await session.scalars(query.order_by(TableRow.changed_at.desc()).limit(MOST_SHOWN)))
    seats = await _seats_by_table(session, [row.id for row in rows])
    return [describe(row, seats.get(row.id, []), visitor, hall.presence.is_here) for row in rows]


async def _seats_by_table(
    session: AsyncSession, table_ids: Sequence[str]
) -> dict[str, list[SeatRow]]:
    query = (
        select(SeatRow)
        .where(SeatRow.table_id.in_(table_ids))
        .order_by(SeatRow.table_id, SeatRow.number)
    )
    seats: dict[str, list[SeatRow]] = {}
    for seat in await session.scalars(query):
        seats.setdefault(seat.table_id, []).append(seat)
    return seats
