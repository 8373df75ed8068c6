"""A table in the database, as the stories about notices find it, and what may happen to it."""

from sqlalchemy import update

from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import PersonRow, SeatRow, TableRow
from stellwerk.server.messages.clocks import NoClock

TABLE = "t1"
ANN, BOB, BOT = 0, 1, 2


def person(name: str, language: str, url: str | None) -> PersonRow:
    return PersonRow(
        id=name.lower(),
        name=name,
        language=language,
        created_at=0,
        seen_at=0,
        webhook_kind=url and "generic",
        webhook_url=url,
    )


async def lay_table(database: Database, url: str | None) -> None:
    """Ann and Bob play with a bot, and Ann is asked at position 5."""
    table = TableRow(
        id=TABLE,
        game="ticket-europe",
        options={},
        visibility="invited",
        start="full",
        clock=NoClock(),
        spectators=True,
        bot_pause=0.0,
        status="running",
        number=5,
        pending=[ANN],
        created_at=0,
        changed_at=0,
    )
    async with database.writing() as session:
        session.add_all([person("Ann", "en", url), person("Bob", "de", url), table])
        await session.flush()
        session.add(SeatRow(table_id=TABLE, number=ANN, person_id="ann", name="Ann"))
        session.add(SeatRow(table_id=TABLE, number=BOB, person_id="bob", name="Bob"))
        session.add(SeatRow(table_id=TABLE, number=BOT, name="Planner", bot="planner"))


async def change_table(database: Database, **values: object) -> None:
    async with database.writing() as session:
        await session.execute(update(TableRow).values(**values))


async def change_seat(database: Database, number: int, **values: object) -> None:
    async with database.writing() as session:
        await session.execute(update(SeatRow).where(SeatRow.number == number).values(**values))


async def change_person(database: Database, who: str, **values: object) -> None:
    async with database.writing() as session:
        await session.execute(update(PersonRow).where(PersonRow.id == who).values(**values))
