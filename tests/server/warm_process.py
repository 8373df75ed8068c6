"""A process that has imported all of Stellwerk, and forks it as often as it is asked.

Most of what a start of the server costs is importing its packages. Each fork becomes what
`python -m stellwerk …` would have been: a process with a pid, a session, an environment, a folder
and streams of its own, which ends with the exit code that the command has. `warm_start.py` asks.
"""

import gc
import importlib
import json
import os
import runpy
import select
import signal
import socket
import sys

from nursery import open_nursery, warm_up_nursery

WARM = (
    "stellwerk.cli.main",
    "stellwerk.cli.hosting.server_settings",
    "stellwerk.server.app",
    "stellwerk.server.run",
    # What these import only when it is needed, and a server always needs:
    "anyio._backends._asyncio",
    "anyio.streams.stapled",
    "fluent.runtime",
    "litestar.plugins.pydantic",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
    "uvicorn.protocols.http.httptools_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
)
# What commands need that only play, before it is known which packages bring families and bots.
WARM_ALONE = (
    "stellwerk.cli.main",
    "stellwerk.cli.playing.session",
    "stellwerk.games.ticket.family",
    "stellwerk.games.trans.family",
    "stellwerk.games.wensleydale.family",
    "fluent.runtime",
    "multiprocessing.connection",
    "concurrent.futures.process",
    "rich.columns",
)
STREAMS = 4  # stdin, stdout, stderr, and where the exit code is written


def serve_forks(requests: socket.socket) -> None:
    """Answer every request with a pid; returns in each fork, and when nobody asks any more."""
    woken, wake = os.pipe()
    os.set_blocking(wake, False)
    signal.set_wakeup_fd(wake)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    running: dict[int, int] = {}  # pid: where its exit code is written
    while True:
        ready, _, _ = select.select([requests.fileno(), woken], [], [])
        if woken in ready:
            os.read(woken, 1024)
            _report_ended(running)
        if requests.fileno() in ready:
            request, streams = _read(requests)
            if not request:
                sys.exit(0)
            exit_pipe = streams.pop()
            pid = os.fork()
            if pid == 0:
                _let_go([woken, wake, requests.detach(), exit_pipe, *running.values()])
                _become(json.loads(request), streams)
                return
            running[pid] = exit_pipe
            for stream in streams:
                os.close(stream)
            requests.sendall(f"{pid}\n".encode())


def _let_go(descriptors: list[int]) -> None:
    """A fork has nothing to do with other forks."""
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for descriptor in descriptors:
        os.close(descriptor)


def _read(requests: socket.socket) -> tuple[bytes, list[int]]:
    """One line of JSON, and the streams that come with it."""
    line, streams, _, _ = socket.recv_fds(requests, 65_536, STREAMS)
    while line and not line.endswith(b"\n"):
        line += requests.recv(65_536)
    return line, list(streams)


def _report_ended(running: dict[int, int]) -> None:
    """Write down the exit codes of those who have ended."""
    for pid in list(running):
        ended, status = os.waitpid(pid, os.WNOHANG)
        if ended:
            exit_pipe = running.pop(pid)
            os.write(exit_pipe, str(os.waitstatus_to_exitcode(status)).encode())
            os.close(exit_pipe)


def _become(request: dict[str, object], streams: list[int]) -> None:
    """Be a process of one's own."""
    os.setsid()
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    folder = str(request["folder"])
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(request["environment"])  # type: ignore[call-overload]
    sys.path[0] = folder
    added = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    sys.path[1:1] = [each for each in added if each and each not in sys.path]
    importlib.invalidate_caches()
    sys.argv[1:] = request["arguments"]  # type: ignore[call-overload]
    if "serve" in sys.argv:
        open_nursery(os.environ)


def warm_up_alone() -> None:
    """Import what commands need; which families and bots there are, each fork finds out itself."""
    for name in WARM_ALONE:
        importlib.import_module(name)
    from stellwerk.plugins import plugins

    assert plugins.cache_info().currsize == 0, "A fork would not look for packages any more."
    gc.collect()
    gc.freeze()


def warm_up() -> None:
    """Read what every server reads, before it is asked for."""
    for name in WARM:
        importlib.import_module(name)
    import stellwerk
    from stellwerk.server.app import create_app
    from stellwerk.server.settings import Settings
    from stellwerk.texts import LANGUAGES, text

    for lang in LANGUAGES:
        text("serve-stop", {}, lang)
    for game in stellwerk.games():
        stellwerk.game(game)
    # The second application of a process is made in half the time of the first: types of handlers
    # have been looked at, pages have been read. Nothing is opened.
    create_app(Settings(database="sqlite+aiosqlite:///nowhere.db"))
    warm_up_nursery()
    gc.collect()
    gc.freeze()  # what forks share stays shared as long as no collection counts its users


if __name__ == "__main__":
    warm_up() if sys.argv[2] == "everything" else warm_up_alone()
    serve_forks(socket.socket(fileno=int(sys.argv[1])))
    runpy.run_module("stellwerk", run_name="__main__", alter_sys=True)
