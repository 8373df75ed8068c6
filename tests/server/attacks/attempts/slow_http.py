"""Requests that never end."""

import contextlib
import socket
from collections.abc import Callable

from tests.server.attacks.attackers import Attacker, Tally, Target, moments

CONNECTIONS = 150


def _drip(target: Target, until: float, head: bytes, drop: Callable[[int], bytes]) -> Tally:
    """Many connections, each of which says a little more now and then."""
    attacker = Attacker(target)
    with contextlib.ExitStack() as all_open:
        slow: list[socket.socket] = []
        for number in moments(until, 0.005):
            try:
                if len(slow) < CONNECTIONS:
                    opened = all_open.enter_context(attacker.connect())
                    slow.append(opened)
                    opened.sendall(head)
                    opened.setblocking(False)
                else:
                    slow[number % len(slow)].send(drop(number))
                    attacker.tally["still open"] += 1
            except BlockingIOError:
                attacker.tally["not listened to"] += 1
            except OSError:
                attacker.tally["thrown out"] += 1
    return attacker.tally


def slow_headers(target: Target, until: float) -> Tally:
    """One more line of a head that has no end."""
    head = b"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    return _drip(target, until, head, lambda number: f"X-{number}: y\r\n".encode())


def slow_bodies(target: Target, until: float) -> Tally:
    """Megabytes are promised, and come byte by byte."""
    head = (
        b"POST /api/records HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        b"Content-Type: application/json\r\nContent-Length: 7900000\r\n\r\n"
    )
    return _drip(target, until, head, lambda _: b" ")


def huge_headers(target: Target, until: float) -> Tally:
    """A head of megabytes, as fast as it is taken."""
    attacker = Attacker(target)
    for _ in moments(until, 0.01):
        try:
            with attacker.connect() as opened:
                opened.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
                for line in range(400):
                    opened.sendall(f"X-{line}: ".encode() + b"y" * 65_000 + b"\r\n")
                attacker.tally["taken whole"] += 1
        except OSError:
            attacker.tally["thrown out"] += 1
    return attacker.tally
