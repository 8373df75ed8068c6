"""A view as lines of words, for families that nobody has written a presenter for.

What is shown is what the family has words for (`fact-FAMILY-PART`), as in the browser; without
any such words, all of the view.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

import msgspec
from rich.pretty import Pretty
from rich.table import Table
from rich.text import Text

from stellwerk.texts import has_text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from stellwerk.match.contract import JsonValue
    from stellwerk.terminal.speaking import Speaker

NOTHING = "–"


def shown_plainly(view: "Mapping[str, JsonValue]", speaker: "Speaker") -> "list[RenderableType]":
    """The parts of a view that the family has words for, each with a title."""
    family = speaker.game.family
    parts: list[RenderableType] = []
    for part, value in view.items():
        title = f"fact-{family}-{part}"
        if has_text(title, speaker.lang):
            parts += [Text(speaker.say(title), style="bold"), _rows(part, value, speaker)]
    return parts or [Pretty(dict(view))]


def _rows(part: str, value: "JsonValue", speaker: "Speaker") -> Table:
    """A list is read seat by seat, an object by what its keys name."""
    table = Table.grid(padding=(0, 2))
    names = _names(speaker)
    rows: list[tuple[str, JsonValue]] = [("", value)]
    if isinstance(value, list):
        rows = list(zip(speaker.names, value, strict=False))
    elif isinstance(value, dict):
        rows = [(names.get(str(key), str(key)), each) for key, each in value.items()]
    for label, each in rows:
        table.add_row(f"  {label}", _words(part, each, names, speaker))
    return table


def _words(part: str, value: "JsonValue", names: Mapping[str, str], speaker: "Speaker") -> str:
    if value is None:
        return NOTHING
    if part in speaker.game.seat_arguments and isinstance(value, int):
        return speaker.names[value]
    if isinstance(value, list):
        return ", ".join(_words(part, each, names, speaker) for each in value) or NOTHING
    if isinstance(value, dict):
        pairs = [
            f"{names.get(key, key)} {_words(part, each, names, speaker)}"
            for key, each in value.items()
        ]
        return ", ".join(pairs) or NOTHING
    return names.get(str(value), str(value))


def _names(speaker: "Speaker") -> dict[str, str]:
    """What things on the board are called, by id: by their name, or by their ends."""
    board = cast("dict[str, JsonValue]", msgspec.to_builtins(speaker.game.board))
    entries = [
        entry
        for part in board.values()
        if isinstance(part, (list, tuple))
        for entry in part
        if isinstance(entry, dict) and isinstance(entry.get("id"), str)
    ]
    names = {str(entry["id"]): str(entry["name"]) for entry in entries if "name" in entry}
    ends = {
        str(entry["id"]): f"{names.get(str(entry['a']))} – {names.get(str(entry['b']))}"
        for entry in entries
        if "name" not in entry and {"a", "b"} <= set(entry)
    }
    return names | ends
