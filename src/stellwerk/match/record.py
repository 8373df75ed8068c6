"""Records: settings, seed and moves of a match, as JSON. The record is the truth.

It begins with the SHA-256 of the seed, the promise that no card is swapped later.
"""

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from stellwerk.seeds import commitment

if TYPE_CHECKING:
    from stellwerk.match.contract import Game, JsonValue
    from stellwerk.match.wire import Result

FORMAT = 1


class RecordError(ValueError):
    """A record that cannot be read or does not replay; the text says where and why."""


def key_of_position(position: Mapping[str, object]) -> bytes:
    """The seed from which all chance after a position follows; RecordError if it names none.

    >>> key_of_position({"random": {"key": "07" * 32, "words": 3}})[:2]
    b'\\x07\\x07'
    """
    random = position.get("random")
    key = random.get("key") if isinstance(random, Mapping) else None
    try:
        return bytes.fromhex(str(key))
    except ValueError:
        raise RecordError("The position a match begins with has no random key.") from None


def record_of(
    game: "Game",
    seed: bytes,
    moves: Sequence[Mapping[str, "JsonValue"]],
    digest: str,
    result: "Result | None",
    position: Mapping[str, object] | None = None,
) -> dict[str, "JsonValue"]:
    """The record of a match as JSON-able data."""
    record: dict[str, JsonValue] = {
        "stellwerk": FORMAT,
        "commitment": commitment(seed),
        "game": game.id,
        "rules": game.rules_version,
        "players": game.players,
        "options": dict(game.options),
        "seed": seed.hex(),
        "moves": [dict(entry) for entry in moves],
        "digest": digest,
        "result": None if result is None else result.as_json(),
    }
    if game.custom_board is not None:
        record["board"] = game.custom_board
    if position is not None:
        record["position"] = cast("JsonValue", position)
    return record


def record_text(record: Mapping[str, "JsonValue"]) -> str:
    """A record as the text of a file."""
    return json.dumps(record, ensure_ascii=False, indent=1) + "\n"
