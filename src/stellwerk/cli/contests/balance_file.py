"""The file of a weighing: read to go on with it, refused if it belongs to something else."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from stellwerk.cli.complaints import Complaint, read_bytes, write_text
from stellwerk.study.balance.setting import WeighedGame
from stellwerk.study.balance.tally import Tally

if TYPE_CHECKING:
    from collections.abc import Mapping


class KeptTally(msgspec.Struct, frozen=True):
    """What was counted, and in which games."""

    setting: WeighedGame
    tally: Tally


def read_tally(path: Path, asked: WeighedGame, lang: str) -> Tally:
    """The tally in a file, if it is of the games that were asked for; an empty one, if none is."""
    if not path.exists():
        return Tally()
    try:
        found = msgspec.json.decode(read_bytes(path, lang), type=KeptTally)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Complaint(lang, "complaint-balance-file", file=str(path), reason=str(error)) from None
    said: Mapping[str, object] = msgspec.to_builtins(found.setting)
    for part, value in msgspec.to_builtins(asked).items():
        if said[part] != value:
            raise Complaint(lang, "complaint-balance-other", file=str(path), part=part)
    return found.tally


def write_tally(path: Path, setting: WeighedGame, tally: Tally, lang: str) -> None:
    """Write it to its file, whole or not at all, whenever the machine stops."""
    beside = path.with_name(path.name + ".new")
    write_text(beside, msgspec.json.encode(KeptTally(setting, tally)).decode() + "\n", lang)
    try:
        os.replace(beside, path)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Complaint(lang, "complaint-write", file=str(path), reason=reason) from None
