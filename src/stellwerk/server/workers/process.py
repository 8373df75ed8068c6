"""A worker process: what happens in it, and the end of the line that the server holds.

Nothing here knows of the server; what a worker loads beyond this is up to the work it is given.
"""

import contextlib
import os
import pickle
import signal
import sys
import threading
from collections.abc import Callable
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from typing import TypeVar, TypeVarTuple, cast

Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")
MEGABYTE = 1024 * 1024


class WorkerLost(RuntimeError):  # noqa: N818 - it is what happened, not a fault of the caller
    """A worker ended in the middle of its work."""


class Worker:
    """One worker process, seen from the server. Its methods wait, so they belong into a thread.

    `end` may be called from anywhere at any time; whoever waits is told that the worker is lost.
    """

    def __init__(self, megabytes: int | None, niceness: int = 0) -> None:
        self._ended = threading.Event()
        # Forking a process with threads and an event loop copies locks that nobody will open.
        context = get_context("spawn")
        self._line, self._far_end = context.Pipe()
        self._process = context.Process(
            target=serve_work, args=(self._far_end, megabytes, niceness), daemon=True
        )

    def begin(self) -> None:
        """Start the process; returns when it is ready for work."""
        self._process.start()
        self._far_end.close()
        if self._ended.is_set():
            self.end()
        self._receive()

    def work(
        self, function: Callable[[*Arguments], Result], arguments: tuple[*Arguments]
    ) -> Result:
        """What the function gives; what it raises is raised here."""
        try:
            self._line.send((function, arguments))
        except OSError:
            raise WorkerLost("A worker is gone.") from None
        good, answer = self._receive()
        if not good and isinstance(answer, Exception):
            raise answer
        return cast("Result", answer)

    def _receive(self) -> "tuple[bool, object]":
        try:
            answer: tuple[bool, object] = self._line.recv()
        except (EOFError, OSError):
            raise WorkerLost("A worker ended in the middle of its work.") from None
        return answer

    def end(self) -> None:
        """Kill it: it may hang, and has nothing that could be lost."""
        self._ended.set()
        if self._process.pid is not None:
            with contextlib.suppress(OSError, ValueError):
                self._process.kill()

    def bury(self) -> None:
        """Take note of its end, so that the system can forget it."""
        if self._process.pid is not None:
            self._process.join()


def serve_work(line: Connection, megabytes: int | None, niceness: int = 0) -> None:
    """The life of a worker process: work that comes is done, one piece after the other."""
    _live_with_server()
    if niceness and sys.platform != "win32":
        # Answers to people come from the server: where both want the same core, work can wait.
        os.nice(niceness)
    if megabytes is not None and sys.platform != "win32":
        import resource

        # Data rather than address space: threads reserve far more addresses than they use.
        limit = megabytes * MEGABYTE
        resource.setrlimit(resource.RLIMIT_DATA, (limit, limit))
    line.send((True, None))
    while True:
        try:
            function, arguments = line.recv()
        except EOFError:
            return
        line.send_bytes(_answer(function, arguments))


def _answer(function: Callable[[*Arguments], object], arguments: tuple[*Arguments]) -> bytes:
    """The result or the exception, as bytes that can surely be read on the other side."""
    try:
        return pickle.dumps((True, function(*arguments)))
    except Exception as error:
        failure = error
    try:
        pickled = pickle.dumps((False, failure))
        pickle.loads(pickled)
    except Exception:
        return pickle.dumps((False, RuntimeError(repr(failure))))
    return pickled


def _live_with_server() -> None:
    """Make a worker live exactly as long as its server.

    Ctrl-C reaches every process of a terminal; it is the server's to say when work ends. If the
    server is killed it can say nothing, so each worker watches for that.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
