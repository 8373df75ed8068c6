"""Choosing one of many moves: field by field, with numbers, parts of names, and a way back.

Nothing here knows a game: a move is its fields, which are narrowed down in their order.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from stellwerk.match.contract import JsonValue

Fields: TypeAlias = "dict[str, JsonValue]"
"""A move as plain data."""


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

    def __init__(self, moves: "Sequence[Fields]", skipped: "Collection[str]" = ()) -> None:
        self._skipped = skipped
        self._levels: list[list[Fields]] = [list(moves)]
        self.chosen: list[tuple[str, JsonValue]] = []

    @property
    def moves(self) -> "list[Fields]":
        """The moves that are still possible."""
        return self._levels[-1]

    @property
    def move(self) -> "Fields | None":
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

    def keep(self, moves: "list[Fields]", words: str) -> None:
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


def _fields(moves: "Sequence[Fields]") -> list[str]:
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
