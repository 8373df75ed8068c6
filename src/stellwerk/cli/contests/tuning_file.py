"""The file of a run of tuning: read to go on with it, refused if it belongs to something else."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

from stellwerk.cli.complaints import Complaint, read_bytes, write_text

if TYPE_CHECKING:
    from stellwerk.arena.tuning import Progress


def read_progress(path: Path, asked: "Progress", any_start: bool, lang: str) -> "Progress":
    """The run in a file, if it is the one that was asked for; that one from its start, if none is.

    With `any_start` it may have begun with any set of weights, as it does when none was named.
    """
    import msgspec

    from stellwerk.arena.tuning import Progress

    if not path.exists():
        return asked
    try:
        found = msgspec.json.decode(read_bytes(path, lang), type=Progress)
    except msgspec.DecodeError as error:
        raise Complaint(lang, "complaint-tuning-file", file=str(path), reason=str(error)) from None
    parts = {
        "FAMILY": found.family == asked.family,
        "--seed": found.seed == asked.seed,
        "--games, --players": found.fields == asked.fields,
    }
    for part, is_same in parts.items():
        if not is_same:
            raise Complaint(lang, "complaint-tuning-other", file=str(path), part=part)
    names = set(asked.start)
    if set(found.start) != names or set(found.best) != names:
        raise Complaint(lang, "complaint-tuning-weights", file=str(path))
    if not any_start and found.start != asked.start:
        raise Complaint(lang, "complaint-tuning-other", file=str(path), part="--from")
    return found


def write_progress(path: Path, progress: "Progress", lang: str) -> None:
    """Write the run to its file, whole or not at all, whenever the machine stops."""
    import msgspec

    words = msgspec.json.format(msgspec.json.encode(progress)).decode() + "\n"
    beside = path.with_name(path.name + ".new")
    write_text(beside, words, lang)
    try:
        os.replace(beside, path)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Complaint(lang, "complaint-write", file=str(path), reason=reason) from None
