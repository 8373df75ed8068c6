"""Who is at a table, as the database knows it: who sits where, and who has been told."""

from dataclasses import dataclass

from sqlalchemy import select, update

from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import PersonRow, SeatRow, TableRow

OVER = 2**31 - 1  # greater than the number of any entry: told that the match is over


@dataclass(frozen=True)
class PeopleAtTable:
    """A table, its seats in order, and the people on them."""

    table: TableRow
    seats: list[SeatRow]
    people: dict[str, PersonRow]

    def asked(self, number: int) -> tuple[SeatRow, PersonRow] | None:
        """The seat of this number, if a person is to decide there and no bot stands in."""
        if self.table.status != "running" or number not in self.table.pending:
            return None
        for seat in self.seats:
            if seat.number == number and seat.person_id in self.people and seat.stand_in is None:
                return seat, self.people[seat.person_id]
        return None

    def seats_of(self, person: PersonRow) -> list[SeatRow]:
        """All seats of one person; several when they share a device."""
        return [seat for seat in self.seats if seat.person_id == person.id]

    def others(self, person: PersonRow) -> list[str]:
        """The names of everybody else."""
        names = [seat.name or seat.bot for seat in self.seats if seat.person_id != person.id]
        return [name for name in names if name is not None]


async def read_people_at_table(database: Database, table_id: str) -> PeopleAtTable | None:
    """Who is at a table now; None if there is no such table any more."""
    async with database.reading() as session:
        table = await session.get(TableRow, table_id)
        if table is None:
            return None
        of_table = SeatRow.table_id == table_id
        seats = await session.scalars(select(SeatRow).where(of_table).order_by(SeatRow.number))
        sitting = select(PersonRow).join(SeatRow, SeatRow.person_id == PersonRow.id).where(of_table)
        people = await session.scalars(sitting.distinct())
        return PeopleAtTable(table, list(seats), {person.id: person for person in people})


async def claim_notice(database: Database, seat: SeatRow, number: int) -> bool:
    """Take the right to tell about this entry; of all who try, in any process, one gets it."""
    claim = (
        update(SeatRow)
        .where(SeatRow.table_id == seat.table_id, SeatRow.number == seat.number)
        .where(SeatRow.told_number < number)
        .values(told_number=number)
        .returning(SeatRow.number)
        .execution_options(synchronize_session=False)
    )
    async with database.writing() as session:
        return await session.scalar(claim) is not None
