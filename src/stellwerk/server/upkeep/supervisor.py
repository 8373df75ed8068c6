"""What must happen although nobody asks: time runs out, tables expire, lost threads are found."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from stellwerk.server.upkeep.expiring import Expiry
from stellwerk.server.upkeep.sweeping import Sweeper
from stellwerk.server.upkeep.tidying import Tidying
from stellwerk.server.upkeep.timeouts import Timeouts

LOG = structlog.get_logger("stellwerk.supervisor")
LOOK_EVERY = 0.5  # seconds
SWEEP_EVERY = 5.0
TIDY_EVERY = 60.0
EXPIRE_EVERY = 600.0


class Supervisor:
    """Looks after the tables, in memory often and in the database now and then."""

    def __init__(
        self, timeouts: Timeouts, sweeper: Sweeper, tidying: Tidying, expiry: Expiry
    ) -> None:
        self._timeouts = timeouts
        self._sweeper = sweeper
        self._tidying = tidying
        self._expiry = expiry
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to look after everything, each thing at its own pace."""
        self._timeouts.start()
        for look, name, every in (
            (self._timeouts.look, "time out", LOOK_EVERY),
            (self._sweeper.sweep, "sweep", SWEEP_EVERY),
            (self._tidying.tidy, "tidy", TIDY_EVERY),
            (self._expiry.expire, "expire", EXPIRE_EVERY),
        ):
            self._tasks.append(asyncio.create_task(_again(look, name, every), name=name))
        self._tasks.append(asyncio.create_task(self._sweeper.resume(), name="resume"))

    async def close(self) -> None:
        """Stop looking after anything."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _again(look: Callable[[], Awaitable[object]], name: str, every: float) -> None:
    while True:  # at once when the server starts: much may have come due while it was down
        try:
            await look()
        except Exception as error:
            LOG.error("look failed", look=name, error=repr(error))
        await asyncio.sleep(every)
