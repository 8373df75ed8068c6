"""The rule book of every board: which rules it uses, in which sections. The words are texts."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Generic, NamedTuple, Protocol, TypeAlias, cast

from stellwerk.boards import Board, OwnBoard, is_shipped
from stellwerk.plugins import FAMILIES, plugins
from stellwerk.texts import has_text, message_ids

START = "rule-"
OWN = "own-"
TITLE = "-title"
NOTE = "-note"
USUAL_NOTE = "rule-decided-note"


Arguments: TypeAlias = Mapping[str, str | int]


def _all_apply(rule: str, board: OwnBoard) -> bool:
    return True


@dataclass(frozen=True)
class FamilyBook(Generic[OwnBoard]):
    """The book of one family: how its rules begin, their topics by section, what we decided."""

    prefix: str
    sections: Mapping[str, tuple[str, ...]]
    decided: frozenset[str] = frozenset()
    applies: Callable[[str, OwnBoard], bool] = _all_apply
    decided_on: Mapping[str, Callable[[OwnBoard], bool]] = field(default_factory=dict)
    """For which boards it is ours, where the books of others say it."""
    reported: frozenset[str] = frozenset()
    """Rules that come, at least in part, from public reports instead of the printed rules."""
    counts: Mapping[str, Callable[[OwnBoard], Arguments]] = field(default_factory=dict)
    """Rules that name the counts of shipped boards, with those of any board: somebody's own board
    has them in a message of its own (`own-rule-ID`), in words and numbers of no language."""
    printed: frozenset[str] = frozenset()
    """Rules about shipped boards that say nothing of somebody's own."""


class _Family(Protocol):
    """What a rule book needs to know of a family."""

    book: FamilyBook[Board]


@cache
def books() -> dict[str, FamilyBook[Board]]:
    """The books of all families."""
    return {name: cast("_Family", family).book for name, family in plugins(FAMILIES).items()}


def rule_ids() -> list[str]:
    """The ids of all rules of all families."""
    return sorted(
        message.removeprefix(START).removesuffix(TITLE)
        for message in message_ids("en")
        if message.startswith(START) and message.endswith(TITLE)
    )


def note_on(rule: str, board: Board) -> str | None:
    """The message that says what the printed rules of a board leave open here, if they do.

    >>> from stellwerk.boards import shipped_board
    >>> europe, usa = shipped_board("ticket-europe"), shipped_board("ticket-usa")
    >>> note_on("TTR-TURN-2", usa), note_on("TTR-DRAW-2", europe), note_on("TTR-DRAW-2", usa)
    ('rule-decided-note', 'rule-TTR-DRAW-2-note', None)
    """
    for family, book in books().items():
        short = rule.removeprefix(book.prefix)
        if not rule.startswith(book.prefix) or short not in book.decided:
            continue
        on = book.decided_on.get(short)
        if on is not None and family == board.family and not on(board):
            return None
        own = f"{START}{rule}{NOTE}"
        return own if has_text(own) else USUAL_NOTE
    return None


def is_reported(rule: str) -> bool:
    """Whether a rule comes, at least in part, from public reports on the game.

    >>> is_reported("LTW-AUC-4"), is_reported("LTW-AUC-7")
    (True, False)
    """
    return any(
        rule.startswith(book.prefix) and rule.removeprefix(book.prefix) in book.reported
        for book in books().values()
    )


def uses_rule(board: Board, rule: str) -> bool:
    """Whether a board uses a rule of its family.

    >>> from stellwerk.boards import shipped_board
    >>> uses_rule(shipped_board("ticket-usa"), "TTR-TUNNEL-1")
    False
    """
    book = books()[board.family]
    if rule.removeprefix(book.prefix) in book.printed and not is_shipped(board):
        return False
    return book.applies(rule, board)


class RuleWords(NamedTuple):
    """The messages in which a rule is told, and what is said in its text."""

    title: str
    text: str
    arguments: Arguments


def words_of(rule: str, board: Board | None) -> RuleWords:
    """How a rule is told: on somebody's own board with its own counts.

    >>> from stellwerk.boards import shipped_board
    >>> words_of("TTR-COMP-2", shipped_board("ticket-usa")).text
    'rule-TTR-COMP-2'
    """
    title, words = f"{START}{rule}{TITLE}", f"{START}{rule}"
    if board is None or is_shipped(board):
        return RuleWords(title, words, {})
    book = books()[board.family]
    counts = book.counts.get(rule.removeprefix(book.prefix))
    if counts is None or not rule.startswith(book.prefix):
        return RuleWords(title, words, {})
    own_title = f"{OWN}{title}"
    return RuleWords(own_title if has_text(own_title) else title, f"{OWN}{words}", counts(board))


def sections(board: Board) -> list[tuple[str, list[str]]]:
    """The sections a board uses, as message ids, each with its rules in order.

    >>> from stellwerk.boards import shipped_board
    >>> sections(shipped_board("trans-europa"))[0][0]
    'rules-section-trans-setup'
    """
    book = books()[board.family]
    by_topic: dict[str, list[str]] = {}
    for rule in sorted(rule_ids(), key=_number):
        if rule.startswith(book.prefix) and uses_rule(board, rule):
            topic = rule.removeprefix(book.prefix).rpartition("-")[0]
            by_topic.setdefault(topic, []).append(rule)
    found = {
        f"rules-section-{board.family}-{section}": [
            rule for topic in topics for rule in by_topic.get(topic, [])
        ]
        for section, topics in book.sections.items()
    }
    return [(section, rules) for section, rules in found.items() if rules]


def _number(rule: str) -> int:
    return int(rule.rpartition("-")[2])
