"""Two worlds that differ only in what one observer cannot know.

A real match is played at a real table of a first server. At some moment the table is laid again in
two other servers: in one as it is; in the other with everything changed that is hidden from the
observer. Whoever looks at both from the observer's place must not find a difference.
"""

import asyncio
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from litestar import Litestar
from sqlalchemy import Table, delete, insert, select

from stellwerk.server.app import create_app
from stellwerk.server.database.models import (
    AdmissionRow,
    Base,
    ChatRow,
    EntryRow,
    InvitationRow,
    OrdersRow,
    PersonRow,
    SeatRow,
    SnapshotRow,
    TableRow,
    TokenRow,
)
from stellwerk.server.live.gaps import Gaps
from stellwerk.server.live.live_match import LiveMatch
from stellwerk.server.server_process import ServerProcess
from stellwerk.server.settings import Settings
from tests.server.secrecy.doors import Answer, Line, ask

OF_A_TABLE: tuple[type[Base], ...] = (
    TableRow, SeatRow, InvitationRow, AdmissionRow, EntryRow, ChatRow, OrdersRow,
)  # fmt: skip
Row = dict[str, Any]
Rows = dict[type[Base], list[Row]]
START = 1_800_000_000_000  # milliseconds; some day in 2027


def core(model: type[Base]) -> Table:
    """The table behind a model."""
    table = model.__table__
    assert isinstance(table, Table)
    return table


class Time:
    """The time of all worlds; it stands still unless told to go on."""

    def __init__(self) -> None:
        self.at = START

    def time_ns(self) -> int:
        """As in the module `time`."""
        return self.at * 1_000_000

    def pass_by(self, milliseconds: int) -> None:
        """Later …"""
        self.at += milliseconds


class NoGaps(Gaps):
    """Time that never jumps."""

    def look(self) -> None:
        """Nothing to see."""


@dataclass
class World:
    """A server in this process, with a database of its own."""

    app: Litestar
    process: ServerProcess
    _opened: asyncio.Event = field(default_factory=asyncio.Event)
    _ends: asyncio.Event = field(default_factory=asyncio.Event)
    _life: asyncio.Task[None] = field(init=False)

    @classmethod
    async def open(cls, folder: Path, name: str) -> Self:
        """A world with nothing in it, in which nobody is told anything outside of it."""
        settings = Settings(
            database=f"sqlite+aiosqlite:///{folder / name}.db",
            requests_per_minute=10_000_000,
            frames_per_second=1_000_000.0,
            tables_per_person=1000,
            notice_delay=100_000.0,
        )
        app = create_app(settings)
        world = cls(app, app.state.process)
        # The tests move the clock on the wall: to the server that would look like a gap in time.
        world.process.timeouts._gaps = world.process.door._gaps = NoGaps(1000)
        world._life = asyncio.create_task(world._live())
        await asyncio.wait(
            {world._life, asyncio.create_task(world._opened.wait())},
            return_when=asyncio.FIRST_COMPLETED,
        )
        return world

    async def _live(self) -> None:
        """From the first moment to the last, in one task, as Litestar wants it."""
        async with self.app.lifespan():
            self._opened.set()
            await self._ends.wait()

    async def close(self) -> None:
        """The end of the world."""
        self._ends.set()
        await self._life

    async def ask(
        self, method: str, path: str, cookie: str | None = None, body: object = None
    ) -> Answer:
        """One request over REST."""
        return await ask(self.app, method, path, cookie, body)

    def line(self, path: str, cookie: str | None) -> Line:
        """A WebSocket."""
        return Line(self.app, path, cookie)

    def match(self, table_id: str) -> LiveMatch:
        """The match in memory, as only the server itself knows it."""
        play = self.process.tables.in_memory[table_id].play
        assert play is not None
        return play.match

    async def rows(self, table_id: str) -> Rows:
        """All that the database has about a table, its snapshots aside."""
        found: Rows = {}
        async with self.process.database.reading() as session:
            for model in OF_A_TABLE:
                key = "id" if model is TableRow else "table_id"
                query = select(core(model)).where(core(model).c[key] == table_id)
                found[model] = [dict(row) for row in (await session.execute(query)).mappings()]
        return found

    async def people(self) -> Rows:
        """All people with what they show to be let in."""
        async with self.process.database.reading() as session:
            return {
                model: [
                    dict(row) for row in (await session.execute(select(core(model)))).mappings()
                ]
                for model in (PersonRow, TokenRow)
            }

    async def replace_people(self, people: Rows) -> None:
        """From now on these people live here, and no others."""
        async with self.process.database.writing() as session:
            await session.execute(delete(core(TableRow)))
            await session.execute(delete(core(PersonRow)))
            for model, rows in people.items():
                await session.execute(insert(core(model)), rows)

    async def lay(self, table_id: str, rows: Rows, snapshot: Row) -> None:
        """Lay a table as these rows say; the match goes on from the snapshot."""
        async with self.process.database.writing() as session:
            await session.execute(delete(core(TableRow)).where(core(TableRow).c.id == table_id))
            for model, some in rows.items():
                if some:
                    await session.execute(insert(core(model)), some)
            await session.execute(insert(core(SnapshotRow)), [snapshot])
        self.process.tables.forget(table_id)


@dataclass(frozen=True)
class Stage:
    """Where a match is played, the two worlds that are compared, and their common time."""

    runner: asyncio.Runner
    time: Time
    original: World
    worlds: tuple[World, World]

    async def move_in(self) -> None:
        """Whoever came into the first world lives in the others too."""
        people = await self.original.people()
        for world in self.worlds:
            await world.replace_people(people)
