"""A pool of worker processes with a limit on time: one that hangs or dies is replaced."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar, TypeVarTuple

import structlog

from stellwerk.server.workers.process import Worker, WorkerLost

Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")
LOG = structlog.get_logger("stellwerk.workers")
START_SECONDS = 60.0  # for a new process to load what it needs
SLOW_SECONDS = 0.5  # after this another worker may take the place of one that is still busy


class PoolClosed(RuntimeError):  # noqa: N818 - the server is not running
    """Work for a pool that has not been started, or is closed."""


class OutOfTime(RuntimeError):  # noqa: N818 - it is an answer to whoever gave the work
    """Work that took longer than it may; its worker was ended."""


class Workers:
    """Worker processes, made when they are first needed.

    Work that is slow holds up only itself: after `SLOW_SECONDS` the next piece gets a worker of its
    own, up to twice as many as usual. Work that is out of time is ended with its worker. To begin a
    worker takes longer than its work: if `ready` is given, a spare one is kept that has done this,
    and no work pays with its time for a new one that has not.
    """

    def __init__(
        self,
        name: str,
        count: int,
        seconds: float,
        megabytes: int | None = None,
        niceness: int = 0,
        ready: Callable[[], None] | None = None,
    ) -> None:
        self.name = name
        self.seconds = seconds
        self._megabytes = megabytes
        self._niceness = niceness
        self._count = count
        self._permits = asyncio.Semaphore(count)
        self._waiting = 0  # pieces of work that have no worker yet
        self._spare = count
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._open = False
        self._ready = ready
        self._coming: Worker | None = None  # the spare one, while it gets ready
        # One to wait for each worker, one to bury those that were ended, one to begin a spare one.
        self._threads = ThreadPoolExecutor(2 * count + 2, thread_name_prefix=name)

    @property
    def has_time(self) -> bool:
        """Whether a worker has nothing to do, and no work waits for one."""
        return self._waiting == 0 and bool(self._idle)

    def start(self) -> None:
        """Take work from now on; workers are begun when there is some."""
        self._open = True

    async def call(
        self, function: Callable[[*Arguments], Result], *arguments: *Arguments
    ) -> Result:
        """What a function of a module gives; it, its arguments and its result must be picklable.

        A worker that dies takes its work with it; that is begun once more in a new one. Raises
        WorkerLost if that one dies, too, and OutOfTime.
        """
        try:
            return await self._call_once(function, arguments)
        except WorkerLost:
            LOG.warning("worker lost", pool=self.name)
        return await self._call_once(function, arguments)

    async def close(self) -> None:
        """Begin nothing more, and end every worker, whatever it is doing."""
        self._open = False
        workers = [*self._idle, *self._busy, *([self._coming] if self._coming else [])]
        self._idle.clear()
        for worker in workers:
            worker.end()
        self._threads.shutdown(wait=False, cancel_futures=True)
        await asyncio.gather(*(asyncio.to_thread(worker.bury) for worker in workers))

    async def _call_once(
        self, function: Callable[[*Arguments], Result], arguments: tuple[*Arguments]
    ) -> Result:
        self._waiting += 1
        try:
            await self._permits.acquire()
        finally:
            self._waiting -= 1
        stand = _Stand(self)
        try:
            worker = await self._ready_worker()
            hurry = asyncio.get_running_loop().call_later(SLOW_SECONDS, stand.make_room)
            try:
                result = await self._with_time(worker, function, arguments)
            finally:
                hurry.cancel()
        finally:
            stand.leave()
        return result

    async def _ready_worker(self) -> Worker:
        """One that has nothing to do, or a new one."""
        if not self._open:
            raise PoolClosed(f"The {self.name} have not been started, or have gone home.")
        if self._idle:
            worker = self._idle.pop()
            self._busy.add(worker)
            return worker
        worker = Worker(self._megabytes, self._niceness)
        self._busy.add(worker)
        try:
            async with asyncio.timeout(START_SECONDS):
                await self._in_thread(self._begin, worker)
        except BaseException as error:
            self._end(worker)
            if isinstance(error, TimeoutError):
                raise WorkerLost("A worker does not start.") from None
            raise
        return worker

    async def _with_time(
        self,
        worker: Worker,
        function: Callable[[*Arguments], Result],
        arguments: tuple[*Arguments],
    ) -> Result:
        try:
            async with asyncio.timeout(self.seconds):
                result = await self._in_thread(worker.work, function, arguments)
        except TimeoutError:
            self._end(worker)
            LOG.warning("worker out of time", pool=self.name, work=function.__name__)
            raise OutOfTime(f"It took longer than {self.seconds:g} seconds.") from None
        except (WorkerLost, MemoryError, asyncio.CancelledError):
            self._end(worker)
            raise
        except BaseException:
            self._put_back(worker)
            raise
        self._put_back(worker)
        return result

    async def _in_thread(
        self, function: Callable[[*Arguments], Result], *arguments: *Arguments
    ) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._threads, function, *arguments)

    def _put_back(self, worker: Worker) -> None:
        self._busy.discard(worker)
        if self._open and len(self._idle) < self._count + (self._ready is not None):
            self._idle.append(worker)
        else:
            self._end(worker)
        if self._open and self._ready and len(self._idle) < 2 and self._coming is None:
            self._coming = Worker(self._megabytes, self._niceness)
            self._threads.submit(self._begin_spare, self._coming)

    def _begin(self, worker: Worker) -> None:
        worker.begin()
        if self._ready is not None:
            worker.work(self._ready, ())

    def _begin_spare(self, worker: Worker) -> None:
        """In a thread, so that nobody waits for it."""
        try:
            self._begin(worker)
        except (WorkerLost, OSError) as error:
            LOG.warning("spare worker lost", pool=self.name, error=repr(error))
            worker.end()
            worker.bury()
        else:
            self._idle.insert(0, worker)
        finally:
            self._coming = None

    def _end(self, worker: Worker) -> None:
        worker.end()
        self._busy.discard(worker)
        if self._open:
            self._threads.submit(worker.bury)


class _Stand:
    """The place of one piece of work in its pool; who is slow lets the next one in before."""

    def __init__(self, pool: Workers) -> None:
        self._pool = pool
        self._made_room = False

    def make_room(self) -> None:
        if self._pool._spare > 0:
            self._pool._spare -= 1
            self._made_room = True
            self._pool._permits.release()

    def leave(self) -> None:
        if self._made_room:
            self._pool._spare += 1
        else:
            self._pool._permits.release()
