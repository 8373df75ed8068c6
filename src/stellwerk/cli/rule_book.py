"""The rules of a game in words: introduction, sections, and every rule with title and text."""

from typing import TYPE_CHECKING, TypedDict

from stellwerk.boards import is_shipped
from stellwerk.cli.complaints import no_such
from stellwerk.games.assumptions import assumptions
from stellwerk.games.rule_book import (
    books,
    is_reported,
    note_on,
    rule_ids,
    sections,
    words_of,
)
from stellwerk.texts import has_text, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from stellwerk.boards import Board
    from stellwerk.match.contract import Game


class Section(TypedDict):
    """Rules that belong together, each with id, title and text."""

    title: str
    rules: list[dict[str, str]]


class Book(TypedDict):
    """All rules that a board uses, and what it assumes."""

    game: str
    title: str
    intro: str
    sections: list[Section]
    assumed: list[str]


def rule_page(rule: str, board: "Board | None", lang: str) -> dict[str, str]:
    """One rule: id, title and text, and notes if it is not, or not all, in the printed rules."""
    words = words_of(rule, board)
    page = {
        "id": rule,
        "title": text(words.title, {}, lang),
        "text": text(words.text, dict(words.arguments), lang),
    }
    note = None if board is None else note_on(rule, board)
    if note is not None:
        page["note"] = text(note, {}, lang)
    if is_reported(rule):
        page["source"] = text("rule-reported-note", {}, lang)
    return page


def assumption_lines(sentences: "Sequence[str]") -> "list[RenderableType]":
    """What a board assumes, as a list."""
    from rich.padding import Padding
    from rich.text import Text

    return [Padding(Text(f"· {each}"), (0, 0, 0, 2)) for each in sentences]


def book(board: "Board", lang: str) -> Book:
    """All rules that a board uses, by section, and what it assumes."""
    return {
        "game": board.id,
        "title": board.title,
        "intro": _intro(board, lang),
        "sections": [
            {
                "title": text(section, {}, lang),
                "rules": [rule_page(rule, board, lang) for rule in inside],
            }
            for section, inside in sections(board)
        ],
        "assumed": list(assumptions(board, lang)),
    }


def _intro(board: "Board", lang: str) -> str:
    """What a shipped board is about; somebody's own may be called like it and be another."""
    intro = f"rules-intro-{board.id}"
    return text(intro, {}, lang) if is_shipped(board) and has_text(intro, lang) else ""


def find_rule(typed: str, lang: str, family: str) -> str:
    """A rule id however it was typed: `turn-1` is enough for the TURN-1 of the family.

    >>> find_rule("turn-1", "en", "ticket"), find_rule("turn-1", "en", "trans")
    ('TTR-TURN-1', 'TRANS-TURN-1')
    """
    everywhere = rule_ids()
    known = [rule for rule in everywhere if rule.startswith(books()[family].prefix)]
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
    for note in ("note", "source"):
        if note in page:
            parts.append(Padding(Text(page[note], style="italic dim"), (0, 0, 0, 2)))
    return Group(*parts)


def titles(game: "Game", lang: str) -> list[tuple[str, list[tuple[str, str]]]]:
    """The sections of a game being played, with the id and title of each rule."""
    return [
        (
            text(section, {}, lang),
            [(rule, text(words_of(rule, game.board).title, {}, lang)) for rule in inside],
        )
        for section, inside in sections(game.board)
    ]
