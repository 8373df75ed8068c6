"""The ledger: entries of all tables are appended here, many in one transaction.

A move counts when its entry is committed, and only then. The key (table, number) is unique, so of
two that answer the same question — in one process or in several — exactly one gets in. Entries that
arrive while a commit is under way share the next one; that is what makes many tables cheap. A table
that was closed, perhaps by another process a moment ago, takes no entry: one would open it again.
Nor does one that was changed since whoever writes has read it: they look again first.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import structlog
from sqlalchemy import Executable, Table, bindparam, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from stellwerk.server.database.engine import Database
from stellwerk.server.database.faults import is_away, reason
from stellwerk.server.database.models import EntryRow, TableRow
from stellwerk.server.messages.common import Json

LOG = structlog.get_logger("stellwerk.ledger")
MOST_AT_ONCE = 200


@dataclass(frozen=True)
class Entry:
    """One entry of a table's record."""

    table_id: str
    number: int
    kind: str
    seat: int
    move: Json | None
    events: str
    request: str
    at: int


@dataclass(frozen=True)
class Standing:
    """Where the match stands after an entry, for lists and for whoever wakes up later."""

    pending: list[int]
    bot_due: bool
    due_at: int | None
    status: str
    result: Json | None


@dataclass(frozen=True)
class _Waiting:
    entry: Entry
    standing: Standing
    changed_at: int
    also: Sequence[Executable]
    accepted: asyncio.Future[bool]


class Ledger:
    """Appends entries; `append` returns when the entry is safe, or has lost."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[_Waiting] = []
        self._arrived = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        make = sqlite.insert if database.is_sqlite else postgresql.insert
        entries = EntryRow.__table__
        assert isinstance(entries, Table)
        self._insert = (
            make(entries).on_conflict_do_nothing().returning(entries.c.table_id, entries.c.number)
        )

    def start(self) -> None:
        """Begin to write."""
        self._writer = asyncio.create_task(self._write_for_ever(), name="ledger")

    async def close(self) -> None:
        """Write what is waiting, and stop."""
        while self._waiting:
            await asyncio.sleep(0.01)
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)

    async def append(
        self,
        entry: Entry,
        standing: Standing,
        changed_at: int,
        also: Sequence[Executable] = (),
    ) -> bool:
        """True when the entry is in; False if its number or request is taken, or no match runs.

        Also if the table was not changed last at `changed_at`: then something was changed beside
        the match that whoever writes does not know of. `also` are statements that belong to the
        entry: carried out with it or not at all.
        """
        accepted: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(entry, standing, changed_at, also, accepted))
        self._arrived.set()
        return await accepted

    async def _write_for_ever(self) -> None:
        while True:
            await self._arrived.wait()
            batch = self._waiting[:MOST_AT_ONCE]
            del self._waiting[:MOST_AT_ONCE]
            if not self._waiting:
                self._arrived.clear()
            if batch:
                await self._write_batch(batch)

    async def _write_batch(self, batch: list[_Waiting]) -> None:
        # In one order everywhere, so that two processes cannot wait for each other.
        batch.sort(key=lambda waiting: (waiting.entry.table_id, waiting.entry.number))
        try:
            written = await self._database.write_at_once(partial(self._write, batch))
        except Exception as error:
            if len(batch) > 1 and not is_away(error):
                await self._write_each(batch)
            else:
                _fail(batch, error)
            return
        for waiting in batch:
            if not waiting.accepted.done():
                waiting.accepted.set_result(_key(waiting.entry) in written)

    async def _write_each(self, batch: list[_Waiting]) -> None:
        """One of them cannot be written; the others shall not suffer for it."""
        for waiting in batch:
            await self._write_batch([waiting])

    def _write(self, batch: list[_Waiting], connection: Connection) -> set[tuple[str, int]]:
        running = _lock_running(connection, {waiting.entry.table_id for waiting in batch})
        rows = [
            vars(waiting.entry)
            for waiting in batch
            if running.get(waiting.entry.table_id) == waiting.changed_at
        ]
        if not rows:
            return set()
        returned = connection.execute(self._insert, rows)
        written = {(str(table), int(number)) for table, number in returned}
        accepted = [waiting for waiting in batch if _key(waiting.entry) in written]
        if accepted:
            connection.execute(_STAND, [_standing(waiting) for waiting in accepted])
        for waiting in accepted:
            for statement in waiting.also:
                connection.execute(statement)
        return written


def _lock_running(connection: Connection, tables: set[str]) -> dict[str, int]:
    """Those of the tables at which a match runs, and when they were changed last.

    Nobody closes or changes them until the entries are in.
    """
    table = _tables()
    query = select(table.c.id, table.c.changed_at).where(
        table.c.id.in_(tables), table.c.status == "running"
    )
    found = connection.execute(query.order_by(table.c.id).with_for_update())
    return {str(table_id): int(changed_at) for table_id, changed_at in found}


def _fail(batch: list[_Waiting], error: Exception) -> None:
    tables = sorted({waiting.entry.table_id for waiting in batch})
    LOG.error("entries not written", tables=tables[:5], entries=len(batch), error=reason(error))
    for waiting in batch:
        if not waiting.accepted.done():
            waiting.accepted.set_exception(error)


def _key(entry: Entry) -> tuple[str, int]:
    return entry.table_id, entry.number


def _tables() -> Table:
    tables = TableRow.__table__
    assert isinstance(tables, Table)
    return tables


_STAND = (
    update(_tables())
    .where(_tables().c.id == bindparam("this"))
    .values(
        number=bindparam("b_number"),
        pending=bindparam("b_pending"),
        bot_due=bindparam("b_bot_due"),
        due_at=bindparam("b_due_at"),
        status=bindparam("b_status"),
        result=bindparam("b_result"),
        changed_at=bindparam("b_changed_at"),
    )
)


def _standing(waiting: _Waiting) -> dict[str, object]:
    standing = waiting.standing
    return {
        "this": waiting.entry.table_id,
        "b_number": waiting.entry.number,
        "b_pending": standing.pending,
        "b_bot_due": standing.bot_due,
        "b_due_at": standing.due_at,
        "b_status": standing.status,
        "b_result": standing.result,
        "b_changed_at": waiting.entry.at,
    }
