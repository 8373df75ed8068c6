"""`stellwerk balance`: what many games of quick players say about a board."""

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

    from stellwerk.cli.setup.game_settings import Table
    from stellwerk.study.balance.page.page import Weighed
    from stellwerk.study.balance.setting import WeighedGame
    from stellwerk.study.balance.tally import Tally

MOST_GAMES = 1_000_000
KEEP_EVERY = 100
"""Deals after which what was counted is written down."""
Page = Annotated[
    Path | None,
    typer.Option("--output", "-o", metavar="FILE", help="Write the report as one page with plots.",
                 show_default=False),
]  # fmt: skip
Games = Annotated[int, typer.Option("--games", metavar="G", help="How many games are played.")]
QuickBots = Annotated[
    str | None,
    option("--bots", "A,B,…", "Quick players: net, or sets of weights by name. They sit in turn."),
]
Kept = Annotated[
    Path | None,
    option("--file", "FILE", "Keep what was counted there; the same command goes on with it."),
]
Against = Annotated[
    str | None,
    option("--against", "GAME", "A second game, or the same one again, to stand beside it."),
]
AgainstSettings = Annotated[
    list[str] | None,
    option("--against-option", "NAME=VALUE", "An option of the second game."),
]
AgainstPlayers = Annotated[
    int | None,
    option("--against-players", "N", "Players of the second game. Without it: as many."),
]
AgainstBoard = Annotated[
    Path | None,
    option("--against-board", "FILE", "Your own board file for the second game."),
]


def balance(
    game: GameName,
    output: Page = None,
    players: Players = None,
    games: Games = 1000,
    seed: Seed = 0,
    bots: QuickBots = None,
    option: Settings = None,
    board: BoardFile = None,
    rules: RulesVersion = None,
    file: Kept = None,
    against: Against = None,
    against_option: AgainstSettings = None,
    against_players: AgainstPlayers = None,
    against_board: AgainstBoard = None,
    jobs: Jobs = None,
    cluster: Cluster = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Weigh a board: seats, things, ways of winning, length, ties and what nobody uses.

    Quick players play many deals. Where they differ, every deal is played in each rotation of them,
    and is one sample. The result depends on the arguments alone.
    """
    from stellwerk.cli.complaints import write_text
    from stellwerk.cli.languages import chosen_language
    from stellwerk.cli.setup.game_settings import check_number, set_up
    from stellwerk.study.balance.page.page import balance_page

    spoken = chosen_language(lang)
    check_number("--games", games, 2, MOST_GAMES, spoken)
    check_work(seed, jobs, cluster, spoken)
    tables = [set_up(game, players, option or [], board, rules, spoken)]
    typed = [(option or [], board)]
    if _is_compared(against, against_option, against_players, against_board):
        second = against or game
        tables.append(
            set_up(second, against_players or players, against_option or [], against_board,
                   rules if against is None else None, spoken)
        )  # fmt: skip
        typed.append((against_option or [], against_board))
    weighed = []
    for place, (table, said) in enumerate(zip(tables, typed, strict=True)):
        setting = _setting(table, bots, seed, spoken)
        command = _command(setting, games, *said)
        kept = file if file is None or not place else file.with_name(file.name + ".against")
        tally = _played(setting, games, kept, jobs, cluster, spoken)
        weighed.append(_weighed(table, setting, tally, command))
    if output is not None:
        write_text(output, balance_page(weighed, spoken), spoken)
    _print(weighed, output, as_json, spoken)


def _is_compared(*asked: object) -> bool:
    return any(asked)


def _setting(table: "Table", bots: str | None, seed: int, lang: str) -> "WeighedGame":
    from stellwerk.cli.complaints import Complaint
    from stellwerk.study.balance.setting import CannotWeigh, WeighedGame, checked_players

    named = [] if bots is None else [name.strip() for name in bots.split(",")]
    try:
        sitting = checked_players(table.game, named)
    except CannotWeigh as error:
        raise Complaint(lang, "complaint-balance", reason=str(error)) from None
    settings = tuple(sorted(table.settings.items()))
    rules = table.game.rules_version
    return WeighedGame(
        table.game.id, table.game.players, sitting, seed, settings, table.board, rules
    )


def _command(
    setting: "WeighedGame", games: int, option: "Sequence[str]", board: Path | None
) -> str:
    """The command that gives the same numbers again, with everything said."""
    words = ["balance", setting.game, "--players", str(setting.players)]
    words += ["--games", str(games), "--seed", str(setting.seed)]
    words += ["--bots", ",".join(setting.bots)]
    return said_again(words, option, board, setting.rules) + " -o report.html"


def _played(
    setting: "WeighedGame", games: int, kept: Path | None, jobs: int | None, cluster: str | None,
    lang: str,
) -> "Tally":  # fmt: skip
    """The tally of so many games: what is kept already, and the deals that are missing."""
    from functools import partial

    from stellwerk.cli.contests.balance_file import read_tally, write_tally
    from stellwerk.study.balance.counting import weigh_deal
    from stellwerk.study.balance.tally import Tally
    from stellwerk.texts import text

    tally = Tally() if kept is None else read_tally(kept, setting, lang)
    deals = -(-games // len(setting.rotations()))
    missing = range(tally.deals, deals)
    if not missing:
        return tally
    waiting: dict[int, Tally] = {}
    with progress_bar() as bar, workers_for(jobs, cluster, len(missing), lang) as workers:
        task = bar.add_task(text("balance-running", {}, lang), total=deals, completed=tally.deals)
        for number, counted in workers.run(partial(weigh_deal, setting), missing):
            waiting[number] = counted
            while tally.deals in waiting:  # only what has no gap before it can be gone on with
                tally.merge(waiting.pop(tally.deals))
                if kept is not None and tally.deals % KEEP_EVERY == 0:
                    write_tally(kept, setting, tally, lang)
            bar.update(task, completed=tally.deals)
    if kept is not None:
        write_tally(kept, setting, tally, lang)
    return tally


def _weighed(table: "Table", setting: "WeighedGame", tally: "Tally", command: str) -> "Weighed":
    from stellwerk.study.balance.findings import balance_findings
    from stellwerk.study.balance.page.page import Weighed
    from stellwerk.study.balance.setting import bench_of

    bench = bench_of(setting)
    return Weighed(bench.game, bench.watching.groups, balance_findings(setting, tally, command))


def _print(weighed: "list[Weighed]", output: Path | None, as_json: bool, lang: str) -> None:
    import msgspec

    from stellwerk.cli.screen import console, print_json
    from stellwerk.study.balance.page.words import BalanceWords

    if as_json:
        print_json([msgspec.to_builtins(each.found) for each in weighed])
        return
    screen = console()
    for each in weighed:
        words = BalanceWords(each.game, each.found, lang)
        for line in words.summary():
            screen.print(line, highlight=False)
    if output is not None:
        screen.print(words.say("written", file=str(output)), highlight=False)
