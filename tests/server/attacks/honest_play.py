"""Honest people who play on during an attack, and how long they wait."""

import random
import threading
import time
from collections.abc import Callable

from tests.server.client import Guest, Json, Socket, eventually
from tests.server.crash import DISCONNECTED, CrashMatch, Player
from tests.server.deployment import Deployment

PACE = 0.1  # seconds somebody thinks


class Wait:
    """The longest time somebody waited for one kind of thing; a wait under way counts, too."""

    def __init__(self) -> None:
        self._longest = 0.0
        self._since: float | None = None
        self.count = 0

    def begin(self) -> None:
        """It is waited for from now on, unless it is already."""
        if self._since is None:
            self._since = time.monotonic()

    def end(self) -> None:
        """It came."""
        if self._since is not None:
            self._longest = max(self._longest, time.monotonic() - self._since)
            self._since = None
            self.count += 1

    def longest(self) -> float:
        """In seconds, up to this moment."""
        since = self._since
        return max(self._longest, 0.0 if since is None else time.monotonic() - since)

    def reset(self) -> None:
        """Forget what is over."""
        self._longest = 0.0
        self.count = 0


class HonestPlayer(Player):
    """Plays one match over the WebSocket at a human pace, against a bot that does not pause.

    A move is waited for from its sending until a state shows it; the bot from the state in which it
    is asked until one in which it has answered. Losing the connection does not end the wait.
    """

    def __init__(self, guest: Guest, table_id: str, seed: int, move: Wait, bot: Wait) -> None:
        super().__init__(guest, table_id, 0, True, seed)
        self._move_wait = move
        self._bot_wait = bot

    def run(self) -> None:
        while self._goes_on():
            try:
                self._play_live()
            except DISCONNECTED:
                time.sleep(0.05)
        self._bot_wait.end()

    def _look(self, state: Json) -> None:
        if state["number"] > self._newest:
            self._bot_wait.end()
        super()._look(state)
        if state["prompt"] is None and not state["over"]:
            self._bot_wait.begin()
        self._notice_own_move()

    def _acknowledge(self, answer: Json) -> None:
        super()._acknowledge(answer)
        self._notice_own_move()

    def _notice_own_move(self) -> None:
        if self.sent and (number := self.sent[-1].number) is not None and number <= self._newest:
            self._move_wait.end()

    def _choose(self, state: Json) -> None:
        time.sleep(PACE)
        super()._choose(state)

    def _send(self, socket: Socket) -> None:
        self._move_wait.begin()
        super()._send(socket)

    def _to_be_sent_again(self) -> bool:
        return self._hanging is not None


class HonestTable(threading.Thread):
    """Somebody who plays one match after the other against a bot, and remembers every move."""

    def __init__(self, deployment: Deployment, name: str, game: str) -> None:
        super().__init__(name=name, daemon=True)
        self.move = Wait()
        self.bot = Wait()
        self.matches: list[CrashMatch] = []
        self.error: BaseException | None = None
        self._guest = Guest(deployment, name)
        self._game = game
        self._chance = random.Random(name)
        self._ends = False

    @property
    def newest(self) -> str:
        """The table at which the match is played."""
        eventually(lambda: bool(self.matches))
        return self.matches[-1].table_id

    def run(self) -> None:
        try:
            while not self._ends:
                self._begin().players[0].run()
        except BaseException as error:
            self.error = error

    def _begin(self) -> CrashMatch:
        table_id = _patiently(lambda: self._lay_a_table())
        seed = self._chance.getrandbits(32)
        player = HonestPlayer(self._guest, table_id, seed, self.move, self.bot)
        self.matches.append(CrashMatch(table_id, [player]))
        return self.matches[-1]

    def _lay_a_table(self) -> str:
        made = self._guest.new_table(self._game, ["me", "bot"], visibility="open")
        return str(made["table"]["id"])

    def end(self) -> None:
        """Finish the move under way, and no more."""
        self._ends = True
        for match in self.matches:
            match.players[0].stop = True
        self.join(60)

    def acknowledged(self) -> int:
        """How many moves the server said it has."""
        return sum(match.players[0].acknowledged for match in self.matches)

    def lost(self) -> list[str]:
        """What was acknowledged and is not there, in words."""
        found = [] if self.error is None else [f"{self.name}: {self.error!r}"]
        for match in self.matches:
            try:
                if self._guest.table(match.table_id)["status"] == "over":
                    match.check()
                else:
                    match.send_all_again()
            except AssertionError as error:
                found.append(f"{self.name}, table {match.table_id}: {error}")
        return found


def _patiently(make: Callable[[], str]) -> str:
    """Once more, as long as the server does not answer."""
    while True:
        try:
            return make()
        except DISCONNECTED:
            time.sleep(0.1)
