"""Running the command line in this process and as a real program."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from typer.testing import CliRunner

from stellwerk.cli.main import app
from tests.server import warm_start

SOURCE = Path(__file__).resolve().parents[2] / "src"
LANGUAGES = ("en", "de", "fr", "nl")


class Answer(NamedTuple):
    """What a command said, and its exit code."""

    code: int
    out: str
    err: str

    @property
    def words(self) -> str:
        """The output with line breaks and columns made single spaces."""
        return " ".join(self.out.split())


def invoke(*arguments: str, typed: str = "", env: Mapping[str, str] | None = None) -> Answer:
    """Run a command in this process; anything unexpected is raised."""
    speaking: dict[str, str | None] = {"STELLWERK_LANG": "en", "COLUMNS": "100", **(env or {})}
    result = CliRunner().invoke(app, list(arguments), input=typed, env=speaking)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Answer(result.exit_code, result.stdout, result.stderr)


def environment(**changes: str) -> dict[str, str]:
    """The environment of a real process; it speaks English unless told otherwise."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
    return {**kept, "PYTHONPATH": str(SOURCE), "STELLWERK_LANG": "en", **changes}


def run(*arguments: str, typed: str = "", **changes: str) -> Answer:
    """Run a command as a real program, through pipes."""
    result = subprocess.run(
        [sys.executable, "-m", "stellwerk", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(**changes),
        timeout=120,
        check=False,
    )
    return Answer(result.returncode, result.stdout, result.stderr)


def run_warm(*arguments: str, typed: str = "", **changes: str) -> Answer:
    """The same, forked from a process that has imported the server already."""
    result = warm_start.run_warm(*arguments, typed=typed, environment=environment(**changes))
    return Answer(result.returncode, result.stdout, result.stderr)


def complaint(*arguments: str, typed: str = "") -> str:
    """The one sentence with which a command refuses bad input."""
    answer = invoke(*arguments, typed=typed)
    assert answer.code == 2, answer
    assert answer.out == ""
    assert answer.err.endswith("\n")
    assert answer.err.count("\n") == 1, answer.err
    assert "Traceback" not in answer.err
    return answer.err.strip()
