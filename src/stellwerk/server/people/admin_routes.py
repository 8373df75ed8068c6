"""Routes of the admin: what they may look at and remove."""

from typing import Annotated

from litestar import delete, get
from litestar.params import FromQuery, PathParameter, QueryParameter

from stellwerk.server.denied import Denied
from stellwerk.server.messages.admin import Overview, PersonLine, TableLine
from stellwerk.server.messages.tables import Status
from stellwerk.server.people.admin import admins_only
from stellwerk.server.people.admin_lists import (
    count_everything,
    is_somebody,
    last_changed_tables,
    newest_people,
)
from stellwerk.server.people.services import AdminServices
from stellwerk.server.requests.injection import Injected
from stellwerk.server.requests.problems import problems
from stellwerk.server.requests.scopes import MANAGE

TAGS = ["admin"]
GUARDS = [admins_only]
READING = problems("not-logged-in", "not-admin")
Identity = Annotated[str, PathParameter(max_length=32, pattern="^[A-Za-z0-9_-]+$")]
NamePart = Annotated[str, QueryParameter(max_length=40, description="part of the name")]


@get(
    "/api/admin/overview",
    tags=TAGS,
    summary="Count people, tables and entries",
    responses=READING,
    guards=GUARDS,
    opt=MANAGE,
)
async def overview(admin: Injected[AdminServices]) -> Overview:
    """Count people, tables by status, and entries."""
    return await count_everything(admin.database)


@get(
    "/api/admin/tables",
    tags=TAGS,
    summary="List tables, the last changed first",
    responses=READING,
    guards=GUARDS,
    opt=MANAGE,
)
async def tables(
    admin: Injected[AdminServices], status: FromQuery[Status | None] = None
) -> list[TableLine]:
    """The tables changed last, perhaps of one status only; not more than 200."""
    return await last_changed_tables(admin.database, status)


@delete(
    "/api/admin/tables/{table_id:str}",
    tags=TAGS,
    summary="Close a table",
    responses=problems("not-logged-in", "not-admin", "cross-site", "no-such-table"),
    guards=GUARDS,
    opt=MANAGE,
)
async def close_table(admin: Injected[AdminServices], table_id: Identity) -> None:
    """Close a table for everybody at it."""
    await admin.tables.close_table(table_id)


@get(
    "/api/admin/people",
    tags=TAGS,
    summary="List people, the newest first",
    responses=READING,
    guards=GUARDS,
    opt=MANAGE,
)
async def people(admin: Injected[AdminServices], name: NamePart = "") -> list[PersonLine]:
    """The newest people, perhaps those whose name has this in it; not more than 200."""
    return await newest_people(admin.database, name)


@delete(
    "/api/admin/people/{person_id:str}",
    tags=TAGS,
    summary="Delete a person",
    responses=problems("not-logged-in", "not-admin", "cross-site", "no-such-person"),
    guards=GUARDS,
    opt=MANAGE,
)
async def delete_person(admin: Injected[AdminServices], person_id: Identity) -> None:
    """Delete somebody, as if they had done it themselves."""
    if not await is_somebody(admin.database, person_id):
        raise Denied("no-such-person")
    await admin.departures.leave_for_good(person_id)


ADMIN_ROUTES = [close_table, delete_person, overview, people, tables]
