"""Work that is done soon and that nobody waits for."""

import asyncio
from collections.abc import Coroutine

import structlog

LOG = structlog.get_logger("stellwerk.background")


class BackgroundTasks:
    """Runs coroutines beside everything else; a failure is written down and stops nothing."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[object, object, None]) -> None:
        """Begin something that nobody waits for; it is kept until it is done."""
        task = asyncio.create_task(run_guarded(work))
        self._tasks.add(task)  # the loop itself holds tasks only weakly
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop what is still under way."""
        under_way = list(self._tasks)
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)


async def run_guarded(work: Coroutine[object, object, None]) -> None:
    """Do something now; a failure is written down and goes no further."""
    try:
        await work
    except Exception as error:
        LOG.error("background task failed", error=repr(error))
