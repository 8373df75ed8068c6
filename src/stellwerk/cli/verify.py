"""`stellwerk verify`: the proof that a record is whole, honest and replays to its end."""

from typing import TYPE_CHECKING

import typer

from stellwerk.cli.parameters import AsJson, Language, RecordFile

if TYPE_CHECKING:
    from stellwerk.games.record import Record
    from stellwerk.match.match import Match


def verify(file: RecordFile, lang: Language = None, as_json: AsJson = False) -> None:
    """Check a record: the seed is the promised one, and the moves lead to the same position."""
    from stellwerk import RecordError
    from stellwerk import replay as replay_record
    from stellwerk.cli.complaints import Complaint, read_bytes
    from stellwerk.cli.languages import chosen_language
    from stellwerk.cli.screen import print_json
    from stellwerk.games.record import read_record, verify_commitment
    from stellwerk.texts import text

    spoken = chosen_language(lang)
    try:
        record = read_record(read_bytes(file, spoken))
        verify_commitment(record)
        match = replay_record(record)
        _check_result(record, match)
    except RecordError as error:
        raise Complaint(spoken, "complaint-record", file=str(file), reason=str(error)) from None
    facts: dict[str, str | int] = {
        "file": str(file),
        "game": record.game,
        "players": record.players,
        "moves": len(record.moves),
        "finished": "yes" if match.is_over else "no",
        "digest": record.digest,
    }
    if as_json:
        print_json({"ok": True, **facts, "finished": match.is_over})
    else:
        typer.echo(text("verify-ok", {**facts, "digest": record.digest[:16]}, spoken))


def _check_result(record: "Record", match: "Match") -> None:
    """The result is not needed to replay, so it could be changed unnoticed."""
    from stellwerk import RecordError

    counted = None if match.result is None else match.result.as_json()
    if record.result is not None and record.result != counted:
        raise RecordError("The record replays, but to another result than it says: it was changed.")
