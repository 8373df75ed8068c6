"""Clocks that run out: a bot takes the seat of whoever is late."""

import structlog

from stellwerk.bots import usual_bot
from stellwerk.server.denied import Denied
from stellwerk.server.live.door import Door
from stellwerk.server.live.gaps import Gaps
from stellwerk.server.live.live_table import LiveTable
from stellwerk.server.live.live_tables import LiveTables
from stellwerk.server.live.table_changes import TableChanges
from stellwerk.server.upkeep.each_table import each_for_itself
from stellwerk.server.wall_clock import now

LOG = structlog.get_logger("stellwerk.supervisor")


class Timeouts:
    """Looks at the clocks of tables in memory, and lets nobody pay for time that has jumped."""

    def __init__(
        self, tables: LiveTables, changes: TableChanges, door: Door, gaps: Gaps, grace: float
    ) -> None:
        self._tables = tables
        self._changes = changes
        self._door = door
        self._gaps = gaps
        self._grace = grace * 1000
        self._patient_until = 0
        self._gaps_seen = 0

    def start(self) -> None:
        """After a restart people need a moment to come back before their time may run out."""
        self._patient_until = now() + int(self._grace)

    async def look(self) -> None:
        """Let bots take the seats of people whose time is up, at tables in memory."""
        await self._look_for_gaps()
        at = now()
        if at < self._patient_until:
            return
        for live in list(self._tables.in_memory.values()):
            due = live.row.due_at
            if due is not None and due <= at and live.row.status == "running":
                with each_for_itself("time out", live.id):
                    await self._take_late_seats(live, at)

    async def _look_for_gaps(self) -> None:
        """Nobody loses the time in which the server was not there, nor a moment to come back."""
        self._gaps.look()
        new = self._gaps.after(self._gaps_seen)
        if not new:
            return
        for gap in new:
            LOG.warning("time has jumped", seconds=gap.length / 1000)
            grace = min(self._grace, gap.length)
            self._patient_until = max(self._patient_until, gap.ended_at + int(grace))
        self._gaps_seen = new[-1].ended_at
        for live in list(self._tables.in_memory.values()):
            with each_for_itself("gaps", live.id):
                await self._door.leave_out_gaps(live)

    async def _take_late_seats(self, live: LiveTable, at: int) -> None:
        await self._tables.catch_up(live)
        if live.play is None:
            return
        for seat in live.play.clock.late(at):
            bot = usual_bot(live.play.match.game.family)
            try:
                await self._door.stand_in(live, seat, bot, unless_before=at)
                LOG.info("time is up", table=live.id, seat=seat)
            except Denied:
                continue  # they moved in the last moment, or another process saw it first
            await self._changes.table_changed(live.id)
