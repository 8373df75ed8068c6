"""Two worlds that differ only in what one observer cannot know.

A real match is played at a real table of a first server. At some moment the table is laid again in
two other servers: in one as it is; in the other with everything changed that is hidden from the
observer. Whoever looks at both from the observer's place must not find a difference.
"""

import hashlib
import json
from collections.abc import Mapping
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Self

from litestar import Litestar
from sqlalchemy import Table, delete, insert, select

from stellwerk.games.position_parts import PositionError
from stellwerk.match.contract import State
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
from stellwerk.server.hall import Hall
from stellwerk.server.live.live_match import LiveMatch
from stellwerk.server.live.loading import snapshot_of
from stellwerk.server.live.play import Play
from stellwerk.server.messages.play import StandingOrder
from stellwerk.server.settings import Settings
from tests.server.secrecy.doors import Answer, Line, ask

OF_A_TABLE: tuple[type[Base], ...] = (
    TableRow, SeatRow, InvitationRow, AdmissionRow, EntryRow, ChatRow, OrdersRow,
)  # fmt: skip
Row = dict[str, Any]
Rows = dict[type[Base], list[Row]]
SECRET_ORDERS = [StandingOrder([{"do": "sing", "song": "hidden"}], times=7)]
TRIES = 20  # hands drawn anew may not fit what everybody has seen


def core(model: type[Base]) -> Table:
    """The table behind a model."""
    table = model.__table__
    assert isinstance(table, Table)
    return table


@dataclass
class World:
    """A server in this process, with a database of its own."""

    app: Litestar
    hall: Hall
    doors: AsyncExitStack = field(default_factory=AsyncExitStack)

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
        world = cls(app, app.state.hall)
        await world.doors.enter_async_context(app.lifespan())
        return world

    async def close(self) -> None:
        """The end of the world."""
        await self.doors.aclose()

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
        play = self.hall.tables[table_id].play
        assert play is not None
        return play.match

    async def rows(self, table_id: str) -> Rows:
        """All that the database has about a table, its snapshots aside."""
        found: Rows = {}
        async with self.hall.database.reading() as session:
            for model in OF_A_TABLE:
                key = "id" if model is TableRow else "table_id"
                query = select(core(model)).where(core(model).c[key] == table_id)
                found[model] = [dict(row) for row in (await session.execute(query)).mappings()]
        return found

    async def people(self) -> Rows:
        """All people with what they show to be let in."""
        async with self.hall.database.reading() as session:
            return {
                model: [dict(row) for row in (await session.execute(select(core(model)))).mappings()]
                for model in (PersonRow, TokenRow)
            }

    async def replace_people(self, people: Rows) -> None:
        """From now on these people live here, and no others."""
        async with self.hall.database.writing() as session:
            await session.execute(delete(core(TableRow)))
            await session.execute(delete(core(PersonRow)))
            for model, rows in people.items():
                await session.execute(insert(core(model)), rows)

    async def lay(self, table_id: str, rows: Rows, snapshot: Row) -> None:
        """Lay a table as these rows say; the match goes on from the snapshot."""
        async with self.hall.database.writing() as session:
            await session.execute(delete(core(TableRow)).where(core(TableRow).c.id == table_id))
            for model, some in rows.items():
                if some:
                    await session.execute(insert(core(model)), some)
            await session.execute(insert(core(SnapshotRow)), [snapshot])
        self.hall.forget_table(table_id)


@dataclass(frozen=True)
class Moment:
    """A table in the middle of its match."""

    table_id: str
    rows: Rows
    play: Play
    pool: list[dict[str, Any]]
    """Moves that somebody could have made so far."""

    @property
    def number(self) -> int:
        """The last entry."""
        return self.play.number

    @property
    def seed(self) -> bytes:
        """The seed of the match."""
        return self.play.match.seed

    @property
    def other_seed(self) -> bytes:
        """The seed of the other world."""
        return hashlib.sha256(b"another world" + self.seed).digest()

    async def lay_truth(self, world: World) -> None:
        """The table as it is."""
        await world.lay(self.table_id, self.rows, self._snapshot(self.play.match.state))

    async def lay_twin(self, world: World, observer: int | None, rng: Random) -> bool:
        """The table with all that the observer cannot know changed; False if there is no such."""
        state = self._other_state(observer, rng)
        if state is None:
            return False
        await world.lay(self.table_id, self._other_rows(observer, rng), self._snapshot(state))
        return True

    def _snapshot(self, state: State) -> Row:
        content = json.loads(snapshot_of(self.play)) | {"position": state.position()}
        return {
            "table_id": self.table_id,
            "number": self.number,
            "content": json.dumps(content),
        }

    def _other_state(self, observer: int | None, rng: Random) -> State | None:
        match = self.play.match
        for _ in range(TRIES):
            other = match.state.resample(observer, rng.randbytes(32))
            try:
                match.game.from_position(json.loads(json.dumps(other.position())))
            except PositionError:
                continue
            return other
        return None

    def _other_rows(self, observer: int | None, rng: Random) -> Rows:
        (table,) = self.rows[TableRow]
        seats = range(len(self.rows[SeatRow]))
        orders = [
            {"table_id": self.table_id, "seat": seat, "orders": SECRET_ORDERS}
            for seat in seats
            if seat != observer
        ]
        own = [row for row in self.rows[OrdersRow] if row["seat"] == observer]
        return self.rows | {
            TableRow: [table | {"seed": self.other_seed}],
            EntryRow: [_other_entry(row, observer, rng) for row in self.rows[EntryRow]],
            OrdersRow: own + orders,
        }


def _other_entry(row: Mapping[str, Any], observer: int | None, rng: Random) -> Row:
    """The same public events; what others did to bring them about, and saw of them, is other."""
    events = json.loads(row["events"])
    for event in events:
        for seat, seen in event["secret"].items():
            if int(seat) != observer:
                event["secret"][seat] = {name: f"hidden {rng.random()}" for name in seen}
    changed = dict(row) | {"events": json.dumps(events)}
    if row["kind"] == "move" and row["seat"] != observer:
        changed["move"] = {"do": f"hidden {rng.random()}"}
        changed["request"] = f"{row['seat']}:hidden {rng.random()}"
    return changed
