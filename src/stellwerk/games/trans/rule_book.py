"""The rule book of the Trans family: sections, and which rules a board uses."""

from typing import TYPE_CHECKING

from stellwerk.games.rule_book import FamilyBook
from stellwerk.games.trans.rule_counts import COUNTS

if TYPE_CHECKING:
    from stellwerk.games.trans.board.schema import TransBoard

SECTIONS: dict[str, tuple[str, ...]] = {
    "setup": ("SETUP",),
    "turn": ("TURN",),
    "round": ("ROUND", "SCORE", "END"),
    "cards": ("CARDS", "CARD"),
}
PREFIX = "TRANS-"
# What the printed rules leave open, wholly or in part.
DECIDED = frozenset(
    {
        "TURN-2", "TURN-6", "ROUND-2", "ROUND-3", "ROUND-4",
        "CARDS-1", "CARDS-2", "CARDS-3", "CARDS-4", "CARD-6", "CARD-7", "CARD-9",
    }
)  # fmt: skip


def applies(rule: str, board: "TransBoard") -> bool:
    """Whether a board uses a rule.

    >>> from stellwerk.games.trans.board.kind import trans_board
    >>> applies("TRANS-TURN-5", trans_board("trans-amerika"))
    False
    """
    if rule.removeprefix(PREFIX) != "TURN-5":
        return True
    return any(line.terrain in {"ferry", "tunnel"} for line in board.lines)


BOOK = FamilyBook(
    prefix=PREFIX,
    sections=SECTIONS,
    decided=DECIDED,
    applies=applies,
    counts=COUNTS,
)
