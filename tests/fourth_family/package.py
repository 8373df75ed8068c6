"""The example package with a family of its own, installed into a folder as anybody would."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.server.deployment import Deployment, start_cold
from tests.server.warm_start import run_warm

EXAMPLE = Path(__file__).parents[2] / "examples" / "branch_lines"
GAME = "branch-valley"


def install(folder: Path) -> Path:
    """Where the package lies; from a copy, since a build leaves traces where it builds."""
    source, target = folder / "source", folder / "installed"
    shutil.copytree(EXAMPLE, source)
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    options = ["--no-deps", "--no-build-isolation", "--target", str(target), str(source)]
    subprocess.run([*command, *options], check=True, timeout=300)
    return target


BAD_BOTS = """
class Illegal:
    def __init__(self, seed: int) -> None: ...
    def choose(self, seat: object) -> int:
        return 999_999

class Tired(Illegal):
    def choose(self, seat: object) -> int:
        raise RuntimeError("my bot is tired")
"""
OFFERED = """[stellwerk.bots]
branch.illegal = bad_bots:Illegal
branch.tired = bad_bots:Tired
"""


def add_bad_bots(package: Path) -> None:
    """Beside the family a second package, whose bots do what none should."""
    (package / "bad_bots.py").write_text(BAD_BOTS)
    about = package / "bad_bots-0.1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: bad-bots\nVersion: 0.1\n")
    (about / "entry_points.txt").write_text(OFFERED)


def environment(package: Path) -> dict[str, str]:
    """One in which the package is found beside ours."""
    return {**os.environ, "PYTHONPATH": str(package), "STELLWERK_LANG": "en", "COLUMNS": "100"}


def run(package: Path, *arguments: str, typed: str = "") -> str:
    """What a Python started with the package prints."""
    answer = ask(package, *arguments, typed=typed)
    assert answer.returncode == 0, answer.stderr
    return answer.stdout


def ask(package: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A Python started with the package, when it has ended.

    The command `-m stellwerk` is forked from a process that has looked for no package yet.
    """
    if arguments[:2] == ("-m", "stellwerk"):
        own = environment(package)
        return run_warm(*arguments[2:], typed=typed, environment=own, warmed="alone")
    return subprocess.run(
        [sys.executable, *arguments],
        env=environment(package),
        input=typed,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


@contextmanager
def deployment_with(package: Path, folder: Path) -> Iterator[Deployment]:
    """A server that finds the package."""
    folder.mkdir(parents=True, exist_ok=True)
    deployment = Deployment("sqlite", folder, f"sqlite+aiosqlite:///{folder / 'stellwerk.db'}")

    def begin(arguments: Sequence[str], env: object, where: Path, log: object) -> object:
        assert isinstance(env, dict)
        return start_cold(arguments, {**env, "PYTHONPATH": str(package)}, where, log)  # type: ignore[arg-type]

    for server in deployment.servers:
        server.begin = begin  # type: ignore[assignment]
    try:
        yield deployment.start()
    finally:
        deployment.stop()
