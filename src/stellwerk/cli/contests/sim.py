"""`stellwerk sim`: many games between bots, counted."""

import time
from typing import TYPE_CHECKING, Annotated

import typer

from stellwerk.cli.contests.work import Cluster, Jobs, Seed, check_work, progress_bar, workers_for
from stellwerk.cli.parameters import (
    AsJson,
    BoardFile,
    Bots,
    GameName,
    Language,
    Players,
    RulesVersion,
    Settings,
    option,
)

if TYPE_CHECKING:
    from stellwerk.arena.games import Contest, Standing

MOST_GAMES = 10_000_000
USUAL_GAMES = 100
Games = Annotated[
    int | None,
    option(
        "--games", "M", "How many games to play. Without it: 100, or a few more for whole deals."
    ),
]


def sim(
    game: GameName,
    players: Players = None,
    bots: Bots = None,
    games: Games = None,
    seed: Seed = 0,
    jobs: Jobs = None,
    cluster: Cluster = None,
    option: Settings = None,
    board: BoardFile = None,
    rules: RulesVersion = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and count wins and points.

    Every deal is played once in each rotation of the seats, and intervals are over deals. The
    result depends on the arguments alone, not on who does the work.
    """
    from stellwerk.cli.languages import chosen_language
    from stellwerk.cli.setup.game_settings import check_number

    spoken = chosen_language(lang)
    check_number("--games", games, 1, MOST_GAMES, spoken)
    check_work(seed, jobs, cluster, spoken)
    contest = contest_of(game, players, bots, seed, option or [], board, rules, spoken)
    _say_repeated(contest, bots, spoken)
    if games is None:
        games = -(-USUAL_GAMES // contest.players) * contest.players
    _say_incomplete(contest, games, spoken)
    started = time.perf_counter()
    standings = _play(contest, games, jobs, cluster, spoken)
    seconds = time.perf_counter() - started
    if as_json:
        from stellwerk.cli.contests.sim_report import print_data

        print_data(contest, games, standings, seconds)
    else:
        from stellwerk.cli.contests.sim_report import print_report

        print_report(contest, games, standings, seconds, spoken)


def contest_of(
    game: str,
    players: int | None,
    bots: str | None,
    seed: int,
    option: list[str],
    board: BoardFile,
    rules: int | None,
    lang: str,
) -> "Contest":
    """What was asked for on the command line, with a bot for every seat."""
    from stellwerk.arena.games import Contest
    from stellwerk.cli.setup.game_settings import board_of, bot_list, check_players, set_up

    span = board_of(game, board, lang).players
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


def _say_incomplete(contest: "Contest", games: int, lang: str) -> None:
    """A deal that is not played in every rotation is unfair to somebody: say what would be fair."""
    from stellwerk.texts import text

    deals, more = divmod(games, contest.players)
    if more:
        words: dict[str, str | int] = {
            "games": games,
            "players": contest.players,
            "more": more,
            "fair": (deals + 1) * contest.players,
        }
        typer.echo(text("sim-incomplete", words, lang), err=True)


def _play(
    contest: "Contest", games: int, jobs: int | None, cluster: str | None, lang: str
) -> "list[Standing]":
    """Play all games, with a progress bar in a terminal."""
    from stellwerk.arena.games import Standing, play_deals
    from stellwerk.texts import text

    standings = [Standing() for _ in contest.bots]
    deals = -(-games // contest.players)
    with progress_bar() as bar, workers_for(jobs, cluster, deals, lang) as workers:
        task = bar.add_task(text("sim-running", {}, lang), total=games)
        for tallies in play_deals(contest, games, workers):
            for standing, tally in zip(standings, tallies, strict=True):
                standing.add(tally)
            bar.advance(task, tallies[0].games)
    return standings
