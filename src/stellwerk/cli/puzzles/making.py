"""Making puzzles into a file, from which the same command goes on."""

import os
from pathlib import Path

import typer

from stellwerk.arena.workers import Workers
from stellwerk.cli.complaints import Complaint, read_text, write_text
from stellwerk.cli.contests.work import progress_bar
from stellwerk.study.puzzles.making import Collection, go_on
from stellwerk.study.puzzles.shelf import PuzzleFileError, read_puzzles, themes_of, written
from stellwerk.texts import text


def begun(file: Path, game: str, seed: int, lang: str) -> Collection:
    """The puzzles in a file, if it is of this board and seed; none, if there is no file."""
    if not file.exists():
        return Collection(game, seed)
    found = _read(file, lang)
    if (found.game, found.seed) != (game, seed):
        reason = f"{found.game}, --seed {found.seed}"
        raise Complaint(lang, "complaint-puzzle-file", file=str(file), reason=reason)
    return found


def _read(file: Path, lang: str) -> Collection:
    try:
        return read_puzzles(read_text(file, lang), file.name)
    except PuzzleFileError as error:
        raise Complaint(lang, "complaint-puzzle-file", file=str(file), reason=str(error)) from None


def make_more(
    collection: Collection,
    each: int,
    found: int,
    matches: int,
    file: Path,
    workers: Workers,
    lang: str,
) -> None:
    """Look through matches; the file is written again and again, whole or not at all."""
    with progress_bar() as bar:
        task = bar.add_task(text("puzzles-making", {}, lang), total=matches)
        for now in go_on(collection, each, found, matches, workers):
            _write(file, now, lang)
            bar.update(task, completed=now.matches)
    _write(file, collection, lang)
    counted = themes_of(collection.puzzles)
    words: dict[str, str | int] = {
        "file": str(file),
        "number": len(collection.puzzles),
        "matches": collection.matches,
        "themes": ", ".join(f"{theme} {number}" for theme, number in counted.items()),
    }
    typer.echo(text("puzzles-made", words, lang))


def _write(file: Path, collection: Collection, lang: str) -> None:
    beside = file.with_name(file.name + ".new")
    write_text(beside, written(collection), lang)
    os.replace(beside, file)
