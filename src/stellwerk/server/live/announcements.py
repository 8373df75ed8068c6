"""Who hears what has happened in a match: open connections, other processes, people elsewhere."""

import structlog

from stellwerk.server.bus.bus import Bus
from stellwerk.server.live.live_table import LiveTable
from stellwerk.server.live.live_tables import LiveTables
from stellwerk.server.live.play import Play
from stellwerk.server.live.presence import Presence
from stellwerk.server.live.watchers import Watchers
from stellwerk.server.notices.turn_notices import Notices

LOG = structlog.get_logger("stellwerk.matches")


class Announcements:
    """Tells everybody whom it concerns of entries, of turns, and of who is at a table."""

    def __init__(
        self,
        tables: LiveTables,
        watchers: Watchers,
        presence: Presence,
        bus: Bus,
        notices: Notices,
    ) -> None:
        self._tables = tables
        self._watchers = watchers
        self._presence = presence
        self._bus = bus
        self._notices = notices

    def entry_written(self, live: LiveTable, play: Play, before: list[int]) -> None:
        """This process has written an entry; `before` are the seats that were asked until then."""
        over = live.row.status == "over"
        self._watchers.wake(live.id, state=True, table=over)
        self._bus.send("entry", live.id, play.number)
        pending = live.row.pending
        for seat in set(pending) | set(before):
            person = live.seats[seat].person_id
            if person is None:
                continue
            if (seat in pending) != (seat in before) or over:
                self._turn_changed(person)
            if seat in pending and seat not in before and live.bot_of(seat) is None:
                self._notices.turn_came(live.id, seat, play.number)
        if over:
            LOG.info("match over", table=live.id, game=live.row.game, entries=play.number)
            self._notices.match_over(live.id)

    def match_began(self, live: LiveTable) -> None:
        """The first questions of a match are asked."""
        LOG.info("match began", table=live.id, game=live.row.game, seats=len(live.seats))
        for seat in live.row.pending:
            person = live.seats[seat].person_id
            if person is not None:
                self._turn_changed(person)
                self._notices.turn_came(live.id, seat, 0)

    def _turn_changed(self, person_id: str) -> None:
        """It is somebody's turn, or no longer."""
        self._watchers.wake_person(person_id)
        self._bus.send("turn", person=person_id)

    def somebody_came(self, table_id: str, seats: list[int]) -> None:
        """A connection with these seats opened."""
        if self._presence.come(table_id, seats):
            self._presence_changed(table_id)

    def somebody_left(self, table_id: str, seats: list[int]) -> None:
        """A connection with these seats closed."""
        if self._presence.leave(table_id, seats):
            self._presence_changed(table_id)
            self._remind(table_id, seats)

    def _remind(self, table_id: str, seats: list[int]) -> None:
        """Whoever leaves without having answered is told later, unless they were told before."""
        live = self._tables.in_memory.get(table_id)
        if live is None or live.play is None:
            return
        for seat in seats:
            since = live.play.prompt_since.get(seat)
            if since is not None and live.bot_of(seat) is None:
                self._notices.turn_came(table_id, seat, since)

    def _presence_changed(self, table_id: str) -> None:
        self._watchers.wake(table_id, table=True)
        self._bus.send("here", table_id, here=self._presence.local(table_id))

    def repeat_presence(self) -> None:
        """Tell other processes once more who is here: a note may have been lost."""
        for table_id in self._presence.local_tables():
            self._bus.send("here", table_id, here=self._presence.local(table_id))
