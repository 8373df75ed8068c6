"""The database or Redis ends and comes back: processes hear of each other again, and say so."""

import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.sync.client import connect

from tests.server.client import PATIENCE, Guest, Json, Socket, eventually
from tests.server.conftest import NewDeployment
from tests.server.deployment import Deployment, build_deployment
from tests.server.postgres import Cluster, NoPostgres, free_port


@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    """A PostgreSQL that nobody else uses, so that it can be ended."""
    try:
        cluster = Cluster()
    except NoPostgres as missing:
        pytest.skip(str(missing))
    yield cluster
    cluster.stop()


@pytest.fixture
def split_deployment(own_cluster: Cluster, tmp_path: Path) -> Iterator[Deployment]:
    """Two processes on that PostgreSQL."""
    deployment = build_deployment("two-processes", tmp_path, own_cluster.new_database)
    yield deployment
    deployment.stop()


def health(guest: Guest, address: str) -> tuple[int, list[str]]:
    answered = guest.http.get(f"{address}/health")
    faults: str = answered.json().get("arguments", {}).get("faults", "")
    return answered.status_code, faults.split()


def live(guest: Guest, address: str, table_id: str) -> Socket:
    path = f"{address.replace('http', 'ws', 1)}/api/tables/{table_id}/live"
    connection = connect(
        path,
        additional_headers={"Cookie": guest.cookie()},
        open_timeout=PATIENCE,
        max_queue=None,
        proxy=None,
        legacy=True,
    )
    return Socket(connection)


def says(guest: Guest, address: str, table_id: str, text: str) -> int:
    path = f"{address}/api/tables/{table_id}/chat"
    return guest.http.post(path, json={"text": text}).status_code


def table_of_two(deployment: Deployment) -> tuple[Guest, Guest, str]:
    ada, bo = Guest(deployment, "Ada"), Guest(deployment, "Bo")
    made = ada.new_table("ticket-usa", ["me", "open"])
    table_id: str = made["table"]["id"]
    bo.sit(table_id, made["invitation"]["token"])
    return ada, bo, table_id


def who_is_here(frame: Json) -> list[bool]:
    return [seat["present"] for seat in frame["table"]["seats"]]


def test_after_a_restart_of_postgresql_processes_hear_of_each_other_again(
    split_deployment: Deployment, own_cluster: Cluster
) -> None:
    listening, speaking = split_deployment.addresses
    ada = Guest(split_deployment, "Ada")
    table_id = ada.new_table("ticket-usa", ["me:Ada", "me:Grandma"])["table"]["id"]
    with live(ada, listening, table_id) as socket:
        socket.until("state")
        assert health(ada, listening) == (200, [])
        own_cluster.halt()
        eventually(lambda: {"database", "notes"} <= set(health(ada, listening)[1]))
        assert health(ada, listening)[0] == 503
        assert ada.http.get(f"{listening}/ready").status_code == 503
        assert says(ada, speaking, table_id, "Is anybody there?") == 503
        own_cluster.resume()
        eventually(lambda: health(ada, listening) == (200, []))
        eventually(lambda: health(ada, speaking) == (200, []))
        assert says(ada, speaking, table_id, "We are back.") == 204
        assert socket.until("chat")["lines"][-1]["text"] == "We are back."
        state = ada.http.get(f"{speaking}/api/tables/{table_id}/seats/0/state").json()
        body = {"position": 0, "id": "after", "move": state["prompt"]["moves"][0]}
        path = f"{speaking}/api/tables/{table_id}/seats/0/moves"
        assert ada.http.post(path, json=body).status_code == 200
        assert socket.until_number(1)["number"] == 1


def test_open_connections_live_through_a_database_that_is_away(
    split_deployment: Deployment, own_cluster: Cluster
) -> None:
    """What is asked meanwhile is refused in words, and what is new is told afterwards."""
    listening, speaking = split_deployment.addresses
    ada, bo, table_id = table_of_two(split_deployment)
    with live(ada, listening, table_id) as socket, live(bo, listening, table_id) as leaving:
        socket.until("state")
        leaving.until("state")
        own_cluster.halt()
        eventually(lambda: {"database", "notes"} <= set(health(ada, listening)[1]))
        leaving.close()
        socket.send({"type": "say", "text": "Is anybody there?"})
        assert socket.until("refused")["problem"]["code"] == "unavailable"
        own_cluster.resume()
        eventually(lambda: health(ada, listening) == (200, []))
        eventually(lambda: health(ada, speaking) == (200, []))
        while who_is_here(socket.until("table")) != [True, False]:
            pass
        assert says(ada, speaking, table_id, "We are back.") == 204
        assert socket.until("chat")["lines"][-1]["text"] == "We are back."


def test_a_listening_connection_that_is_cut_comes_back_with_everything(
    split_deployment: Deployment, own_cluster: Cluster
) -> None:
    """Only the lines are cut; what was said meanwhile is told without another word."""
    listening, speaking = split_deployment.addresses
    ada = Guest(split_deployment, "Ada")
    table_id = ada.new_table("ticket-usa", ["me:Ada", "me:Grandma"])["table"]["id"]
    with live(ada, listening, table_id) as socket:
        socket.until("state")
        own_cluster.run(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        )
        assert says(ada, speaking, table_id, "Hello?") == 204
        assert socket.until("chat")["lines"][-1]["text"] == "Hello?"
        eventually(lambda: health(ada, listening) == (200, []))


def test_a_server_ends_in_order_although_its_database_is_away(
    split_deployment: Deployment, own_cluster: Cluster
) -> None:
    """Notes that can reach nobody are not waited for."""
    listening, _ = split_deployment.addresses
    ada = Guest(split_deployment, "Ada")
    table_id = ada.new_table("ticket-usa", ["me:Ada", "me:Grandma"])["table"]["id"]
    with live(ada, listening, table_id) as socket:
        socket.until("state")
        own_cluster.halt()
        eventually(lambda: {"database", "notes"} <= set(health(ada, listening)[1]))
    assert [server.stop() for server in split_deployment.servers] == [0, 0]


class Redis:
    """A Redis that can be ended and started again."""

    def __init__(self, folder: Path) -> None:
        program = shutil.which("redis-server")
        if program is None:
            pytest.skip("Redis was not found: install redis-server to test channels over it.")
        self.port = free_port()
        self._folder = folder
        self._command = [program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, cwd=self._folder, stdout=subprocess.DEVNULL)

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(20)


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[Redis]:
    running = Redis(tmp_path)
    yield running
    running.stop()


def test_after_a_restart_of_redis_nothing_that_was_said_is_missed(
    new_deployment: NewDeployment, redis: Redis
) -> None:
    deployment = new_deployment("two-processes", channels=f"redis://127.0.0.1:{redis.port}")
    listening, speaking = deployment.addresses
    ada, bo, table_id = table_of_two(deployment)
    with live(ada, listening, table_id) as socket, live(bo, listening, table_id) as leaving:
        socket.until("state")
        leaving.until("state")
        redis.stop()
        eventually(lambda: health(ada, listening) == (503, ["notes"]))
        assert ada.http.get(f"{listening}/ready").status_code == 200
        assert says(ada, speaking, table_id, "Said into the void.") == 204
        assert bo.http.post(f"{speaking}/api/me/logout").is_success
        time.sleep(0.1)
        redis.start()
        assert socket.until("chat")["lines"][-1]["text"] == "Said into the void."
        assert leaving.close_code() == 4401
        eventually(lambda: health(ada, listening) == (200, []))
