"""Frames of every kind cost something: whoever pours them out is sent away, nobody else notices."""

import socket
import time
from collections.abc import Callable

import psutil
import pytest

from tests.server.client import Guest, eventually
from tests.server.conftest import NewHouse
from tests.server.house import House
from tests.server.stories.telling import keep_tickets, pair
from tests.server.traffic.attackers import (
    PING,
    PONG,
    TEXT,
    Flood,
    at_once,
    frame,
    honest_guest,
    is_closed,
    pour,
    socket_of,
)

NOTICED = 1.0  # seconds; no honest guest waits longer
GROWTH = 60_000_000  # bytes; what all attackers of one test may make the server hold
KINDS = {
    "empty pings": frame(PING),
    "full pings": frame(PING, b"x" * 125),
    "pongs nobody asked for": frame(PONG, b"x" * 125),
    "words": frame(TEXT, b'{"type": "ping"}'),
    "long words": frame(TEXT, b"x" * 60_000),
}


@pytest.fixture
def strict(new_house: NewHouse) -> House:
    """A house with the limits that everybody gets who sets none."""
    return new_house("sqlite", requests_per_minute=1200, connections_per_address=200)


def memory(house: House) -> int:
    """What the server and its workers hold."""
    server = psutil.Process(house.servers[0].pid)
    return sum(each.memory_info().rss for each in (server, *server.children(recursive=True)))


def flood_again_and_again(open_one: Callable[[], socket.socket], data: bytes) -> list[Flood]:
    """Pour for three seconds, and come back whenever one is thrown out."""
    floods: list[Flood] = []
    end = time.monotonic() + 3
    while (left := end - time.monotonic()) > 0:
        try:
            with open_one() as opened:
                floods.append(pour(opened, data, left))
        except (OSError, AssertionError):
            time.sleep(0.02)  # not even let in
    return floods


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("where", ["a table", "my turns"])
def test_a_flood_of_frames_delays_nobody(strict: House, kind: str, where: str) -> None:
    ada, bo, table_id = pair(strict)
    keep_tickets(table_id, ada, bo)
    eve = Guest(strict, "Eve")
    table = eve.new_table("ticket-switzerland", ["me", "bot"])["table"]["id"]
    path = f"/api/tables/{table}/live" if where == "a table" else "/api/me/live"
    data = KINDS[kind] * max(1, 60_000 // len(KINDS[kind]))
    before = memory(strict)
    attack = [lambda: flood_again_and_again(lambda: socket_of(eve, path), data)] * 3
    with honest_guest(lambda: ada.state(table_id, 0)) as asked, at_once(*attack) as floods:
        pass
    assert asked.longest < NOTICED
    assert memory(strict) - before < GROWTH
    for each in floods:  # the last of each ends with the time
        assert len(each) > 1
        assert all(flood.hung_up for flood in each[:-1])


def test_a_quiet_client_may_ping_for_as_long_as_it_likes(strict: House) -> None:
    eve = Guest(strict, "Eve")
    with socket_of(eve, "/api/me/live") as opened:
        for _ in range(100):
            opened.sendall(frame(PING, b"still here"))
            opened.recv(1000)
        assert not is_closed(opened, 0.5)


def test_whoever_is_thrown_out_hears_why(strict: House) -> None:
    eve = Guest(strict, "Eve")
    with eve.open_socket("/api/me/live") as opened:
        for _ in range(2000):
            try:
                opened.send({"type": "anything"})
            except Exception:
                break
            time.sleep(0.0005)
        assert opened.close_code() in (4429, 1006)


def test_who_never_reads_is_cut_off_and_forgotten(strict: House) -> None:
    """States are offered until the line is full; then nothing is kept, and nothing waits."""
    ada, bo, table_id = pair(strict)
    keep_tickets(table_id, ada, bo)
    lazy = [
        socket_of(bo, f"/api/tables/{table_id}/live?seat=1", receive_buffer=2048) for _ in range(10)
    ]
    before = memory(strict)
    look = frame(TEXT, b'{"type": "look", "seat": 1}')
    for _ in range(15):  # each asks for all there is, within its speed, and reads nothing
        for each in lazy:
            try:
                each.sendall(look * 4)
            except OSError:
                continue
        time.sleep(0.2)
    assert memory(strict) - before < GROWTH
    began = time.monotonic()
    bo.post("/api/me/logout-everywhere")
    assert time.monotonic() - began < NOTICED
    ada.state(table_id, 0)
    for each in lazy:
        each.close()


def test_a_server_stops_although_somebody_never_reads(strict: House) -> None:
    ada, bo, table_id = pair(strict)
    keep_tickets(table_id, ada, bo)
    lazy = socket_of(bo, f"/api/tables/{table_id}/live?seat=1", receive_buffer=2048)
    for _ in range(40):
        lazy.sendall(frame(TEXT, b'{"type": "look", "seat": 1}'))
    eventually(lambda: bo.state(table_id, 1)["number"] >= 0)
    began = time.monotonic()
    strict.servers[0].stop()
    assert time.monotonic() - began < 4.5  # it would wait five seconds for those who read
    lazy.close()
