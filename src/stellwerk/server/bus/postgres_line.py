"""Notes between processes through PostgreSQL: LISTEN on one connection, NOTIFY on others."""

import asyncio
import contextlib

import asyncpg

from stellwerk.server.bus.line import CHANNEL, NotesLine

CONNECT_SECONDS = 10.0
ALIVE_EVERY = 15.0  # seconds; a connection can be dead without anybody being told


class PostgresNotes(NotesLine):
    """Litestar's backend opens a connection for every note; this one keeps two, and one to hear."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address
        self._pool: asyncpg.Pool | None = None

    async def listen(self) -> None:
        """Until the connection is gone."""
        connection = await asyncpg.connect(self._address, timeout=CONNECT_SECONDS)
        gone = asyncio.Event()
        connection.add_termination_listener(lambda _: gone.set())
        try:
            await connection.add_listener(CHANNEL, self._hear_note)
            self.opened()
            while not gone.is_set():
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(ALIVE_EVERY):
                        await gone.wait()
                if not gone.is_set():
                    await connection.execute("SELECT 1", timeout=CONNECT_SECONDS)
            raise ConnectionError("The connection to PostgreSQL was closed.")
        finally:
            connection.terminate()

    def _hear_note(self, _: object, __: int, channel: str, payload: object) -> None:
        self.hear(channel, str(payload).encode())

    async def send(self, data: bytes, channel: str) -> None:
        """Over a connection that is kept."""
        if self._pool is None:
            self._pool = await asyncpg.create_pool(
                self._address, min_size=1, max_size=2, timeout=CONNECT_SECONDS
            )
        await self._pool.execute("SELECT pg_notify($1, $2)", channel, data.decode())

    async def let_go(self) -> None:
        """Without waiting for a database that may not be there any more."""
        if self._pool is not None:
            self._pool.terminate()
