"""How much a board file may hold: found out by one walk over its text, before it is parsed.

A parser keeps every table it meets, so a small text with deep keys becomes a mountain in memory. A
board needs little of either; whatever goes beyond is told with its line and read no further.
"""

import re
from typing import NamedTuple

MOST_LETTERS = 250_000  # the longest shipped board has 60,000
MOST_PARTS = 4  # of one key: [rules.start.bonus] has three
MOST_NESTED = 6  # brackets and braces within each other
MOST_LISTED = 1024  # entries of a list that the format sets no bound of its own for
MOST_MISTAKES = 100  # that are told at once

_TOKEN = re.compile(
    r'(?P<text>"""(?:[^\\"]|\\.|"(?!""))*"{3,5}'
    r"|'''(?:[^']|'(?!''))*'{3,5}"
    r'|"(?!"")(?:[^"\\\n]|\\.)*"'
    r"|'(?!'')[^'\n]*')"
    r"|(?P<comment>\#[^\n]*)"
    r"|(?P<open>[\[{])|(?P<close>[\]}])|(?P<dot>\.)|(?P<between>[=,\n])"
    r"|(?P<unclosed>[\"'])",
    re.DOTALL,
)


class Excess(NamedTuple):
    """What is too much, and the line where it begins to be."""

    line: int
    message: str


def excess(text: str) -> Excess | None:
    """The first thing in a board file that is too long or too deep to be a board's.

    >>> excess('[rules]\\nfast = true # a.b.c.d.e.f')
    >>> excess("a.a.a.a.a = 1")
    Excess(line=1, message='keys of more than 4 parts are not needed by any board')
    >>> excess("x = 1\\n" + "y = " + "[" * 9)
    Excess(line=2, message='lists and tables are nested far too deeply: more than 6 in each other')
    """
    if len(text) > MOST_LETTERS:
        return Excess(1, f"the file is longer than {MOST_LETTERS:,} letters")
    nested = parts = 0
    for token in _TOKEN.finditer(text):
        kind = token.lastgroup
        if kind == "dot":
            parts += 1
        elif kind == "open":
            nested, parts = nested + 1, 0
        elif kind == "close":
            nested, parts = nested - 1, 0
        elif kind == "between":
            parts = 0
        elif kind == "unclosed":
            return None  # the parser says so better
        if parts >= MOST_PARTS:
            message = f"keys of more than {MOST_PARTS} parts are not needed by any board"
            return Excess(_line(text, token.start()), message)
        if nested > MOST_NESTED:
            message = (
                f"lists and tables are nested far too deeply: more than {MOST_NESTED} in each other"
            )
            return Excess(_line(text, token.start()), message)
    return None


def _line(text: str, place: int) -> int:
    return text.count("\n", 0, place) + 1
