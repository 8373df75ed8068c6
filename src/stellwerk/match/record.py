"""Records: settings, seed and moves of a match, as JSON. The record is the truth.

It begins with the SHA-256 of the seed, the promise that no card is swapped later.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

import msgspec

from stellwerk.seeds import commitment

if TYPE_CHECKING:
    from stellwerk.match.contract import Game, JsonValue
    from stellwerk.match.wire import Result

FORMAT = 1


class RecordError(ValueError):
    """A record that cannot be read or does not replay; the text says where and why."""


class RecordedMove(msgspec.Struct, forbid_unknown_fields=True):
    """One move of a record; `undone` marks one that was taken back."""

    seat: int
    move: dict[str, object]
    undone: bool = False


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A record as it is read from a file."""

    stellwerk: int
    commitment: str
    game: str
    rules: int
    players: int
    options: dict[str, str | int | bool]
    seed: str
    moves: list[RecordedMove]
    digest: str
    result: dict[str, object] | None = None
    board: str | None = None
    position: dict[str, object] | None = None
    """Where the match began, if that was not the usual start."""


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


def read_record(source: str | bytes | Mapping[str, object]) -> Record:
    """A record from JSON text or data; RecordError, in words, if it is damaged."""
    try:
        if isinstance(source, Mapping):
            record = msgspec.convert(source, Record)
        else:
            record = msgspec.json.decode(source, type=Record)
    except msgspec.ValidationError as error:
        raise RecordError(f"This is not a whole record: {error}.") from None
    except msgspec.DecodeError as error:
        raise RecordError(f"This is not a record, or it is cut off: {error}.") from None
    except RecursionError:
        raise RecordError("This is not a record: it is nested far too deeply.") from None
    if record.stellwerk != FORMAT:
        raise RecordError(
            f"This record has format {record.stellwerk}; this release reads format {FORMAT}."
        )
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        raise RecordError("The seed of this record is not written in hex digits.") from None
    if len(seed) != 32:
        raise RecordError(f"The seed of this record has {len(seed)} bytes instead of 32.")
    return record


def verify_commitment(record: Record) -> None:
    """Prove that the seed is the one that was promised; RecordError if not."""
    found = hashlib.sha256(bytes.fromhex(record.seed)).hexdigest()
    if found != record.commitment.lower():
        raise RecordError(
            "The seed does not match the commitment the record began with: "
            f"promised {record.commitment[:16]}…, found {found[:16]}…."
        )


def record_text(record: Mapping[str, "JsonValue"]) -> str:
    """A record as the text of a file."""
    return json.dumps(record, ensure_ascii=False, indent=1) + "\n"
