"""Who does the work: this process, processes beside it, or the machines of a cluster.

Work is a function of a number, and its results depend on nothing else; so it does not matter who
does which part, how large the parts are, or whether a worker dies and its part is done again.
"""

import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Generic, Self, TypeVar, cast

from stellwerk.arena.agenda import PIECE_SECONDS, Agenda
from stellwerk.texts import text

Result = TypeVar("Result")
Handle = TypeVar("Handle")
MOST_DEATHS = 5
"""When so many workers have died over the same piece, it is given up."""


class WorkersLost(Exception):  # noqa: N818 - what happened to the workers, in words
    """Workers cannot be reached, differ from this process, or die again and again.

    >>> print(WorkersLost("workers-no-ray"))
    Ray is not installed: pip install stellwerk[cluster].
    """

    def __init__(self, message: str, **arguments: str | int) -> None:
        super().__init__(message, arguments)
        self.message = message
        self.arguments = arguments

    def __str__(self) -> str:
        return text(self.message, self.arguments)

    def __reduce__(self) -> tuple[object, ...]:
        return partial(WorkersLost, self.message, **self.arguments), ()


class WorkerDied(Exception):  # noqa: N818 - it is expected, and its work done again
    """A worker ended without an answer."""


class Workers(ABC):
    """Whoever does numbered work, one run after the other; to be closed in the end."""

    @abstractmethod
    def run(
        self, work: Callable[[int], Result], numbers: range, most: int | None = None
    ) -> Generator[tuple[int, Result], None, None]:
        """Do the work of all numbers; yields each with its result, in any order.

        At most `most` numbers are handed out at once. Whoever stops listening ends the work.
        """

    def close(self) -> None:  # noqa: B027 - most have nothing to close
        """Let the workers go; what is not done by then stays undone."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


class InThisProcess(Workers):
    """One after the other, here.

    >>> list(InThisProcess().run(abs, range(-2, 1)))
    [(-2, 2), (-1, 1), (0, 0)]
    """

    def run(
        self, work: Callable[[int], Result], numbers: range, most: int | None = None
    ) -> Generator[tuple[int, Result], None, None]:
        """Do the work of all numbers, in order."""
        return ((number, work(number)) for number in numbers)


def do_piece(work: Callable[[int], Result], piece: range) -> tuple[list[Result], float]:
    """Do numbers of a piece until it has taken long enough; the results, and the seconds."""
    start = time.perf_counter()
    results: list[Result] = []
    for number in piece:
        results.append(work(number))
        if time.perf_counter() - start >= PIECE_SECONDS:
            break
    return results, time.perf_counter() - start


class WorkersElsewhere(Workers, Generic[Handle]):
    """Hands out pieces to other processes, and hands them out again if one dies."""

    @abstractmethod
    def slots(self) -> int:
        """How many pieces are worked on at the same time."""

    @abstractmethod
    def start(self, work: Callable[[int], Result], piece: range) -> Handle:
        """Let somebody begin with a piece."""

    @abstractmethod
    def finished(self, under_way: Iterable[Handle]) -> Iterable[Handle]:
        """Wait until some are finished: those."""

    @abstractmethod
    def answer(self, handle: Handle) -> tuple[list[Result], float]:
        """What became of a piece; WorkerDied if nobody will ever know."""

    @abstractmethod
    def abandon(self, under_way: Iterable[Handle]) -> None:
        """Nobody is interested in these any more."""

    def run(
        self, work: Callable[[int], Result], numbers: range, most: int | None = None
    ) -> Generator[tuple[int, Result], None, None]:
        """Do the work of all numbers; yields each with its result, in any order."""
        agenda = Agenda(numbers, self.slots(), most)
        under_way: dict[Handle, range] = {}
        deaths: Counter[int] = Counter()  # by the first number of the piece
        try:
            while True:
                while len(under_way) < self.slots() and (piece := agenda.take()) is not None:
                    under_way[self.start(work, piece)] = piece
                if not under_way:
                    return
                for handle in self.finished(under_way):
                    piece = under_way.pop(handle)
                    try:
                        results: list[Result]
                        results, seconds = self.answer(handle)
                    except WorkerDied as death:
                        deaths[piece.start] += 1
                        _check_deaths(deaths[piece.start], death)
                        agenda.is_lost(piece)
                        continue
                    agenda.is_done(piece, len(results), seconds)
                    yield from zip(piece, results, strict=False)
        finally:
            self.abandon(under_way)


def _check_deaths(number: int, death: WorkerDied) -> None:
    if number >= MOST_DEATHS:
        raise WorkersLost("workers-die", number=number, reason=str(death)) from death


class InProcesses(WorkersElsewhere["Future[object]"]):
    """Processes of this machine."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    def slots(self) -> int:
        """One piece for each process."""
        return self._processes

    def start(self, work: Callable[[int], Result], piece: range) -> "Future[object]":
        """Let a process begin with a piece; if one of the pool has died, a new pool is made."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(max_workers=self._processes)
        try:
            return self._pool.submit(do_piece, work, piece)
        except BrokenProcessPool:
            self._pool = ProcessPoolExecutor(max_workers=self._processes)
            return self._pool.submit(do_piece, work, piece)

    def finished(self, under_way: "Iterable[Future[object]]") -> "Iterable[Future[object]]":
        """Wait until some are finished."""
        return wait(list(under_way), return_when=FIRST_COMPLETED).done

    def answer(self, handle: "Future[object]") -> tuple[list[Result], float]:
        """What became of a piece."""
        try:
            return cast("tuple[list[Result], float]", handle.result())
        except BrokenProcessPool as error:
            raise WorkerDied(str(error)) from error

    def abandon(self, under_way: "Iterable[Future[object]]") -> None:
        """Those that have not begun never will; a piece that has is soon over."""
        for handle in under_way:
            handle.cancel()

    def close(self) -> None:
        """Let the processes end, without waiting for them."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def workers_here(jobs: int) -> Workers:
    """This process, or so many of them."""
    return InThisProcess() if jobs <= 1 else InProcesses(jobs)
