"""Running the server: one process, or several that share a listening socket."""

import asyncio
import errno
import gc
import http.client
import multiprocessing
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from importlib.util import find_spec
from types import FrameType
from typing import IO, NoReturn

import msgspec
import uvicorn
from litestar import Litestar
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from stellwerk.server.addresses import local_host
from stellwerk.server.database.address import database_file, without_password
from stellwerk.server.database.engine import Database
from stellwerk.server.database.faults import is_database_fault, reason
from stellwerk.server.database.file import FileTaken, hold
from stellwerk.server.database.migrate import NewerDatabase, upgrade
from stellwerk.server.logs import set_up_logs
from stellwerk.server.network.files import allow_many_files
from stellwerk.server.network.serving import ServingConfig
from stellwerk.server.settings import Settings

SETTINGS_VARIABLE = "STELLWERK_PROCESS_SETTINGS"
BACKLOG = 2048
RARELY = (50_000, 20, 100)  # objects made, then rounds, before a deeper collection


class CannotServe(Exception):  # noqa: N818 - it is an answer to the operator
    """Why the server does not start: the id of a text, and its arguments."""

    def __init__(self, message: str, /, **arguments: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments


def run(settings: Settings, on_ready: Callable[[Settings], None]) -> None:
    """Serve until SIGINT or SIGTERM; `on_ready` hears the settings with the port really used.

    Raises CannotServe when the server cannot start.
    """
    _check_processes(settings)
    check_drivers(settings)
    allow_many_files()
    set_up_logs(settings.log_format, settings.log_level)
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, _leave)
    listener = listen(settings.host, settings.port)
    settings = msgspec.structs.replace(settings, port=listener.getsockname()[1])
    held = _hold_database(settings.database)
    asyncio.run(prepare_database(settings.database))
    threading.Thread(target=_tell_when_ready, args=(settings, on_ready), daemon=True).start()
    try:
        _serve(settings, listener)
    finally:
        if held is not None:
            held.close()


def _hold_database(url: str) -> IO[str] | None:
    """Two servers on one SQLite file would not hear of each other: the second one is refused."""
    file = database_file(url)
    if file is None or not file.parent.is_dir():
        return None
    try:
        return hold(file)
    except FileTaken as taken:
        raise CannotServe(
            "serve-database-taken", database=str(file), process=str(taken) or "?"
        ) from None


def _leave(_: int, __: FrameType | None) -> NoReturn:
    """Before and after uvicorn listens to signals itself, there is nothing to finish."""
    sys.exit(0)


def _check_processes(settings: Settings) -> None:
    shared = settings.database if settings.channels == "auto" else settings.channels
    if settings.processes > 1 and not shared.startswith(("postgresql", "redis")):
        raise CannotServe("serve-processes")


def check_drivers(settings: Settings) -> None:
    """What speaks to PostgreSQL and Redis comes with extras of their own."""
    if settings.database.startswith("postgresql") and find_spec("asyncpg") is None:
        raise CannotServe("serve-no-postgres")
    if settings.channels.startswith("redis") and find_spec("redis") is None:
        raise CannotServe("serve-no-redis")


def listen(host: str, port: int) -> socket.socket:
    """The socket people connect to; a port of 0 becomes one that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server(
            (host, port), family=family, backlog=BACKLOG, dualstack_ipv6=host == "::"
        )
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise CannotServe("serve-port-taken", port=str(port)) from None
        reason = error.strerror or str(error)
        raise CannotServe("serve-no-host", host=host, port=str(port), reason=reason) from None


async def prepare_database(url: str) -> None:
    """Bring the database up to date, or say why that cannot be done."""
    file = database_file(url)
    if file is not None and not file.parent.is_dir():
        raise CannotServe("serve-database-folder", folder=str(file.parent))
    database = Database(url)
    try:
        await upgrade(database)
    except NewerDatabase as error:
        raise CannotServe("serve-database-newer", revision=error.revision) from None
    except Exception as error:
        if not is_database_fault(error):
            raise
        place = without_password(url)
        raise CannotServe("serve-database-away", database=place, reason=reason(error)) from None
    finally:
        await database.close()


def _tell_when_ready(settings: Settings, on_ready: Callable[[Settings], None]) -> None:
    """The listening socket keeps our question until somebody is there to answer it."""
    connection = http.client.HTTPConnection(local_host(settings.host), settings.port)
    try:
        connection.request("GET", "/health")
        connection.getresponse().read()
    except (OSError, http.client.HTTPException):
        return
    finally:
        connection.close()
    on_ready(settings)


def calm_garbage_collection() -> None:
    """With many tables a full collection stops everybody for half a second: make it rare.

    What is loaded now stays for ever, so it is not looked at again; and tables and connections are
    let go by counting references, not by collecting.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RARELY)


def _serve(settings: Settings, listener: socket.socket) -> None:
    try:
        if settings.processes == 1:
            from stellwerk.server.app import create_app

            config = ServingConfig(settings, create_app(settings))
            calm_garbage_collection()
            uvicorn.Server(config).run([listener])
        else:
            os.environ[SETTINGS_VARIABLE] = msgspec.json.encode(settings).decode()
            config = ServingConfig(settings, "stellwerk.server.run:app_of_this_process")
            supervisor = Multiprocess(config, [listener])
            supervisor.run()
            if any(process.exitcode == STARTUP_FAILURE for process in supervisor.processes):
                sys.exit(STARTUP_FAILURE)
    except SystemExit as leaving:
        if leaving.code == STARTUP_FAILURE:
            raise CannotServe("serve-failed") from None
        raise


def app_of_this_process() -> Litestar:
    """The application in one of several processes; its settings come by the environment."""
    from stellwerk.server.app import create_app

    settings = msgspec.json.decode(os.environ[SETTINGS_VARIABLE], type=Settings)
    set_up_logs(settings.log_format, settings.log_level)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    app = create_app(settings)
    calm_garbage_collection()
    return app


def _end_with_parent() -> None:
    """A process whose parent was killed would keep the port, and nobody would look after it."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
