"""Heads that never end, bodies that never come, answers that nobody reads, and too many of all."""

import contextlib
import http.client
import json
import os
import select
import socket
import subprocess
import sys
from pathlib import Path

import psutil
import pytest

from tests.server.client import Guest, eventually
from tests.server.conftest import NewDeployment
from tests.server.deployment import Deployment
from tests.server.raw_sockets import connect, upgrade_request
from tests.server.traffic.attackers import answer_of, honest_guest, is_closed, pour

NOTICED = 10.0  # seconds; it made everybody wait for 12, and a busy machine takes its time
PATIENCE = 60.0  # seconds, on a busy machine


def problem(answer: bytes) -> tuple[int, str]:
    """The status and the code of an answer."""
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["code"]


def test_a_head_without_end_is_refused_soon(strict: Deployment) -> None:
    ada = Guest(strict)
    with connect(strict.servers[0].port) as rude, honest_guest(ada.me) as asked:
        rude.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nX-Long: ")
        assert pour(rude, b"a" * 65_536, PATIENCE).hung_up
    assert asked.longest < NOTICED


@pytest.mark.parametrize(
    "head",
    [
        b"GET /health?%s HTTP/1.1\r\nHost: x\r\n\r\n" % (b"a" * 20_000),
        b"GET /health HTTP/1.1\r\nHost: x\r\nX: %s\r\n\r\n" % (b"a" * 20_000),
        b"GET /health HTTP/1.1\r\nHost: x\r\n%s\r\n" % (b"A: b\r\n" * 4000),
        upgrade_request("/api/me/live", "", "X: " + "a" * 20_000),
    ],
    ids=["address", "one header", "many headers", "websocket"],
)
def test_a_long_head_is_refused_in_words(strict: Deployment, head: bytes) -> None:
    with connect(strict.servers[0].port) as rude:
        rude.sendall(head)
        assert problem(answer_of(rude)) == (431, "head-too-large")


def test_a_head_of_usual_size_is_not(strict: Deployment) -> None:
    with connect(strict.servers[0].port) as polite:
        polite.sendall(
            b"GET /health HTTP/1.1\r\nHost: x\r\nCookie: %s\r\nConnection: close\r\n\r\n"
            % (b"a" * 12_000)
        )
        assert answer_of(polite).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("said", [b"", b"GET /health HTTP/1.1\r\nHost", b"\r\n"])
def test_who_does_not_finish_a_head_is_sent_away(strict: Deployment, said: bytes) -> None:
    with connect(strict.servers[0].port) as slow:
        slow.sendall(said)
        assert problem(answer_of(slow, PATIENCE)) == (408, "too-slow")


def test_neither_does_a_byte_now_and_then_help(strict: Deployment) -> None:
    with connect(strict.servers[0].port) as slow:
        slow.sendall(b"GET /health HTTP/1.1\r\nX: ")
        assert pour(slow, b"a", PATIENCE, per_second=10).hung_up


def test_empty_lines_do_not_keep_an_answered_connection(strict: Deployment) -> None:
    with connect(strict.servers[0].port) as slow:
        slow.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert slow.recv(1000).startswith(b"HTTP/1.1 200")
        assert pour(slow, b"\r\n", PATIENCE, per_second=10).hung_up


def test_a_body_that_does_not_come_is_not_waited_for(strict: Deployment) -> None:
    with connect(strict.servers[0].port) as slow:
        slow.sendall(
            b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Content-Length: 50\r\n\r\n{"
        )
        assert problem(answer_of(slow, PATIENCE)) == (408, "too-slow")


def test_an_answer_nobody_reads_is_dropped(strict: Deployment) -> None:
    """Also after its connection was closed, which would wait for the rest to be read."""
    with (
        connect(strict.servers[0].port, receive_buffer=2048) as lazy,
        connect(strict.servers[0].port, receive_buffer=2048) as closing,
    ):
        request = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n%s\r\n"
        lazy.sendall(request % b"" * 12)
        closing.sendall(request % b"Connection: close\r\n")
        for each in (lazy, closing):
            eventually(lambda each=each: not is_held(strict, each), PATIENCE)  # type: ignore[misc]
            assert not answer_of(each).endswith(b"0\r\n\r\n")


def is_held(deployment: Deployment, client: socket.socket) -> bool:
    """Whether the server still has its end of a connection."""
    port = client.getsockname()[1]
    held = psutil.Process(deployment.servers[0].pid).net_connections("tcp")
    return any(each.raddr and each.raddr.port == port for each in held)


def test_thousands_of_requests_in_one_breath_are_not_queued(strict: Deployment) -> None:
    with connect(strict.servers[0].port) as rude:
        rude.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * 3000)
        answered = answer_of(rude, 5)
    assert answered.count(b"HTTP/1.1 200") < 100


def test_nonsense_is_answered_in_words(strict: Deployment) -> None:
    with connect(strict.servers[0].port) as rude:
        rude.sendall(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03")
        assert problem(answer_of(rude)) == (400, "bad-request")


def test_one_address_has_only_so_many_connections(new_deployment: NewDeployment) -> None:
    deployment = new_deployment("sqlite", connections_per_address=30)
    ada = Guest(deployment)
    with contextlib.ExitStack() as opened:
        mine = opened.enter_context(ada.open_socket("/api/me/live"))
        kept = [opened.enter_context(connect(deployment.servers[0].port)) for _ in range(20)]
        with connect(deployment.servers[0].port) as polite:
            polite.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            assert answer_of(polite).startswith(b"HTTP/1.1 200")
        kept += [opened.enter_context(connect(deployment.servers[0].port)) for _ in range(15)]
        with connect(deployment.servers[0].port) as refused:
            assert problem(answer_of(refused)) == (429, "too-many-connections")
        assert mine.connection.ping().wait(5)
    eventually(lambda: Guest(deployment) is not None)


def test_one_person_has_only_so_many_websockets_on_any_route(new_deployment: NewDeployment) -> None:
    deployment = new_deployment("sqlite", connections_per_person=5)
    ada = Guest(deployment)
    table = ada.new_table("ticket-switzerland", ["me", "bot"])["table"]["id"]
    with contextlib.ExitStack() as opened:
        for _ in range(2):
            opened.enter_context(ada.socket(table))
            opened.enter_context(ada.open_socket("/api/me/live")).until("turns")
        ada.me()  # one of five is left for this
        opened.enter_context(ada.open_socket("/api/me/live")).until("turns")
        for path in ("/api/me/live", f"/api/tables/{table}/live"):
            assert opened.enter_context(ada.open_socket(path)).close_code() == 4429
        assert ada.get("/api/me", 429)["code"] == "too-many-connections"
        Guest(deployment, "Bo").me()  # the same address, another person
    eventually(lambda: ada.ask("GET", "/api/me", expect=(200, 429)).is_success)


def test_behind_a_proxy_each_address_counts_for_itself(new_deployment: NewDeployment) -> None:
    deployment = new_deployment(
        "sqlite", proxies="127.0.0.1", connections_per_address=4, requests_per_minute=600
    )
    ada = Guest(deployment)
    with contextlib.ExitStack() as opened:
        for number in range(3):
            for _ in range(4):
                header = {"X-Forwarded-For": f"203.0.113.{number}"}
                line = ada.open_socket("/api/me/live", additional_headers=header)
                opened.enter_context(line).until("turns")
        crowded = ada.open_socket("/api/me/live", additional_headers=header)
        assert opened.enter_context(crowded).close_code() == 4429
        free = {"X-Forwarded-For": "203.0.113.99"}
        assert ada.get("/api/me", headers=free)["name"] == "Ada"
    guesses = [
        ada.ask("POST", "/api/links", {"token": "x" * 32}, (404, 429), headers=header)
        for header in [{"X-Forwarded-For": f"2001:db8:1:2::{n:x}"} for n in range(11)]
    ]
    assert [each.status_code for each in guesses] == [404] * 10 + [429]  # one household


FEW_FILES = 110


def test_at_the_limit_of_files_there_is_a_line_and_the_server_goes_on(tmp_path: Path) -> None:
    shell = f"ulimit -n {FEW_FILES}; exec {sys.executable} -m stellwerk serve --port 0"
    kept = {name: word for name, word in os.environ.items() if name[:10] != "STELLWERK_"}
    with (tmp_path / "log").open("w") as log:
        server = subprocess.Popen(
            ["bash", "-c", shell],
            env={**kept, "STELLWERK_LANG": "en", "PYTHONUNBUFFERED": "1"},
            cwd=tmp_path,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        port = int(address.rpartition(":")[2])
        opened = [connect(port) for _ in range(2 * FEW_FILES)]
        # Those who were let in do not hear anything, and would be waited for one by one.
        eventually(lambda: len(select.select(opened, [], [], 0)[0]) > FEW_FILES)
        assert all(is_closed(each) for each in select.select(opened, [], [], 0)[0])
        for each in opened:
            each.close()
        eventually(lambda: _health(address) == 200)
        log_text = (tmp_path / "log").read_text()
        assert log_text.count("too many open files") == 1, log_text
        assert "Traceback" not in log_text
    finally:
        server.terminate()
        server.wait(30)
        server.stdout.close()


def _health(address: str) -> int:
    connection = http.client.HTTPConnection(address.removeprefix("http://"), timeout=5)
    try:
        connection.request("GET", "/health")
        return connection.getresponse().status
    except OSError:
        return 0
    finally:
        connection.close()
