"""Brings a database to the form this release expects, and loses nothing on the way."""

import asyncio
import os
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext, RevisionStep
from alembic.script import ScriptDirectory
from sqlalchemy import text
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncConnection

from stellwerk.server.database.engine import WRITING, Database
from stellwerk.server.database.file import protect

HISTORY = Path(__file__).parents[1] / "migrations"
LOCK = 8_400_000_001  # any number, as long as nobody else locks it


class NewerDatabase(ValueError):  # noqa: N818 - it is an answer to the reader
    """A database that a newer release has changed; this one would spoil it."""

    def __init__(self, revision: str) -> None:
        super().__init__(
            f"The database was made by a newer release of Stellwerk (revision {revision}). "
            "Install that release or a newer one, or use another database."
        )
        self.revision = revision


async def upgrade(database: Database, revision: str = "head") -> None:
    """Bring an empty or older database to the newest revision, all at once or not at all.

    Several processes may do this at the same time: one works, the others wait and find it done.
    """
    file = database.engine.url.database
    if database.is_sqlite and file:
        protect(Path(file))
    history = _history()
    newest = history.as_revision_number(revision)
    if await revision_of(database) == newest:
        return
    async with database.engine.connect() as connection:
        await connection.execution_options(**{WRITING: True})
        async with connection.begin():
            await _lock(connection)
            present = await connection.run_sync(_revision)
            _refuse_newer(history, present)
            if present is not None and present != newest and database.is_sqlite:
                await _copy_file(database, str(newest))
            await connection.run_sync(_migrate, history, revision)


async def revision_of(database: Database) -> str | None:
    """The revision of a database; None for an empty one."""
    async with database.engine.connect() as connection:
        return await connection.run_sync(_revision)


def _history() -> ScriptDirectory:
    return ScriptDirectory(HISTORY)


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


async def _lock(connection: AsyncConnection) -> None:
    """SQLite has the lock already: the transaction began as a writer's."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})


def _refuse_newer(history: ScriptDirectory, present: str | None) -> None:
    known = {script.revision for script in history.walk_revisions()}
    if present is not None and present not in known:
        raise NewerDatabase(present)


async def _copy_file(database: Database, newest: str) -> None:
    file = database.engine.url.database
    if file:
        await asyncio.to_thread(copy_database, Path(file), Path(f"{file}.before-{newest}"))


def copy_database(source: Path, target: Path) -> None:
    """A whole copy of an SQLite file, even while others use it; there is never half a copy."""
    unfinished = target.with_name(f"{target.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    protect(unfinished)
    with closing(sqlite3.connect(source)) as reading, closing(sqlite3.connect(unfinished)) as copy:
        reading.backup(copy)
    os.replace(unfinished, target)


def _migrate(connection: Connection, history: ScriptDirectory, revision: str) -> None:
    def steps(present: tuple[str, ...], _: MigrationContext) -> Iterable[RevisionStep]:
        # A tuple of one: our history has no branches.
        return history._upgrade_revs(revision, present[0] if present else "base")

    context = MigrationContext.configure(connection, opts={"fn": steps})
    # Handed over as an argument rather than by Alembic's global, which has room for one at a time.
    context.run_migrations(op=Operations(context))
