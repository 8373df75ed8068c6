"""Bots whose workers hang or die, and tables that nobody can read any more."""

import json
import sqlite3
import time
from pathlib import Path

import psutil
import pytest

from stellwerk.texts import LANGUAGES
from tests.server.attacks.honest import honest_table
from tests.server.client import Guest, Json, eventually
from tests.server.conftest import NewDeployment
from tests.server.deployment import Deployment

PATIENCE = 60.0  # seconds, on a busy machine; who waited for a hung worker would wait for 600


def bot_pair(guest: Guest, **settings: object) -> str:
    """A table of somebody and a bot; its id."""
    made = guest.new_table(
        "ticket-usa", ["me", "bot"], options={"first_seat": 0}, start="full", **settings
    )
    table_id: str = made["table"]["id"]
    return table_id


def keep_tickets(guest: Guest, table_id: str) -> None:
    state = guest.state(table_id, 0)
    guest.move(table_id, 0, state["prompt"]["moves"][0], state["number"])


def bot_has_moved(guest: Guest, table_id: str) -> bool:
    return 1 not in guest.table(table_id)["pending"]


def test_a_hung_worker_is_replaced_and_the_bots_play_on(new_deployment: NewDeployment) -> None:
    deployment = new_deployment("sqlite", bot_seconds=1)
    ada = Guest(deployment, "Ada")
    first = bot_pair(ada)
    eventually(lambda: bot_has_moved(ada, first))
    hung = deployment.servers[0].workers()
    assert hung
    for worker in hung:
        worker.suspend()
    tables = [bot_pair(ada) for _ in range(3)]
    for table_id in tables:
        eventually(lambda table_id=table_id: bot_has_moved(ada, table_id))  # type: ignore[misc]
    eventually(lambda: any(not worker.is_running() for worker in hung))


def test_the_server_stops_although_a_worker_hangs(new_deployment: NewDeployment) -> None:
    deployment = new_deployment("sqlite", bot_seconds=600, record_seconds=600)
    ada = Guest(deployment, "Ada")
    first = bot_pair(ada)
    eventually(lambda: bot_has_moved(ada, first))
    hung = [
        each for each in deployment.servers[0].workers() if "tracker" not in str(each.cmdline())
    ]
    for worker in hung:
        worker.suspend()
    bot_pair(ada)
    began = time.monotonic()
    assert deployment.servers[0].stop() == 0
    assert time.monotonic() - began < PATIENCE
    assert psutil.wait_procs(hung, timeout=PATIENCE)[1] == []


def test_killed_workers_are_replaced(new_deployment: NewDeployment) -> None:
    deployment = new_deployment("sqlite")
    with honest_table(deployment) as honest:
        for _ in range(3):
            for worker in deployment.servers[0].workers():
                worker.kill()
            moves = honest.moves
            eventually(lambda moves=moves: honest.moves > moves + 2)  # type: ignore[misc]


# --- tables that cannot be read ------------------------------------------------------------------


def damage(deployment: Deployment, table_id: str) -> None:
    """A move of the record becomes one that nobody can play."""
    file = Path(deployment.database.removeprefix("sqlite+aiosqlite:///"))
    with sqlite3.connect(file) as database:
        database.execute("DELETE FROM snapshots WHERE table_id = ?", (table_id,))
        database.execute(
            "UPDATE entries SET move = ? WHERE table_id = ? AND kind = 'move'",
            (json.dumps({"do": "fly"}), table_id),
        )
    database.close()


@pytest.fixture
def broken(new_deployment: NewDeployment) -> tuple[Deployment, Guest, str, str]:
    """A deployment that was opened again after a table was damaged: it, a guest, both tables."""
    deployment = new_deployment("sqlite")
    ada = Guest(deployment, "Ada")
    damaged, sound = (bot_pair(ada, bot_pause=10) for _ in range(2))
    for table_id in (damaged, sound):
        keep_tickets(ada, table_id)
    deployment.kill()
    damage(deployment, damaged)
    deployment.restart()
    return deployment, ada, damaged, sound


def test_a_table_that_cannot_be_read_is_told_to_its_people(
    broken: tuple[Deployment, Guest, str, str],
) -> None:
    _, ada, damaged, sound = broken
    table: Json = ada.table(damaged)
    assert table["status"] == "broken"
    assert [seat["mine"] for seat in table["seats"]] == [True, False]
    assert {each["id"]: each["status"] for each in ada.get("/api/me/tables")} == {
        damaged: "broken",
        sound: "running",
    }
    for method, path, body in (
        ("GET", "seats/0/state", None),
        ("GET", "record", None),
        ("POST", "seats/0/moves", {"position": 1, "id": "x", "move": {}}),
    ):
        problem = ada.ask(method, f"/api/tables/{damaged}/{path}", body, 409).json()
        assert problem["code"] == "table-broken"


def test_its_people_are_told_in_their_language(broken: tuple[Deployment, Guest, str, str]) -> None:
    _, ada, damaged, _ = broken
    texts = set()
    for language in LANGUAGES:
        ada.patch("/api/me", {"language": language})
        answered = ada.ask("GET", f"/api/tables/{damaged}/seats/0/state", None, 409)
        texts.add(answered.json()["text"])
    assert len(texts) == len(LANGUAGES)


def test_whoever_looks_live_is_told_too(broken: tuple[Deployment, Guest, str, str]) -> None:
    _, ada, damaged, _ = broken
    with ada.socket(damaged) as socket:
        assert socket.until("table")["table"]["status"] == "broken"


def test_the_sweep_goes_on_to_the_others(broken: tuple[Deployment, Guest, str, str]) -> None:
    """The bot at the sound table had a move to make when the server ended."""
    _, ada, damaged, sound = broken
    ada.patch(f"/api/tables/{sound}", {"bot_pause": 0})
    eventually(lambda: bot_has_moved(ada, sound))
    eventually(lambda: ada.table(damaged)["status"] == "broken")


def test_a_table_is_tried_again_at_the_next_start(
    broken: tuple[Deployment, Guest, str, str],
) -> None:
    deployment, ada, damaged, _ = broken
    assert ada.table(damaged)["status"] == "broken"
    file = Path(deployment.database.removeprefix("sqlite+aiosqlite:///"))
    deployment.servers[0].stop()
    with sqlite3.connect(file) as database:
        database.execute("DELETE FROM entries WHERE table_id = ? AND kind = 'move'", (damaged,))
    database.close()
    deployment.restart()
    assert ada.table(damaged)["status"] == "running"
    keep_tickets(ada, damaged)


def test_a_hung_worker_holds_up_no_table_not_even_its_own(new_deployment: NewDeployment) -> None:
    """Its time would be up only after a minute; a spare worker is asked long before."""
    deployment = new_deployment("sqlite", bot_seconds=60)
    ada = Guest(deployment, "Ada")
    first = bot_pair(ada)
    eventually(lambda: bot_has_moved(ada, first))
    eventually(lambda: len(deployment.servers[0].workers()) > 1)
    busiest = max(deployment.servers[0].workers(), key=lambda worker: sum(worker.cpu_times()[:2]))
    busiest.suspend()
    for table_id in [bot_pair(ada) for _ in range(3)]:
        eventually(lambda table_id=table_id: bot_has_moved(ada, table_id))  # type: ignore[misc]
    assert busiest.is_running()
