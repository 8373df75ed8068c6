"""The ledger: an entry counts when it is in, for itself, and only while its match runs."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from sqlalchemy import Executable, select, text, update

from stellwerk.server.database.engine import Database
from stellwerk.server.database.ledger import Entry, Ledger, Standing
from stellwerk.server.database.migrate import upgrade
from stellwerk.server.database.models import EntryRow, TableRow
from stellwerk.server.messages.clocks import NoClock

Result = TypeVar("Result")
STANDING = Standing([0], False, None, "running", None)


def table_row(table_id: str) -> TableRow:
    return TableRow(
        id=table_id,
        game="ticket-usa",
        options={},
        visibility="invited",
        start="full",
        clock=NoClock(),
        spectators=True,
        bot_pause=0.0,
        status="running",
        number=0,
        pending=[],
        created_at=0,
        changed_at=0,
    )


def with_ledger(
    url: str, tables: Sequence[str], scenario: Callable[[Database, Ledger], Awaitable[Result]]
) -> Result:
    """What comes of a scenario with running matches; it starts the ledger itself."""

    async def run() -> Result:
        database = Database(url)
        await upgrade(database)
        async with database.writing() as session:
            session.add_all([table_row(table_id) for table_id in tables])
        ledger = Ledger(database)
        try:
            return await scenario(database, ledger)
        finally:
            await ledger.close()
            await database.close()

    return asyncio.run(run())


async def entries_of(database: Database) -> set[str]:
    async with database.reading() as session:
        return set(await session.scalars(select(EntryRow.table_id)))


def entry_at(table_id: str) -> Entry:
    return Entry(table_id, 1, "move", 0, {"do": "x"}, "[]", f"request at {table_id}", 5)


def test_an_entry_that_cannot_be_written_does_not_fail_its_batch(database_url: str) -> None:
    tables = [f"t{number}" for number in range(20)]

    async def scenario(
        database: Database, ledger: Ledger
    ) -> tuple[list[bool | BaseException], set[str]]:
        work = []
        for table_id in tables:
            broken = table_id == "t7"
            also: list[Executable] = [text("INSERT INTO nowhere VALUES (1)")] if broken else []
            written = ledger.append(entry_at(table_id), STANDING, 0, also)
            work.append(asyncio.create_task(written))
        await asyncio.sleep(0)  # all are in before the writer begins: one batch
        ledger.start()
        outcomes = await asyncio.gather(*work, return_exceptions=True)
        return outcomes, await entries_of(database)

    outcomes, written = with_ledger(database_url, tables, scenario)
    assert isinstance(outcomes[7], Exception)
    assert [outcome for number, outcome in enumerate(outcomes) if number != 7] == [True] * 19
    assert written == set(tables) - {"t7"}


def test_a_move_that_comes_after_a_table_was_closed_does_not_open_it_again(
    database_url: str,
) -> None:
    async def scenario(
        database: Database, ledger: Ledger
    ) -> tuple[list[bool], set[str], dict[str, str]]:
        ledger.start()
        async with database.writing() as session:
            closing = update(TableRow).where(TableRow.id == "closed")
            await session.execute(closing.values(status="closed"))
            # In the middle of the closing: the entries must wait for what becomes of it.
            waiting = [
                asyncio.create_task(ledger.append(entry_at(table_id), STANDING, 0))
                for table_id in ("closed", "open")
            ]
            await asyncio.sleep(0.1)
        accepted = await asyncio.gather(*waiting)
        async with database.reading() as session:
            found = (await session.execute(select(TableRow.id, TableRow.status))).all()
            status = {str(row.id): str(row.status) for row in found}
        return accepted, await entries_of(database), status

    accepted, written, status = with_ledger(database_url, ["closed", "open"], scenario)
    assert accepted == [False, True]
    assert written == {"open"}
    assert status == {"closed": "closed", "open": "running"}
