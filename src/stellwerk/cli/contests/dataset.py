"""`stellwerk dataset`: games and positions as Parquet files, played by bots or from records."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from stellwerk.cli.contests.sim import contest_of
from stellwerk.cli.contests.work import Cluster, Jobs, Seed, check_work, progress_bar, workers_for
from stellwerk.cli.parameters import (
    BoardFile,
    Bots,
    Language,
    Players,
    RulesVersion,
    Settings,
    argument,
    option,
)

if TYPE_CHECKING:
    from stellwerk.dataset.folder import Plan

MOST_GAMES = 10_000_000
MOST_PIECE = 100_000
USUAL_GAMES = 1000
PlayedGame = Annotated[
    str | None,
    argument("[GAME]", "A game that bots play, such as ticket-europe. See: stellwerk games."),
]
Target = Annotated[
    Path,
    typer.Option(
        "--out",
        "-o",
        metavar="FOLDER",
        help="Where the dataset is kept, and from where it goes on.",
        show_default=False,
    ),
]
RecordPlaces = Annotated[
    list[Path] | None,
    option(
        "--records",
        "FILE|FOLDER",
        "Instead of a game: records of matches; may be given several times.",
    ),
]
Games = Annotated[int | None, option("--games", "M", "How many games to play. Without it: 1000.")]
With = Annotated[
    str,
    typer.Option(
        "--with",
        metavar="A,B,…",
        help="What to say of every position: position (whole, hidden cards included), "
        "view (what the deciding seat sees), observation (the same as bytes for a net).",
    ),
]
PieceSize = Annotated[
    int, typer.Option("--piece", metavar="G", help="Games in each pair of files.")
]


def dataset(
    out: Target,
    game: PlayedGame = None,
    records: RecordPlaces = None,
    players: Players = None,
    bots: Bots = None,
    games: Games = None,
    seed: Seed = 0,
    with_: With = "position",
    piece: PieceSize = 100,
    jobs: Jobs = None,
    cluster: Cluster = None,
    option: Settings = None,
    board: BoardFile = None,
    rules: RulesVersion = None,
    lang: Language = None,
) -> None:
    """Write games and positions as Parquet files, for programs that learn from them.

    The same command goes on where it was broken off, and with more games goes further. What is
    written depends on the arguments alone, not on who does the work.
    """
    from stellwerk.cli.languages import chosen_language
    from stellwerk.cli.setup.game_settings import check_number

    spoken = chosen_language(lang)
    check_number("--games", games, 1, MOST_GAMES, spoken)
    check_number("--piece", piece, 1, MOST_PIECE, spoken)
    check_work(seed, jobs, cluster, spoken)
    _check_possible(game, records, spoken)
    columns = _columns(with_, spoken)
    with _in_words(spoken):
        if records:
            plan = _plan_of_records(records, piece, columns, spoken)
        else:
            from stellwerk.dataset.planning import plan_of_contest

            assert game is not None
            contest = contest_of(game, players, bots, seed, option or [], board, rules, spoken)
            plan = plan_of_contest(contest, games or USUAL_GAMES, piece, columns)
        left_out = _make(plan, out, jobs, cluster, spoken)
    if left_out:
        raise typer.Exit(1)


def _check_possible(game: str | None, records: list[Path] | None, lang: str) -> None:
    """Complain if nothing can be written, or nobody knows what."""
    from stellwerk.cli.complaints import Complaint
    from stellwerk.dataset.pyarrow_wanted import has_pyarrow

    if not has_pyarrow():
        raise Complaint(lang, "complaint-no-pyarrow")
    if (game is None) == (not records):
        raise Complaint(lang, "complaint-game-or-records")


def _columns(typed: str, lang: str) -> list[str]:
    from stellwerk.cli.complaints import no_such
    from stellwerk.dataset.columns import COLUMNS

    names = [word.strip() for word in typed.split(",") if word.strip()]
    for name in names:
        if name not in COLUMNS:
            raise no_such(lang, "complaint-no-column", name, COLUMNS)
    return names


def _plan_of_records(places: list[Path], piece: int, columns: list[str], lang: str) -> "Plan":
    from stellwerk.cli.complaints import Complaint
    from stellwerk.dataset.planning import plan_of_records, record_files

    files = record_files(places)
    for file in files:
        if not file.is_file():
            raise Complaint(lang, "complaint-no-file", file=str(file))
    if not files:
        raise Complaint(lang, "complaint-no-records", folder=", ".join(map(str, places)))
    return plan_of_records(files, piece, columns)


@contextmanager
def _in_words(lang: str) -> Iterator[None]:
    """What stands in the way of a dataset is said in one sentence."""
    from stellwerk.cli.complaints import Complaint
    from stellwerk.dataset.folder import OtherDataset
    from stellwerk.match.observing import CannotObserve

    try:
        yield
    except OtherDataset as other:
        raise Complaint(
            lang, "complaint-other-dataset", folder=str(other.folder), part=other.part
        ) from None
    except CannotObserve as error:
        raise Complaint(lang, "complaint-not-observed", reason=str(error)) from None


def _make(plan: "Plan", out: Path, jobs: int | None, cluster: str | None, lang: str) -> int:
    """Make what is missing, and say what there is then; how many records were left out."""
    from stellwerk.dataset.folder import Folder, make_pieces
    from stellwerk.texts import text

    folder = Folder(out)
    folder.claim(plan.about)
    missing = folder.missing(plan.about.piece, plan.games)
    left_out = 0
    with progress_bar() as bar, workers_for(jobs, cluster, len(missing) or 1, lang) as workers:
        pieces = -(-plan.games // plan.about.piece)
        done = pieces - len(missing)
        task = bar.add_task(text("dataset-running", {}, lang), total=pieces, completed=done)
        for piece in make_pieces(folder, missing, plan, workers):
            for name, reason in piece.left_out:
                left_out += 1
                words: dict[str, str | int] = {"file": name, "reason": reason}
                typer.echo(text("dataset-left-out", words, lang), err=True)
            bar.advance(task)
    games, positions = folder.counted()
    found: dict[str, str | int] = {
        "folder": str(out),
        "games": games,
        "positions": positions,
        "made": len(missing),
    }
    typer.echo(text("dataset-done", found, lang))
    return left_out
