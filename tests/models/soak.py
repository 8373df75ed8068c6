"""Plays any number of games on kernel and model, in turn of every configuration of all families.

    python -m tests.models.soak --games 20000 --jobs 2 --seed 1

Prints how far it is, and at the end games, steps and disagreements. If kernel and model disagree
anywhere, every case is printed with the line that plays it again, and the exit code is 1.
"""

import argparse
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from importlib import import_module
from itertools import islice

from tests.models import compare, compare_trans, compare_wensleydale

CHUNK = 20  # games handed to a worker at once
#: The module of a family, and one of its configurations. Seats of Trans without a purpose hardly
#: ever score, so there a round has to be enough.
CONFIGURATIONS = [
    *((compare.__name__, each) for each in compare.CONFIGURATIONS),
    *(
        (compare_trans.__name__, (name, players, {**options, "rounds": 1}))
        for name, players, options in compare_trans.CONFIGURATIONS
    ),
    *((compare_wensleydale.__name__, each) for each in compare_wensleydale.CONFIGURATIONS),
]


@dataclass(frozen=True)
class Task:
    """One game to play."""

    configuration: int
    seed: int
    style: str

    def again(self) -> str:
        """The command that plays this game alone."""
        module, (name, players, options) = CONFIGURATIONS[self.configuration]
        call = f"play_both({name!r}, {players}, {options!r}, {self.seed}, {self.style!r})"
        return f'PYTHONPATH=src python -c "from {module} import play_both; {call}"'


@dataclass(frozen=True)
class Outcome:
    """What came of a game: its steps, or what was found to differ."""

    task: Task
    steps: int
    disagreement: str


def tasks(games: int, seed: int) -> Iterator[Task]:
    """Game i has a configuration, a style and a seed of its own, all following from i."""
    rounds = len(CONFIGURATIONS)
    for i in range(games):
        styles = import_module(CONFIGURATIONS[i % rounds][0]).STYLES
        yield Task(i % rounds, seed * 1_000_000_000 + i, styles[(i // rounds) % len(styles)])


def play(chunk: list[Task]) -> list[Outcome]:
    """Play some games, in a worker; any exception counts as a disagreement."""
    return [play_one(task) for task in chunk]


def play_one(task: Task) -> Outcome:
    """Play one game."""
    module, (name, players, options) = CONFIGURATIONS[task.configuration]
    play_both = import_module(module).play_both
    try:
        steps = play_both(name, players, options, task.seed, task.style, every=1)
        return Outcome(task, steps, "")
    except Exception as error:
        text = f"{type(error).__name__}: {error}"
        return Outcome(task, 0, text if len(text) < 2000 else text[:2000] + " …")


def chunks(all_tasks: Iterable[Task]) -> Iterator[list[Task]]:
    """The tasks in handfuls."""
    waiting = iter(all_tasks)
    while chunk := list(islice(waiting, CHUNK)):
        yield chunk


def outcomes(games: int, jobs: int, seed: int) -> Iterator[Outcome]:
    """All outcomes, as they come in; only a few chunks wait at any time."""
    waiting = chunks(tasks(games, seed))
    if jobs == 1:
        for chunk in waiting:
            yield from play(chunk)
        return
    with ProcessPoolExecutor(jobs) as pool:
        running: set[Future[list[Outcome]]] = {
            pool.submit(play, chunk) for chunk in islice(waiting, 2 * jobs)
        }
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                running |= {pool.submit(play, chunk) for chunk in islice(waiting, 1)}
                yield from future.result()


def soak(games: int, jobs: int, seed: int) -> int:
    """Play, report, and return the exit code."""
    began = shown = time.monotonic()
    played = steps = 0
    wrong: list[Outcome] = []
    for outcome in outcomes(games, jobs, seed):
        played += 1
        steps += outcome.steps
        if outcome.disagreement:
            wrong.append(outcome)
            print(f"DISAGREEMENT {outcome.disagreement}\n  {outcome.task.again()}", flush=True)
        if time.monotonic() - shown > 10:
            shown = time.monotonic()
            speed = played / (shown - began)
            print(f"{played}/{games} games, {steps} steps, {speed:.0f} games/s", flush=True)
    seconds = time.monotonic() - began
    print(f"{played} games, {steps} steps, {len(wrong)} disagreements, {seconds:.0f} s")
    for outcome in wrong:
        module, configuration = CONFIGURATIONS[outcome.task.configuration]
        name = import_module(module).configuration_id(configuration)
        print(f"{name}, seed {outcome.task.seed}: {outcome.task.again()}")
    return 1 if wrong else 0


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.models.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    return soak(chosen.games, chosen.jobs, chosen.seed)


if __name__ == "__main__":
    sys.exit(main())
