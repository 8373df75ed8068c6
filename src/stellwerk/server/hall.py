"""The hall: everything one process of the server holds, and how its parts hear of each other."""

import asyncio
from collections.abc import Coroutine

import structlog
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy import func, or_, select, update

from stellwerk.server.bus import Bus, Note
from stellwerk.server.database.engine import Database
from stellwerk.server.database.faults import is_database_fault
from stellwerk.server.database.heartbeat import Heartbeat
from stellwerk.server.database.ids import can_be_id
from stellwerk.server.database.ledger import Ledger
from stellwerk.server.database.migrate import upgrade
from stellwerk.server.database.models import OrdersRow, SeatRow, TableRow
from stellwerk.server.denied import Denied
from stellwerk.server.live.door import Door
from stellwerk.server.live.driver import Driver
from stellwerk.server.live.gaps import Gaps
from stellwerk.server.live.live_table import LiveTable
from stellwerk.server.live.loading import catch_up, load_table, play_at, seats_of
from stellwerk.server.live.play import Play
from stellwerk.server.live.presence import Presence
from stellwerk.server.live.supervisor import LOOK_EVERY, Supervisor
from stellwerk.server.live.thinkers import Thinkers
from stellwerk.server.live.watchers import Watcher, Watchers
from stellwerk.server.metrics import TABLES
from stellwerk.server.moment import now
from stellwerk.server.notices.telling import Notices
from stellwerk.server.people.tokens import good_tokens
from stellwerk.server.security.allowances import Allowance
from stellwerk.server.security.makings import Makings
from stellwerk.server.settings import Settings
from stellwerk.server.workers.pool import Workers

LOG = structlog.get_logger("stellwerk.hall")
AT_ONCE = 500  # people looked up together


class Hall:
    """All tables of this process, and what serves them."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.ledger = Ledger(self.database)
        self.gaps = Gaps(int(LOOK_EVERY * 1000))
        self.door = Door(
            self.database, self.ledger, settings.snapshot_every, self._passed, self.gaps
        )
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_seconds)
        self.readers = Workers("readers", 1, settings.record_seconds, settings.record_megabytes)
        self.being_read: set[str] = set()  # people whose record is being read
        self.driver = Driver(self.door, self.thinkers, self.mark_broken)
        alone = isinstance(channels._backend, MemoryChannelsBackend)
        self.bus = Bus(channels, alone, self._hear, self._missed_notes)
        self.heartbeat = Heartbeat(self.database, self.bus.sender)
        self.is_open = False
        self.presence = Presence()
        self.watchers = Watchers(self._doubt)
        self.notices = Notices(settings, self.database, self.presence.is_here)
        self.supervisor = Supervisor(self)
        self.chat_allowance = Allowance(settings.chat_per_minute / 60, settings.chat_per_minute)
        self.makings = Makings(settings)
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._errands: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Bring the database up to date and begin."""
        await upgrade(self.database)
        await self._try_broken_again()
        self.ledger.start()
        self.bus.start()
        self.thinkers.start()
        self.readers.start()
        self.supervisor.start()
        await self.heartbeat.start()
        self.is_open = True
        LOG.info("the hall is open", tables=await self._count_running())

    async def close(self) -> None:
        """Stop cleanly: what was accepted is written, what was not is not."""
        self.is_open = False
        await self.heartbeat.close()
        await self.supervisor.close()
        await self.driver.close()
        await self.watchers.close_all()
        for errand in list(self._errands):
            errand.cancel()
        await asyncio.gather(*self._errands, return_exceptions=True)
        await self.notices.close()
        await self.bus.close()
        await self.ledger.close()
        await self.thinkers.close()
        await self.readers.close()
        await self.database.close()
        LOG.info("the hall is closed")

    async def _count_running(self) -> int:
        query = select(func.count()).select_from(TableRow).where(TableRow.status == "running")
        async with self.database.reading() as session:
            return await session.scalar(query) or 0

    # tables in memory

    async def table(self, table_id: str) -> LiveTable:
        """A table, brought into memory if it is not there."""
        live = self.tables.get(table_id)
        if live is None:
            live = await self._load(table_id)
        live.used_at = now()
        return live

    async def current_table(self, table_id: str) -> LiveTable:
        """A table as the database has it now, for somebody who may come from another process."""
        live = self.tables.get(table_id)
        if live is not None and not self.bus.alone:
            await self._freshen(live)
        return await self.table(table_id)

    async def _freshen(self, live: LiveTable) -> None:
        """Notes between processes take a moment; no request may look older than the last one."""
        query = select(TableRow.number, TableRow.changed_at).where(TableRow.id == live.id)
        async with self.database.reading() as session:
            found = (await session.execute(query)).one_or_none()
        if found is None or tuple(found) != (live.number, live.row.changed_at):
            await self.refresh(live.id)

    async def _load(self, table_id: str) -> LiveTable:
        if not can_be_id(table_id):
            raise Denied("no-such-table")
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load_from_database(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        live = await asyncio.shield(loading)
        if live is None:
            raise Denied("no-such-table")
        return live

    async def _load_from_database(self, table_id: str) -> LiveTable | None:
        try:
            live = await self._read_table(table_id)
        except Exception as error:
            if is_database_fault(error) or isinstance(error, MemoryError):
                raise
            live = await self._read_broken(table_id, error)
        if live is not None:
            self.tables[table_id] = live
            TABLES.set(len(self.tables))
            if self.bus.alone:
                self.driver.nudge(live)
        return live

    async def _read_table(self, table_id: str) -> LiveTable | None:
        async with self.database.reading() as session:
            return await load_table(session, table_id)

    async def _read_broken(self, table_id: str, error: Exception) -> LiveTable | None:
        """A table whose match cannot be read: its people still see that it is there."""
        await self.mark_broken(table_id, error)
        try:
            return await self._read_table(table_id)
        except Exception as again:
            if is_database_fault(again):
                raise
            raise Denied("table-broken") from None

    async def mark_broken(self, table_id: str, error: Exception) -> None:
        """Nobody can play on at a table: write it down, and tell its people."""
        LOG.error("table broken", table=table_id, error=repr(error)[:1000])
        async with self.database.writing() as session:
            await session.execute(
                update(TableRow)
                .where(TableRow.id == table_id, TableRow.status.in_(("running", "over")))
                .values(status="broken", changed_at=now())
            )
        await self.table_changed(table_id)

    async def _try_broken_again(self) -> None:
        """What one release could not read, perhaps this one can."""
        finished = or_(TableRow.imported, TableRow.result.is_not(None))
        broken = update(TableRow).where(TableRow.status == "broken")
        async with self.database.writing() as session:
            await session.execute(broken.where(finished).values(status="over"))
            await session.execute(broken.values(status="running"))

    def forget_table(self, table_id: str) -> None:
        """Let a table leave memory."""
        self.tables.pop(table_id, None)
        TABLES.set(len(self.tables))

    async def table_changed(self, table_id: str) -> None:
        """Seats, settings or status of a table were changed in the database: tell everybody."""
        self.bus.send("table", table_id)
        live = self.tables.get(table_id)
        if live is None:
            return
        people = {seat.person_id for seat in live.seats}
        await self.refresh(table_id)
        for person in people | {seat.person_id for seat in live.seats}:
            if person is not None:
                self.watchers.wake_person(person)
                self.bus.send("turn", person=person)
        self.driver.nudge(live)

    async def refresh(self, table_id: str) -> None:
        """Read again what is not in the entries: row, seats, orders."""
        live = self.tables.get(table_id)
        if live is None:
            return
        async with live.lock, self.database.reading() as session:
            known = (live.play is not None, live.number)
            row = await session.get(TableRow, table_id)
            if row is None:
                self.forget_table(table_id)
                self.watchers.table_gone(table_id)
                return
            seats = await seats_of(session, table_id)
            orders = await session.scalars(select(OrdersRow).where(OrdersRow.table_id == table_id))
            play = live.play
            if play is None and row.status in ("running", "over"):
                play = await play_at(session, row, seats)
                live.snapshot_number = play.number
            # Without a pause in between: nobody shall see a running table without its match.
            live.row, live.seats, live.play = row, seats, play
            live.orders = {each.seat: each.orders for each in orders}
            if live.play is not None:
                await catch_up(session, live)
        news = (live.play is not None, live.number) != known
        self.watchers.wake(table_id, table=True, state=news)

    async def catch_up(self, live: LiveTable) -> None:
        """Take in what other processes have written; they also see to their bots."""
        async with live.lock:
            if live.play is None:
                return
            async with self.database.reading() as session:
                new = await catch_up(session, live)
        if new:
            self.watchers.wake(live.id, state=True, table=live.row.status == "over")

    # what happens

    def _passed(self, live: LiveTable, play: Play, before: list[int]) -> None:
        """An entry was written by this process."""
        over = live.row.status == "over"
        self.watchers.wake(live.id, state=True, table=over)
        self.bus.send("entry", live.id, play.number)
        pending = live.row.pending
        for seat in set(pending) | set(before):
            person = live.seats[seat].person_id
            if person is None:
                continue
            if (seat in pending) != (seat in before) or over:
                self.watchers.wake_person(person)
                self.bus.send("turn", person=person)
            if seat in pending and seat not in before and live.bot_of(seat) is None:
                self.notices.turn_came(live.id, seat, play.number)
        if over:
            LOG.info("match over", table=live.id, game=live.row.game, entries=play.number)
            self.notices.match_over(live.id)
        self.driver.nudge(live)

    def match_began(self, live: LiveTable) -> None:
        """The first questions of a match are asked."""
        LOG.info("match began", table=live.id, game=live.row.game, seats=len(live.seats))
        for seat in live.row.pending:
            person = live.seats[seat].person_id
            if person is not None:
                self.watchers.wake_person(person)
                self.bus.send("turn", person=person)
                self.notices.turn_came(live.id, seat, 0)

    def _hear(self, note: Note) -> None:
        """Another process tells something."""
        live = self.tables.get(note.table)
        if note.kind == "entry" and live is not None and live.number < note.number:
            self.errand(self.catch_up(live))
        elif note.kind == "table" and live is not None:
            self.errand(self.refresh(note.table))
        elif note.kind == "chat":
            self.watchers.wake(note.table, chat=True)
        elif note.kind == "here":
            self.presence.hear(note.sender, note.table, note.here)
            self.watchers.wake(note.table, table=True)
        elif note.kind == "gone":
            self.errand(self._send_away([note.person]))
        elif note.kind == "turn":
            self.watchers.wake_person(note.person)

    def _missed_notes(self) -> None:
        """The line to other processes was down: look at everything they may have told of."""
        self.errand(self.refresh_all())

    async def refresh_all(self) -> None:
        """Bring all that is in memory up to date, and close what was logged out meanwhile."""
        await self.doubt_everybody()
        for table_id in list(self.tables):
            await self._run_errand(self.refresh(table_id))
            self.watchers.wake(table_id, chat=True)
        for person_id in self.watchers.people_waiting():
            self.watchers.wake_person(person_id)
        for table_id in self.presence.local_tables():
            self.bus.send("here", table_id, here=self.presence.local(table_id))

    def errand(self, work: Coroutine[object, object, None]) -> None:
        """Do something soon; a failure is written down and stops nothing."""
        task = asyncio.create_task(self._run_errand(work))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _run_errand(self, work: Coroutine[object, object, None]) -> None:
        try:
            await work
        except Exception as error:
            LOG.error("errand failed", error=repr(error))

    def somebody_came(self, table_id: str, seats: list[int]) -> None:
        """A connection with these seats opened."""
        if self.presence.come(table_id, seats):
            self._tell_presence(table_id)

    def somebody_left(self, table_id: str, seats: list[int]) -> None:
        """A connection with these seats closed."""
        if self.presence.leave(table_id, seats):
            self._tell_presence(table_id)
            self._remind(table_id, seats)

    def _remind(self, table_id: str, seats: list[int]) -> None:
        """Whoever leaves without having answered is told later, unless they were told before."""
        live = self.tables.get(table_id)
        if live is None or live.play is None:
            return
        for seat in seats:
            since = live.play.prompt_since.get(seat)
            if since is not None and live.bot_of(seat) is None:
                self.notices.turn_came(table_id, seat, since)

    def _tell_presence(self, table_id: str) -> None:
        self.watchers.wake(table_id, table=True)
        self.bus.send("here", table_id, here=self.presence.local(table_id))

    # people

    async def tokens_ended(self, person_id: str) -> None:
        """Close the connections of somebody that came with a session or key that is no more."""
        self.bus.send("gone", person=person_id)
        await self._send_away([person_id])

    async def doubt_everybody(self) -> None:
        """Look again whose tokens have ended: by time, by a command, or in a note that was lost."""
        people = self.watchers.people()
        for first in range(0, len(people), AT_ONCE):
            await self._send_away(people[first : first + AT_ONCE])

    def _doubt(self, watcher: Watcher) -> None:
        """Who came in while their token was taken back did not hear of it."""
        if watcher.person_id is not None:
            self.errand(self._send_away([watcher.person_id]))

    async def _send_away(self, people: list[str]) -> None:
        good = await good_tokens(self.database, people)
        for person_id in people:
            self.watchers.keep_only(person_id, good.get(person_id, ()))

    async def person_renamed(self, person_id: str, before: str, name: str) -> None:
        """Seats that bear somebody's name bear the new one."""
        from stellwerk.server.tables.seating import rename_seats

        for table_id in await rename_seats(self, person_id, before, name):
            await self.table_changed(table_id)

    async def give_up_seats(self, person_id: str) -> None:
        """Leave waiting tables; bots take over at running ones."""
        from stellwerk.server.tables.leaving import leave_all

        await leave_all(self, person_id)

    async def close_table(self, table_id: str) -> None:
        """End a table for good."""
        live = await self.table(table_id)
        async with live.lock, self.database.writing() as session:
            await session.execute(
                update(TableRow)
                .where(TableRow.id == table_id)
                .values(status="closed", pending=[], bot_due=False, due_at=None, changed_at=now())
            )
            await session.execute(
                update(SeatRow).where(SeatRow.table_id == table_id).values(stand_in=None)
            )
        await self.table_changed(table_id)
