"""Connections stay open for hours: whether the session or key each came with is still good."""

from stellwerk.server.background import BackgroundTasks
from stellwerk.server.bus.bus import Bus
from stellwerk.server.database.engine import Database
from stellwerk.server.live.watchers import Watcher, Watchers
from stellwerk.server.people.tokens import good_tokens

AT_ONCE = 500  # people looked up together


class TokenChecks:
    """Closes connections whose token was taken back or has expired."""

    def __init__(
        self, database: Database, watchers: Watchers, bus: Bus, background: BackgroundTasks
    ) -> None:
        self._database = database
        self._watchers = watchers
        self._bus = bus
        self._background = background

    async def tokens_ended(self, person_id: str) -> None:
        """Close the connections of somebody that came with a session or key that is no more."""
        self._bus.send("gone", person=person_id)
        await self.check([person_id])

    async def check_everybody(self) -> None:
        """Look again whose tokens have ended: by time, by a command, or in a note that was lost."""
        people = self._watchers.people()
        for first in range(0, len(people), AT_ONCE):
            await self.check(people[first : first + AT_ONCE])

    def check_newcomer(self, watcher: Watcher) -> None:
        """Who came in while their token was taken back did not hear of it."""
        if watcher.person_id is not None:
            self._background.start(self.check([watcher.person_id]))

    async def check(self, people: list[str]) -> None:
        """Close the connections of these people that came with a token that is no longer good."""
        good = await good_tokens(self._database, people)
        for person_id in people:
            self._watchers.keep_only(person_id, good.get(person_id, ()))
