"""Kills servers in the middle of matches and checks that nothing acknowledged is ever lost.

    python -m tests.server.crash --kills 100 --seed 1

People play as fast as answers come, over REST and over WebSocket, alone against a bot and against
each other, while the server is killed with `kill -9` at random moments and started again on the
same database. A move that was acknowledged must be in the record, with its number. One that was on
its way when the server died may be there or not; sent again with the same id it counts exactly
once. Nothing else may be in the record, and every match goes on to its end. If any of it does not
hold, the exit code is 1.
"""

import argparse
import random
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

import stellwerk
from tests.server.client import Guest, Json, Socket
from tests.server.deployment import Deployment, Kind, build_deployment
from tests.server.postgres import Cluster

DISCONNECTED = (httpx.TransportError, WebSocketException, OSError, EOFError)
PATIENCE = 300.0  # seconds for all matches to come to their end
MOST_MOVES = 15  # acknowledged between two kills
FORGET = 0.3  # how often a move without an answer is not sent again, but another one instead

MATCHES: tuple[tuple[str, tuple[str, ...], dict[str, object]], ...] = (
    ("trans-amerika", ("person", "person"), {"options": {"rounds": 1}}),
    ("ticket-switzerland", ("person", "bot:random"), {}),
    ("ticket-usa", ("person", "person", "person"), {}),
)


@dataclass
class Sent:
    """A move as it was sent, and the number it was acknowledged with."""

    id: str
    seat: int
    position: int
    move: Json
    number: int | None = None

    def body(self) -> Json:
        """What goes over the wire."""
        return {"position": self.position, "id": self.id, "move": self.move}


class Player(threading.Thread):
    """Plays one seat of one match to its end, whatever happens to the server."""

    def __init__(self, guest: Guest, table_id: str, seat: int, live: bool, seed: int) -> None:
        super().__init__(name=f"{table_id[:6]}/{seat}", daemon=True)
        self.guest = guest
        self.table_id = table_id
        self.seat = seat
        self.live = live
        self.sent: list[Sent] = []
        self.error: BaseException | None = None
        self.resent = 0
        self.stop = False
        self._ended = False
        self._newest = 0
        self._hanging: Sent | None = None
        self._chance = random.Random(seed)

    @property
    def acknowledged(self) -> int:
        """How many moves the server said it has."""
        return sum(sent.number is not None for sent in self.sent)

    def run(self) -> None:
        try:
            while self._goes_on():
                try:
                    self._play_live() if self.live else self._play_rest()
                except (TimeoutError, httpx.TimeoutException):
                    raise  # the server is there, but says nothing
                except DISCONNECTED:
                    time.sleep(0.02)  # the server is down; knock again
        except BaseException as error:
            self.error = error

    def _goes_on(self) -> bool:
        return not self.stop and (not self._ended or self._hanging is not None)

    def _play_rest(self) -> None:
        path = f"/api/tables/{self.table_id}/seats/{self.seat}/moves"
        if self._to_be_sent_again():
            self._acknowledge(self.guest.post(path, self._hanging_body(), expect=200))
        while self._goes_on():
            state = self.guest.state(self.table_id, self.seat)
            self._look(state)
            if state["prompt"] is None:
                time.sleep(0.01)
                continue
            self._choose(state)
            self._acknowledge(self.guest.post(path, self._hanging_body(), expect=200))

    def _play_live(self) -> None:
        with self.guest.socket(self.table_id, self.seat, seen=self._newest) as socket:
            if self._to_be_sent_again():
                self._send(socket)
            state: Json | None = None
            while self._goes_on():
                frame = socket.receive()
                if frame["type"] == "state":
                    self._look(frame)
                    state = frame
                elif frame["type"] == "accepted":
                    self._acknowledge(frame)
                elif frame["type"] == "refused":
                    raise AssertionError(f"{self.name}: {frame} for {self._hanging}")
                if state is not None and self._may_answer(state):
                    self._choose(state)
                    self._send(socket)

    def _may_answer(self, state: Json) -> bool:
        """Whether this is a question not answered yet."""
        newest = max((sent.number or 0 for sent in self.sent), default=0)
        asked = state["prompt"] is not None and state["number"] >= newest
        return asked and self._hanging is None

    def _send(self, socket: Socket) -> None:
        socket.send({"type": "move", **self._hanging_body()})

    def _look(self, state: Json) -> None:
        """What was once seen stays: the match never goes back."""
        number: int = state["number"]
        if number < self._newest:
            raise AssertionError(f"{self.name}: saw entry {self._newest}, then only {number}")
        self._newest = number
        self._ended = state["over"]

    def _choose(self, state: Json) -> None:
        move = self._chance.choice(state["prompt"]["moves"])
        name = f"{self.seat}-{len(self.sent)}"
        self._hanging = Sent(name, self.seat, state["number"], move)
        self.sent.append(self._hanging)

    def _hanging_body(self) -> Json:
        assert self._hanging is not None
        return self._hanging.body()

    def _to_be_sent_again(self) -> bool:
        """After a crash: send what got no answer once more, or forget it and look again."""
        if self._hanging is None:
            return False
        if self._chance.random() < FORGET:
            self._hanging = None
            return False
        self.resent += 1
        return True

    def _acknowledge(self, answer: Json) -> None:
        for sent in self.sent:
            if sent.id == answer["id"]:
                if sent.number not in (None, answer["number"]):
                    raise AssertionError(f"{sent} was acknowledged again, as {answer['number']}")
                sent.number = answer["number"]
        if self._hanging is not None and self._hanging.id == answer["id"]:
            self._hanging = None


@dataclass
class CrashMatch:
    """A match with a player for each seat of a person."""

    table_id: str
    players: list[Player]

    @property
    def is_over(self) -> bool:
        """Whether all have played to the end."""
        return not any(player.is_alive() for player in self.players)

    def check(self) -> None:
        """All that must hold once the match is over."""
        for player in self.players:
            if player.error is not None:
                raise AssertionError(f"{player.name}: {player.error!r}") from player.error
        guest = self.players[0].guest
        record = guest.get(f"/api/tables/{self.table_id}/record")
        self._check_record(record["moves"])
        self.send_all_again()
        again = guest.get(f"/api/tables/{self.table_id}/record")
        assert again == record, "sending moves again changed the record"
        match = stellwerk.replay(record)
        assert match.is_over, "the record does not lead to the end of the match"

    def _check_record(self, moves: Sequence[Json]) -> None:
        """Entry n is move n, because nobody took anything back and no bot stood in."""
        rest = dict(enumerate(moves, start=1))
        for sent in self._all_sent():
            if sent.number is not None:
                entry = rest.pop(sent.number, None)
                wanted = {"seat": sent.seat, "move": sent.move}
                assert entry == wanted, f"{sent} was acknowledged, but the record has {entry}"
        forgotten = [sent for sent in self._all_sent() if sent.number is None]
        people = {player.seat for player in self.players}
        for number, entry in rest.items():
            if entry["seat"] not in people:
                continue
            fitting = [
                sent
                for sent in forgotten
                if sent.position < number and entry == {"seat": sent.seat, "move": sent.move}
            ]
            assert fitting, f"nobody has sent entry {number}: {entry}"
            forgotten.remove(fitting[0])

    def send_all_again(self) -> None:
        """However late: what has counted once is answered with its number."""
        for player in self.players:
            path = f"/api/tables/{self.table_id}/seats/{player.seat}/moves"
            for sent in player.sent:
                if sent.number is not None:
                    answer = player.guest.post(path, sent.body(), expect=200)
                    assert answer["number"] == sent.number, f"{sent} counted twice: {answer}"

    def _all_sent(self) -> list[Sent]:
        return [sent for player in self.players for sent in player.sent]


@dataclass
class Stress:
    """Matches on one deployment whose server keeps dying."""

    deployment: Deployment
    seed: int
    at_once: int = len(MATCHES)
    matches: list[CrashMatch] = field(default_factory=list)
    kills: int = 0

    def __post_init__(self) -> None:
        self._chance = random.Random(self.seed)

    def run(self, kills: int) -> None:
        """Kill the server so often, each time when some more moves were acknowledged."""
        for number in range(self.at_once):
            self._begin(number)
        try:
            while self.kills < kills:
                self._wait_for_moves(self._chance.randint(1, MOST_MOVES))
                time.sleep(self._chance.random() * 0.01)  # any moment of a move
                self.deployment.kill()
                self.kills += 1
                self.deployment.restart()
            self._wait_for_end()
        finally:
            for player in self._players():
                player.stop = True
        for match in self.matches:
            match.check()

    def _begin(self, number: int) -> None:
        """A new match: the people at it come by REST and by WebSocket."""
        game, seats, settings = MATCHES[number % len(MATCHES)]
        people = [at for at, kind in enumerate(seats) if kind == "person"]
        guests = [Guest(self.deployment, f"Guest {at}") for at in people]
        wishes = ["open" if kind == "person" else kind for kind in seats]
        wishes[people[0]] = "me"
        made = guests[0].new_table(game, wishes, **settings)
        table_id = made["table"]["id"]
        for at, guest in zip(people[1:], guests[1:], strict=True):
            guest.sit(table_id, made["invitation"]["token"], seat=at)
        players = [
            Player(guest, table_id, at, (at + number) % 2 == 0, self._chance.getrandbits(32))
            for at, guest in zip(people, guests, strict=True)
        ]
        self.matches.append(CrashMatch(table_id, players))
        for player in players:
            player.start()

    def _players(self) -> list[Player]:
        return [player for match in self.matches for player in match.players]

    def _wait_for_moves(self, more: int) -> None:
        """Until so many more moves are acknowledged; finished matches make room for new ones."""
        goal = self.acknowledged + more
        deadline = time.monotonic() + PATIENCE
        while self.acknowledged < goal:
            self._fail_early(deadline)
            if sum(not match.is_over for match in self.matches) < self.at_once:
                self._begin(len(self.matches))
            time.sleep(0.002)

    def _wait_for_end(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while not all(match.is_over for match in self.matches):
            self._fail_early(deadline)
            time.sleep(0.02)

    def _fail_early(self, deadline: float) -> None:
        for player in self._players():
            if player.error is not None:
                raise AssertionError(f"{player.name}: {player.error!r}") from player.error
        assert time.monotonic() < deadline, f"no moves any more after {self.kills} kills"

    @property
    def acknowledged(self) -> int:
        """Moves that the server said it has."""
        return sum(player.acknowledged for player in self._players())

    def summary(self) -> str:
        """What was done, in a line."""
        resent = sum(player.resent for player in self._players())
        return (
            f"{self.deployment.kind}: killed {self.kills} times in {len(self.matches)} matches; "
            f"{self.acknowledged} acknowledged moves all there, {resent} of them sent twice"
        )


def stress(kind: Kind, kills: int, seed: int) -> bool:
    """One deployment; whether all held."""
    cluster = Cluster() if kind == "postgresql" else None
    with tempfile.TemporaryDirectory() as folder:
        deployment = build_deployment(
            kind, Path(folder), cluster.new_database if cluster else str, frames_per_second=10_000
        )
        trial = Stress(deployment, seed)
        try:
            trial.run(kills)
        except AssertionError as error:
            print(
                f"{kind}: after {trial.kills} kills with seed {seed}: {error}\n{deployment.log()}"
            )
            return False
        finally:
            deployment.stop()
            if cluster is not None:
                cluster.stop()
    print(trial.summary(), flush=True)
    return True


def main() -> None:
    """Run the stress on both databases."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--kills", type=int, default=100, help="how often, on each database")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], action="append")
    wanted = parser.parse_args()
    kinds: list[Kind] = wanted.database or ["sqlite", "postgresql"]
    good = [stress(kind, wanted.kills, wanted.seed) for kind in kinds]
    sys.exit(0 if all(good) else 1)


if __name__ == "__main__":
    main()
