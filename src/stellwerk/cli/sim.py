"""`stellwerk sim`: many games between bots, counted."""

import contextlib
import os
import signal
import sys
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from stellwerk.cli.parameters import (
    AsJson,
    BoardFile,
    Bots,
    GameName,
    Language,
    Players,
    RulesVersion,
    Settings,
)

if TYPE_CHECKING:
    from stellwerk.arena.games import Contest, Tally

MOST_GAMES = 10_000_000
MOST_JOBS = 512
SHOW_CURSOR = "\x1b[?25h\n"  # the progress bar has hidden it
Games = Annotated[int, typer.Option("--games", metavar="M", help="How many games to play.")]
Seed = Annotated[
    int, typer.Option("--seed", metavar="S", help="The same seed gives the same games.")
]
Jobs = Annotated[
    int | None,
    typer.Option(
        "--jobs",
        metavar="J",
        help="Processes to share the work. Without it: one per processor. Changes the speed only.",
        show_default=False,
    ),
]


def sim(
    game: GameName,
    players: Players = None,
    bots: Bots = None,
    games: Games = 100,
    seed: Seed = 0,
    jobs: Jobs = None,
    option: Settings = None,
    board: BoardFile = None,
    rules: RulesVersion = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and count wins and points.

    Every deal is played once in each rotation of the seats. The result depends on the arguments
    alone, not on the number of jobs.
    """
    from stellwerk.cli.languages import chosen_language
    from stellwerk.cli.setup.game_settings import check_number

    spoken = chosen_language(lang)
    check_number("--games", games, 1, MOST_GAMES, spoken)
    check_number("--seed", seed, 0, None, spoken)
    check_number("--jobs", jobs, 1, MOST_JOBS, spoken)
    contest = _contest(game, players, bots, seed, option or [], board, rules, spoken)
    _say_repeated(contest, bots, spoken)
    started = time.perf_counter()
    tallies = _play(contest, games, jobs or _processors(), spoken)
    seconds = time.perf_counter() - started
    if as_json:
        from stellwerk.cli.sim_report import print_data

        print_data(contest, games, tallies, seconds)
    else:
        from stellwerk.cli.sim_report import print_report

        print_report(contest, games, tallies, seconds, spoken)


def _contest(
    game: str,
    players: int | None,
    bots: str | None,
    seed: int,
    option: list[str],
    board: BoardFile,
    rules: int | None,
    lang: str,
) -> "Contest":
    from stellwerk.arena.games import Contest
    from stellwerk.cli.setup.game_settings import bot_list, check_players, player_span, set_up

    span = player_span(game, board, lang)
    check_players(game, span, players, lang)
    if players is None and bots is not None:
        players = max(min(bots.count(",") + 1, span[1]), span[0])
    table = set_up(game, players, option, board, rules, lang)
    seats = table.game.players
    return Contest(
        table.game.id,
        seats,
        tuple(bot_list(bots, table.game.family, seats, lang)),
        seed,
        tuple(sorted(table.settings.items())),
        table.board,
        table.game.rules_version,
    )


def _say_repeated(contest: "Contest", typed: str | None, lang: str) -> None:
    """Fewer bots than players: say which one plays several seats."""
    from stellwerk.texts import text

    named = typed.count(",") + 1 if typed is not None else 1
    if named < contest.players:
        words: dict[str, str | int] = {
            "bot": contest.bots[-1],
            "number": contest.players - named + 1,
        }
        typer.echo(text("sim-repeated", words, lang), err=True)


def _processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _play(contest: "Contest", games: int, jobs: int, lang: str) -> "list[Tally]":
    """Play all games, with a progress bar in a terminal."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from stellwerk.arena.games import CHUNK, Tally, play_games
    from stellwerk.cli.screen import console
    from stellwerk.texts import text

    screen = console(to_stderr=True)
    totals = [Tally() for _ in contest.bots]
    bar = Progress(
        "{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen,
        transient=True,
        disable=not screen.is_terminal,
    )
    with bar, _killing_workers():
        task = bar.add_task(text("sim-running", {}, lang), total=games)
        for tallies in play_games(contest, games, min(jobs, -(-games // CHUNK))):
            for total, tally in zip(totals, tallies, strict=True):
                total.add(tally)
            bar.advance(task, tallies[0].games)
    return totals


@contextlib.contextmanager
def _killing_workers() -> Iterator[None]:
    """Ctrl-C ends the worker processes at once; their pool would first play all games."""
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
