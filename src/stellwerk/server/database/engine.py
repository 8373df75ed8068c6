"""The connection to the database: SQLite in a file, or PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import event
from sqlalchemy.engine import Connection
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

WRITING = "stellwerk_writing"
BUSY_MILLISECONDS = 10_000


class Database:
    """Sessions for reading, and sessions for writing that end with a commit."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(url, hide_parameters=True, **_pool(url))
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        # SQLite has one writer at a time; waiting here is fairer than waiting in its busy loop.
        self._one_writer = asyncio.Lock() if self.is_sqlite else None
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
            event.listen(self.engine.sync_engine, "begin", _begin_sqlite)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """A session that only reads."""
        async with AsyncSession(self.engine, expire_on_commit=False) as session:
            yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """A session whose changes are committed at the end, or not at all."""
        if self._one_writer is None:
            async with self._transaction() as session:
                yield session
            return
        async with self._one_writer, self._transaction() as session:
            yield session

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncSession]:
        async with AsyncSession(self.engine, expire_on_commit=False) as session:
            await session.connection(execution_options={WRITING: True})
            yield session
            await session.commit()

    async def close(self) -> None:
        """Let all connections go."""
        await self.engine.dispose()


def _pool(url: str) -> dict[str, int | bool]:
    if url.startswith("sqlite"):
        return {"pool_size": 4, "max_overflow": 4}
    return {"pool_size": 10, "max_overflow": 10, "pool_pre_ping": True}


def _prepare_sqlite(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Transactions are begun by us; readers do not wait for the writer (WAL)."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",
        f"busy_timeout = {BUSY_MILLISECONDS}",
        "foreign_keys = ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """A writer takes its lock at once, so that it never fails halfway."""
    writing = connection.get_execution_options().get(WRITING, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
