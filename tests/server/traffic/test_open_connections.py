"""Who keeps the server waiting is sent away, but nobody whom the server has kept waiting."""

import asyncio
import socket
import time

import pytest

from stellwerk.server.network.limits import Limits
from stellwerk.server.network.open_connections import LOOK_SECONDS, OpenConnections
from stellwerk.server.settings import Settings

uvloop = pytest.importorskip("uvloop")  # it minds its timers before what has come


class Sender:
    """Somebody who has sent something: whether it was read when they were looked at."""

    def __init__(self, line: socket.socket) -> None:
        self.was_read: bool | None = None
        self._line = line
        self._has_read = False

    def read(self) -> None:
        self._line.recv(1)
        self._has_read = True

    def look(self, _now: float) -> None:
        if self.was_read is None:
            self.was_read = self._has_read


def hold_up(line: socket.socket) -> None:
    """Somebody else keeps the whole process busy, and meanwhile the sender has sent."""
    line.recv(1)
    line.send(b"x")
    time.sleep(2 * LOOK_SECONDS)


def test_a_process_that_was_held_up_reads_before_it_looks_who_is_late() -> None:
    async def story(here: socket.socket, there: socket.socket) -> bool | None:
        loop = asyncio.get_running_loop()
        connections, sender = OpenConnections(Limits.of(Settings())), Sender(here)
        loop.add_reader(here, sender.read)
        loop.add_reader(there, hold_up, there)
        connections.watch(sender)
        here.send(b"!")
        while sender.was_read is None:
            await asyncio.sleep(0.01)
        connections.forget(sender)
        loop.remove_reader(here)
        loop.remove_reader(there)
        return sender.was_read

    here, there = socket.socketpair()
    with here, there, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        assert runner.run(story(here, there)) is True
