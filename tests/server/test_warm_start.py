"""What is forked from a warm process is what the command itself would be."""

import os
import signal
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tests.server.client import eventually
from tests.server.deployment import Deployment
from tests.server.postgres import free_port
from tests.server.warm_start import WarmStarted, run_warm, start_warm

PATIENCE = 60.0


def started(folder: Path, *arguments: str, **variables: str) -> WarmStarted:
    environment = {**os.environ, "STELLWERK_LANG": "en", **variables}
    with (folder / "log").open("ab") as log:
        return start_warm(arguments, environment, folder, log)


@pytest.mark.parametrize(
    ("arguments", "typed", "variables"),
    [
        (["--version"], "", {}),
        (["rules", "ticket-usa", "TTR-NONE"], "", {}),
        (["play", "trans-europa", "--seed", "7"], "help\nquit\n\n", {}),
        (["serve", "--database", "there/is/no/such.db"], "", {"STELLWERK_LANG": "de"}),
        (["serve"], "", {"STELLWERK_PORT": "many"}),
        (["admin", "ada"], "a long train of thought\n", {"STELLWERK_LANG": "nl"}),
    ],
)
def test_it_says_the_same_and_ends_with_the_same_code(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    typed: str,
    variables: dict[str, str],
) -> None:
    monkeypatch.chdir(tmp_path)
    environment = {**os.environ, "STELLWERK_LANG": "en", **variables}
    cold = subprocess.run(
        [sys.executable, "-m", "stellwerk", *arguments],
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    warm = run_warm(*arguments, typed=typed, environment=environment)
    assert (warm.returncode, warm.stdout, warm.stderr) == (
        cold.returncode,
        cold.stdout,
        cold.stderr,
    )


def test_it_is_a_process_of_its_own_that_ends_by_a_signal(tmp_path: Path) -> None:
    server = started(tmp_path, "serve", "--port", str(free_port()))
    assert server.poll() is None
    with pytest.raises(subprocess.TimeoutExpired):
        server.wait(0.01)
    eventually(lambda: os.getsid(server.pid) == server.pid)
    server.kill()
    assert server.wait(PATIENCE) == -signal.SIGKILL
    assert server.poll() == -signal.SIGKILL


class Stranger(BaseHTTPRequestHandler):
    """Somebody else's server, which is well."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()


def test_a_server_whose_port_somebody_else_has_taken_moves_to_another(tmp_path: Path) -> None:
    deployment = Deployment("sqlite", tmp_path, f"sqlite+aiosqlite:///{tmp_path / 'stellwerk.db'}")
    wanted = deployment.servers[0].port
    with ThreadingHTTPServer(("127.0.0.1", wanted), Stranger) as stranger:
        threading.Thread(target=stranger.serve_forever, daemon=True).start()
        deployment.start()
        stranger.shutdown()
    found = deployment.servers[0].port
    deployment.stop()
    assert found != wanted
