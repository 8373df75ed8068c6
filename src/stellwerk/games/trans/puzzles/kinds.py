"""All kinds of puzzles of Trans, collected."""

from importlib import resources

from stellwerk.games.puzzle_kinds import FamilyPuzzles
from stellwerk.games.trans.puzzles.best_turn import BestTurn, WinRound
from stellwerk.games.trans.puzzles.missing_rails import MissingRails
from stellwerk.games.trans.puzzles.shared import marks

PUZZLES = FamilyPuzzles(
    kinds=(MissingRails(), BestTurn(), WinRound()),
    marks=marks,
    folder=resources.files("stellwerk.games.trans") / "puzzle_files",
)
