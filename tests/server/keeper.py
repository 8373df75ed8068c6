"""Ends what the tests have started, even if they are killed and cannot do it themselves.

A small process listens to us through a pipe. When the pipe closes, because we have ended in
whatever way, it ends every process that it was told of and not told to forget.
"""

import contextlib
import functools
import subprocess
import sys
from pathlib import Path

KEEPER = """
import os, shutil, signal, sys
kept = {}
for line in sys.stdin:
    word, pid, folder = line.rstrip("\\n").split(" ", 2)
    if word == "keep":
        kept[int(pid)] = folder
    else:
        kept.pop(int(pid), None)
for pid in kept:
    try:
        os.kill(pid, signal.SIGKILL)
    except OSError:
        pass
for folder in filter(None, kept.values()):
    shutil.rmtree(folder, ignore_errors=True)
"""


@functools.cache
def _pipe() -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", KEEPER],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        text=True,
        cwd="/",
        start_new_session=True,
    )


def keep(pid: int, folder: Path | None = None) -> None:
    """End this process, and remove this folder, when we are gone."""
    _say(f"keep {pid} {folder or ''}")


def forget(pid: int) -> None:
    """It has ended in good order."""
    _say(f"forget {pid} ")


def _say(line: str) -> None:
    pipe = _pipe().stdin
    assert pipe is not None
    with contextlib.suppress(OSError):
        pipe.write(f"{line}\n")
        pipe.flush()
