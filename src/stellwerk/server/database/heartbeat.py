"""Whether the database takes what is written: found out by writing, now and then."""

import asyncio
import time

import structlog
from sqlalchemy import delete
from sqlalchemy.dialects import postgresql, sqlite

from stellwerk.server.database.engine import Database
from stellwerk.server.database.faults import reason
from stellwerk.server.database.models import HeartbeatRow
from stellwerk.server.wall_clock import now

LOG = structlog.get_logger("stellwerk.heartbeat")
EVERY = 5.0
PATIENCE = 8.0  # seconds a write may take
LATE = 30.0  # without a write for so long, nobody can say that the database takes any
FORGOTTEN = 86_400_000  # milliseconds after which a process has surely ended


class Heartbeat:
    """Writes a line of this process again and again, and knows whether the last one got in."""

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process
        self._task: asyncio.Task[None] | None = None
        self._written_at = time.monotonic()
        self._fault: str | None = None
        make = sqlite.insert if database.is_sqlite else postgresql.insert
        line = make(HeartbeatRow)
        self._write = line.on_conflict_do_update(
            index_elements=["process"], set_={"at": line.excluded.at}
        )

    async def start(self) -> None:
        """Write the first line at once, and go on writing."""
        await self._beat()
        self._task = asyncio.create_task(self._go_on(), name="heartbeat")

    async def close(self) -> None:
        """Stop writing."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @property
    def fault(self) -> str | None:
        """Why nothing can be written; None if it can."""
        if self._fault is None and time.monotonic() - self._written_at > LATE:
            return "writing takes too long"
        return self._fault

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            await self._beat()

    async def _beat(self) -> None:
        at = now()
        try:
            async with asyncio.timeout(PATIENCE), self._database.writing() as session:
                await session.execute(self._write, {"process": self._process, "at": at})
                await session.execute(delete(HeartbeatRow).where(HeartbeatRow.at < at - FORGOTTEN))
        except Exception as error:
            if self._fault is None:
                LOG.error("the database takes no writing", error=reason(error))
            self._fault = reason(error)
            return
        if self._fault is not None:
            LOG.info("the database takes writing again")
        self._fault = None
        self._written_at = time.monotonic()
