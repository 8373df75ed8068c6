"""Choosing one of many moves: field by field, with numbers, parts of names, and a way back.

Nothing here knows a game: a move is a dict, and its fields are narrowed down in their order.
"""

import re
import unicodedata
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stellwerk.match.contract import JsonValue, Move


@dataclass(frozen=True)
class Question:
    """A field that several values are possible for; `several`: any number of `values` is picked."""

    field: str
    values: "list[JsonValue]"
    several: bool


class Narrowing:
    """The moves that are still possible, and the choices made so far.

    Fields in `skipped` are asked for last; moves without a field stand in its list as None.

    >>> moves = [{"do": "draw", "card": "red"}, {"do": "draw", "card": "blue"}, {"do": "pass"}]
    >>> choice = Narrowing(moves)
    >>> choice.question.values
    ['draw', 'pass']
    >>> choice.choose("draw")
    >>> choice.question.field, choice.move
    ('card', None)
    >>> choice.choose("blue")
    >>> choice.move
    {'do': 'draw', 'card': 'blue'}
    """

    def __init__(self, moves: "Sequence[Move]", skipped: "Collection[str]" = ()) -> None:
        self._skipped = skipped
        self._levels: list[list[Move]] = [list(moves)]
        self.chosen: list[tuple[str, JsonValue]] = []

    @property
    def moves(self) -> "list[Move]":
        """The moves that are still possible."""
        return self._levels[-1]

    @property
    def move(self) -> "Move | None":
        """The move, as soon as only one is left."""
        return self.moves[0] if len(self.moves) == 1 else None

    @property
    def question(self) -> Question:
        """The first field that has more than one possible value."""
        fields = _fields(self.moves)
        for field in [*(field for field in fields if field not in self._skipped), *fields]:
            values = _distinct([move.get(field) for move in self.moves])
            if len(values) > 1:
                return _question(field, values)
        return Question("", [], several=False)

    def choose(self, value: "JsonValue") -> None:
        """Keep the moves whose field in question has this value."""
        field = self.question.field
        self._levels.append([move for move in self.moves if move.get(field) == value])
        self.chosen.append((field, value))

    def pick(self, elements: "Sequence[JsonValue]") -> bool:
        """Choose the list that has exactly these elements; False if no move has it."""
        field = self.question.field
        for move in self.moves:
            value = move.get(field)
            if isinstance(value, list) and _same(value, elements):
                self.choose(value)
                return True
        return False

    def keep(self, moves: "list[Move]", words: str) -> None:
        """Keep only the moves that these words describe, whatever their fields."""
        self._levels.append(moves)
        self.chosen.append(("", words))

    def back(self) -> bool:
        """Take back the last choice; False if there is none."""
        if len(self._levels) == 1:
            return False
        self._levels.pop()
        self.chosen.pop()
        return True


def _fields(moves: "Sequence[Move]") -> list[str]:
    """All fields, in the order the moves have them."""
    return list(dict.fromkeys(field for move in moves for field in move))


def _distinct(values: "Sequence[JsonValue]") -> "list[JsonValue]":
    found: dict[str, JsonValue] = {}
    for value in values:
        found.setdefault(repr(value), value)
    return list(found.values())


def _question(field: str, values: "list[JsonValue]") -> Question:
    if not all(isinstance(value, list) and _is_choice(value) for value in values):
        return Question(field, values, several=False)
    longest = max((value for value in values if isinstance(value, list)), key=len)
    elements = _distinct([e for value in values if isinstance(value, list) for e in value])
    ordered = longest if len(longest) == len(elements) else elements
    return Question(field, list(ordered), several=True)


def _is_choice(value: "Sequence[JsonValue]") -> bool:
    """Whether a list says which things are chosen; numbers in a list say how many."""
    return not any(isinstance(element, int) for element in value)


def _same(one: "Sequence[JsonValue]", other: "Sequence[JsonValue]") -> bool:
    return sorted(map(repr, one)) == sorted(map(repr, other))


def plain(words: str) -> str:
    """Words for comparing: small letters without accents.

    >>> plain("Zürich – København")
    'zurich – kobenhavn'
    """
    folded = words.casefold().replace("ø", "o").replace("æ", "ae").replace("œ", "oe")
    parts = unicodedata.normalize("NFKD", folded)
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def matching(labels: Sequence[str], typed: str) -> list[int]:
    """Which labels contain every typed word; one that is exactly it stands alone.

    Whole words come before beginnings, and beginnings before other parts of words.

    >>> matching(["Paris – Dieppe", "Paris – Zürich", "Roma – Venezia"], "zur par")
    [1]
    """
    wanted = plain(typed).split()
    known = [plain(label) for label in labels]
    exact = [i for i, label in enumerate(known) if label.split() == wanted]
    if len(exact) == 1:
        return exact
    whole = [i for i, label in enumerate(known) if all(_has_word(label, word) for word in wanted)]
    if whole:
        return whole
    starting = [i for i, label in enumerate(known) if all(_begins(label, word) for word in wanted)]
    if starting:
        return starting
    return [i for i, label in enumerate(known) if all(word in label for word in wanted)]


def _has_word(label: str, word: str) -> bool:
    """Whether this is a whole word of the label."""
    return re.search(rf"(?:^|[^\w]|_){re.escape(word)}(?:$|[^\w]|_)", label) is not None


def _begins(label: str, word: str) -> bool:
    """Whether a word of the label begins like this."""
    return re.search(rf"(?:^|[^\w]|_){re.escape(word)}", label) is not None


def numbers(typed: str, highest: int) -> list[int] | None:
    """Typed numbers as positions from 0, or None if it is something else or out of range.

    >>> numbers("1, 3", 4), numbers("5", 4), numbers("par", 4)
    ([0, 2], None, None)
    """
    words = re.split(r"[\s,;+]+", typed.strip())
    if not all(re.fullmatch("[0-9]{1,4}", word) for word in words):
        return None
    found = list(dict.fromkeys(int(word) - 1 for word in words))
    return found if all(0 <= position < highest for position in found) else None


def looks_like_numbers(typed: str) -> bool:
    """Whether somebody meant to type numbers.

    >>> looks_like_numbers("12 3"), looks_like_numbers("-1"), looks_like_numbers("paris")
    (True, True, False)
    """
    return re.fullmatch(r"[-\d\s,;+.]+", typed.strip()) is not None
