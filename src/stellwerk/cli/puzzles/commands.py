"""`stellwerk puzzles`: solving, making and checking puzzles."""

from pathlib import Path
from typing import Annotated

import typer

from stellwerk.cli.contests.work import Cluster, Jobs, Seed
from stellwerk.cli.parameters import AsJson, GameName, Language, option

MOST = 1_000_000
Board = Annotated[str | None, option("--board", "BOARD", "Only puzzles on this board.")]
Theme = Annotated[str | None, option("--theme", "THEME", "Only puzzles with this theme.")]
PuzzleFile = Annotated[
    Path, option("--file", "FILE", "Where they are kept, and from where it goes on.")
]
Each = Annotated[int, typer.Option("--each", metavar="N", help="Exact puzzles of each theme.")]
Found = Annotated[int, typer.Option("--found", metavar="N", help="Puzzles found by playing on.")]
Matches = Annotated[int, typer.Option("--matches", metavar="N", help="Matches to look through.")]
PuzzleId = Annotated[
    str | None, typer.Argument(metavar="[ID]", help="One puzzle; without it, one after another.")
]
Files = Annotated[list[Path] | None, typer.Argument(metavar="[FILE…]", help="Files of puzzles.")]
Longer = Annotated[
    int, typer.Option("--longer", metavar="N", help="Times the playouts, for those found by them.")
]
Kind = Annotated[str | None, option("--only", "KIND", "exact or found. Without it: both.")]

app = typer.Typer(help="Solve, make and check puzzles.", no_args_is_help=True)


@app.command("solve")
def solve(
    puzzle: PuzzleId = None, board: Board = None, theme: Theme = None, seed: Seed = 0,
    lang: Language = None,
) -> None:  # fmt: skip
    """Solve puzzles in the terminal; the real table, one right answer."""
    from stellwerk.cli.languages import chosen_language
    from stellwerk.cli.puzzles.choosing import chosen_puzzles
    from stellwerk.cli.puzzles.solving import solve_all

    spoken = chosen_language(lang)
    code = solve_all(chosen_puzzles(puzzle, board, theme, seed, spoken), spoken)
    if code:
        raise typer.Exit(code)


@app.command("list")
def list_puzzles(lang: Language = None) -> None:
    """How many puzzles there are, by board and theme."""
    from stellwerk.cli.languages import chosen_language
    from stellwerk.cli.puzzles.choosing import print_list

    print_list(chosen_language(lang))


@app.command("make")
def make(
    game: GameName, file: PuzzleFile, each: Each = 14, found: Found = 0, matches: Matches = 100,
    seed: Seed = 1, jobs: Jobs = None, cluster: Cluster = None, lang: Language = None,
) -> None:  # fmt: skip
    """Make puzzles of a board from matches of strong players.

    The same command goes on where its file ends. The result depends on the arguments alone, not on
    who does the work.
    """
    from stellwerk.cli.contests.work import check_work, workers_for
    from stellwerk.cli.languages import chosen_language
    from stellwerk.cli.puzzles.making import begun, make_more
    from stellwerk.cli.setup.game_settings import board_of, check_number

    spoken = chosen_language(lang)
    for name, number in (("--each", each), ("--found", found), ("--matches", matches)):
        check_number(name, number, 0, MOST, spoken)
    check_work(seed, jobs, cluster, spoken)
    board_of(game, None, spoken)
    collection = begun(file, game, seed, spoken)
    with workers_for(jobs, cluster, matches, spoken) as workers:
        make_more(collection, each, found, matches, file, workers, spoken)


@app.command("check")
def check(
    files: Files = None, only: Kind = None, longer: Longer = 10, seed: Seed = 0, jobs: Jobs = None,
    cluster: Cluster = None, as_json: AsJson = False, lang: Language = None,
) -> None:  # fmt: skip
    """Prove exact puzzles again, and look longer at those that were found by playing on."""
    from stellwerk.cli.contests.work import check_work, workers_for
    from stellwerk.cli.languages import chosen_language
    from stellwerk.cli.puzzles.checking import check_all, puzzles_in
    from stellwerk.cli.setup.game_settings import check_number

    spoken = chosen_language(lang)
    check_number("--longer", longer, 1, 1000, spoken)
    check_work(seed, jobs, cluster, spoken)
    puzzles = puzzles_in(files or [], only, spoken)
    with workers_for(jobs, cluster, len(puzzles), spoken) as workers:
        if not check_all(puzzles, longer, workers, as_json, spoken):
            raise typer.Exit(1)
