"""Notes between processes through PostgreSQL, over connections that are kept."""

from collections.abc import Iterable

import asyncpg
import structlog
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

LOG = structlog.get_logger("stellwerk.bus")


class PostgresNotes(AsyncPgChannelsBackend):
    """Litestar's backend opens a connection for every note; this one keeps two.

    A note that cannot be sent is lost and no more: the sweep of the other processes finds what it
    told of, and the next one is tried again.
    """

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self._address = address
        self._pool: asyncpg.Pool | None = None

    async def on_startup(self) -> None:
        """Connect."""
        await super().on_startup()
        self._pool = await asyncpg.create_pool(self._address, min_size=1, max_size=2)

    async def on_shutdown(self) -> None:
        """Let go."""
        if self._pool is not None:
            await self._pool.close()
        await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Send a note."""
        assert self._pool is not None
        try:
            for channel in channels:
                await self._pool.execute("SELECT pg_notify($1, $2)", channel, data.decode())
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            LOG.warning("note not sent", error=repr(error))
