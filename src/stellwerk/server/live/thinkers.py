"""Bots think in worker processes, so that nobody waits for them in the event loop."""

import asyncio
import hashlib
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TypeVar, TypeVarTuple

from stellwerk.match.contract import Game, Move, State
from stellwerk.server.live.thinking_work import Task, begin_work, decide

Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")


class Thinkers:
    """Worker processes for bots and other heavy work; they are made when first needed."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._open = False

    def start(self) -> None:
        """Be ready for work."""
        self._open = True

    async def choose(self, game: Game, state: State, seat: int, bot: str, seed: int) -> Move:
        """The move a bot chooses; the same seed makes it choose the same move.

        The seed goes to the worker, so it must not be one from which the match can be foretold.
        """
        return await self.call(decide, task(game, state, seat, bot, seed))

    async def call(
        self, function: Callable[[*Arguments], Result], *arguments: *Arguments
    ) -> Result:
        """What a function of a module gives; it, its arguments and its result must be picklable.

        A worker that dies takes its work with it; that is begun once more in a new one.
        """
        pool = self._ready_pool()
        try:
            return await asyncio.wrap_future(pool.submit(function, *arguments))
        except BrokenProcessPool:
            self._put_away(pool)
        return await asyncio.wrap_future(self._ready_pool().submit(function, *arguments))

    async def close(self) -> None:
        """Begin nothing more, and wait for what is being worked on."""
        self._open = False
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
            await asyncio.to_thread(pool.shutdown)

    def _ready_pool(self) -> ProcessPoolExecutor:
        if not self._open:
            raise RuntimeError("The thinkers have not been started, or have gone home.")
        if self._pool is None:
            # Forking a process with threads and an event loop copies locks that nobody will open.
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=get_context("spawn"), initializer=begin_work
            )
        return self._pool

    def _put_away(self, broken: ProcessPoolExecutor) -> None:
        """Let the next call make new workers, unless another call has done so already."""
        if self._pool is broken:
            self._pool = None
        broken.shutdown(wait=False)


def task(game: Game, state: State, seat: int, bot: str, seed: int) -> Task:
    """What a worker is told: all that is hidden from the seat is drawn again before it leaves.

    >>> import stellwerk
    >>> game = stellwerk.game("ticket-usa")
    >>> state = game.new_state(seed=7)
    >>> twin = state.resample(0, seed=99)  # differs only in what seat 0 cannot know
    >>> task(game, state, 0, "planner", 1) == task(game, twin, 0, "planner", 1)
    True
    """
    own_seed = hashlib.sha256(f"imagined {seed}".encode()).digest()
    position = state.resample(seat, own_seed).position()
    options = tuple(game.options.items())
    return Task(
        game.id,
        game.custom_board,
        game.players,
        options,
        game.rules_version,
        position,
        seat,
        bot,
        seed,
    )
