"""Records as they are read: checked, compared with what was promised, and shown as a film."""

import hashlib
from collections.abc import Mapping
from os import PathLike
from pathlib import Path

import msgspec

from stellwerk.match.record import FORMAT, RecordError
from stellwerk.pictures.notebook import if_drawn


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

    def _repr_html_(self) -> str | None:
        """For notebooks: the match as everybody saw it, to be watched and stepped through.

        None where nobody draws such boards, or where the record does not replay.
        """
        from stellwerk.games.filming import film

        try:
            return if_drawn(lambda: film(self)._repr_html_())
        except RecordError:
            return None


def open_record(source: str | bytes | Mapping[str, object] | PathLike[str]) -> Record:
    """The record in a file (a path, or its name as a text), in JSON text, or in data.

    >>> import stellwerk
    >>> match = stellwerk.game("ticket-usa").new_match(seed=7)
    >>> stellwerk.open_record(match.record).game
    'ticket-usa'
    """
    if isinstance(source, (bytes, Mapping)) or (
        isinstance(source, str) and source.lstrip("\ufeff \t\r\n")[:1] in ("", "{", "[")
    ):
        return read_record(source)
    try:
        held = Path(source).read_bytes().removeprefix(b"\xef\xbb\xbf")
    except (OSError, ValueError) as error:
        name = str(source)[:80]
        raise RecordError(f"There is no record {name!r} that could be read: {error}.") from None
    return read_record(held)


def read_record(source: str | bytes | Mapping[str, object]) -> Record:
    """A record from JSON text or data; RecordError, in words, if it is damaged.

    It opens no file, so it may be given what a stranger has sent.
    """
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
