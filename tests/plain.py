"""What a game says, as a client reads it: dicts, lists, texts and numbers."""

from typing import Any, TypeAlias

import msgspec

Move: TypeAlias = dict[str, Any]
"""A move as a client sends it."""


def plain(said: object) -> Any:
    """Structs as plain data.

    >>> from stellwerk.match.wire import RandomStream
    >>> plain([RandomStream(key="07", words=3)])
    [{'key': '07', 'words': 3}]
    """
    return msgspec.json.decode(msgspec.json.encode(said))
