"""An honest table beside an attack: how long its person and its bot have to wait."""

import random
import threading
import time
from types import TracebackType
from typing import Self

import psutil

from tests.server.client import PATIENCE, Guest
from tests.server.house import House

MEGABYTE = 1024 * 1024


class HonestTable(threading.Thread):
    """Somebody plays against a bot, move by move, for as long as the attack goes on.

    `longest_move` and `longest_bot` are the longest waits in seconds: for a move to be accepted,
    and for the bot to have answered it.
    """

    def __init__(self, house: House, game: str = "ticket-usa") -> None:
        super().__init__(name="an honest table", daemon=True)
        self.house = house
        self.moves = 0
        self.longest_move = 0.0
        self.longest_bot = 0.0
        self.most_megabytes = 0.0
        self.error: BaseException | None = None
        self._guest = Guest(house, "Honest")
        self._game = game
        self._chance = random.Random(5)
        self._ends = threading.Event()
        self._began = threading.Event()

    def __enter__(self) -> Self:
        self.start()
        assert self._began.wait(PATIENCE), f"no honest move was possible: {self.error!r}"
        self.longest_move = self.longest_bot = 0.0  # the first one also starts the bot's worker
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._ends.set()
        self.join(4 * PATIENCE)
        if error is None and self.error is not None:
            raise AssertionError(f"the honest table failed: {self.error!r}") from self.error

    def run(self) -> None:
        try:
            while not self._ends.is_set():
                self._play_a_match()
        except BaseException as failure:
            self.error = failure

    def _play_a_match(self) -> None:
        table = self._guest.new_table(self._game, ["me", "bot"])["table"]["id"]
        while not self._ends.is_set():
            state = self._until_asked(table)
            if state["over"]:
                return
            move = self._chance.choice(state["prompt"]["moves"])
            began = time.monotonic()
            self._guest.move(table, 0, move, state["number"])
            self.longest_move = max(self.longest_move, time.monotonic() - began)
            self.moves += 1

    def _until_asked(self, table: str) -> dict[str, object]:
        began = time.monotonic()
        while True:
            state = self._guest.state(table, 0)
            if state["prompt"] is not None or state["over"]:
                self.longest_bot = max(self.longest_bot, time.monotonic() - began)
                if self.moves:
                    self._began.set()
                return state
            assert time.monotonic() < began + 4 * PATIENCE, "the bot does not answer"
            self._weigh()
            time.sleep(0.005)

    def _weigh(self) -> None:
        self.most_megabytes = max(self.most_megabytes, weight(self.house))

    def __str__(self) -> str:
        return (
            f"honest moves {self.moves}, longest {self.longest_move:.2f} s, "
            f"bot {self.longest_bot:.2f} s, {self.most_megabytes:.0f} MB at most"
        )


def weight(house: House) -> float:
    """The memory of all servers of a house and their workers, in megabytes."""
    total = 0
    for server in house.servers:
        for process in [psutil.Process(server.pid), *server.workers()]:
            try:
                total += process.memory_info().rss
            except psutil.NoSuchProcess:
                continue
    return total / MEGABYTE
