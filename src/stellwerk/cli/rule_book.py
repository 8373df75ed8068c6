"""The rules of a game as data: introduction, sections, and every rule with title and text."""

from typing import TYPE_CHECKING

from stellwerk.cli.complaints import no_such
from stellwerk.texts import has_text, message_ids, text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from stellwerk.match.contract import Game, JsonValue

START = "rule-"
TITLE = "-title"


def rule_ids() -> list[str]:
    """The ids of all rules of all families."""
    return sorted(
        message.removeprefix(START).removesuffix(TITLE)
        for message in message_ids("en")
        if message.startswith(START) and message.endswith(TITLE)
    )


def rule_page(rule: str, lang: str) -> dict[str, str]:
    """One rule: id, title and text."""
    return {
        "id": rule,
        "title": text(f"{START}{rule}{TITLE}", {}, lang),
        "text": text(f"{START}{rule}", {}, lang),
    }


def book(game: str, lang: str) -> dict[str, "JsonValue"]:
    """All rules that a shipped game uses, by section."""
    from stellwerk.boards import shipped_board

    board = shipped_board(game)
    intro = f"rules-intro-{game}"
    return {
        "game": game,
        "title": board.title,
        "intro": text(intro, {}, lang) if has_text(intro, lang) else "",
        "sections": [
            {
                "title": text(section, {}, lang),
                "rules": [rule_page(rule, lang) for rule in inside],
            }
            for section, inside in sections(board)
        ],
    }


def sections(board: object) -> list[tuple[str, list[str]]]:
    """The sections that apply on a board, as message ids, each with its rules."""
    from stellwerk.boards import TicketBoard
    from stellwerk.cli import rules_ticket

    if isinstance(board, TicketBoard):
        return rules_ticket.sections(rule_ids(), board)
    return []


def find_rule(typed: str, lang: str) -> str:
    """A rule id however it was typed: `claim-1` is enough for `TTR-CLAIM-1`.

    >>> find_rule("claim-1", "en")
    'TTR-CLAIM-1'
    """
    known = rule_ids()
    wanted = typed.strip().upper()
    for rule in known:
        if wanted in {rule, rule.partition("-")[2]}:
            return rule
    topics = sorted({rule.rpartition("-")[0] for rule in known})
    near = _same_topic(wanted, known)
    raise no_such(lang, "complaint-no-rule", wanted.lower(), near or [f"{t}-…" for t in topics])


def _same_topic(wanted: str, known: list[str]) -> list[str]:
    topic = wanted.rstrip("0123456789").rstrip("-")
    return [
        rule
        for rule in known
        if topic and topic in {rule.rpartition("-")[0], rule.rpartition("-")[0].partition("-")[2]}
    ]


def rule_lines(page: dict[str, str]) -> "RenderableType":
    """One rule as people read it."""
    from rich.console import Group
    from rich.padding import Padding
    from rich.text import Text

    heading = Text.assemble((page["title"], "bold"), "  ", (page["id"], "dim"))
    return Group(heading, Padding(page["text"], (0, 0, 0, 2)))


def titles(game: "Game", lang: str) -> list[tuple[str, list[tuple[str, str]]]]:
    """The sections of a game being played, with the id and title of each rule."""
    return [
        (
            text(section, {}, lang),
            [(rule, text(f"{START}{rule}{TITLE}", {}, lang)) for rule in inside],
        )
        for section, inside in sections(getattr(game, "board", None))
    ]
