"""Worker processes: one that hangs, dies or eats too much is replaced, and holds nobody up."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import psutil
import pytest

from stellwerk.server.workers.pool import OutOfTime, PoolClosed, Workers
from stellwerk.server.workers.process import WorkerLost

Result = TypeVar("Result")
PATIENCE = 60  # seconds to wait for other processes, on the slowest of machines


def done(work: Coroutine[Any, Any, Result]) -> Result:
    """What comes of it, if it comes at all."""
    return asyncio.run(asyncio.wait_for(work, PATIENCE))


@asynccontextmanager
async def workers(
    count: int = 1, seconds: float = PATIENCE, megabytes: int | None = None, niceness: int = 0
) -> AsyncIterator[Workers]:
    pool = Workers("workers", count, seconds, megabytes, niceness)
    pool.start()
    try:
        yield pool
    finally:
        await pool.close()


def alive(process: int) -> bool:
    try:
        return bool(psutil.Process(process).status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


def hang(mark: Path) -> None:
    """Tell who hangs, then never come back."""
    mark.write_text(str(os.getpid()))
    while True:
        time.sleep(60)


def fill(megabytes: int) -> int:
    """Take so much memory, if one may."""
    return len(bytearray(megabytes * 1024 * 1024))


class Awkward(Exception):  # noqa: N818
    """It cannot be made again from what it was made of."""

    def __init__(self, one: str, two: str) -> None:
        super().__init__(one + two)


def fail_awkwardly() -> None:
    raise Awkward("right ", "and left")


def test_work_that_takes_too_long_is_ended_with_its_worker(tmp_path: Path) -> None:
    async def scenario() -> int:
        async with workers() as pool:
            hung = await pool.call(os.getpid)
            pool.seconds = 0.5
            with pytest.raises(OutOfTime):
                await pool.call(hang, tmp_path / "mark")
            pool.seconds = PATIENCE
            assert await pool.call(os.getpid) != hung
            return hung

    assert not alive(done(scenario()))


def test_who_waits_behind_slow_work_gets_a_worker_of_its_own(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with workers(count=1) as pool:
            slow = asyncio.create_task(pool.call(hang, tmp_path / "mark"))
            await asyncio.sleep(0)
            assert await pool.call(pow, 2, 5) == 32
            assert not slow.done()
            slow.cancel()
            await asyncio.gather(slow, return_exceptions=True)

    done(scenario())


LOADED: list[str] = []


def load() -> None:
    """What a worker does before its first work."""
    LOADED.append("everything")


def what_is_loaded() -> list[str]:
    return LOADED


def test_the_first_work_of_a_new_worker_does_not_wait_for_what_it_must_load() -> None:
    async def scenario() -> list[list[str]]:
        pool = Workers("workers", 1, PATIENCE, ready=load)
        pool.start()
        try:
            first = await pool.call(os.getpid), await pool.call(what_is_loaded)
            os.kill(first[0], signal.SIGKILL)
            return [first[1], await pool.call(what_is_loaded)]
        finally:
            await pool.close()

    assert done(scenario()) == [["everything"], ["everything"]]


def test_a_worker_that_is_stopped_dead_is_replaced() -> None:
    async def scenario() -> None:
        async with workers() as pool:
            stopped = await pool.call(os.getpid)
            os.kill(stopped, signal.SIGSTOP)
            pool.seconds = 0.5
            with pytest.raises(OutOfTime):
                await pool.call(os.getpid)
            pool.seconds = PATIENCE
            assert await pool.call(os.getpid) != stopped
            while alive(stopped):
                await asyncio.sleep(0.01)

    done(scenario())


def test_closing_waits_for_nobody(tmp_path: Path) -> None:
    async def scenario() -> list[int]:
        pool = Workers("workers", 2, PATIENCE)
        pool.start()
        idle = await pool.call(os.getpid)
        hanging = asyncio.create_task(pool.call(hang, tmp_path / "mark"))
        while not (tmp_path / "mark").exists() or not (tmp_path / "mark").read_text():
            await asyncio.sleep(0.01)
        stopped = int((tmp_path / "mark").read_text())
        os.kill(stopped, signal.SIGSTOP)
        await pool.close()
        (outcome,) = await asyncio.gather(hanging, return_exceptions=True)
        assert isinstance(outcome, PoolClosed)
        return [idle, stopped]

    assert not any(alive(worker) for worker in done(scenario()))


def test_memory_has_a_limit_and_the_next_one_starts_afresh() -> None:
    async def scenario() -> None:
        async with workers(megabytes=200) as pool:
            before = await pool.call(os.getpid)
            assert await pool.call(fill, 20) == 20 * 1024 * 1024
            with pytest.raises(MemoryError):
                await pool.call(fill, 400)
            assert await pool.call(os.getpid) != before

    done(scenario())


def test_workers_stand_back_for_the_server() -> None:
    async def scenario() -> int:
        async with workers(niceness=3) as pool:
            return await pool.call(os.nice, 0)

    assert done(scenario()) == min(os.nice(0) + 3, 19)


def test_an_error_that_cannot_travel_is_told_in_words() -> None:
    async def scenario() -> None:
        async with workers() as pool:
            with pytest.raises(RuntimeError, match="right and left"):
                await pool.call(fail_awkwardly)
            with pytest.raises(TypeError):
                await pool.call(pow, "two", 3)  # type: ignore[arg-type]

    done(scenario())


def test_work_that_kills_every_worker_is_given_up() -> None:
    async def scenario() -> None:
        async with workers() as pool:
            with pytest.raises(WorkerLost):
                await pool.call(os._exit, 3)

    done(scenario())


def test_whoever_gives_up_takes_the_worker_along(tmp_path: Path) -> None:
    async def scenario() -> int:
        async with workers() as pool:
            given_up = asyncio.create_task(pool.call(hang, tmp_path / "mark"))
            while not (tmp_path / "mark").exists() or not (tmp_path / "mark").read_text():
                await asyncio.sleep(0.01)
            given_up.cancel()
            await asyncio.gather(given_up, return_exceptions=True)
            assert await pool.call(pow, 3, 3) == 27
            return int((tmp_path / "mark").read_text())

    assert not alive(done(scenario()))
