"""What in a parsed board file does not have the form of the records in `schema`.

The decoder stops at the first fault; this walk finds all of them.
"""

import difflib
import re
from collections.abc import Iterator, Sequence, Set
from itertools import islice
from typing import NamedTuple

from msgspec import Struct, inspect

from stellwerk.boards.board import ID_PATTERN, LABEL_PATTERN
from stellwerk.boards.bounds import MOST_LISTED, MOST_MISTAKES
from stellwerk.boards.lines import Path

FAR = 2  # a list so many times too long is counted, and looked at no further
_MADE_OF = {
    ID_PATTERN: "made of small letters a to z, digits, _ and - only",
    LABEL_PATTERN: "made of letters a to z and A to Z, digits, _ and - only",
}


class Fault(NamedTuple):
    """Something wrong at a place of the file, in words for its author."""

    path: Path
    message: str
    is_too_long: bool = False
    """Whether it is a list so long that it is not compared with the rest of the board."""


def show(value: object) -> str:
    """A value as its author wrote it, cut short where it is long.

    >>> show("paris"), show(True), show([1, 2])
    ('"paris"', 'true', 'a list of 2')
    """
    if isinstance(value, str):
        return f'"{value}"' if len(value) <= 60 else f'"{value[:60]}…"'
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**12 else "a huge number"
    if isinstance(value, float):
        return str(value)
    if isinstance(value, list):
        return f"a list of {len(value)}"
    return "a table" if isinstance(value, dict) else "a date or time"


def advice(wrong: str, choices: Sequence[str], what: str) -> str:
    """The nearest choice if one is near, else the choices.

    >>> advice("pariss", ["paris", "roma"], "cities")
    'did you mean "paris"?'
    >>> advice("x", ["paris", "roma"], "cities")
    'the cities are: paris, roma'
    """
    near = difflib.get_close_matches(wrong[:60], choices, n=1, cutoff=0.75)
    if near:
        return f'did you mean "{near[0]}"?'
    if not choices:
        return f"there are no {what}"
    rest = f" and {len(choices) - 20} more" if len(choices) > 20 else ""
    return f"the {what} are: {', '.join(choices[:20])}{rest}"


def shape_faults(value: object, board_type: type[Struct]) -> list[Fault]:
    """What in parsed TOML does not have the form of the board's records, up to `MOST_MISTAKES`."""
    board = inspect.type_info(board_type)
    assert isinstance(board, inspect.StructType)
    lists = {
        field.encode_name for field in board.fields if isinstance(field.type, inspect.VarTupleType)
    }
    return list(islice(_faults(value, board, (), lists), MOST_MISTAKES))


def _faults(value: object, kind: inspect.Type, path: Path, lists: Set[str]) -> Iterator[Fault]:
    """The faults of a value; `lists` are the lists of the whole board."""
    if isinstance(kind, inspect.UnionType):
        # Only `… | None` occurs: TOML has no None, so a part of the board is there or left out.
        kind = next(part for part in kind.types if not isinstance(part, inspect.NoneType))
    wanted = _wanted(value, kind)
    too_long = isinstance(value, list) and len(value) > FAR * _most(kind)
    if wanted:
        yield Fault(path, f"{_named(path)} must be {wanted}, not {show(value)}", too_long)
    if too_long:
        return
    if isinstance(value, dict) and isinstance(kind, inspect.StructType):
        yield from _record_faults(value, kind, path, lists)
    elif isinstance(value, dict) and isinstance(kind, inspect.DictType):
        yield from _mapping_faults(value, kind, path, lists)
    elif isinstance(value, list) and isinstance(kind, inspect.VarTupleType):
        for position, entry in enumerate(value):
            yield from _faults(entry, kind.item_type, (*path, position), lists)
    elif isinstance(value, list) and isinstance(kind, inspect.TupleType):
        for position, (entry, item_type) in enumerate(zip(value, kind.item_types, strict=False)):
            yield from _faults(entry, item_type, (*path, position), lists)


def _mapping_faults(
    mapping: dict[str, object], kind: inspect.DictType, path: Path, lists: Set[str]
) -> Iterator[Fault]:
    numbered = isinstance(kind.key_type, inspect.IntType)
    for key, value in mapping.items():
        number = int(key) if numbered and re.fullmatch("[1-9]", key) else None
        wanted = _wanted(number if numbered else key, kind.key_type)
        if wanted:
            yield Fault((*path, key), f"the key {show(key)} must be {wanted}")
        yield from _faults(value, kind.value_type, (*path, key), lists)


def _record_faults(
    record: dict[str, object], kind: inspect.StructType, path: Path, lists: Set[str]
) -> Iterator[Fault]:
    fields = {entry.encode_name: entry for entry in kind.fields}
    for key, value in record.items():
        if key in fields:
            yield from _faults(value, fields[key].type, (*path, key), lists)
        elif path and key in lists and isinstance(value, list):
            # In TOML a heading rules everything below it, which surprises most people.
            hint = "move it above the first line that begins with ["
            yield Fault((*path, key), f'"{key}" belongs to the whole board; {hint}')
        else:
            hint = advice(key, list(fields), "keys known here")
            yield Fault((*path, key), f"the key {show(key)} is not known here; {hint}")
    for key, entry in fields.items():
        if entry.required and key not in record:
            yield Fault((*path, key), f'the key "{key}" is missing')


def _named(path: Path) -> str:
    """The key that holds the value, with the positions inside its lists if there are any."""
    last = path[-1] if path else "the board"
    if isinstance(last, str):
        return f'"{last}"'
    return f"entry {last + 1} of {_named(path[:-1])}"


def _wanted(value: object, kind: inspect.Type) -> str:
    """What a value should have been; empty if it is that, as far as its own level goes."""
    match kind:
        case inspect.LiteralType(values=values):
            fits = any(value == choice and type(value) is type(choice) for choice in values)
            choices = ", ".join(show(choice) for choice in values)
            wanted = choices if len(values) == 1 else f"one of {choices}"
            return "" if fits else wanted
        case inspect.StrType(pattern=pattern, min_length=shortest):
            if not isinstance(value, str):
                return "a text in quotes"
            if pattern and not re.search(pattern, value):
                return _MADE_OF.get(pattern, f"a text of the form {pattern}")
            return "" if len(value) >= (shortest or 0) else "a text that is not empty"
        case inspect.BoolType():
            return "" if isinstance(value, bool) else "true or false"
        case inspect.IntType(ge=low, le=high):
            fits = isinstance(value, int) and _lies_within(value, low, high)
            return "" if fits else f"a whole number{_span(low, high)}"
        case inspect.FloatType(ge=low, le=high):
            fits = isinstance(value, int | float) and _lies_within(value, low, high)
            return "" if fits else f"a number{_span(low, high)}"
        case inspect.TupleType(item_types=item_types):
            fits = isinstance(value, list) and len(value) == len(item_types)
            return "" if fits else f"a list of {len(item_types)} entries"
        case inspect.VarTupleType(min_length=fewest):
            return _wanted_list(value, fewest or 0, _most(kind))
        case inspect.DictType(max_length=most):
            if not isinstance(value, dict):
                return "a table"
            return (
                "" if most is None or len(value) <= most else f"a table of at most {most} entries"
            )
        case inspect.AnyType() | inspect.CustomType():  # anything: who reads it says more
            return ""
        case _:
            return "" if isinstance(value, dict) else "a table"


def _lies_within(value: float, low: float | None, high: float | None) -> bool:
    """Whether a number keeps to those bounds that there are; neither `true` nor nan is one."""
    if isinstance(value, bool) or value != value:
        return False
    return (low is None or value >= low) and (high is None or value <= high)


def _span(low: float | None, high: float | None) -> str:
    """The bounds in words.

    >>> _span(1, 9), _span(1, None), _span(None, None)
    (' from 1 to 9', ' from 1 on', '')
    """
    if low is None:
        return "" if high is None else f" up to {high}"
    return f" from {low} on" if high is None else f" from {low} to {high}"


def _most(kind: inspect.Type) -> int:
    """How many entries a list of this kind may have."""
    if isinstance(kind, inspect.TupleType):
        return len(kind.item_types)
    own = kind.max_length if isinstance(kind, inspect.VarTupleType) else None
    return MOST_LISTED if own is None else own


def _wanted_list(value: object, fewest: int, most: int) -> str:
    if not isinstance(value, list):
        return "a list"
    if len(value) < fewest:
        return f"a list of at least {fewest}"
    return "" if len(value) <= most else f"a list of at most {most}"
