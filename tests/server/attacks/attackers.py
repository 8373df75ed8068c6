"""Attackers and what they can do: ask, pour, wait, and count what came of it.

They come from addresses of their own (127.0.0.2 and on), as many people would; honest guests come
from 127.0.0.1. Whatever they meet, a refusal or a closed connection, is only counted.
"""

import contextlib
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import httpx

from tests.server.raw_sockets import connect, upgrade_request, upgraded

SECONDS_FOR_AN_ANSWER = 5.0
ADDRESSES = 200  # 127.0.0.2 to 127.0.0.201
JSON = {"Content-Type": "application/json"}
SUCCEEDED = "got what it wanted"
"""Counted by an attack that tells at its end whether it has done harm."""


@dataclass(frozen=True)
class Target:
    """What is known of the deployment, to attackers and to those who imitate accidents."""

    ports: tuple[int, ...]
    pids: tuple[int, ...]
    table: str  # open to spectators, and being played


class Tally(Counter[str]):
    """How often an attacker met with what.

    >>> str(Tally({"201": 3, "429": 40}))
    '429 ×40, 201 ×3'
    """

    def __str__(self) -> str:
        shown = [f"{what} ×{count}" for what, count in self.most_common(5)]
        return ", ".join(shown) or "nothing"


class Attacker:
    """Somebody with an address and perhaps a name."""

    def __init__(self, target: Target, number: int = 0) -> None:
        self.address = f"127.0.0.{2 + number % ADDRESSES}"
        self.port = target.ports[number % len(target.ports)]
        self.table = target.table
        self.tally = Tally()
        transport = httpx.HTTPTransport(local_address=self.address, verify=False)
        self.http = httpx.Client(
            base_url=f"http://127.0.0.1:{self.port}",
            transport=transport,
            timeout=SECONDS_FOR_AN_ANSWER,
            headers={"Host": f"127.0.0.1:{self.port}"},
        )

    def ask(self, method: str, path: str, **more: object) -> httpx.Response | None:
        """The answer, if there is one."""
        try:
            answer = self.http.request(method, path, **more)  # type: ignore[arg-type]
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            self.tally[type(error).__name__] += 1
            return None
        self.tally[str(answer.status_code)] += 1
        return answer

    def ask_for(self, method: str, path: str, **more: object) -> dict[str, object]:
        """What a successful answer says; nothing otherwise."""
        answer = self.ask(method, path, **more)
        if answer is None or not answer.is_success or not answer.content:
            return {}
        said = answer.json()
        return said if isinstance(said, dict) else {}

    def come_in(self, name: str = "Eve") -> "Attacker":
        """Become a guest, if the server lets one in."""
        self.ask("POST", "/api/people", json={"name": name, "language": "en"})
        return self

    def new_table(self, *seats: str, game: str = "ticket-usa", **more: object) -> str | None:
        """The id of a table of one's own."""
        wishes = [{"kind": seat} for seat in seats]
        made = self.ask_for("POST", "/api/tables", json={"game": game, "seats": wishes, **more})
        table = made.get("table")
        return str(table["id"]) if isinstance(table, dict) else None

    def bring_in(self, record: bytes) -> str | None:
        """The table that a record became."""
        made = self.ask_for("POST", "/api/records", content=record, headers=JSON)
        return str(made["id"]) if "id" in made else None

    def connect(self, receive_buffer: int | None = None) -> socket.socket:
        """A TCP connection; OSError if there is none."""
        return connect(
            self.port,
            receive_buffer=receive_buffer,
            come_from=self.address,
            patience=SECONDS_FOR_AN_ANSWER,
        )

    def websocket(self, path: str, receive_buffer: int | None = None) -> socket.socket:
        """An open WebSocket, of which nothing but the head has been read; OSError if refused."""
        cookie = "; ".join(f"{each.name}={each.value}" for each in self.http.cookies.jar)
        request = upgrade_request(path, cookie, host=f"127.0.0.1:{self.port}")
        return upgraded(self.connect(receive_buffer), request)


def moments(until: float, pause: float = 0.0) -> Iterator[int]:
    """0, 1, 2 and so on until the time is over."""
    number = 0
    while time.monotonic() < until:
        yield number
        number += 1
        if pause:
            time.sleep(pause)


def pour(opened: socket.socket, data: bytes, per_second: int, until: float) -> str:
    """Send this again and again at some bytes a second: how it ended."""
    opened.setblocking(False)
    left = b""
    try:
        for _ in moments(until, len(data) / per_second):
            left = left or data
            with contextlib.suppress(BlockingIOError):
                left = left[opened.send(left) :]
            _throw_away(opened)
    except OSError as error:
        return f"thrown out ({type(error).__name__})"
    return "poured to the end"


def _throw_away(opened: socket.socket) -> None:
    """What the server answers, so that it can go on answering."""
    with contextlib.suppress(BlockingIOError):
        while opened.recv(1_000_000):
            pass
        raise ConnectionResetError("The server has hung up.")


def all_at_once(attackers: list[Attacker], act: Callable[[Attacker], None]) -> Tally:
    """Each in a thread of their own; what they met with, together."""
    threads = [threading.Thread(target=act, args=(each,), daemon=True) for each in attackers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return together(attackers)


def together(attackers: list[Attacker]) -> Tally:
    """What all of them met with."""
    tally = Tally()
    for attacker in attackers:
        tally.update(attacker.tally)
    return tally
