"""The rule book of the Wensleydale family: sections, and which rules a board uses."""

from typing import TYPE_CHECKING

from stellwerk.games.rule_book import FamilyBook
from stellwerk.games.wensleydale.rule_counts import COUNTS, PRINTED

if TYPE_CHECKING:
    from stellwerk.games.wensleydale.board.schema import WensleydaleBoard

SECTIONS: dict[str, tuple[str, ...]] = {
    "components": ("COMP",),
    "map": ("MAP",),
    "setup": ("SETUP",),
    "stacks": ("STACK",),
    "turn": ("TURN", "CUBE", "TOKEN"),
    "auction": ("AUC", "ORDER"),
    "building": ("BUILD",),
    "trains": ("TRAIN", "MOVE"),
    "scoring": ("SCORE", "GEN"),
    "takeover": ("SELL", "END"),
    "final": ("FINAL",),
    "cases": ("CASE",),
}
PREFIX = "LTW-"
# What the printed rules leave open, at least in part, or what follows from such a rule.
DECIDED = frozenset(
    {
        "COMP-5", "COMP-7", "MAP-6", "MAP-10", "SETUP-1", "SETUP-8", "SETUP-10",
        "STACK-2", "STACK-3", "STACK-5", "CUBE-2", "TOKEN-2", "TOKEN-3", "AUC-3", "AUC-5", "AUC-6",
        "BUILD-2", "BUILD-4", "BUILD-6", "BUILD-7", "BUILD-8", "BUILD-10", "BUILD-11", "BUILD-14",
        "TRAIN-3", "TRAIN-4", "TRAIN-5", "TRAIN-6", "TRAIN-7", "MOVE-7", "SCORE-2", "SCORE-4",
        "GEN-1", "SELL-2", "SELL-3", "SELL-4", "SELL-5", "CASE-1", "CASE-2", "CASE-4", "CASE-6",
        "CASE-9", "CASE-11", "CASE-12", "CASE-14", "CASE-15", "CASE-16",
    }
)  # fmt: skip
# What comes from public reports on the game, at least in part, or follows from such a rule.
REPORTED = frozenset(
    {
        "COMP-2", "COMP-3", "COMP-4", "COMP-5", "COMP-6", "MAP-8", "MAP-9", "SETUP-9", "CUBE-1",
        "TOKEN-3", "AUC-1", "AUC-4", "BUILD-1", "BUILD-7", "BUILD-8", "TRAIN-2", "TRAIN-4",
        "TRAIN-7", "MOVE-1", "MOVE-4", "SCORE-2", "SELL-1", "CASE-1", "CASE-8",
    }
)  # fmt: skip


def applies(rule: str, board: "WensleydaleBoard") -> bool:
    """Whether a board uses a rule.

    >>> from stellwerk.games.wensleydale.board.kind import wensleydale_board
    >>> applies("LTW-BUILD-14", wensleydale_board("wensleydale"))
    False
    """
    conditions = {
        "MAP-3": any(area.terrain == "special" for area in board.areas),
        "MAP-4": any(border.closed for border in board.borders),
        "MAP-9": all(area.terrain != "valley" for area in board.areas),
        "SETUP-7": board.id == "nurnberg",
        "SETUP-8": any(area.fixed for area in board.areas),
        "BUILD-14": board.connection_bonus is not None,
    }
    return conditions.get(rule.removeprefix(PREFIX), True)


BOOK = FamilyBook(
    prefix=PREFIX,
    sections=SECTIONS,
    decided=DECIDED,
    applies=applies,
    reported=REPORTED,
    counts=COUNTS,
    printed=PRINTED,
)
