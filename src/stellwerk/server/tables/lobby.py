"""The lobby: tables open to all, in pages that nobody can fill alone.

First those that wait for players, then those being played. Every host's newest table stands before
anybody's second: who opens fifty tables has one place on the first page, like everybody else.
"""

from typing import Annotated, Literal

import msgspec
from sqlalchemy import ColumnElement, Select, and_, case, func, or_, select

from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import TableRow
from stellwerk.server.live.presence import Presence
from stellwerk.server.messages.tables import Table
from stellwerk.server.requests.visitor import Visitor
from stellwerk.server.tables.describing import describe_rows
from stellwerk.server.tables.paging import PAGE, RowId, Whole, read_place, written

LobbyStatus = Literal["waiting", "running"]


class Place(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """Where a table stands in the lobby; what comes after it is the next page."""

    running: Annotated[int, msgspec.Meta(ge=0, le=1)]
    rank: Whole
    created_at: Whole
    id: RowId


async def lobby_page(
    database: Database,
    presence: Presence,
    visitor: Visitor | None,
    status: LobbyStatus | None = None,
    after: str | None = None,
    limit: int = PAGE,
) -> tuple[list[Table], str | None]:
    """A page of the lobby, and after what the next one begins, if there is one."""
    ranked = _ranked(("waiting", "running") if status is None else (status,)).subquery()
    query = (
        select(TableRow, ranked.c.running, ranked.c.rank)
        .join(ranked, ranked.c.id == TableRow.id)
        .order_by(ranked.c.running, ranked.c.rank, TableRow.created_at.desc(), TableRow.id)
        .limit(limit + 1)
    )
    if after is not None:
        query = query.where(_beyond(read_place(after, Place), ranked.c.running, ranked.c.rank))
    async with database.reading() as session:
        found = (await session.execute(query)).all()
        shown = found[:limit]
        rows = [row for row, _, _ in shown]
        tables = await describe_rows(presence, session, rows, visitor)
    if len(found) <= limit:
        return tables, None
    row, running, rank = shown[-1]
    return tables, written(Place(running, rank, row.created_at, row.id))


def _ranked(statuses: tuple[LobbyStatus, ...]) -> Select[str, int, int]:
    """Open tables with their rank among those of their host, the newest first.

    By when they were made, which nobody can change, so that pages stay as they are.
    """
    rank = func.row_number().over(
        partition_by=(TableRow.status, func.coalesce(TableRow.host_id, TableRow.id)),
        order_by=(TableRow.created_at.desc(), TableRow.id),
    )
    running = case((TableRow.status == "running", 1), else_=0)
    return select(TableRow.id, running.label("running"), rank.label("rank")).where(
        TableRow.visibility == "open", TableRow.status.in_(statuses)
    )


def _beyond(
    place: Place, running: ColumnElement[int], rank: ColumnElement[int]
) -> ColumnElement[bool]:
    older = or_(
        TableRow.created_at < place.created_at,
        and_(TableRow.created_at == place.created_at, TableRow.id > place.id),
    )
    same = and_(running == place.running, rank == place.rank, older)
    return or_(running > place.running, and_(running == place.running, rank > place.rank), same)
