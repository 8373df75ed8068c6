"""Several processes can also hear of each other through Redis."""

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.sync.client import connect

from tests.server.client import Guest, Socket
from tests.server.conftest import NewDeployment
from tests.server.postgres import free_port


@pytest.fixture
def redis_url(tmp_path: Path) -> Iterator[str]:
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("Redis was not found: install redis-server to test channels over it.")
    port = free_port()
    command = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", "."]
    process = subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.DEVNULL)
    try:
        yield f"redis://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(20)


def test_what_is_said_in_one_process_is_heard_in_the_other(
    new_deployment: NewDeployment, redis_url: str
) -> None:
    """Chat is told by notes alone: without Redis nobody else would hear it."""
    deployment = new_deployment("two-processes", channels=redis_url)
    listening, speaking = deployment.addresses
    ada = Guest(deployment, "Ada")
    table_id = ada.new_table("ticket-usa", ["me:Ada", "me:Grandma"])["table"]["id"]
    path = f"{listening.replace('http', 'ws', 1)}/api/tables/{table_id}/live"
    connection = connect(path, additional_headers={"Cookie": ada.cookie()}, legacy=True)
    with Socket(connection) as socket:
        socket.until("state")
        answer = ada.http.post(f"{speaking}/api/tables/{table_id}/chat", json={"text": "Hello!"})
        assert answer.status_code == 204, answer.text
        assert socket.until("chat")["lines"][0]["text"] == "Hello!"
