"""Changing a table that nobody else can change meanwhile."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy.ext.asyncio import AsyncSession

from stellwerk.server.database.ids import can_be_id
from stellwerk.server.database.models import SeatRow, TableRow
from stellwerk.server.denied import Denied
from stellwerk.server.live.loading import seats_of
from stellwerk.server.moment import now

if TYPE_CHECKING:
    from stellwerk.server.hall import Hall


@dataclass
class Change:
    """A table with its seats, locked in the database until the change is committed."""

    hall: "Hall"
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


@asynccontextmanager
async def changing(hall: "Hall", table_id: str) -> AsyncIterator[Change]:
    """Change a table; afterwards everybody at it is told."""
    if not can_be_id(table_id):
        raise Denied("no-such-table")
    async with hall.database.writing() as session:
        row = await session.get(TableRow, table_id, with_for_update=True)
        if row is None:
            raise Denied("no-such-table")
        change = Change(hall, session, row, await seats_of(session, table_id))
        yield change
        row.changed_at = now()
    await hall.table_changed(table_id)
