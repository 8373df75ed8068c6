"""Frames of every kind cost something: whoever pours them out is sent away, nobody else notices."""

import socket
import time
from collections.abc import Callable

import psutil
import pytest

from tests.server.client import Guest, eventually
from tests.server.conftest import NewDeployment
from tests.server.deployment import ASKING, Deployment
from tests.server.raw_sockets import PATIENCE, PING, PONG, TEXT, frame
from tests.server.stories.telling import keep_tickets, pair
from tests.server.traffic.attackers import Flood, at_once, honest_guest, is_closed, pour, socket_of

SECONDS = 1.5  # of every flood
NOTICED = 10.0  # seconds; they made everybody wait for 12 to 22, and a busy machine takes its time
GROWTH = 60_000_000  # bytes; what all attackers of one test may make the server hold
KINDS = {
    "empty pings": frame(PING),
    "full pings": frame(PING, b"x" * 125),
    "pongs nobody asked for": frame(PONG, b"x" * 125),
    "words": frame(TEXT, b'{"type": "ping"}'),
    "long words": frame(TEXT, b"x" * 60_000),
}


def memory(deployment: Deployment) -> int:
    """What the server holds; no frame ever reaches its workers, which begin when a bot plays."""
    held: int = psutil.Process(deployment.servers[0].pid).memory_info().rss
    return held


def sockets(deployment: Deployment) -> float:
    """How many WebSockets the server believes to be open."""
    lines = ASKING.get(f"{deployment.address()}/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("stellwerk_sockets "))


def flood_again_and_again(open_one: Callable[[], socket.socket], data: bytes) -> list[Flood]:
    """Pour until one is thrown out, and for a while come back whenever that happens."""
    floods: list[Flood] = []
    end = time.monotonic() + SECONDS
    while (left := end - time.monotonic()) > 0 or not floods:
        try:
            with open_one() as opened:
                floods.append(pour(opened, data, left if floods else PATIENCE))
        except OSError:
            time.sleep(0.02)  # not even let in
    return floods


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("where", ["a table", "my turns"])
def test_a_flood_of_frames_delays_nobody(strict: Deployment, kind: str, where: str) -> None:
    ada, bo, table_id = pair(strict)
    keep_tickets(table_id, ada, bo)
    eve = Guest(strict, "Eve")
    table = eve.new_table("ticket-switzerland", ["me", "bot"])["table"]["id"]
    path = f"/api/tables/{table}/live" if where == "a table" else "/api/me/live"
    data = KINDS[kind] * max(1, 60_000 // len(KINDS[kind]))
    before = memory(strict)
    attack = [lambda: flood_again_and_again(lambda: socket_of(eve, path), data)] * 3
    with (
        bo.open_socket("/api/me/live") as quiet,  # from the very same address
        honest_guest(lambda: ada.state(table_id, 0)) as asked,
        at_once(*attack) as floods,
    ):
        for _ in range(10):
            assert quiet.connection.ping().wait(NOTICED)
            time.sleep(SECONDS / 10)
    assert asked.longest < NOTICED
    assert memory(strict) - before < GROWTH
    for first, *others in floods:  # the last of several ends with the time
        assert first.hung_up
        assert all(flood.hung_up for flood in others[:-1])


def test_a_quiet_client_may_ping_for_as_long_as_it_likes(strict: Deployment) -> None:
    eve = Guest(strict, "Eve")
    with socket_of(eve, "/api/me/live") as opened:
        for _ in range(100):
            # Slower than anybody may, since others at this address have just poured out.
            time.sleep(0.03)
            opened.sendall(frame(PING, b"still here"))
            opened.recv(1000)
        assert not is_closed(opened, 0.5)


def test_whoever_is_thrown_out_hears_why(strict: Deployment) -> None:
    eve = Guest(strict, "Eve")
    with eve.open_socket("/api/me/live") as opened:
        for _ in range(2000):
            try:
                opened.send({"type": "anything"})
            except Exception:
                break
            time.sleep(0.0005)
        assert opened.close_code() in (4429, 1006)


LOOK = frame(TEXT, b'{"type": "look", "seat": 1}')
WAITED_IN_VAIN = "timeout graceful shutdown exceeded"  # after five seconds, as uvicorn says it
TALKATIVE = {"frames_per_second": 1_000_000}  # only those who do not read are sent away


def lazy_player(deployment: Deployment) -> tuple[Guest, socket.socket]:
    """Somebody who asks for the whole state again and again and never reads it."""
    ada, bo, table_id = pair(deployment)
    keep_tickets(table_id, ada, bo)
    return bo, socket_of(bo, f"/api/tables/{table_id}/live?seat=1", receive_buffer=2048)


def test_who_never_reads_is_cut_off(new_deployment: NewDeployment) -> None:
    """States are offered until the line is full; then nothing more is kept, and nothing waits."""
    deployment = new_deployment("sqlite", header_seconds=1, **TALKATIVE)
    before = memory(deployment)
    _, lazy = lazy_player(deployment)
    with lazy:
        assert pour(lazy, LOOK, 120, per_second=1000 * len(LOOK)).hung_up
    assert memory(deployment) - before < GROWTH
    assert sockets(deployment) == 0


def test_who_never_reads_is_gone_at_once_when_logged_out_and_stops_no_server(
    new_deployment: NewDeployment,
) -> None:
    deployment = new_deployment("sqlite", header_seconds=300, **TALKATIVE)
    bo, lazy = lazy_player(deployment)
    cy, lazier = lazy_player(deployment)
    with lazy, lazier:
        with at_once(
            lambda: pour(lazy, LOOK * 50, 4), lambda: pour(lazier, LOOK * 50, 4)
        ) as poured:
            pass
        assert not any(flood.hung_up for flood in poured)
        assert sockets(deployment) == 2
        bo.post("/api/me/logout-everywhere")
        eventually(lambda: sockets(deployment) == 1)  # long before its line is given up
        assert deployment.servers[0].stop() == 0
    assert WAITED_IN_VAIN not in deployment.servers[0].log_file.read_text()
    cy.close()
