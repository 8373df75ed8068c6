"""Changes any number of positions of real games, on several processes, over all families.

    python -m tests.fuzz.soak --changes 1000000 --jobs 2 --seed 1

Prints how far it is, and at the end how many changed positions were refused in words, how many were
taken and played to their end, and how many went wrong. Each failure is printed with the game, the
change, and the line that tries it again; the exit code is then 1.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import islice

from tests.fuzz.children import Outcome, Task, outcome_of
from tests.fuzz.real_games import FAMILIES

CHUNK = 2000  # cases handed to a child at once


def tasks(families: Sequence[str], seed: int, first: int, changes: int) -> Iterator[Task]:
    """The families in turn, each with an equal share of the changes."""
    shares = [
        changes // len(families) + (i < changes % len(families)) for i in range(len(families))
    ]
    for begin in range(0, max(shares), CHUNK):
        for family, share in zip(families, shares, strict=True):
            if begin < share:
                yield Task(family, seed, first + begin, min(CHUNK, share - begin))


def outcomes(waiting: Iterator[Task], jobs: int) -> Iterator[tuple[Task, Outcome]]:
    """All outcomes as they come in; every job is a thread that waits for its child."""
    with ThreadPoolExecutor(jobs) as pool:
        running: dict[Future[Outcome], Task] = {}
        while True:
            for task in islice(waiting, jobs - len(running)):
                running[pool.submit(outcome_of, task)] = task
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(future), future.result()


def soak(waiting: Iterator[Task], jobs: int) -> int:
    """Try, report, and return the exit code."""
    began = shown = time.monotonic()
    total = Outcome()
    by_family: Counter[str] = Counter()
    for task, outcome in outcomes(waiting, jobs):
        total.add(outcome)
        by_family[task.family] += outcome.tried
        for failure in outcome.failures:
            print(f"FAILURE {failure}", flush=True)
        if time.monotonic() - shown > 30:
            shown = time.monotonic()
            print(summary(total, shown - began), flush=True)
    print(", ".join(f"{family} {number}" for family, number in by_family.items()))
    print(summary(total, time.monotonic() - began))
    return 1 if total.failures else 0


def summary(total: Outcome, seconds: float) -> str:
    """The figures in one line."""
    return (
        f"{total.tried} changed positions: {total.refused} refused, {total.taken} taken, "
        f"{len(total.failures)} failures, {seconds:.0f} s"
    )


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.soak", description=__doc__)
    parser.add_argument("--changes", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="the number of the first case")
    parser.add_argument("--families", nargs="+", choices=list(FAMILIES), default=list(FAMILIES))
    chosen = parser.parse_args()
    waiting = tasks(chosen.families, chosen.seed, chosen.first, chosen.changes)
    return soak(waiting, chosen.jobs)


if __name__ == "__main__":
    sys.exit(main())
