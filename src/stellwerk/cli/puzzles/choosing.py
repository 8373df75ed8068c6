"""Which puzzles somebody wants to solve."""

from random import Random
from typing import TYPE_CHECKING

from stellwerk.cli.complaints import Complaint, no_such
from stellwerk.cli.screen import console
from stellwerk.study.puzzles.shelf import shipped_puzzles, themes_of
from stellwerk.texts import text

if TYPE_CHECKING:
    from stellwerk.study.puzzles.puzzle import Puzzle


def chosen_puzzles(
    puzzle: str | None, board: str | None, theme: str | None, seed: int, lang: str
) -> "list[Puzzle]":
    """One puzzle, or all that fit, in an order by lot."""
    every = list(shipped_puzzles().values())
    if puzzle is not None:
        found = shipped_puzzles().get(puzzle)
        if found is None:
            raise Complaint(lang, "puzzles-none", name=puzzle)
        return [found]
    boards = list(dict.fromkeys(each.game for each in every))
    if board is not None and board not in boards:
        raise no_such(lang, "complaint-no-game", board, boards)
    fitting = [each for each in every if board in (None, each.game) and theme in (None, each.theme)]
    if not fitting:
        raise Complaint(lang, "puzzles-none", name=theme or "")
    Random(seed).shuffle(fitting)
    return fitting


def print_list(lang: str) -> None:
    """How many there are."""
    every = list(shipped_puzzles().values())
    screen = console()
    for game in dict.fromkeys(each.game for each in every):
        counted = themes_of([each for each in every if each.game == game])
        themes = ", ".join(
            f"{text(f'puzzle-theme-{theme}', {}, lang)} {number}"
            for theme, number in counted.items()
        )
        screen.print(
            text("puzzles-listed", {"game": game, "themes": themes}, lang), highlight=False
        )
    screen.print(text("puzzles-all", {"number": len(every)}, lang), highlight=False)
