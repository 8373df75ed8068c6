"""All kinds of puzzles of Wensleydale, collected."""

from importlib import resources

from stellwerk.games.puzzle_kinds import FamilyPuzzles
from stellwerk.games.wensleydale.puzzles.best_sale import BestSale
from stellwerk.games.wensleydale.puzzles.last_load import LastLoad
from stellwerk.games.wensleydale.puzzles.shared import marks

PUZZLES = FamilyPuzzles(
    kinds=(BestSale(), LastLoad()),
    marks=marks,
    folder=resources.files("stellwerk.games.wensleydale") / "puzzle_files",
)
