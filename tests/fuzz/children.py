"""Cases are tried in a child process: if it crashes or hangs, that is a failure of one case.

The child writes down which case it is at before it tries it, so when it dies the parent knows
where, and another child goes on with the next case. A case that uses up its processor time is ended
by the system; that does not depend on how busy the machine is.
"""

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection

from tests.fuzz.cases import Case

PROCESSOR_SECONDS = 10.0
HUNG = signal.SIGVTALRM

PROCESSES = multiprocessing.get_context("spawn")
NOW, TAKEN, REFUSED = range(3)  # what the shared numbers are

Trial = Callable[[Case], bool]


@dataclass(frozen=True)
class Task:
    """Some cases of a family, one after the other."""

    family: str
    seed: int
    first: int
    cases: int
    processor_seconds: float = PROCESSOR_SECONDS

    def case(self, number: int) -> Case:
        """The case with this number."""
        return Case(self.family, self.seed, number)


@dataclass(frozen=True)
class Failure:
    """A case that went wrong, and how."""

    case: Case
    what: str

    def __str__(self) -> str:
        return f"{self.what}\n  {self.case}"


@dataclass
class Outcome:
    """What came of some cases."""

    taken: int = 0
    refused: int = 0
    failures: list[Failure] = field(default_factory=list)

    @property
    def tried(self) -> int:
        """How many cases there were."""
        return self.taken + self.refused + len(self.failures)

    def add(self, other: "Outcome") -> None:
        """Count another outcome in."""
        self.taken += other.taken
        self.refused += other.refused
        self.failures += other.failures


def outcome_of(task: Task, trial: Trial = Case.is_taken) -> Outcome:
    """Try all cases of a task, in as many children as it takes."""
    outcome = Outcome()
    first, end = task.first, task.first + task.cases
    while first < end:
        first = _one_child(task, trial, range(first, end), outcome)
    return outcome


def _one_child(task: Task, trial: Trial, numbers: range, outcome: Outcome) -> int:
    """Let a child try cases until it is done or dies; the number of the next case."""
    shared = PROCESSES.RawArray("q", (numbers.start - 1, 0, 0))
    ours, theirs = PROCESSES.Pipe(duplex=False)
    child = PROCESSES.Process(target=_try_cases, args=(task, trial, numbers, shared, theirs))
    child.start()
    theirs.close()
    for number, what in _received(ours):
        outcome.failures.append(Failure(task.case(number), what))
    child.join()
    outcome.taken += shared[TAKEN]
    outcome.refused += shared[REFUSED]
    if child.exitcode == 0:
        return numbers.stop
    now: int = shared[NOW]
    if now < numbers.start:
        raise RuntimeError(f"The child ended with {child.exitcode} before its first case.")
    outcome.failures.append(Failure(task.case(now), _ending(task, child.exitcode or 0)))
    return now + 1


def _received(pipe: Connection) -> Iterator[tuple[int, str]]:
    with suppress(EOFError):
        while True:
            yield pipe.recv()


def _ending(task: Task, code: int) -> str:
    """How a child that should have gone on came to its end."""
    if code == -HUNG:
        return f"HANGS: not done after {task.processor_seconds:g} s of the processor's time"
    if code < 0:
        return f"CRASHES: the process was ended by {signal.Signals(-code).name}"
    return f"CRASHES: the process ended itself with code {code}"


def _try_cases(
    task: Task, trial: Trial, numbers: range, shared: "list[int]", pipe: Connection
) -> None:
    """In the child: try one case after the other and tell what goes wrong."""
    for number in numbers:
        case = task.case(number)
        case.game  # played outside the time of a case  # noqa: B018
        shared[NOW] = number
        signal.setitimer(signal.ITIMER_VIRTUAL, task.processor_seconds)
        try:
            shared[TAKEN if trial(case) else REFUSED] += 1
        except Exception as error:
            text = f"{type(error).__name__}: {error}"
            pipe.send((number, text if len(text) < 3000 else text[:3000] + " …"))
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
