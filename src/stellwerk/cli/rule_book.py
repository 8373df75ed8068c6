"""The rules of a game as data: introduction, sections, and every rule with title and text."""

from typing import TYPE_CHECKING

from stellwerk.cli import rules_ticket, rules_trans, rules_wensleydale
from stellwerk.cli.complaints import no_such
from stellwerk.texts import has_text, message_ids, text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from stellwerk.match.contract import Game, JsonValue

START = "rule-"
TITLE = "-title"
FAMILIES: dict[str, tuple[str, frozenset[str]]] = {
    "ticket": (rules_ticket.PREFIX, rules_ticket.DECIDED),
    "trans": (rules_trans.PREFIX, rules_trans.DECIDED),
    "wensleydale": (rules_wensleydale.PREFIX, rules_wensleydale.DECIDED),
}


def rule_ids() -> list[str]:
    """The ids of all rules of all families."""
    return sorted(
        message.removeprefix(START).removesuffix(TITLE)
        for message in message_ids("en")
        if message.startswith(START) and message.endswith(TITLE)
    )


def rule_page(rule: str, lang: str) -> dict[str, str]:
    """One rule: id, title and text, and a note if the printed rules leave it open."""
    page = {
        "id": rule,
        "title": text(f"{START}{rule}{TITLE}", {}, lang),
        "text": text(f"{START}{rule}", {}, lang),
    }
    if is_decided(rule):
        page["note"] = text("rule-decided-note", {}, lang)
    return page


def is_decided(rule: str) -> bool:
    """Whether the printed rules leave this open, so that we had to decide.

    >>> is_decided("TTR-TURN-2"), is_decided("TRANS-CARD-9")
    (True, False)
    """
    return any(
        rule.startswith(prefix) and rule.removeprefix(prefix) in decided
        for prefix, decided in FAMILIES.values()
    )


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
    from stellwerk.boards import TicketBoard, TransBoard, WensleydaleBoard

    if isinstance(board, TicketBoard):
        return rules_ticket.sections(rule_ids(), board)
    if isinstance(board, TransBoard):
        return rules_trans.sections(rule_ids(), board)
    if isinstance(board, WensleydaleBoard):
        return rules_wensleydale.sections(rule_ids(), board)
    return []


def find_rule(typed: str, lang: str, family: str) -> str:
    """A rule id however it was typed: `turn-1` is enough for the TURN-1 of the family.

    >>> find_rule("turn-1", "en", "ticket"), find_rule("turn-1", "en", "trans")
    ('TTR-TURN-1', 'TRANS-TURN-1')
    """
    everywhere = rule_ids()
    known = [rule for rule in everywhere if rule.startswith(FAMILIES[family][0])]
    wanted = typed.strip().upper()
    for rule in [*known, *everywhere]:
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
    parts: list[RenderableType] = [heading, Padding(page["text"], (0, 0, 0, 2))]
    if "note" in page:
        parts.append(Padding(Text(page["note"], style="italic dim"), (0, 0, 0, 2)))
    return Group(*parts)


def titles(game: "Game", lang: str) -> list[tuple[str, list[tuple[str, str]]]]:
    """The sections of a game being played, with the id and title of each rule."""
    return [
        (
            text(section, {}, lang),
            [(rule, text(f"{START}{rule}{TITLE}", {}, lang)) for rule in inside],
        )
        for section, inside in sections(getattr(game, "board", None))
    ]
