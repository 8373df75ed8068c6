"""Finding my own tables, and those at which it is my turn."""

from sqlalchemy import case, or_, select

from stellwerk.server.catalogue.table_games import title_at
from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import SeatRow, TableRow
from stellwerk.server.live.presence import Presence
from stellwerk.server.messages.play import MyTurn
from stellwerk.server.messages.tables import Table
from stellwerk.server.requests.visitor import Visitor
from stellwerk.server.tables.describing import describe_rows

MOST_SHOWN = 100


async def my_tables(database: Database, presence: Presence, visitor: Visitor) -> list[Table]:
    """Tables at which I sit or which I host: those in use first, then the newest."""
    seated = select(SeatRow.table_id).where(SeatRow.person_id == visitor.id)
    query = select(TableRow).where(
        or_(TableRow.host_id == visitor.id, TableRow.id.in_(seated)), TableRow.status != "closed"
    )
    finished = case((TableRow.status == "over", 1), else_=0)
    newest = query.order_by(finished, TableRow.changed_at.desc()).limit(MOST_SHOWN)
    async with database.reading() as session:
        return await describe_rows(presence, session, list(await session.scalars(newest)), visitor)


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
