"""What is done about notes from the other processes of the server."""

from stellwerk.server.background import BackgroundTasks, run_guarded
from stellwerk.server.bus.bus import Note
from stellwerk.server.live.announcements import Announcements
from stellwerk.server.live.live_tables import LiveTables
from stellwerk.server.live.presence import Presence
from stellwerk.server.live.token_checks import TokenChecks
from stellwerk.server.live.watchers import Watchers


class OtherProcesses:
    """Looks up in the database what a note tells of, and wakes whoever it concerns here."""

    def __init__(
        self,
        tables: LiveTables,
        watchers: Watchers,
        presence: Presence,
        announcements: Announcements,
        token_checks: TokenChecks,
        background: BackgroundTasks,
    ) -> None:
        self._tables = tables
        self._watchers = watchers
        self._presence = presence
        self._announcements = announcements
        self._token_checks = token_checks
        self._background = background

    def hear(self, note: Note) -> None:
        """Another process tells something."""
        known = self._tables.may_know(note.table)
        if note.kind == "entry" and known:
            self._background.start(self._tables.catch_up_to(note.table, note.number))
        elif note.kind == "table" and known:
            self._background.start(self._tables.refresh(note.table))
        elif note.kind == "chat":
            self._watchers.wake(note.table, chat=True)
        elif note.kind == "here":
            self._presence.hear(note.sender, note.table, note.here)
            self._watchers.wake(note.table, table=True)
        elif note.kind == "gone":
            self._background.start(self._token_checks.check([note.person]))
        elif note.kind == "turn":
            self._watchers.wake_person(note.person)

    def notes_missed(self) -> None:
        """The line to other processes was down: look at everything they may have told of."""
        self._background.start(self._look_at_everything())

    async def _look_at_everything(self) -> None:
        """Bring all that is in memory up to date, and close what was logged out meanwhile."""
        await self._token_checks.check_everybody()
        for table_id in list(self._tables.in_memory):
            await run_guarded(self._tables.refresh(table_id))
            self._watchers.wake(table_id, chat=True)
        for person_id in self._watchers.people_waiting():
            self._watchers.wake_person(person_id)
        self._announcements.repeat_presence()
