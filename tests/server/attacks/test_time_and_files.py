"""A server that was stopped in its tracks, two servers on one file, and who may read the file."""

import os
import stat
import subprocess
import time
from pathlib import Path

import psutil
import pytest

from tests.server.client import Guest, eventually
from tests.server.conftest import NewDeployment
from tests.server.deployment import Deployment
from tests.server.postgres import free_port
from tests.server.warm_start import run_warm

STOPPED = 6.0  # seconds


def database_file(deployment: Deployment) -> Path:
    return Path(deployment.database.removeprefix("sqlite+aiosqlite:///"))


def left(guest: Guest, table_id: str) -> int:
    """Milliseconds that seat 0 has left."""
    milliseconds: int = guest.state(table_id, 0)["clock"]["left"][0]
    return milliseconds


@pytest.mark.parametrize(
    "clock",
    [{"kind": "turn", "seconds": 60}, {"kind": "total", "seconds": 60, "increment": 0}],
)
def test_while_the_server_stands_still_nobodys_time_runs(
    new_deployment: NewDeployment, clock: dict[str, object]
) -> None:
    deployment = new_deployment("sqlite")
    ada = Guest(deployment, "Ada")
    made = ada.new_table("ticket-usa", ["me", "bot"], clock=clock, options={"first_seat": 0})
    table_id = made["table"]["id"]
    eventually(lambda: ada.table(table_id)["number"] == 1)  # the bot has kept its tickets
    server = psutil.Process(deployment.servers[0].pid)
    began = time.monotonic()
    before = left(ada, table_id)
    server.suspend()
    time.sleep(STOPPED)
    server.resume()
    eventually(lambda: ada.table(table_id)["number"] >= 2)  # the gap is left out
    after = left(ada, table_id)
    ran = (time.monotonic() - began - STOPPED) * 1000
    assert after > before - ran - 1000, "the time in which the server stood still was charged"
    deployment.kill()
    deployment.restart()
    assert left(ada, table_id) <= after, "what was left out is left out only once"


def test_a_match_that_was_paused_gives_a_record_that_replays(new_deployment: NewDeployment) -> None:
    deployment = new_deployment("sqlite")
    ada = Guest(deployment, "Ada")
    clock = {"kind": "total", "seconds": 3000, "increment": 1}
    made = ada.new_table("trans-europa", ["me", "bot"], clock=clock, options={"rounds": 1})
    table_id = made["table"]["id"]
    server = psutil.Process(deployment.servers[0].pid)
    server.suspend()
    time.sleep(STOPPED)
    server.resume()
    eventually(lambda: ada.table(table_id)["number"] > 0)
    ada.play_out(table_id)
    record = ada.get(f"/api/tables/{table_id}/record")
    assert ada.post("/api/records", record, 201)["result"] == record["result"]


def serve(folder: Path, database: str) -> "subprocess.CompletedProcess[str]":
    """A server that is expected not to start."""
    kept = {name: word for name, word in os.environ.items() if name[:10] != "STELLWERK_"}
    arguments = ("serve", "--port", str(free_port()), "--database", database)
    return run_warm(*arguments, environment={**kept, "STELLWERK_LANG": "en"}, folder=folder)


def test_a_second_server_on_one_file_is_refused_in_words(
    new_deployment: NewDeployment, tmp_path: Path
) -> None:
    deployment = new_deployment("sqlite")
    ada = Guest(deployment, "Ada")
    refused = serve(tmp_path, str(database_file(deployment)))
    assert refused.returncode != 0
    assert f"Another server (process {deployment.servers[0].pid}) already uses" in refused.stderr
    assert "Traceback" not in refused.stderr
    assert ada.me()["name"] == "Ada"
    deployment.kill()  # whoever is gone holds nothing
    deployment.restart()
    assert ada.me()["name"] == "Ada"


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def test_the_database_is_its_owners_alone(new_deployment: NewDeployment) -> None:
    deployment = new_deployment("sqlite")
    Guest(deployment, "Ada")
    folder = database_file(deployment).parent
    files = [each for each in folder.iterdir() if each.name.startswith("stellwerk.db")]
    assert {"stellwerk.db", "stellwerk.db-wal", "stellwerk.db.lock"} <= {f.name for f in files}
    assert {file.name: mode(file) for file in files} == {file.name: 0o600 for file in files}


def test_a_database_that_others_could_read_is_closed_to_them(new_deployment: NewDeployment) -> None:
    deployment = new_deployment("sqlite")
    deployment.servers[0].stop()
    file = database_file(deployment)
    file.chmod(0o644)
    deployment.restart()
    assert mode(file) == 0o600
