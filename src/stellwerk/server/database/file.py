"""The file of an SQLite database: its owner's alone, and one server's at a time."""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

OWNER_ALONE = 0o600


class FileTaken(Exception):  # noqa: N818 - it is an answer to the operator
    """Another server uses the file; the text is its process id, if it is known."""


def protect(file: Path) -> None:
    """Make a file readable by its owner alone, also if it is not there yet.

    What SQLite puts beside it, `-wal` and `-shm`, gets the same rights from it.
    """
    with suppress(OSError):  # a file that cannot be made is explained by whoever opens it
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ALONE))
    for each in (file, *(file.with_name(f"{file.name}{end}") for end in ("-wal", "-shm"))):
        with suppress(OSError):  # not there, or somebody else's
            if each.stat().st_mode & 0o077:
                each.chmod(OWNER_ALONE)


def hold(file: Path) -> IO[str] | None:
    """Hold a file for one server until the answer is closed, or the process ends.

    Raises FileTaken if another server holds it. None where the system cannot tell.
    """
    if sys.platform == "win32":
        return None
    import fcntl

    lock = file.with_name(f"{file.name}.lock")
    try:
        held = os.fdopen(os.open(lock, os.O_RDWR | os.O_CREAT, OWNER_ALONE), "r+")
    except OSError:
        return None  # whoever opens the database says what is wrong with the folder
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        with held:
            raise FileTaken(held.read(20).strip()) from None
    except OSError:
        held.close()
        return None  # some network drives know no locks
    held.truncate(0)
    held.write(f"{os.getpid()}\n")
    held.flush()
    return held
