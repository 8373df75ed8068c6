"""A deployment: one or more real `stellwerk serve` processes on one database."""

import contextlib
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import IO, Literal

import httpx
import psutil

from tests.server.keeper import forget, keep
from tests.server.postgres import free_port
from tests.server.warm_start import WarmStarted, start_warm

Started = WarmStarted | subprocess.Popen[bytes]
Begin = Callable[[Sequence[str], Mapping[str, str], Path, IO[bytes]], Started]

Kind = Literal["sqlite", "postgresql", "two-processes"]
Setting = str | int | float | bool

KINDS: tuple[Kind, ...] = ("sqlite", "postgresql", "two-processes")
PATIENCE = 60.0  # seconds a start or an end may take on a busy machine
ATTEMPTS = 3  # somebody else may take the free port before the server does
LOG_SHOWN = 6000  # characters of a log that a failing test shows

# A server closes a connection that was idle for five seconds; whoever asks must be sooner.
SOON_CLOSED = httpx.Limits(keepalive_expiry=2)
# Certificates, which nobody needs here, take longer to read than an answer.
ASKING = httpx.Client(timeout=30, trust_env=False, verify=False, limits=SOON_CLOSED)

FOR_TESTS: dict[str, Setting] = {
    "requests_per_minute": 1_000_000,
    "connections_per_address": 10_000,
    "tables_per_person": 1000,
    "bot_tables_per_person": 1000,
    # Tests wait for bots beside other tests; nobody else is there for whom to stand back.
    "worker_niceness": 0,
    "links_per_person": 1000,
    "made_per_address": 1_000_000,
    "grace": 0,
    "notice_delay": 0.05,
    "review_quality": "quick",
    "private_webhooks": True,
    "snapshot_every": 20,
}


def start_cold(
    arguments: Sequence[str], environment: Mapping[str, str], folder: Path, log: IO[bytes]
) -> Started:
    """`python -m stellwerk …`, for those who measure its memory."""
    return subprocess.Popen(
        [sys.executable, "-m", "stellwerk", *arguments],
        env=environment,
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=log,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )


class Server:
    """One `stellwerk serve` process; it can be killed and started again on the same port."""

    def __init__(
        self, folder: Path, name: str, database: str, settings: dict[str, Setting]
    ) -> None:
        self.log_file = folder / f"{name}.log"
        self.port = free_port()
        self._folder = folder
        self._database = database
        self._settings = settings
        self.begin: Begin = start_warm
        self._process: Started | None = None
        self._workers: list[psutil.Process] = []
        self._asked_to_end = False

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """Its process id."""
        assert self._process is not None, "The server was not started."
        return self._process.pid

    def launch(self) -> None:
        """Start it; `wait_until_up` says when it answers."""
        arguments = ["serve", "--port", str(self.port), "--database", self._database]
        self._asked_to_end = False
        with self.log_file.open("ab") as log:
            self._process = self.begin(arguments, self._environment(), self._folder, log)
        keep(self._process.pid)

    def _environment(self) -> dict[str, str]:
        """Ours without anybody's own settings for a server."""
        kept = {name: text for name, text in os.environ.items() if name[:10] != "STELLWERK_"}
        for name, value in self._settings.items():
            text = str(value).lower() if isinstance(value, bool) else str(value)
            kept[f"STELLWERK_{name.upper()}"] = text
        return kept | {"PYTHONUNBUFFERED": "1"}

    def wait_until_up(self) -> None:
        """Until it answers; if its port was taken meanwhile it is started on another."""
        for _ in range(ATTEMPTS):
            if self._answers():
                return
            if "address already in use" not in self.log().lower():
                break
            self.port = free_port()
            self.launch()
        raise RuntimeError(f"The server does not start:\n{self.log()}")

    def _answers(self) -> bool:
        assert self._process is not None
        deadline = time.monotonic() + PATIENCE
        while self._process.poll() is None:
            with contextlib.suppress(httpx.TransportError, psutil.NoSuchProcess):
                if self._listens() and ASKING.get(f"{self.address}/health").is_success:
                    return True
            if time.monotonic() > deadline:
                raise RuntimeError(f"The server does not answer:\n{self.log()}")
            time.sleep(0.03)
        return False

    def _listens(self) -> bool:
        """Whether the port is its own: a server of another test may have been there first."""
        sockets = psutil.Process(self.pid).net_connections("tcp")
        return any(each.laddr and each.laddr.port == self.port for each in sockets)

    def is_running(self) -> bool:
        """Whether the process lives."""
        return self._process is not None and self._process.poll() is None

    def workers(self) -> list[psutil.Process]:
        """The processes it has started, such as those in which bots think."""
        return psutil.Process(self.pid).children(recursive=True) if self.is_running() else []

    def stop(self) -> int:
        """End it as an operator would; its exit code."""
        self.ask_to_end()
        return self._wait_for_end()

    def kill(self) -> None:
        """`kill -9`: not one more instruction."""
        self._signal(signal.SIGKILL)
        self._wait_for_end()

    def ask_to_end(self) -> None:
        """Do not wait for it."""
        if not self._asked_to_end:
            self._signal(signal.SIGTERM)
            self._asked_to_end = True

    def _signal(self, how: signal.Signals) -> None:
        if self._process is not None and self.is_running():
            self._workers += self.workers()
            self._process.send_signal(how)

    def _wait_for_end(self) -> int:
        if self._process is None:
            return 0
        try:
            return self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            raise RuntimeError(f"The server does not end:\n{self.log()}") from None
        finally:
            forget(self._process.pid)

    def left_behind(self, patience: float = 20.0) -> list[psutil.Process]:
        """Workers of ended servers that live on although they had time to notice."""
        deadline = time.monotonic() + patience
        while (alive := [each for each in self._workers if _lives(each)]) != []:
            if time.monotonic() > deadline:
                break
            time.sleep(0.02)
        return alive

    def sweep(self) -> None:
        """End workers that were left behind."""
        for worker in self.left_behind(patience=2.0):
            with contextlib.suppress(psutil.NoSuchProcess):
                worker.kill()
        self._workers.clear()

    def log(self) -> str:
        """The end of what it wrote."""
        if not self.log_file.exists():
            return "(nothing)"
        return self.log_file.read_text(errors="replace")[-LOG_SHOWN:]


def _lives(process: psutil.Process) -> bool:
    """Whether a process runs; one that has ended may wait long for somebody to take note of it."""
    try:
        return bool(process.is_running() and process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


class Deployment:
    """Servers that share a database. Guests knock at any of their doors, by chance."""

    def __init__(self, kind: Kind, folder: Path, database: str, **settings: Setting) -> None:
        self.kind = kind
        self.database = database
        chosen = FOR_TESTS | settings
        count = 2 if kind == "two-processes" else 1
        self.servers = [Server(folder, f"server-{i}", database, chosen) for i in range(count)]
        self._chance = random.Random(7)

    def start(self) -> "Deployment":
        """Open all doors at once, as a system that starts services does."""
        for server in self.servers:
            server.launch()
        for server in self.servers:
            server.wait_until_up()
        return self

    @property
    def addresses(self) -> list[str]:
        """All doors."""
        return [server.address for server in self.servers]

    def address(self) -> str:
        """Any door."""
        return self._chance.choice(self.addresses)

    def stop(self) -> None:
        """Close all doors in good order, at once."""
        for server in self.servers:
            server.ask_to_end()
        try:
            for server in self.servers:
                server.stop()
        finally:
            for server in self.servers:
                server.sweep()

    def kill(self) -> None:
        """`kill -9` for every process."""
        for server in self.servers:
            server.kill()

    def restart(self) -> None:
        """Open the same doors again, on the same database."""
        self.start()

    def log(self) -> str:
        """The ends of all logs."""
        return "\n".join(f"— {server.address}\n{server.log()}" for server in self.servers)


def build_deployment(
    kind: Kind, folder: Path, new_database: Callable[[], str], **settings: Setting
) -> Deployment:
    """A deployment that is open; `new_database` is asked for a PostgreSQL only if one is needed."""
    folder.mkdir(parents=True, exist_ok=True)
    file = f"sqlite+aiosqlite:///{folder / 'stellwerk.db'}"
    deployment = Deployment(kind, folder, file if kind == "sqlite" else new_database(), **settings)
    try:
        return deployment.start()
    except BaseException:
        deployment.kill()
        deployment.stop()
        raise
