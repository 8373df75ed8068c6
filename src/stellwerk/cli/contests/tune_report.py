"""What a run of tuning found, as tables for people."""

import random
from typing import TYPE_CHECKING

from stellwerk.cli.contests.ladder_report import percent, plain_table
from stellwerk.cli.screen import console
from stellwerk.texts import text

if TYPE_CHECKING:
    from stellwerk.arena.tuning import Progress
    from stellwerk.arena.workers import Workers


def print_weights(progress: "Progress", lang: str) -> None:
    """How many trials did better, and the weights that differ from those of the start."""
    screen = console()
    words: dict[str, str | int] = {"trials": progress.trials, "number": len(progress.found)}
    screen.print(text("tune-found", words, lang))
    differing = [name for name in progress.start if progress.best[name] != progress.start[name]]
    if not differing:
        return
    table = plain_table()
    table.add_column(text("tune-weight", {}, lang))
    table.add_column(text("tune-before", {}, lang), justify="right")
    table.add_column(text("tune-now", {}, lang), justify="right")
    for name in differing:
        table.add_row(name, str(progress.start[name]), str(progress.best[name]))
    screen.print(table)


def print_comparison(progress: "Progress", deals: int, workers: "Workers", lang: str) -> None:
    """What the best set wins against the first one, on deals that no trial has seen."""
    from stellwerk.arena.tuning import CHECKED_AT_ONCE, compare_sets

    pieces = -(-deals // CHECKED_AT_ONCE)
    fresh = random.Random(f"{progress.seed}/check/{progress.trials}").getrandbits(48)
    scores = compare_sets(
        progress.family, progress.fields, progress.best, progress.start, pieces, fresh, workers
    )
    table = plain_table()
    table.add_column(text("tune-field", {}, lang))
    for column in ("tune-players", "tune-wins", "ladder-interval", "tune-fair", "ladder-margin"):
        table.add_column(text(column, {}, lang), justify="right")
    for field, score in scores.items():
        low, high = score.interval
        table.add_row(
            field.game,
            str(field.players),
            percent(score.win_share),
            f"{100 * low:.1f}–{100 * high:.1f}",
            percent(1 / field.players),
            f"{score.margin:+.1f}",
        )
    screen = console()
    screen.print()
    screen.print(text("tune-check", {"deals": pieces * CHECKED_AT_ONCE}, lang))
    screen.print(table)
