"""The rules pages of the Trans family: sections, and which rules a board uses."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stellwerk.boards import TransBoard

SECTIONS: dict[str, tuple[str, ...]] = {
    "setup": ("SETUP",),
    "turn": ("TURN",),
    "round": ("ROUND", "SCORE", "END"),
    "cards": ("CARDS", "CARD"),
}
PREFIX = "TRANS-"
# What the printed rules leave open.
DECIDED = frozenset({"TURN-2", "TURN-6", "ROUND-3", "CARDS-2", "CARDS-3"})


def applies(rule: str, board: "TransBoard") -> bool:
    """Whether a board uses a rule.

    >>> from stellwerk.boards import trans_board
    >>> applies("TRANS-TURN-5", trans_board("trans-amerika"))
    False
    """
    if rule.removeprefix(PREFIX) != "TURN-5":
        return True
    return any(line.terrain in {"ferry", "tunnel"} for line in board.lines)


def sections(rules: list[str], board: "TransBoard") -> list[tuple[str, list[str]]]:
    """The sections (as message ids), each with its rules in order."""
    found = []
    for section, topics in SECTIONS.items():
        inside = [
            rule
            for topic in topics
            for rule in sorted(rules, key=_number)
            if rule.startswith(PREFIX)
            and rule.removeprefix(PREFIX).rpartition("-")[0] == topic
            and applies(rule, board)
        ]
        found.append((f"rules-section-trans-{section}", inside))
    return found


def _number(rule: str) -> int:
    return int(rule.rpartition("-")[2])
