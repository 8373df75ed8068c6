"""What the admin may look at and remove."""

from typing import Annotated

from litestar import Controller, delete, get
from litestar.params import FromQuery, PathParameter, QueryParameter
from sqlalchemy import func, select

from stellwerk.server.database.models import EntryRow, PersonRow, TableRow
from stellwerk.server.denied import Denied
from stellwerk.server.messages.tables import Status
from stellwerk.server.people.admin import admins_only
from stellwerk.server.people.admin_messages import Overview, PersonLine, TableLine
from stellwerk.server.people.leaving import leave_for_good
from stellwerk.server.people.needs import TheHall
from stellwerk.server.people.scopes import MANAGE
from stellwerk.server.security.problems import problems

LONGEST_LIST = 200
Identity = Annotated[str, PathParameter(max_length=32, pattern="^[A-Za-z0-9_-]+$")]
NamePart = Annotated[str, QueryParameter(max_length=40, description="part of the name")]

READING = problems("not-logged-in", "not-admin")


class AdminRoutes(Controller):
    """For admins alone."""

    path = "/api/admin"
    tags = ("admin",)
    guards = (admins_only,)
    opt = MANAGE

    @get("/overview", summary="Count people, tables and entries", responses=READING)
    async def overview(self, hall: TheHall) -> Overview:
        """How much there is."""
        by_status = select(TableRow.status, func.count().label("tables")).group_by(TableRow.status)
        async with hall.database.reading() as session:
            people = await session.scalar(select(func.count()).select_from(PersonRow))
            entries = await session.scalar(select(func.count()).select_from(EntryRow))
            tables = (await session.execute(by_status)).all()
        return Overview(people or 0, {row.status: row.tables for row in tables}, entries or 0)

    @get("/tables", summary="List tables, the last changed first", responses=READING)
    async def tables(
        self, hall: TheHall, status: FromQuery[Status | None] = None
    ) -> list[TableLine]:
        """Perhaps of one status only; not more than 200."""
        question = select(TableRow).order_by(TableRow.changed_at.desc()).limit(LONGEST_LIST)
        if status is not None:
            question = question.where(TableRow.status == status)
        async with hall.database.reading() as session:
            return [_table_line(row) for row in await session.scalars(question)]

    @delete(
        "/tables/{table_id:str}",
        summary="Close a table",
        responses=problems("not-logged-in", "not-admin", "cross-site", "no-such-table"),
    )
    async def close_table(self, hall: TheHall, table_id: Identity) -> None:
        """For everybody at it."""
        await hall.close_table(table_id)

    @get("/people", summary="List people, the newest first", responses=READING)
    async def people(self, hall: TheHall, name: NamePart = "") -> list[PersonLine]:
        """Perhaps those whose name has this in it; not more than 200."""
        question = select(PersonRow).order_by(PersonRow.created_at.desc()).limit(LONGEST_LIST)
        wanted = "".join(filter(str.isprintable, name))
        if wanted:
            question = question.where(PersonRow.name.icontains(wanted, autoescape=True))
        async with hall.database.reading() as session:
            return [_person_line(row) for row in await session.scalars(question)]

    @delete(
        "/people/{person_id:str}",
        summary="Delete a person",
        responses=problems("not-logged-in", "not-admin", "cross-site", "no-such-person"),
    )
    async def delete_person(self, hall: TheHall, person_id: Identity) -> None:
        """As if they had deleted themselves."""
        async with hall.database.reading() as session:
            if await session.get(PersonRow, person_id) is None:
                raise Denied("no-such-person")
        await leave_for_good(hall, person_id)


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
