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


def test_a_process_that_was_held_up_reads_before_it_looks_who_is_late() -> None:
    async def story(here: socket.socket, there: socket.socket) -> bool | None:
        connections, sender = OpenConnections(Limits.of(Settings())), Sender(here)
        asyncio.get_running_loop().add_reader(here, sender.read)
        connections.watch(sender)
        await asyncio.sleep(0)
        there.send(b"x")
        time.sleep(2 * LOOK_SECONDS)  # the whole process, as on a busy machine
        while sender.was_read is None:
            await asyncio.sleep(0.01)
        connections.forget(sender)
        asyncio.get_running_loop().remove_reader(here)
        return sender.was_read

    here, there = socket.socketpair()
    with here, there, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        assert runner.run(story(here, there)) is True
