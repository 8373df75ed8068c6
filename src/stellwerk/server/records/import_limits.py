"""How many records one person may bring in: each is kept with all its entries."""

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import PersonRow, TableRow
from stellwerk.server.denied import Denied
from stellwerk.server.requests.visitor import Visitor


async def check_imports(database: Database, most: int, visitor: Visitor) -> None:
    """Deny one more before anything of it is read."""
    async with database.reading() as session:
        await _check(session, most, visitor)


async def make_room(session: AsyncSession, most: int, visitor: Visitor) -> None:
    """The same when it is kept: of several brought in at once, only so many are."""
    if await session.get(PersonRow, visitor.id, with_for_update=True) is None:
        raise Denied("not-logged-in")
    await _check(session, most, visitor)


async def _check(session: AsyncSession, most: int, visitor: Visitor) -> None:
    kept = select(func.count()).select_from(TableRow)
    mine = kept.where(TableRow.host_id == visitor.id, TableRow.imported)
    if (await session.scalar(mine) or 0) >= most:
        raise Denied("too-many-imports", {"most": most})
