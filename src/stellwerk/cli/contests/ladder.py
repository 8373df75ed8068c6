"""`stellwerk ladder`: all bots of a family against each other."""

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from stellwerk.cli.contests.work import (
    Cluster,
    Jobs,
    Seed,
    check_work,
    progress_bar,
    said_again,
    workers_for,
)
from stellwerk.cli.parameters import (
    AsJson,
    BoardFile,
    GameName,
    Language,
    Players,
    RulesVersion,
    Settings,
    option,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stellwerk.arena.findings import Findings
    from stellwerk.arena.ladder import Ladder, Plan
    from stellwerk.cli.setup.game_settings import Table

MOST_DEALS = 1_000_000
LadderBots = Annotated[
    str | None,
    option(
        "--bots",
        "A,B,…",
        "Two or more bots by name, or as package.module:Class. Without it: all of the family.",
    ),
]
Deals = Annotated[
    int,
    typer.Option("--deals", metavar="D", help="Deals of every pair, each in all rotations."),
]
StopEarly = Annotated[
    bool,
    typer.Option("--stop-early", help="A pair stops as soon as it is clear who is stronger."),
]
Anchor = Annotated[
    str | None,
    option("--anchor", "BOT", "The bot whose Elo is 0. Without it: the middle one of those named."),
]
Page = Annotated[
    Path | None,
    option("--html", "FILE", "Also write a page with plots."),
]


def ladder(
    game: GameName,
    players: Players = None,
    bots: LadderBots = None,
    deals: Deals = 100,
    seed: Seed = 0,
    stop_early: StopEarly = False,
    anchor: Anchor = None,
    jobs: Jobs = None,
    cluster: Cluster = None,
    option: Settings = None,
    board: BoardFile = None,
    rules: RulesVersion = None,
    html: Page = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Let every bot play against every other, over the same deals, and rate them.

    With more than two players one sits against all others, who are of the other kind, and then the
    other way round. Samples are deals in every rotation of the seats. The result depends on the
    arguments alone, not on who does the work.
    """
    from stellwerk.arena.findings import findings
    from stellwerk.cli.contests.ladder_report import print_report
    from stellwerk.cli.languages import chosen_language
    from stellwerk.cli.setup.game_settings import check_number, set_up

    spoken = chosen_language(lang)
    check_number("--deals", deals, 2, MOST_DEALS, spoken)
    check_work(seed, jobs, cluster, spoken)
    table = set_up(game, players, option or [], board, rules, spoken)
    named = _named(bots, table.game.family, spoken)
    zero = _anchor(anchor, named, spoken)
    plan = _plan(table, named, deals, seed, stop_early)
    started = time.perf_counter()
    played = _play(plan, jobs, cluster, spoken)
    found = findings(played, _command(plan, zero, option or [], board), zero)
    if html is not None:
        _write_page(found, html, spoken)
    if as_json:
        _print_data(found)
    else:
        print_report(found, time.perf_counter() - started, spoken)


def _named(typed: str | None, family: str, lang: str) -> tuple[str, ...]:
    """The bots that were named, or all; every one exists and is named once."""
    from stellwerk.bots import bot_names
    from stellwerk.cli.complaints import Complaint
    from stellwerk.cli.setup.game_settings import check_bot

    known = bot_names(family)
    named = known if typed is None else [name.strip() for name in typed.split(",")]
    for place, name in enumerate(named):
        check_bot(name, family, lang)
        if name in named[:place]:
            raise Complaint(lang, "complaint-bot-twice", name=name)
    if len(named) < 2:
        raise Complaint(lang, "complaint-one-bot", choices=", ".join(known))
    return tuple(named)


def _anchor(asked: str | None, named: "Sequence[str]", lang: str) -> str:
    from stellwerk.cli.complaints import no_such

    if asked is None:
        return named[len(named) // 2]
    if asked not in named:
        raise no_such(lang, "complaint-no-anchor", asked, named)
    return asked


def _plan(table: "Table", bots: tuple[str, ...], deals: int, seed: int, stop_early: bool) -> "Plan":
    from stellwerk.arena.games import Contest
    from stellwerk.arena.ladder import Plan

    settings = tuple(sorted(table.settings.items()))
    seats, rules = table.game.players, table.game.rules_version
    setting = Contest(table.game.id, seats, (), seed, settings, table.board, rules)
    return Plan(setting, bots, deals, stop_early)


def _play(plan: "Plan", jobs: int | None, cluster: str | None, lang: str) -> "Ladder":
    """Play the whole ladder, with a progress bar in a terminal."""
    from stellwerk.arena.ladder import Ladder
    from stellwerk.texts import text

    made = Ladder(plan)
    parts = len(made.series) * plan.deals
    with progress_bar() as bar, workers_for(jobs, cluster, parts, lang) as workers:
        task = bar.add_task(text("ladder-running", {}, lang), total=parts)
        for done, most in made.play(workers):
            bar.update(task, completed=done, total=most)
    return made


def _command(plan: "Plan", anchor: str, option: "Sequence[str]", board: Path | None) -> str:
    """The command that gives the same result again, with everything said."""
    setting = plan.setting
    words = ["ladder", setting.game, "--players", str(plan.players)]
    words += ["--bots", ",".join(plan.bots), "--deals", str(plan.deals)]
    words += ["--seed", str(setting.seed), "--anchor", anchor]
    words += ["--stop-early"] if plan.stop_early else []
    return said_again(words, option, board, setting.rules)


def _print_data(found: "Findings") -> None:
    """Everything as JSON; it is the same from run to run."""
    import msgspec

    from stellwerk.cli.screen import print_json

    print_json(msgspec.to_builtins(found))


def _write_page(found: "Findings", path: Path, lang: str) -> None:
    from stellwerk.cli.complaints import write_text
    from stellwerk.cli.contests.ladder_page import page

    write_text(path, page(found, lang), lang)
