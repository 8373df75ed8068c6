"""What is forked from a warm process is what the command itself would be."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.client import eventually
from tests.server.postgres import free_port
from tests.server.warm_start import WarmStarted, warm_process

PATIENCE = 60.0


def started(folder: Path, *arguments: str, **variables: str) -> WarmStarted:
    environment = {**os.environ, "STELLWERK_LANG": "en", **variables}
    with (folder / "log").open("ab") as log:
        return warm_process().start(arguments, environment, folder, log)


@pytest.mark.parametrize(
    ("arguments", "variables"),
    [
        (["--version"], {}),
        (["rules", "ticket-usa", "TTR-NONE"], {}),
        (["serve", "--database", "there/is/no/such.db"], {"STELLWERK_LANG": "de"}),
        (["serve"], {"STELLWERK_PORT": "many"}),
    ],
)
def test_it_says_the_same_and_ends_with_the_same_code(
    tmp_path: Path, arguments: list[str], variables: dict[str, str]
) -> None:
    warm = started(tmp_path, *arguments, **variables)
    cold = subprocess.run(
        [sys.executable, "-m", "stellwerk", *arguments],
        env={**os.environ, "STELLWERK_LANG": "en", **variables},
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    assert warm.wait(PATIENCE) == cold.returncode
    assert (tmp_path / "log").read_bytes() == cold.stdout


def test_it_is_a_process_of_its_own_that_ends_by_a_signal(tmp_path: Path) -> None:
    server = started(tmp_path, "serve", "--port", str(free_port()))
    assert server.poll() is None
    with pytest.raises(subprocess.TimeoutExpired):
        server.wait(0.01)
    eventually(lambda: os.getsid(server.pid) == server.pid)
    server.kill()
    assert server.wait(PATIENCE) == -signal.SIGKILL
    assert server.poll() == -signal.SIGKILL
