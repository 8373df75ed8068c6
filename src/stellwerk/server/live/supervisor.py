"""What must happen although nobody asks: time runs out, tables expire, lost threads are found."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import or_, select, update

from stellwerk.bots import usual_bot
from stellwerk.server.database.models import OrdersRow, TableRow
from stellwerk.server.denied import Denied
from stellwerk.server.expiring import expire
from stellwerk.server.live.live_table import LiveTable
from stellwerk.server.moment import now
from stellwerk.server.people.tokens import forget_expired

if TYPE_CHECKING:
    from stellwerk.server.hall import Hall

LOG = structlog.get_logger("stellwerk.supervisor")
LOOK_EVERY = 0.5
SWEEP_EVERY = 5.0
TIDY_EVERY = 60.0
EXPIRE_EVERY = 600.0
MOST_RESUMED = 2_000
LOST_AFTER = 5_000  # milliseconds without a move before a bot's turn is taken up again


class Supervisor:
    """Looks after the tables, in memory often and in the database now and then."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._tasks: list[asyncio.Task[None]] = []
        self._patient_until = 0
        self._gaps_seen = 0

    def start(self) -> None:
        """Begin to look."""
        # After a restart people need a moment to come back before their time may run out.
        self._patient_until = now() + int(self._hall.settings.grace * 1000)
        for look, name, every in (
            (self.time_out, "time out", LOOK_EVERY),
            (self.sweep, "sweep", SWEEP_EVERY),
            (self.tidy, "tidy", TIDY_EVERY),
            (self.expire, "expire", EXPIRE_EVERY),
        ):
            self._tasks.append(asyncio.create_task(_again(look, name, every), name=name))

        self._tasks.append(asyncio.create_task(self.resume(), name="resume"))

    async def resume(self) -> None:
        """Take up what a process that ended left: standing orders, and people not yet told."""
        ordered = select(OrdersRow.table_id).distinct()
        running = select(TableRow.id).where(TableRow.status == "running", TableRow.id.in_(ordered))
        asked = (
            select(TableRow.id, TableRow.number, TableRow.pending)
            .where(TableRow.status == "running")
            .order_by(TableRow.changed_at.desc())
            .limit(MOST_RESUMED)
        )
        async with self._hall.database.reading() as session:
            with_orders = list(await session.scalars(running))
            waiting = list(await session.execute(asked))
        for table_id in with_orders:
            await self._nudge(table_id)
        for table_id, number, pending in waiting:
            for seat in pending:
                self._hall.notices.turn_came(table_id, seat, number)

    async def close(self) -> None:
        """Look no more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def time_out(self) -> None:
        """Let bots take the seats of people whose time is up, at tables in memory."""
        await self._look_for_gaps()
        at = now()
        if at < self._patient_until:
            return
        for live in list(self._hall.tables.values()):
            due = live.row.due_at
            if due is not None and due <= at and live.row.status == "running":
                with self._each_for_itself("time out", live.id):
                    await self._take_late_seats(live, at)

    async def _look_for_gaps(self) -> None:
        """Nobody loses the time in which the server was not there, nor a moment to come back."""
        self._hall.gaps.look()
        new = self._hall.gaps.after(self._gaps_seen)
        if not new:
            return
        for gap in new:
            LOG.warning("time has jumped", seconds=gap.length / 1000)
            grace = min(self._hall.settings.grace * 1000, gap.length)
            self._patient_until = max(self._patient_until, gap.ended_at + int(grace))
        self._gaps_seen = new[-1].ended_at
        for live in list(self._hall.tables.values()):
            with self._each_for_itself("gaps", live.id):
                await self._hall.door.leave_out_gaps(live)

    async def _take_late_seats(self, live: LiveTable, at: int) -> None:
        await self._hall.catch_up(live)
        if live.play is None:
            return
        for seat in live.play.clock.late(at):
            bot = usual_bot(live.play.match.game.family)
            try:
                await self._hall.door.stand_in(live, seat, bot, unless_before=at)
                LOG.info("time is up", table=live.id, seat=seat)
            except Denied:
                continue  # they moved in the last moment, or another process saw it first
            await self._hall.table_changed(live.id)

    async def sweep(self) -> None:
        """Tables not in memory whose time is up, bots whose process died, notes that got lost."""
        at = now()
        forgotten = select(TableRow.id).where(
            TableRow.status == "running",
            or_(
                TableRow.due_at <= at,
                TableRow.bot_due.is_(True) & (TableRow.changed_at < at - LOST_AFTER),
            ),
        )
        async with self._hall.database.reading() as session:
            found = list(await session.scalars(forgotten.limit(200)))
            watched = [live.id for live in self._hall.tables.values()]
            numbers = select(TableRow.id, TableRow.number).where(TableRow.id.in_(watched))
            current = {} if self._hall.bus.alone else dict((await session.execute(numbers)).all())
        for table_id in found:
            await self._nudge(table_id)
        for table_id, number in current.items():
            behind = self._hall.tables.get(table_id)
            if behind is not None and behind.number < number:
                with self._each_for_itself("sweep", table_id):
                    await self._hall.catch_up(behind)

    async def _nudge(self, table_id: str) -> None:
        with self._each_for_itself("sweep", table_id):
            self._hall.driver.nudge(await self._hall.table(table_id))

    @contextmanager
    def _each_for_itself(self, look: str, table_id: str) -> Iterator[None]:
        """What goes wrong at one table keeps nobody from looking after the others."""
        try:
            yield
        except Exception as error:
            LOG.error("look failed", look=look, table=table_id, error=repr(error))

    async def tidy(self) -> None:
        """Close tables nobody came to, forget idle ones, and say again who is here."""
        hall, at = self._hall, now()
        too_old = at - int(hall.settings.waiting_hours * 3_600_000)
        waiting = select(TableRow.id).where(
            TableRow.status == "waiting", TableRow.changed_at < too_old
        )
        async with hall.database.writing() as session:
            expired = list(await session.scalars(waiting.limit(500)))
            close = update(TableRow).where(TableRow.id.in_(expired), TableRow.status == "waiting")
            await session.execute(close.values(status="closed", changed_at=at))
        for table_id in expired:
            await hall.table_changed(table_id)
        await forget_expired(hall.database)
        await hall.doubt_everybody()
        self._forget_idle(at)
        for table_id in hall.presence.local_tables():
            hall.bus.send("here", table_id, here=hall.presence.local(table_id))

    async def expire(self) -> None:
        """Delete what nobody needs any more."""
        await expire(self._hall, now())

    def _forget_idle(self, at: int) -> None:
        unused_since = at - int(self._hall.settings.idle_minutes * 60_000)
        for live in list(self._hall.tables.values()):
            idle = not self._hall.watchers.anybody_at(live.id) and not live.driving
            if idle and not live.lock.locked() and live.used_at < unused_since:
                self._hall.forget_table(live.id)


async def _again(look: Callable[[], Awaitable[None]], name: str, every: float) -> None:
    while True:  # at once when the house opens: much may have come due while it was closed
        try:
            await look()
        except Exception as error:
            LOG.error("look failed", look=name, error=repr(error))
        await asyncio.sleep(every)
