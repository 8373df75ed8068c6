"""The puzzles that are shipped, and files of puzzles: a line for the file, then one for each."""

from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType

import msgspec

from stellwerk.games.families import families
from stellwerk.plugins import leave_out
from stellwerk.study.puzzles.making import Collection
from stellwerk.study.puzzles.puzzle import FORMAT, Puzzle, PuzzleFile


class PuzzleFileError(ValueError):
    """A file that holds no puzzles; its text says in which line, and why."""


@cache
def shipped_puzzles() -> Mapping[str, Puzzle]:
    """All puzzles by their ids, board by board.

    >>> {puzzle.game for puzzle in shipped_puzzles().values()} >= {"ticket-usa", "nurnberg"}
    True
    """
    found: dict[str, Puzzle] = {}
    for family in families().values():
        folder = family.puzzles.folder
        for board in family.shipped if folder is not None else ():
            assert folder is not None
            file = folder.joinpath(f"{board}.jsonl")
            if not file.is_file():
                continue
            try:
                kept = read_puzzles(file.read_text(encoding="utf-8"), f"{board}.jsonl")
            except PuzzleFileError as error:
                leave_out(str(error))
                continue
            found |= {puzzle.id: puzzle for puzzle in kept.puzzles}
    return MappingProxyType(found)


def themes_of(puzzles: Sequence[Puzzle]) -> dict[str, int]:
    """How many there are of each theme."""
    counted: dict[str, int] = {}
    for puzzle in puzzles:
        counted[puzzle.theme] = counted.get(puzzle.theme, 0) + 1
    return counted


def read_puzzles(text: str, name: str) -> Collection:
    """The puzzles in the text of a file; PuzzleFileError if there is something else in it.

    >>> read_puzzles("{}", "mine.jsonl")
    Traceback (most recent call last):
    stellwerk.study.puzzles.shelf.PuzzleFileError: mine.jsonl, line 1: Object missing required \
field `stellwerk_puzzles`
    """
    lines = text.splitlines() or [""]
    number = 1
    try:
        head = msgspec.json.decode(lines[0], type=PuzzleFile)
        if head.stellwerk_puzzles != FORMAT:
            raise PuzzleFileError(
                f"{name}, line 1: the format is {head.stellwerk_puzzles}, not {FORMAT}"
            )
        puzzles = []
        for line in lines[1:]:
            number += 1
            puzzles.append(msgspec.json.decode(line, type=Puzzle))
    except msgspec.MsgspecError as error:
        raise PuzzleFileError(f"{name}, line {number}: {error}") from None
    return Collection(head.game, head.seed, head.matches, puzzles)


def written(collection: Collection) -> str:
    """The text of a file with these puzzles."""
    head = PuzzleFile(
        stellwerk_puzzles=FORMAT,
        game=collection.game,
        seed=collection.seed,
        matches=collection.matches,
    )
    order = {theme: place for place, theme in enumerate(collection.themes())}
    kept = sorted(collection.puzzles, key=lambda each: (order[each.theme], each.rating, each.id))
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in (head, *kept))
