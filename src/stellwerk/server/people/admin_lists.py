"""What an admin sees of the server: how much there is, its tables, its people."""

from sqlalchemy import func, select

from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import EntryRow, PersonRow, TableRow
from stellwerk.server.messages.admin import Overview, PersonLine, TableLine
from stellwerk.server.messages.tables import Status

LONGEST_LIST = 200


async def count_everything(database: Database) -> Overview:
    """How many people, tables by status, and entries of all records there are."""
    by_status = select(TableRow.status, func.count().label("tables")).group_by(TableRow.status)
    async with database.reading() as session:
        people = await session.scalar(select(func.count()).select_from(PersonRow))
        entries = await session.scalar(select(func.count()).select_from(EntryRow))
        tables = (await session.execute(by_status)).all()
    return Overview(people or 0, {row.status: row.tables for row in tables}, entries or 0)


async def last_changed_tables(database: Database, status: Status | None) -> list[TableLine]:
    """The tables that were changed last, perhaps of one status only."""
    question = select(TableRow).order_by(TableRow.changed_at.desc()).limit(LONGEST_LIST)
    if status is not None:
        question = question.where(TableRow.status == status)
    async with database.reading() as session:
        return [_table_line(row) for row in await session.scalars(question)]


async def newest_people(database: Database, name: str) -> list[PersonLine]:
    """The people who came last; with a name, those who have it in theirs."""
    question = select(PersonRow).order_by(PersonRow.created_at.desc()).limit(LONGEST_LIST)
    wanted = "".join(filter(str.isprintable, name))
    if wanted:
        question = question.where(PersonRow.name.icontains(wanted, autoescape=True))
    async with database.reading() as session:
        return [_person_line(row) for row in await session.scalars(question)]


async def is_somebody(database: Database, person_id: str) -> bool:
    """Whether there is a person with this id."""
    async with database.reading() as session:
        return await session.get(PersonRow, person_id) is not None


def _table_line(row: TableRow) -> TableLine:
    return TableLine(
        row.id,
        row.game,
        row.status,
        row.number,
        row.created_at,
        row.changed_at,
        row.visibility,
    )


def _person_line(row: PersonRow) -> PersonLine:
    return PersonLine(row.id, row.name, row.login, row.created_at)
