"""The family as Stellwerk finds it."""

from importlib import resources

from branch_lines.board import BOARDS
from branch_lines.game import BranchGame
from branch_lines.wire import WIRE
from stellwerk.bots import RandomBot
from stellwerk.games.family import Family
from stellwerk.games.rule_book import FamilyBook

BRANCH = Family(
    name="branch",
    boards=BOARDS,
    versions=(1,),
    options=lambda board, players, rules: [],
    make=BranchGame,
    book=FamilyBook(prefix="BRANCH-", sections={"all": ("SETUP", "TURN", "END")}),
    bots={"random": RandomBot},
    wire=WIRE,
    texts=resources.files("branch_lines") / "texts",
)
