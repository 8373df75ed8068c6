"""Finding my own tables, and those at which it is my turn."""

from sqlalchemy import ColumnElement, and_, case, or_, select

from stellwerk.server.catalogue.table_games import title_at
from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import SeatRow, TableRow
from stellwerk.server.live.presence import Presence
from stellwerk.server.messages.play import MyTurn
from stellwerk.server.messages.tables import Table
from stellwerk.server.requests.visitor import Visitor
from stellwerk.server.tables.describing import describe_rows
from stellwerk.server.tables.paging import Changed, read_place, written


async def my_tables(
    database: Database, presence: Presence, visitor: Visitor, after: str | None, limit: int
) -> tuple[list[Table], str | None]:
    """Tables at which I sit or which I host: those in use first, then the newest.

    A page of them, and after what the next one begins, if there is one.
    """
    finished = case((TableRow.status == "over", 1), else_=0)
    query = (
        select(TableRow)
        .where(_on_my_list(visitor.id), TableRow.status != "closed")
        .order_by(finished, TableRow.changed_at.desc(), TableRow.id)
        .limit(limit + 1)
    )
    if after is not None:
        query = query.where(_beyond(read_place(after, Changed), finished))
    async with database.reading() as session:
        rows = list(await session.scalars(query))
        tables = await describe_rows(presence, session, rows[:limit], visitor)
    if len(rows) <= limit:
        return tables, None
    last = rows[limit - 1]
    return tables, written(Changed(int(last.status == "over"), last.changed_at, last.id))


def _on_my_list(person_id: str) -> ColumnElement[bool]:
    """Who has a seat and has put its table away wants to see it no more, though they host it."""
    seat = select(SeatRow.table_id).where(SeatRow.person_id == person_id)
    listed = TableRow.id.in_(seat.where(SeatRow.put_away.is_(False)))
    return or_(listed, and_(TableRow.host_id == person_id, TableRow.id.not_in(seat)))


def _beyond(place: Changed, finished: ColumnElement[int]) -> ColumnElement[bool]:
    older = or_(
        TableRow.changed_at < place.changed_at,
        and_(TableRow.changed_at == place.changed_at, TableRow.id > place.id),
    )
    return or_(finished > place.finished, and_(finished == place.finished, older))


async def my_turns(database: Database, person_id: str) -> list[MyTurn]:
    """Tables at which a person is asked something."""
    query = (
        select(TableRow, SeatRow.number)
        .join(SeatRow, SeatRow.table_id == TableRow.id)
        .where(
            SeatRow.person_id == person_id,
            SeatRow.stand_in.is_(None),
            TableRow.status == "running",
        )
        .order_by(TableRow.changed_at, SeatRow.number)
    )
    turns: dict[str, MyTurn] = {}
    async with database.reading() as session:
        for row, number in await session.execute(query):
            if number in row.pending:
                new = MyTurn(row.id, row.game, title_at(row), [])
                turns.setdefault(row.id, new).seats.append(number)
    return list(turns.values())
