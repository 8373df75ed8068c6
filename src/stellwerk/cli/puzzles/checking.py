"""Checking puzzles, and saying how many still hold."""

import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import typer

from stellwerk.arena.workers import Workers
from stellwerk.cli.complaints import Complaint, no_such, read_text
from stellwerk.cli.contests.work import progress_bar
from stellwerk.study.puzzles.checking import Checked, check
from stellwerk.study.puzzles.puzzle import Puzzle
from stellwerk.study.puzzles.shelf import PuzzleFileError, read_puzzles, shipped_puzzles
from stellwerk.texts import text

KINDS = ("exact", "found")


def puzzles_in(files: Sequence[Path], only: str | None, lang: str) -> list[Puzzle]:
    """The puzzles of files, or all that are shipped; of both kinds, or of one."""
    if only is not None and only not in KINDS:
        raise no_such(lang, "complaint-no-puzzle-kind", only, KINDS)
    puzzles: list[Puzzle] = [] if files else list(shipped_puzzles().values())
    for file in files:
        try:
            puzzles += read_puzzles(read_text(file, lang), file.name).puzzles
        except PuzzleFileError as error:
            raise Complaint(
                lang, "complaint-puzzle-file", file=str(file), reason=str(error)
            ) from None
    return [each for each in puzzles if only in (None, "exact" if each.is_exact else "found")]


def check_all(
    puzzles: Sequence[Puzzle], longer: int, workers: Workers, as_json: bool, lang: str
) -> bool:
    """Check all, and report; whether all hold."""
    checked: dict[int, Checked] = {}
    with progress_bar() as bar:
        task = bar.add_task(text("puzzles-checking", {}, lang), total=len(puzzles))
        work = partial(_check_one, tuple(puzzles), longer)
        for number, found in workers.run(work, range(len(puzzles))):
            checked[number] = found
            bar.update(task, advance=1)
    pairs = [(puzzle, checked[number]) for number, puzzle in enumerate(puzzles)]
    if as_json:
        _print_json(pairs)
    else:
        _print_words(pairs, longer, lang)
    return all(found.holds for _, found in pairs)


def _check_one(puzzles: Sequence[Puzzle], longer: int, number: int) -> Checked:
    return check(puzzles[number], longer)


def _print_json(pairs: Sequence[tuple[Puzzle, Checked]]) -> None:
    lines = [
        {"id": puzzle.id, "game": puzzle.game, "theme": puzzle.theme, "exact": puzzle.is_exact,
         "holds": found.holds, "reason": found.reason}
        for puzzle, found in pairs
    ]  # fmt: skip
    typer.echo(json.dumps({"puzzles": lines}, indent=1))


def _print_words(pairs: Sequence[tuple[Puzzle, Checked]], longer: int, lang: str) -> None:
    for puzzle, found in pairs:
        if not found.holds:
            words: dict[str, str | int] = {
                "game": puzzle.game, "id": puzzle.id, "theme": puzzle.theme, "reason": found.reason,
            }  # fmt: skip
            typer.echo(text("puzzles-check-fails", words, lang))
    for is_exact, message in ((True, "puzzles-check-exact"), (False, "puzzles-check-found")):
        these = [found for puzzle, found in pairs if puzzle.is_exact == is_exact]
        if these:
            counts: dict[str, str | int] = {
                "holding": sum(found.holds for found in these),
                "number": len(these),
                **({} if is_exact else {"longer": longer}),
            }
            typer.echo(text(message, counts, lang))
