"""A crowd of players at many tables, each with a connection of their own."""

import asyncio
import random
import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass, field

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

GAME = "ticket-europe"


class Prompt(msgspec.Struct):
    """As much of a prompt as a player needs who moves by chance."""

    moves: list[msgspec.Raw]


class Frame(msgspec.Struct):
    """As much of a frame as that player needs."""

    type: str
    number: int | None = None
    prompt: Prompt | None = None
    over: bool = False


_decoder = msgspec.json.Decoder(Frame)


@dataclass
class Tally:
    """What was measured: seconds from a move sent to the view with it received."""

    seconds: list[float] = field(default_factory=list)
    refused: int = 0

    def percentile(self, share: int) -> float:
        """The time that so many of a hundred moves took at most, in milliseconds."""
        ordered = sorted(self.seconds)
        return 1000 * ordered[min(len(ordered) - 1, len(ordered) * share // 100)]


class Pace:
    """When the next move may be sent: at once, or so many a second over all tables."""

    def __init__(self, per_second: float | None) -> None:
        self._gap = 0.0 if per_second is None else 1 / per_second
        self._next = time.perf_counter()

    async def wait(self) -> None:
        """Until it is this move's time."""
        if not self._gap:
            return
        due = max(self._next, time.perf_counter())
        self._next = due + self._gap
        await asyncio.sleep(max(0.0, due - time.perf_counter()))


class Player:
    """Somebody at a table who answers every question with a legal move by chance."""

    def __init__(self, socket: ClientConnection, chance: random.Random) -> None:
        self.socket = socket
        self.prompt: Prompt | None = None
        self.number = -1
        self.over = False
        self._chance = chance
        self._sent_at: float | None = None
        self._accepted: int | None = None

    async def play(self, tally: Tally, pace: Pace, until: float) -> None:
        """Play on until a moment, or until the match is over."""
        if self.prompt is not None:
            await self._move(pace)
        while time.perf_counter() < until and not self.over:
            try:
                text = await asyncio.wait_for(self.socket.recv(), until - time.perf_counter())
            except TimeoutError:
                return
            if self.take(_decoder.decode(text), tally):
                await self._move(pace)

    def take(self, frame: Frame, tally: Tally) -> bool:
        """Look at what came; True if it asks for a move."""
        if frame.type == "refused":
            tally.refused += 1
            self._sent_at = None
        elif frame.type == "accepted":
            self._accepted = frame.number
        elif frame.type == "state" and frame.number is not None:
            self.number, self.prompt, self.over = frame.number, frame.prompt, frame.over
        if self._sent_at is not None and (self._accepted or self.number + 1) <= self.number:
            tally.seconds.append(time.perf_counter() - self._sent_at)
            self._sent_at = None
        return self.prompt is not None and self._sent_at is None

    async def _move(self, pace: Pace) -> None:
        assert self.prompt is not None
        await pace.wait()
        move = self._chance.choice(self.prompt.moves)
        request = secrets.token_hex(6)
        self._sent_at, self._accepted = time.perf_counter(), None
        self.prompt = None
        text = b'{"type":"move","position":%d,"id":"%s","move":%s}'
        await self.socket.send((text % (self.number, request.encode(), bytes(move))).decode())


class Crowd:
    """Tables with four people each, all made and joined as people would."""

    def __init__(self, address: str, tables: int, players: int = 4, seed: int = 1) -> None:
        self.address = address
        self.tables = tables
        self.players = players
        self.seated: list[Player] = []
        self.table_ids: list[str] = []
        self._chance = random.Random(seed)

    async def sit_down(self) -> None:
        """Make all tables and open all connections."""
        limits = httpx.Limits(max_connections=20)
        async with httpx.AsyncClient(base_url=self.address, limits=limits, timeout=60) as client:
            gate = asyncio.Semaphore(20)
            await asyncio.gather(*(self._fill_table(client, gate) for _ in range(self.tables)))

    async def _fill_table(self, client: httpx.AsyncClient, gate: asyncio.Semaphore) -> None:
        async with gate:
            people = [await come_in(client) for _ in range(self.players)]
            seats = [{"kind": "me"}] + [{"kind": "open"}] * (self.players - 1)
            wishes = {"game": GAME, "seats": seats, "visibility": "open"}
            table = await make_table(client, people[0], wishes)
            self.table_ids.append(table)
            for person in people[1:]:
                await _post(client, f"/api/tables/{table}/seats", person, {})
            for person in people:
                self.seated.append(await look_at_table(self.address, table, person, self._chance))

    async def play(self, seconds: float, per_second: float | None = None) -> Tally:
        """Everybody plays for a while, as fast as answers come or at a pace."""
        tally, pace = Tally(), Pace(per_second)
        until = time.perf_counter() + seconds
        await asyncio.gather(*(player.play(tally, pace, until) for player in self.seated))
        return tally

    async def go_home(self) -> None:
        """Close all connections."""
        await asyncio.gather(*(player.socket.close() for player in self.seated))


async def come_in(client: httpx.AsyncClient) -> str:
    """A new guest: the cookie that says who it is."""
    answer = await client.post("/api/people", json={"name": "Guest"})
    answer.raise_for_status()
    client.cookies.clear()
    return answer.headers["set-cookie"].partition(";")[0]


async def make_table(client: httpx.AsyncClient, cookie: str, wishes: Mapping[str, object]) -> str:
    """A new table: its id."""
    return _text_at(await _post(client, "/api/tables", cookie, wishes), "table", "id")


async def look_at_table(address: str, table: str, cookie: str, chance: random.Random) -> Player:
    """Somebody who sits at a table, with an open connection and the first view."""
    live = address.replace("http", "ws") + f"/api/tables/{table}/live?chat=0"
    socket = await connect(live, additional_headers={"cookie": cookie}, compression=None)
    player = Player(socket, chance)
    while player.number < 0:
        player.take(_decoder.decode(await socket.recv()), Tally())
    return player


async def _post(
    client: httpx.AsyncClient, path: str, cookie: str, body: Mapping[str, object]
) -> dict[str, object]:
    answer = await client.post(path, json=body, headers={"cookie": cookie})
    answer.raise_for_status()
    decoded: dict[str, object] = answer.json()
    return decoded


def _text_at(data: dict[str, object], first: str, second: str) -> str:
    inner = data[first]
    assert isinstance(inner, dict)
    return str(inner[second])
