"""`stellwerk tune`: finding better weights for a family's policy, by contests."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from stellwerk.cli.contests.work import Cluster, Jobs, Seed, check_work, progress_bar, workers_for
from stellwerk.cli.parameters import Language, argument, option

if TYPE_CHECKING:
    from stellwerk.arena.tuning import Field, Progress
    from stellwerk.arena.workers import Workers
    from stellwerk.games.policies import Policies

MOST_TRIALS = 1_000_000
FamilyName = Annotated[
    str,
    argument("FAMILY", "A family of games: ticket, …"),
]
TunedGames = Annotated[
    str,
    option("--games", "A,B,…", "Games to play."),
]
TunedPlayers = Annotated[
    str, typer.Option("--players", metavar="N,M,…", help="Numbers of players, in every game.")
]
Trials = Annotated[int, typer.Option("--trials", metavar="N", help="Trials, in all.")]
TuningFile = Annotated[
    Path,
    option("--file", "FILE", "Where the run is kept after every trial, and from where it goes on."),
]
FirstSet = Annotated[
    str | None,
    option("--from", "SET", "The set of weights to begin with. Without it: the strongest."),
]
Check = Annotated[
    int,
    typer.Option(
        "--check", metavar="D", help="Fresh deals per game to compare the result with the start."
    ),
]


def tune(
    family: FamilyName,
    games: TunedGames,
    file: TuningFile,
    players: TunedPlayers = "2",
    trials: Trials = 100,
    seed: Seed = 0,
    first: FirstSet = None,
    check: Check = 500,
    jobs: Jobs = None,
    cluster: Cluster = None,
    lang: Language = None,
) -> None:
    """Look for better weights of a family's policy, by contests inside the kernel.

    The same command goes on where its file ends, and with more trials goes further. The result
    depends on the arguments alone, not on who does the work.
    """
    from stellwerk.arena.tuning import begin
    from stellwerk.cli.contests.tuning_file import read_progress
    from stellwerk.cli.languages import chosen_language
    from stellwerk.cli.setup.game_settings import check_number

    spoken = chosen_language(lang)
    check_number("--trials", trials, 1, MOST_TRIALS, spoken)
    check_number("--check", check, 0, MOST_TRIALS, spoken)
    check_work(seed, jobs, cluster, spoken)
    policies = _policies(family, spoken)
    fields = _fields(family, games, players, spoken)
    chosen = _set(policies, first, spoken)
    asked = begin(family, fields, seed, policies.sets[chosen or list(policies.sets)[-1]])
    progress = read_progress(file, asked, chosen is None, spoken)
    with workers_for(jobs, cluster, trials, spoken) as workers:
        _go_on(progress, trials, file, workers, spoken)
        _report(progress, check, workers, spoken)


def _policies(family: str, lang: str) -> "Policies":
    """The policies of a family that has some."""
    from stellwerk.cli.complaints import no_such
    from stellwerk.games.families import families

    found = {name: each.policies for name, each in families().items() if each.policies is not None}
    if family not in found:
        raise no_such(lang, "complaint-no-family", family, found)
    return found[family]


def _set(policies: "Policies", asked: str | None, lang: str) -> str | None:
    """The set that was asked for by name, if one was; it exists."""
    from stellwerk.cli.complaints import no_such

    if asked is not None and asked not in policies.sets:
        raise no_such(lang, "complaint-no-set", asked, policies.sets)
    return asked


def _fields(family: str, games: str, players: str, lang: str) -> "list[Field]":
    """Every game with every number of players that it is made for."""
    from stellwerk import games as known_games
    from stellwerk.arena.tuning import Field
    from stellwerk.cli.complaints import Complaint, no_such
    from stellwerk.cli.setup.game_settings import board_of
    from stellwerk.games.registry import family_of

    choices = [name for name in known_games() if family_of(name) == family]
    fields = []
    for name in _listed(games):
        if name not in choices and name in known_games():
            raise Complaint(
                lang,
                "complaint-other-family",
                name=name,
                family=family,
                choices=", ".join(choices),
            )
        if name not in choices:
            raise no_such(lang, "complaint-no-game", name, choices)
        fewest, most = board_of(name, None, lang).players
        fields += [
            Field(name, number) for number in _numbers(players, lang) if fewest <= number <= most
        ]
    if not fields:
        raise Complaint(lang, "complaint-no-field", games=games, players=players)
    return list(dict.fromkeys(fields))


def _listed(typed: str) -> list[str]:
    return [word.strip() for word in typed.split(",")]


def _numbers(typed: str, lang: str) -> list[int]:
    from stellwerk.cli.complaints import Complaint
    from stellwerk.terminal.typed_words import shown

    words = _listed(typed)
    if not all(word.isascii() and word.isdigit() and len(word) < 4 for word in words):
        raise Complaint(lang, "complaint-player-list", typed=shown(typed))
    return [int(word) for word in words]


def _go_on(progress: "Progress", trials: int, file: Path, workers: "Workers", lang: str) -> None:
    """Make the trials that are missing; the file is written after each."""
    from stellwerk.arena.tuning import tune as trials_of
    from stellwerk.cli.contests.tuning_file import write_progress
    from stellwerk.texts import text

    if progress.trials >= trials:
        words: dict[str, str | int] = {"file": str(file), "trials": progress.trials}
        typer.echo(text("tune-done-before", words, lang), err=True)
    write_progress(file, progress, lang)
    with progress_bar() as bar:
        task = bar.add_task(text("tune-running", {}, lang), total=trials, completed=progress.trials)
        for _ in trials_of(progress, trials, workers):
            write_progress(file, progress, lang)
            bar.update(task, completed=progress.trials)


def _report(progress: "Progress", check: int, workers: "Workers", lang: str) -> None:
    """What was found: the weights that changed, and what they are worth on fresh deals."""
    from stellwerk.cli.contests.tune_report import print_comparison, print_weights

    print_weights(progress, lang)
    if check and progress.best != progress.start:
        print_comparison(progress, check, workers, lang)
