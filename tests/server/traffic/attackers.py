"""Rude clients: raw sockets on the loopback that send what no browser sends, for a bounded time."""

import contextlib
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TypeVar

from tests.server.client import Guest
from tests.server.raw_sockets import PATIENCE, connect, upgrade_request, upgraded

Result = TypeVar("Result")


@dataclass
class Flood:
    """What was sent, and whether the server ended it."""

    sent: int = 0
    hung_up: bool = False


def pour(
    victim: socket.socket, data: bytes, seconds: float, per_second: int | None = None
) -> Flood:
    """Send the same bytes again and again, reading nothing, until the time or the line is over."""
    flood = Flood()
    victim.settimeout(0.2)
    end = time.monotonic() + seconds
    began = time.monotonic()
    while (now := time.monotonic()) < end:
        if per_second is not None and flood.sent > (now - began) * per_second:
            time.sleep(0.005)
            continue
        try:
            flood.sent += victim.send(data)
        except TimeoutError:
            continue
        except OSError:
            flood.hung_up = True
            break
    return flood


def is_closed(peer: socket.socket, seconds: float = PATIENCE) -> bool:
    """Whether the other side ends the connection in time; what it still says is dropped."""
    deadline = time.monotonic() + seconds
    while (left := deadline - time.monotonic()) > 0:
        peer.settimeout(left)
        try:
            if peer.recv(65_536) == b"":
                return True
        except TimeoutError:
            return False
        except OSError:
            return True
    return False


def answer_of(peer: socket.socket, seconds: float = PATIENCE) -> bytes:
    """All that comes until the other side closes, or nothing more comes."""
    peer.settimeout(seconds)
    heard = b""
    with contextlib.suppress(OSError):
        while (part := peer.recv(65_536)) != b"":
            heard += part
    return heard


@dataclass
class Honest:
    """Somebody who asks something every now and then: how long the answers took."""

    seconds: list[float] = field(default_factory=list)

    @property
    def longest(self) -> float:
        return max(self.seconds)


@contextmanager
def honest_guest(ask: Callable[[], object], pause: float = 0.02) -> Iterator[Honest]:
    """Asks again and again in the background, while something else goes on."""
    asked, stop = Honest(), threading.Event()

    def go_on() -> None:
        while not stop.is_set():
            began = time.monotonic()
            ask()
            asked.seconds.append(time.monotonic() - began)
            stop.wait(pause)

    thread = threading.Thread(target=go_on, daemon=True)
    thread.start()
    try:
        yield asked
    finally:
        stop.set()
        thread.join(PATIENCE)


@contextmanager
def at_once(*attacks: Callable[[], Result]) -> Iterator[list[Result]]:
    """Several attacks in threads of their own; the list has what they returned, afterwards."""
    results: list[Result] = []
    threads = [
        threading.Thread(target=lambda each=each: results.append(each()), daemon=True)
        for each in attacks
    ]
    for thread in threads:
        thread.start()
    try:
        yield results
    finally:
        for thread in threads:
            thread.join(2 * PATIENCE)


def socket_of(guest: Guest, path: str, receive_buffer: int | None = None) -> socket.socket:
    """A raw WebSocket of a guest."""
    opened = connect(guest.deployment.servers[0].port, receive_buffer=receive_buffer)
    return upgraded(opened, upgrade_request(path, guest.cookie()))
