"""`stellwerk serve` as an operator meets it: it says where it is, and stops cleanly when asked."""

import http.client
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import psutil
import pytest

if TYPE_CHECKING:
    from tests.server.postgres import Cluster

PATIENCE = 60.0
Start = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts servers in an empty folder; those that still run are ended after the test."""
    started: list[subprocess.Popen[str]] = []

    def begin(*options: str, **variables: str) -> subprocess.Popen[str]:
        kept = {name: word for name, word in os.environ.items() if name[:10] != "STELLWERK_"}
        with (tmp_path / "log").open("a") as log:
            server = subprocess.Popen(
                [sys.executable, "-m", "stellwerk", "serve", "--port", "0", *options],
                env={**kept, "STELLWERK_LANG": "en", "PYTHONUNBUFFERED": "1", **variables},
                cwd=tmp_path,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        started.append(server)
        return server

    yield begin
    for server in started:
        if server.poll() is None:
            server.kill()
        server.wait()
        assert server.stdout is not None
        server.stdout.close()


def said(server: "subprocess.Popen[str]") -> list[str]:
    """The lines with which a server says that it is there."""
    assert server.stdout is not None
    lines = []
    for line in server.stdout:
        lines.append(line.strip())
        if line.startswith("Ctrl-C"):
            return lines
    raise AssertionError(f"The server ended with code {server.wait(PATIENCE)}; it said: {lines}")


def address_in(lines: list[str]) -> str:
    """What the first line tells."""
    before, _, address = lines[0].partition(" at ")
    assert before == "Stellwerk is running"
    return address


def health(address: str) -> int:
    """The status with which a server answers."""
    parts = urlsplit(address)
    assert parts.hostname is not None
    connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=PATIENCE)
    try:
        connection.request("GET", "/health")
        return connection.getresponse().status
    finally:
        connection.close()


def eventually(holds: Callable[[], bool]) -> bool:
    """Whether something comes true in time."""
    deadline = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.05)
    return True


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_a_server_answers_and_stops_cleanly(start: Start, stop: signal.Signals) -> None:
    server = start()
    lines = said(server)
    address = address_in(lines)
    assert lines[1:] == ["Ctrl-C stops the server; all matches are kept."]
    assert health(address) == 200
    workers = psutil.Process(server.pid).children(recursive=True)
    server.send_signal(stop)
    assert server.wait(PATIENCE) == 0
    assert not psutil.wait_procs(workers, timeout=PATIENCE)[1]
    with pytest.raises(ConnectionRefusedError):
        health(address)


def test_others_on_the_network_are_told_an_address(start: Start) -> None:
    lines = said(start("--host", "0.0.0.0"))
    assert address_in(lines).startswith("http://127.0.0.1:")
    for line in lines[1:-1]:  # none, on a machine without a network
        assert line.startswith("Others on your network can use http://")
        assert health(line.rpartition(" ")[2]) == 200


def test_the_browser_opens_when_the_server_answers(start: Start, tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text('#!/bin/sh\necho "$1" > opened.part && mv opened.part opened\n')
    browser.chmod(0o755)
    lines = said(start("--open", BROWSER=f"{browser} %s"))
    assert eventually((tmp_path / "opened").exists)
    assert (tmp_path / "opened").read_text().strip() == address_in(lines)


def test_log_lines_are_json_when_wanted(start: Start, tmp_path: Path) -> None:
    server = start("--log-format", "json")
    said(server)
    server.terminate()
    assert server.wait(PATIENCE) == 0
    lines = (tmp_path / "log").read_text().splitlines()
    assert lines
    for line in lines:
        assert {"timestamp", "level", "event"} <= set(json.loads(line))


def test_several_processes_share_one_address(start: Start, cluster: "Cluster") -> None:
    server = start("--processes", "2", "--database", cluster.new_database())
    address = address_in(said(server))
    assert [health(address) for _ in range(10)] == [200] * 10
    family = psutil.Process(server.pid).children(recursive=True)
    server.terminate()
    assert server.wait(PATIENCE) == 0
    assert not psutil.wait_procs(family, timeout=PATIENCE)[1]


def test_no_process_outlives_a_parent_that_was_killed(start: Start, cluster: "Cluster") -> None:
    server = start("--processes", "2", "--database", cluster.new_database())
    address = address_in(said(server))
    assert health(address) == 200
    family = psutil.Process(server.pid).children(recursive=True)
    assert len(family) >= 2
    server.kill()
    assert not psutil.wait_procs(family, timeout=PATIENCE)[1]
