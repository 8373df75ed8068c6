"""What nobody needs any more goes: tables without people, old imports, guests, deserted matches."""

import asyncio

import msgspec
import structlog
from sqlalchemy import Select, and_, delete, or_, select, update

from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import BoardRow, PersonRow, SeatRow, TableRow, TokenRow
from stellwerk.server.live.table_changes import TableChanges
from stellwerk.server.live.watchers import Watchers
from stellwerk.server.people.last_seen import LEAVING
from stellwerk.server.people.leaving import Departures
from stellwerk.server.settings import Settings
from stellwerk.server.tables.deleting import PAUSE, delete_tables
from stellwerk.server.wall_clock import now

LOG = structlog.get_logger("stellwerk.expiring")
DAY = 24 * 60 * 60 * 1000
MOST_GUESTS = 50
MOST_CLOSED = 50


class Expired(msgspec.Struct, frozen=True):
    """How much was deleted."""

    tables: int
    guests: int


class Expiry:
    """Deletes what has expired, a little at a time."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        changes: TableChanges,
        watchers: Watchers,
        departures: Departures,
    ) -> None:
        self._settings = settings
        self._database = database
        self._changes = changes
        self._watchers = watchers
        self._departures = departures

    async def expire(self, at: int | None = None) -> Expired:
        """Delete all that has expired at this time; without one, until now."""
        at = now() if at is None else at
        days = self._settings
        guests = await self._forget_guests(idle_guests(at - int(days.guest_days * DAY)))
        tables = await self._delete_tables(unneeded_tables(at - int(days.closed_days * DAY)))
        tables += await self._delete_tables(old_imports(at - int(days.import_days * DAY)))
        await self._forget_boards(at - DAY)
        deserted = await self._close_tables(deserted_tables(at - int(days.deserted_days * DAY)), at)
        if tables or guests or deserted:
            LOG.info("expired", tables=tables, guests=guests, deserted=deserted)
        return Expired(tables, guests)

    async def _delete_tables(self, which: Select[str]) -> int:
        return await delete_tables(self._database, self._changes, which)

    async def _close_tables(self, which: Select[str], at: int) -> int:
        """End them without a result; like others that were called off they are deleted later."""
        ended = {"status": "closed", "pending": [], "bot_due": False, "due_at": None}
        closed = 0
        while True:
            async with self._database.writing() as session:
                # Locked: a move that is written meanwhile keeps its table open.
                locked = which.with_for_update(of=TableRow, skip_locked=True)
                ids = list(await session.scalars(locked.order_by(TableRow.id).limit(MOST_CLOSED)))
                close = update(TableRow).where(TableRow.id.in_(ids))
                await session.execute(close.values(**ended, changed_at=at))
            for table_id in ids:
                await self._changes.table_changed(table_id)
            closed += len(ids)
            if not ids:
                return closed
            await asyncio.sleep(PAUSE)

    async def _forget_boards(self, created_before: int) -> None:
        """Boards of people's own that no table carries, a day after they came."""
        used = select(TableRow.id).where(TableRow.board_hash == BoardRow.hash)
        unused = delete(BoardRow).where(BoardRow.created_at < created_before, ~used.exists())
        async with self._database.writing() as session:
            await session.execute(unused.execution_options(synchronize_session=False))

    async def _forget_guests(self, which: Select[str]) -> int:
        forgotten = 0
        last = ""
        while True:
            # After the last one: somebody who cannot be forgotten does not stop the others.
            query = which.where(PersonRow.id > last).order_by(PersonRow.id).limit(MOST_GUESTS)
            async with self._database.reading() as session:
                batch = list(await session.scalars(query))
            if not batch:
                return forgotten
            last = batch[-1]
            for person_id in batch:
                forgotten += await self._forget_guest(person_id)
            await asyncio.sleep(PAUSE)

    async def _forget_guest(self, person_id: str) -> bool:
        if self._watchers.connections_of(person_id) > 0:
            return False  # whoever keeps a page open all the time is still here
        try:
            await self._departures.leave_for_good(person_id)
        except Exception as error:
            LOG.error("guest not forgotten", person=person_id, error=repr(error))
            return False
        return True


def unneeded_tables(changed_before: int) -> Select[str]:
    """Tables that were called off, and finished ones at which no person sits."""
    seated = select(SeatRow.number).where(
        SeatRow.table_id == TableRow.id, SeatRow.person_id.is_not(None)
    )
    finished = and_(TableRow.status == "over", ~TableRow.imported, ~seated.exists())
    return select(TableRow.id).where(
        TableRow.changed_at < changed_before, or_(TableRow.status == "closed", finished)
    )


def deserted_tables(before: int) -> Select[str]:
    """Matches at which nobody has moved since then, and whose people have left or stayed away."""
    awaited = (
        select(SeatRow.number)
        .join(PersonRow, PersonRow.id == SeatRow.person_id)
        .where(
            SeatRow.table_id == TableRow.id,
            SeatRow.stand_in.is_(None),
            PersonRow.seen_at >= before,
        )
    )
    return select(TableRow.id).where(
        TableRow.status == "running", TableRow.changed_at < before, ~awaited.exists()
    )


def old_imports(created_before: int) -> Select[str]:
    """Records that were brought in long ago, or whose owner is gone."""
    return select(TableRow.id).where(
        TableRow.imported,
        TableRow.status == "over",
        or_(TableRow.created_at < created_before, TableRow.host_id.is_(None)),
    )


def idle_guests(seen_before: int) -> Select[str]:
    """Guests who do not come back: no login, no key, no seat at a running table.

    Also whoever asked to be forgotten when the server stopped in the middle of it.
    """
    key = select(TokenRow.hash).where(TokenRow.person_id == PersonRow.id, TokenRow.kind == "key")
    playing = (
        select(SeatRow.number)
        .join(TableRow, TableRow.id == SeatRow.table_id)
        .where(SeatRow.person_id == PersonRow.id, TableRow.status == "running")
    )
    idle = and_(PersonRow.login.is_(None), ~PersonRow.admin, ~key.exists(), ~playing.exists())
    return select(PersonRow.id).where(
        PersonRow.seen_at < seen_before, or_(idle, PersonRow.seen_at == LEAVING)
    )
