"""The connection to the database: SQLite in a file, or PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import TypeVar

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, Connection
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

WRITING = "stellwerk_writing"
BUSY_MILLISECONDS = 10_000

Result = TypeVar("Result")


class Database:
    """Sessions for reading, and sessions for writing that end with a commit."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(url, hide_parameters=True, **_pool(url))
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        # SQLite has one writer at a time; waiting here is fairer than waiting in its busy loop.
        self._one_writer = asyncio.Lock() if self.is_sqlite else None
        self._writing_thread: _WritingThread | None = None
        if self.is_sqlite:
            _use_as_sqlite(self.engine.sync_engine)
            self._writing_thread = _WritingThread(self.engine.url)

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

    async def write_at_once(self, work: Callable[[Connection], Result]) -> Result:
        """Everything a function writes, committed at the end, or not at all.

        It runs without giving way. With SQLite it runs as a whole in a thread of its own: to go
        there and back for every statement costs more than the statements themselves.
        """
        if self._one_writer is not None and self._writing_thread is not None:
            async with self._one_writer:
                return await self._writing_thread.run(work)
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncSession]:
        async with AsyncSession(self.engine, expire_on_commit=False) as session:
            await session.connection(execution_options={WRITING: True})
            yield session
            await session.commit()

    async def close(self) -> None:
        """Let all connections go."""
        if self._writing_thread is not None:
            self._writing_thread.close()
        await self.engine.dispose()


class _WritingThread:
    """A thread with a connection to SQLite of its own, for transactions that run as a whole."""

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(
            url.set(drivername="sqlite"), hide_parameters=True, pool_size=1, max_overflow=0
        ).execution_options(**{WRITING: True})
        _use_as_sqlite(self._engine)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writing")

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """Carry out one transaction; whoever no longer waits for it does not stop it."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._transaction, work)

    def _transaction(self, work: Callable[[Connection], Result]) -> Result:
        with self._engine.begin() as connection:
            return work(connection)

    def close(self) -> None:
        """End with the transaction that is under way."""
        self._thread.shutdown()
        self._engine.dispose()


def _use_as_sqlite(engine: Engine) -> None:
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)


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
