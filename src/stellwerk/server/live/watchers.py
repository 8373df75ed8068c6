"""The open connections of this process: who looks at which table, and who waits for a turn."""

import asyncio
from collections import defaultdict
from collections.abc import Collection
from dataclasses import dataclass, field

from stellwerk.server.metrics import SOCKETS
from stellwerk.server.subscribers import Subscribers

LOGGED_OUT = 4401
NO_TABLE = 4404
GOING_DOWN = 1012


@dataclass(eq=False)
class Watcher:
    """One connection: what it has seen, and what has changed since."""

    person_id: str | None
    seat: int | None = None
    seen: int = -1
    chat_seen: int = 0
    state: bool = True
    table: bool = True
    chat: bool = True
    chosen: bool = False
    """Whether the client chose the seat itself; otherwise it is their first, once they have one."""
    token_hash: str | None = None
    close_code: int | None = None
    woken: asyncio.Event = field(default_factory=asyncio.Event)
    leaving: asyncio.Future[None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    def wake(self, state: bool = False, table: bool = False, chat: bool = False) -> None:
        """Note what has changed, and wake the task that sends it."""
        self.state |= state
        self.table |= table
        self.chat |= chat
        self.woken.set()

    def send_away(self, code: int) -> None:
        """The connection shall be closed."""
        self.close_code = code
        if not self.leaving.done():
            self.leaving.set_result(None)

    def look_from(self, seat: int | None, seen: int = -1) -> None:
        """From now on look from this seat; what was seen from another does not count."""
        self.seat, self.seen, self.state = seat, seen, True


class Watchers:
    """All connections, by table and by person."""

    def __init__(self) -> None:
        self.joined: Subscribers[Watcher] = Subscribers()
        self._by_table: defaultdict[str, set[Watcher]] = defaultdict(set)
        self._by_person: defaultdict[str, set[Watcher]] = defaultdict(set)
        self._waiting: defaultdict[str, set[Watcher]] = defaultdict(set)

    def add(self, table_id: str, watcher: Watcher) -> None:
        """Somebody looks at a table."""
        self._by_table[table_id].add(watcher)
        if watcher.person_id is not None:
            self._by_person[watcher.person_id].add(watcher)
        SOCKETS.inc()
        self.joined.tell(watcher)

    def remove(self, table_id: str, watcher: Watcher) -> None:
        """Somebody no longer looks at a table."""
        _discard(self._by_table, table_id, watcher)
        if watcher.person_id is not None:
            _discard(self._by_person, watcher.person_id, watcher)
        SOCKETS.dec()

    def add_person(self, person_id: str, watcher: Watcher) -> None:
        """Somebody waits to hear where it is their turn."""
        self._waiting[person_id].add(watcher)
        self._by_person[person_id].add(watcher)
        SOCKETS.inc()
        self.joined.tell(watcher)

    def remove_person(self, person_id: str, watcher: Watcher) -> None:
        """Somebody no longer waits to hear of their turns."""
        _discard(self._waiting, person_id, watcher)
        _discard(self._by_person, person_id, watcher)
        SOCKETS.dec()

    def wake(
        self, table_id: str, state: bool = False, table: bool = False, chat: bool = False
    ) -> None:
        """Something about a table has changed."""
        for watcher in self._by_table.get(table_id, ()):
            watcher.wake(state, table, chat)

    def wake_person(self, person_id: str) -> None:
        """It is somebody's turn, or no longer."""
        for watcher in self._waiting.get(person_id, ()):
            watcher.wake(state=True)

    def connections_of(self, person_id: str) -> int:
        """How many connections a person has open."""
        return len(self._by_person.get(person_id, ()))

    def people_waiting(self) -> list[str]:
        """Whoever waits to hear where it is their turn."""
        return list(self._waiting)

    def anybody_at(self, table_id: str) -> bool:
        """Whether somebody looks at a table."""
        return table_id in self._by_table

    def people(self) -> list[str]:
        """Everybody who has a connection open."""
        return list(self._by_person)

    def keep_only(self, person_id: str, tokens: Collection[str]) -> None:
        """Close the connections of a person that came with any other token."""
        for watcher in self._by_person.get(person_id, ()):
            if watcher.token_hash not in tokens:
                watcher.send_away(LOGGED_OUT)

    def table_gone(self, table_id: str) -> None:
        """There is nothing left to look at."""
        for watcher in self._by_table.get(table_id, ()):
            watcher.send_away(NO_TABLE)

    async def close_all(self) -> None:
        """The server stops: clients shall come back later."""
        for watchers in [*self._by_table.values(), *self._waiting.values()]:
            for watcher in watchers:
                watcher.send_away(GOING_DOWN)
        await asyncio.sleep(0)


def _discard(index: defaultdict[str, set[Watcher]], key: str, watcher: Watcher) -> None:
    index[key].discard(watcher)
    if not index[key]:
        del index[key]
