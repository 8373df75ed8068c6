"""Who is at a table, as the database knows it: who sits where, and who has been told."""

from dataclasses import dataclass

from sqlalchemy import select, update

from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import PersonRow, PushDeviceRow, SeatRow, TableRow

OVER = 2**31 - 1  # greater than the number of any entry: told that the match is over


@dataclass(frozen=True)
class PeopleAtTable:
    """A table, its seats in order, and the people on them."""

    table: TableRow
    seats: list[SeatRow]
    people: dict[str, PersonRow]
    devices: dict[str, list[PushDeviceRow]]
    """browsers that are told while the page is closed, by their person"""

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

    def has_given_up(self, person: PersonRow) -> bool:
        """Whether somebody wants nothing more of the table."""
        return all(seat.put_away for seat in self.seats_of(person))

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
        known = {person.id: person for person in people}
        devices: dict[str, list[PushDeviceRow]] = {}
        reached = select(PushDeviceRow).where(PushDeviceRow.person_id.in_(known))
        for device in await session.scalars(reached):
            devices.setdefault(device.person_id, []).append(device)
        return PeopleAtTable(table, list(seats), known, devices)


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
