"""What nobody uses now: tables nobody came to, tables nobody looks at, tokens that have ended."""

from sqlalchemy import select, update

from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import TableRow
from stellwerk.server.live.announcements import Announcements
from stellwerk.server.live.live_tables import LiveTables
from stellwerk.server.live.table_changes import TableChanges
from stellwerk.server.live.token_checks import TokenChecks
from stellwerk.server.live.watchers import Watchers
from stellwerk.server.people.tokens import forget_expired
from stellwerk.server.settings import Settings
from stellwerk.server.wall_clock import now

HOUR, MINUTE = 3_600_000, 60_000  # milliseconds
MOST_CLOSED = 500


class Tidying:
    """Closes waiting tables, lets idle ones leave memory, and checks who may stay connected."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        tables: LiveTables,
        changes: TableChanges,
        watchers: Watchers,
        announcements: Announcements,
        token_checks: TokenChecks,
    ) -> None:
        self._settings = settings
        self._database = database
        self._tables = tables
        self._changes = changes
        self._watchers = watchers
        self._announcements = announcements
        self._token_checks = token_checks

    async def tidy(self) -> None:
        """Close tables nobody came to, forget idle ones, and say again who is here."""
        at = now()
        await self._close_waiting(at)
        await forget_expired(self._database)
        await self._token_checks.check_everybody()
        self._forget_idle(at)
        self._announcements.repeat_presence()

    async def _close_waiting(self, at: int) -> None:
        too_old = at - int(self._settings.waiting_hours * HOUR)
        waiting = select(TableRow.id).where(
            TableRow.status == "waiting", TableRow.changed_at < too_old
        )
        async with self._database.writing() as session:
            expired = list(await session.scalars(waiting.limit(MOST_CLOSED)))
            close = update(TableRow).where(TableRow.id.in_(expired), TableRow.status == "waiting")
            await session.execute(close.values(status="closed", changed_at=at))
        for table_id in expired:
            await self._changes.table_changed(table_id)

    def _forget_idle(self, at: int) -> None:
        unused_since = at - int(self._settings.idle_minutes * MINUTE)
        for live in list(self._tables.in_memory.values()):
            idle = not self._watchers.anybody_at(live.id) and not live.driving
            if idle and not live.lock.locked() and live.used_at < unused_since:
                self._tables.forget(live.id)
