"""What docs/hosting.md says about copies: made while people play, brought back, and played on."""

import os
import subprocess
from pathlib import Path

import pytest

from tests.server.client import Guest
from tests.server.conftest import NewDeployment
from tests.server.deployment import Deployment, Server
from tests.server.postgres import Cluster

SCRIPTS = Path(__file__).parents[3] / "deploy" / "backup"


def script(
    name: str, *arguments: str, programs: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Run one of the scripts, with PostgreSQL's programs of the tests where it needs some."""
    path = f"{programs}{os.pathsep}{os.environ['PATH']}" if programs else os.environ["PATH"]
    return subprocess.run(
        ["sh", str(SCRIPTS / name), *arguments],
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )


def a_match(deployment: Deployment) -> tuple[Guest, str, int]:
    """Somebody who has made a move, the table, and its entry number."""
    ada = Guest(deployment, "Ada")
    table = ada.new_table("ticket-usa", ["me:Ada", "me:Grandma"])["table"]["id"]
    return ada, table, make_move(ada, table)


def make_move(guest: Guest, table: str) -> int:
    """One move of whoever is asked; the entry number after it."""
    for seat in guest.my_seats(table):
        state = guest.state(table, seat)
        if state["prompt"] is not None:
            guest.move(table, seat, state["prompt"]["moves"][0], state["number"])
            return int(guest.state(table, seat)["number"])
    raise AssertionError("nobody is asked")


def goes_on(deployment: Deployment, ada: Guest, table: str, number: int) -> None:
    """The match stands where it was copied, its people are who they were, and it can be played."""
    ada.deployment = deployment
    assert ada.state(table, 0)["number"] == number
    assert make_move(ada, table) > number


def test_an_sqlite_file_is_copied_under_the_players_hands_and_brought_back(
    new_deployment: NewDeployment, tmp_path: Path
) -> None:
    deployment = new_deployment("sqlite")
    file = deployment.database.removeprefix("sqlite+aiosqlite:///")
    ada, table, number = a_match(deployment)
    made = script("backup.sh", file, str(tmp_path / "copies"))
    assert made.returncode == 0, made.stderr
    copy = Path(made.stdout.strip())
    assert copy.stat().st_mode & 0o077 == 0, "others on the machine may not read it"
    make_move(ada, table)
    refused = script("restore.sh", str(copy), file)
    assert (refused.returncode, "stop it first" in refused.stderr) == (1, True), refused
    deployment.stop()
    brought = script("restore.sh", str(copy), file)
    assert brought.returncode == 0, brought.stderr
    assert Path(f"{file}.before-restore").exists()
    deployment.restart()
    goes_on(deployment, ada, table, number)


def test_a_postgresql_database_is_dumped_under_the_players_hands_and_brought_back(
    new_deployment: NewDeployment, cluster: Cluster, tmp_path: Path
) -> None:
    if not (cluster.binaries / "pg_dump").exists():
        pytest.skip("pg_dump was not found: install postgresql-client to test dumps.")
    deployment = new_deployment("postgresql")
    ada, table, number = a_match(deployment)
    copied = plain(deployment.database)
    made = script("backup.sh", copied, str(tmp_path / "copies"), programs=cluster.binaries)
    assert made.returncode == 0, made.stderr
    make_move(ada, table)
    copy = made.stdout.strip()
    refused = script("restore.sh", copy, copied, programs=cluster.binaries)
    assert refused.returncode != 0, "a database that is in use is not written over"
    deployment.stop()
    fresh = cluster.new_database()
    brought = script("restore.sh", copy, plain(fresh), programs=cluster.binaries)
    assert brought.returncode == 0, brought.stderr
    deployment.servers = [Server(tmp_path, "restored", fresh, deployment.servers[0]._settings)]
    deployment.restart()
    goes_on(deployment, ada, table, number)


def plain(address: str) -> str:
    """As PostgreSQL's own programs want it."""
    return address.replace("postgresql+asyncpg://", "postgresql://")
