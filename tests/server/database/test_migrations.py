"""A database made by an older release opens in a newer one, and nothing in it is lost."""

import asyncio
import multiprocessing
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, func, select, text

from stellwerk.server.database.engine import Database
from stellwerk.server.database.migrate import NewerDatabase, revision_of, upgrade
from stellwerk.server.database.models import (
    AdmissionRow,
    Base,
    ChatRow,
    EntryRow,
    InvitationRow,
    OrdersRow,
    PersonRow,
    SeatRow,
    TableRow,
    TokenRow,
)
from stellwerk.server.live.loading import load_table
from stellwerk.server.messages.clocks import NoClock
from tests.server.database.make_release_0001 import (
    ADA,
    BEN,
    DUMP,
    MOVES,
    TABLE,
    fill,
    match_in_progress,
)

NEWEST = "0013"
Result = TypeVar("Result")


def with_database(url: str, work: Callable[[Database], Awaitable[Result]]) -> Result:
    async def run() -> Result:
        database = Database(url)
        try:
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(run())


async def older(database: Database) -> None:
    """A database of the first release, in use."""
    await upgrade(database, "0001")
    await fill(database)


async def stamp(database: Database, revision: str) -> None:
    async with database.writing() as session:
        await session.execute(text(f"UPDATE alembic_version SET version_num = '{revision}'"))


def test_an_empty_database_gets_what_the_models_say(database_url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))

    async def work(database: Database) -> list[object]:
        assert await revision_of(database) is None
        await upgrade(database)
        assert await revision_of(database) == NEWEST
        async with database.engine.connect() as connection:
            return await connection.run_sync(differences)

    assert with_database(database_url, work) == []


def test_the_comparison_would_see_a_missing_column(database_url: str) -> None:
    def differences(connection: Connection) -> str:
        return str(compare_metadata(MigrationContext.configure(connection), Base.metadata))

    async def work(database: Database) -> str:
        await upgrade(database, "0001")
        async with database.engine.connect() as connection:
            return await connection.run_sync(differences)

    seen = with_database(database_url, work)
    for name in ("standing_orders", "told_number", "webhook_kind", "webhook_url", "mail_confirmed"):
        assert name in seen


async def _check_release_0001(database: Database) -> None:
    """Everything of the first release is there, and the newer columns have their beginnings."""
    async with database.reading() as session:
        ada, ben = await session.get(PersonRow, ADA), await session.get(PersonRow, BEN)
        assert ada is not None
        assert ben is not None
        assert (ada.name, ada.login, ada.admin, ada.language) == ("Ada", "ada", True, "de")
        assert (ben.name, ben.login, ben.admin, ben.language) == ("Ben", None, False, "en")
        assert (ben.webhook_kind, ben.webhook_url, ben.mail) == (None, None, None)
        assert ben.mail_confirmed is False
        table = await session.get(TableRow, TABLE)
        assert table is not None
        assert (table.status, table.number, table.host_id) == ("running", MOVES, ADA)
        assert table.clock == NoClock()
        seats = list(await session.scalars(select(SeatRow).order_by(SeatRow.number)))
        assert [(seat.person_id, seat.name) for seat in seats] == [(ADA, "Ada"), (BEN, "Ben")]
        assert [seat.told_number for seat in seats] == [-1, -1]
        for kind, number in (
            (TokenRow, 2), (InvitationRow, 1), (AdmissionRow, 1), (EntryRow, MOVES), (ChatRow, 1),
            (OrdersRow, 0),
        ):  # fmt: skip
            assert await session.scalar(select(func.count()).select_from(kind)) == number, kind


async def _check_match_goes_on(database: Database) -> None:
    expected = match_in_progress()
    async with database.reading() as session:
        live = await load_table(session, TABLE)
    assert live is not None
    assert live.play is not None
    assert live.play.number == MOVES
    assert live.play.match.state.digest() == expected.state.digest()
    seat, prompt = min(live.play.match.prompts.items())
    live.play.match.play(seat, prompt.moves[0])


def test_data_of_the_first_release_is_kept_and_its_match_goes_on(database_url: str) -> None:
    async def work(database: Database) -> None:
        await older(database)
        await upgrade(database)
        assert await revision_of(database) == NEWEST
        await _check_release_0001(database)
        await _check_match_goes_on(database)

    with_database(database_url, work)


@pytest.fixture
def released(tmp_path: Path) -> Path:
    """The file of the first release, from its dump."""
    file = tmp_path / "stellwerk.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(DUMP.read_text(encoding="utf-8"))
    return file


def test_the_dump_of_the_first_release_opens(released: Path) -> None:
    async def work(database: Database) -> None:
        assert await revision_of(database) == "0001"
        await upgrade(database)
        await _check_release_0001(database)
        await _check_match_goes_on(database)

    with_database(f"sqlite+aiosqlite:///{released}", work)


def test_the_file_as_it_was_is_kept_beside_the_new_one(released: Path) -> None:
    with_database(f"sqlite+aiosqlite:///{released}", upgrade)
    copy = released.with_name(f"stellwerk.db.before-{NEWEST}")
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [
            ("0001",)
        ]
        assert connection.execute("SELECT count(*) FROM entries").fetchone() == (MOVES,)
    assert not list(released.parent.glob("*.unfinished"))


def test_a_new_database_leaves_no_copy_behind(tmp_path: Path) -> None:
    file = tmp_path / "stellwerk.db"
    with_database(f"sqlite+aiosqlite:///{file}", upgrade)
    assert not list(tmp_path.glob("*.before-*"))


def test_a_newer_database_is_refused_in_words_and_left_alone(database_url: str) -> None:
    async def work(database: Database) -> None:
        await upgrade(database)
        await stamp(database, "0999")
        with pytest.raises(NewerDatabase, match=r"newer release of Stellwerk \(revision 0999\)"):
            await upgrade(database)
        assert await revision_of(database) == "0999"

    with_database(database_url, work)


def test_a_second_upgrade_changes_nothing(database_url: str) -> None:
    async def work(database: Database) -> None:
        await older(database)
        await upgrade(database)
        await upgrade(database)
        await _check_release_0001(database)

    with_database(database_url, work)


def test_a_failing_change_leaves_the_database_as_it_was(database_url: str) -> None:
    async def work(database: Database) -> None:
        await older(database)
        async with database.writing() as session:  # in the way of the last change of 0002
            await session.execute(text("CREATE TABLE standing_orders (id INTEGER)"))
        with pytest.raises(Exception, match="standing_orders"):
            await upgrade(database)
        assert await revision_of(database) == "0001"
        async with database.writing() as session:
            await session.execute(text("DROP TABLE standing_orders"))
        await upgrade(database)
        await _check_release_0001(database)

    with_database(database_url, work)


def _upgrade_in_a_process(url: str) -> str | None:
    async def work(database: Database) -> str | None:
        await upgrade(database)
        return await revision_of(database)

    return with_database(url, work)


@pytest.mark.parametrize("start", ["empty", "older"])
def test_processes_that_start_together_do_not_collide(database_url: str, start: str) -> None:
    if start == "older":
        with_database(database_url, older)
    processes = multiprocessing.get_context("forkserver")
    processes.set_forkserver_preload([__name__])  # or each of them would import everything anew
    with processes.Pool(3) as pool:
        assert pool.map(_upgrade_in_a_process, [database_url] * 6, chunksize=1) == [NEWEST] * 6
    if start == "older":
        with_database(database_url, _check_release_0001)


def test_two_databases_at_once_in_one_process(tmp_path: Path) -> None:
    async def run() -> list[str | None]:
        databases = [Database(f"sqlite+aiosqlite:///{tmp_path / name}") for name in ("a", "b")]
        await asyncio.gather(*(upgrade(database) for database in databases))
        found = [await revision_of(database) for database in databases]
        for database in databases:
            await database.close()
        return found

    assert asyncio.run(run()) == [NEWEST, NEWEST]
