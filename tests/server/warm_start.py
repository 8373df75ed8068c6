"""Starts `stellwerk …` as real processes, forked from one that has imported everything already.

A start takes a tenth of what `python -m stellwerk` takes, and there are hundreds of them in a test
run. `test_running.py` and `tests/cli` start the command itself.
"""

import functools
import json
import os
import select
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

from tests.server.keeper import keep

PATIENCE = 120.0
PROGRAM = Path(__file__).with_name("warm_process.py")


class WarmStarted:
    """A process forked from the warm one; it has what tests need of `subprocess.Popen`."""

    def __init__(self, pid: int, exit_pipe: int) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self._exit_pipe = exit_pipe  # here its exit code arrives
        self._reading = threading.Lock()

    def poll(self) -> int | None:
        """Its exit code, or None as long as it runs."""
        return self._look(0)

    def wait(self, timeout: float | None = None) -> int:
        """Its exit code; subprocess.TimeoutExpired if it does not end in time."""
        code = self._look(timeout)
        if code is None:
            raise subprocess.TimeoutExpired(["stellwerk"], timeout or 0)
        return code

    def send_signal(self, how: signal.Signals) -> None:
        """Any signal, if it still runs."""
        if self.poll() is None:
            os.kill(self.pid, how)

    def kill(self) -> None:
        """`kill -9`."""
        self.send_signal(signal.SIGKILL)

    def _look(self, timeout: float | None) -> int | None:
        with self._reading:
            if self.returncode is None and select.select([self._exit_pipe], [], [], timeout)[0]:
                said = os.read(self._exit_pipe, 16)
                os.close(self._exit_pipe)
                if not said:
                    raise RuntimeError("The warm process has ended, and its servers with it.")
                self.returncode = int(said)
            return self.returncode


class WarmProcess:
    """The process that is forked."""

    def __init__(self, warmed: str) -> None:
        self._requests, theirs = socket.socketpair()
        self._one_at_a_time = threading.Lock()
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, str(PROGRAM), str(theirs.fileno()), warmed],
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
                stdin=subprocess.DEVNULL,
                pass_fds=[theirs.fileno()],
                start_new_session=True,
            )
        keep(self._process.pid)

    def start(
        self,
        arguments: Sequence[str],
        environment: Mapping[str, str],
        folder: Path,
        streams: tuple[IO[bytes], IO[bytes], IO[bytes]],
    ) -> WarmStarted:
        """`stellwerk …` in a process of its own, with what it reads, says and complains."""
        request = {
            "arguments": list(arguments),
            "environment": dict(environment),
            "folder": str(folder),
        }
        exit_pipe, telling = os.pipe()
        numbers = [*(stream.fileno() for stream in streams), telling]
        try:
            with self._one_at_a_time:
                socket.send_fds(self._requests, [f"{json.dumps(request)}\n".encode()], numbers)
                answer = self._requests.recv(64)
        finally:
            os.close(telling)
        if not answer:
            raise RuntimeError(f"The warm process ended with code {self._process.wait()}.")
        return WarmStarted(int(answer), exit_pipe)


@functools.cache
def _warm_process(warmed: str = "everything") -> WarmProcess:
    """The one of this test run (of each worker, with pytest-xdist); it ends with us.

    One that has imported modules "alone" knows nothing of families, ours or others', until a fork
    looks for them.
    """
    return WarmProcess(warmed)


def start_warm(
    arguments: Sequence[str], environment: Mapping[str, str], folder: Path, log: IO[bytes]
) -> WarmStarted:
    """`stellwerk …`, which goes on; all that it says goes to the log."""
    with open(os.devnull, "rb") as nothing:
        return _warm_process().start(arguments, environment, folder, (nothing, log, log))


def run_warm(
    *arguments: str,
    typed: str = "",
    environment: Mapping[str, str] | None = None,
    folder: Path | None = None,
    warmed: str = "everything",
) -> "subprocess.CompletedProcess[str]":
    """`stellwerk …` to its end, with something typed; its exit code and what it said."""
    with TemporaryFile() as written, TemporaryFile() as out, TemporaryFile() as err:
        written.write(typed.encode())
        written.seek(0)
        given = os.environ if environment is None else environment
        streams = (written, out, err)
        started = _warm_process(warmed).start(arguments, given, folder or Path.cwd(), streams)
        code = started.wait(PATIENCE)
        said = [_content(stream) for stream in (out, err)]
    return subprocess.CompletedProcess(["stellwerk", *arguments], code, *said)


def _content(stream: IO[bytes]) -> str:
    stream.seek(0)
    return stream.read().decode()
