"""What the commands of contests share: who does the work, how far it is, and Ctrl-C."""

import contextlib
import os
import shlex
import signal
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer

from stellwerk.cli.parameters import option

if TYPE_CHECKING:
    from rich.progress import Progress

    from stellwerk.arena.workers import Workers

MOST_JOBS = 512
SHOW_CURSOR = "\x1b[?25h\n"  # the progress bar has hidden it
Seed: TypeAlias = Annotated[
    int, typer.Option("--seed", metavar="S", help="The same seed gives the same games.")
]
Jobs: TypeAlias = Annotated[
    int | None,
    option(
        "--jobs",
        "J",
        "Processes to share the work. Without it: one per processor. Changes the speed only.",
    ),
]
Cluster: TypeAlias = Annotated[
    str | None,
    option(
        "--cluster",
        "ADDRESS",
        "A Ray cluster to share the work: its address, auto, or local for this machine.",
    ),
]


def said_again(
    words: Sequence[str], option: Sequence[str], board: Path | None, rules: int | None
) -> str:
    """A command that gives the same result again: its words, and how its game was set up.

    >>> said_again(["sim", "ticket-usa"], ["first_seat=0"], None, 2)
    'stellwerk sim ticket-usa --option first_seat=0 --rules 2'
    """
    settings = [part for each in option for part in ("--option", each)]
    own_board = [] if board is None else ["--board", str(board)]
    return shlex.join(["stellwerk", *words, *settings, *own_board, "--rules", str(rules)])


def check_work(seed: int, jobs: int | None, cluster: str | None, lang: str) -> None:
    """Complain about numbers out of range, and about two answers to who does the work."""
    from stellwerk.cli.complaints import Complaint
    from stellwerk.cli.setup.game_settings import check_number

    check_number("--seed", seed, 0, None, lang)
    check_number("--jobs", jobs, 1, MOST_JOBS, lang)
    if jobs is not None and cluster is not None:
        raise Complaint(lang, "complaint-jobs-and-cluster")


@contextlib.contextmanager
def workers_for(
    jobs: int | None, cluster: str | None, parts: int, lang: str
) -> "Iterator[Workers]":
    """Whoever was asked for, for work of so many parts; what befalls them is said in words."""
    from stellwerk.arena.workers import WorkersLost, workers_here
    from stellwerk.cli.complaints import Complaint

    try:
        if cluster is not None:
            from stellwerk.arena.cluster import OnCluster

            workers: Workers = OnCluster(cluster)
        else:
            workers = workers_here(min(jobs or _processors(), parts))
        with workers, _killing_workers():
            yield workers
    except WorkersLost as lost:
        raise Complaint(lang, lost.message, **lost.arguments) from lost


def _processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def progress_bar() -> "Progress":
    """A bar on the standard error, if that is a terminal."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from stellwerk.cli.screen import console

    screen = console(to_stderr=True)
    return Progress(
        "{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen,
        transient=True,
        disable=not screen.is_terminal,
    )


@contextlib.contextmanager
def _killing_workers() -> Iterator[None]:
    """Ctrl-C ends the worker processes at once; their pool would first play on."""
    import multiprocessing

    owner = os.getpid()

    def leave(number: int, frame: object) -> None:
        if os.getpid() == owner:  # the workers inherit this handler
            for worker in multiprocessing.active_children():
                worker.kill()
            sys.stderr.write(SHOW_CURSOR if sys.stderr.isatty() else "\n")
            sys.stderr.flush()
        os._exit(130)

    try:
        before = signal.signal(signal.SIGINT, leave)
    except ValueError:  # not the main thread, as in some tests
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
