"""A guest: somebody with a browser of their own, who speaks REST and WebSocket."""

import json
import random
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.deployment import SOON_CLOSED, Deployment

Json = dict[str, Any]
PATIENCE = 30.0  # seconds; only a server that hangs takes as long
SHORTEST_PAUSE, LONGEST_PAUSE = 0.01, 0.1  # seconds


class AnswerError(AssertionError):
    """The server answered otherwise than the test expects."""


def seat_wish(wish: str | Json) -> Json:
    """A wish for a seat: `me`, `me:Grandma`, `open`, `bot`, `bot:planner`, or the JSON itself.

    >>> seat_wish("bot:planner")
    {'kind': 'bot', 'bot': 'planner'}
    >>> seat_wish("open")
    {'kind': 'open'}
    """
    if not isinstance(wish, str):
        return wish
    kind, _, name = wish.partition(":")
    field = "bot" if kind == "bot" else "name"
    return {"kind": kind, field: name} if name else {"kind": kind}


def towards_the_end(state: Json, chance: random.Random) -> Json:
    """A move by chance, but rails lead to one's own cities: such rounds end in half the time."""
    moves: list[Json] = state["prompt"]["moves"]
    rails = [move for move in moves if move["do"] == "lay"]
    if rails:
        cities = state["view"]["you"]["cities"]
        wanted = {line for city in cities for line in city["way"] or ()}
        moves = [move for move in rails if move["line"] in wanted] or moves
    return chance.choice(moves)


class Guest:
    """Somebody who has typed a name."""

    def __init__(self, deployment: Deployment, name: str = "Ada", language: str = "en") -> None:
        self.deployment = deployment
        self.name = name
        self.http = httpx.Client(
            timeout=PATIENCE, trust_env=False, verify=False, limits=SOON_CLOSED
        )
        self.person: Json = self.post("/api/people", {"name": name, "language": language})
        self._ids = 0

    def twin(self) -> "Guest":
        """The same person with another browser window: own connections, the same cookie."""
        twin = Guest.__new__(Guest)
        twin.deployment, twin.name, twin.person, twin._ids = (
            self.deployment,
            self.name,
            self.person,
            0,
        )
        twin.http = httpx.Client(
            timeout=PATIENCE,
            trust_env=False,
            verify=False,
            cookies=self.http.cookies,
            limits=SOON_CLOSED,
        )
        return twin

    def close(self) -> None:
        """Close the browser."""
        self.http.close()

    # — REST

    def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        expect: int | Sequence[int] | None = None,
        **more: Any,
    ) -> httpx.Response:
        """The raw answer, checked against the expected status (None: any success)."""
        if body is not None:
            more["json"] = body
        response = self.http.request(method, f"{self.deployment.address()}{path}", **more)
        wanted = (expect,) if isinstance(expect, int) else expect
        fits = response.is_success if wanted is None else response.status_code in wanted
        if not fits:
            raise AnswerError(
                f"{method} {path} {'' if body is None else json.dumps(body)[:500]}\n"
                f"expected {'success' if wanted is None else wanted}, "
                f"got {response.status_code}: {response.text[:2000]}"
            )
        return response

    def get(self, path: str, expect: int | Sequence[int] | None = None, **more: Any) -> Any:
        """GET, decoded."""
        return decoded(self.ask("GET", path, None, expect, **more))

    def post(
        self, path: str, body: object = None, expect: int | Sequence[int] | None = None, **more: Any
    ) -> Any:
        """POST, decoded."""
        return decoded(self.ask("POST", path, body, expect, **more))

    def put(
        self, path: str, body: object = None, expect: int | Sequence[int] | None = None, **more: Any
    ) -> Any:
        """PUT, decoded."""
        return decoded(self.ask("PUT", path, body, expect, **more))

    def patch(
        self, path: str, body: object = None, expect: int | Sequence[int] | None = None, **more: Any
    ) -> Any:
        """PATCH, decoded."""
        return decoded(self.ask("PATCH", path, body, expect, **more))

    def delete(self, path: str, expect: int | Sequence[int] | None = None, **more: Any) -> Any:
        """DELETE, decoded."""
        return decoded(self.ask("DELETE", path, None, expect, **more))

    # — at the table

    def me(self) -> Json:
        """Who I am."""
        return self.get("/api/me")

    def new_table(self, game: str, seats: Sequence[str | Json], **settings: Any) -> Json:
        """`{"table": …, "invitation": …}`; bots do not pause unless told to."""
        wishes = [seat_wish(wish) for wish in seats]
        wanted = {"game": game, "seats": wishes, "bot_pause": 0, **settings}
        return self.post("/api/tables", wanted)

    def table(self, table_id: str) -> Json:
        """The table as I see it."""
        return self.get(f"/api/tables/{table_id}")

    def sit(self, table_id: str, token: str, **wish: Any) -> Json:
        """Open the invitation and sit down."""
        self.post("/api/invitations", {"token": token})
        return self.post(f"/api/tables/{table_id}/seats", wish)

    def my_seats(self, table_id: str) -> list[int]:
        """The seats I hold."""
        return [seat["number"] for seat in self.table(table_id)["seats"] if seat["mine"]]

    def state(self, table_id: str, seat: int | None = None, seen: int | None = None) -> Json:
        """What a seat (None: a spectator) may know."""
        place = "" if seat is None else f"/seats/{seat}"
        query = "" if seen is None else f"?seen={seen}"
        return self.get(f"/api/tables/{table_id}{place}/state{query}")

    def next_id(self) -> str:
        """An id for a request that I have not used yet."""
        self._ids += 1
        return f"{self.person['id'][:8]}-{self._ids}"

    def move(
        self,
        table_id: str,
        seat: int,
        move: Mapping[str, object],
        position: int,
        id: str | None = None,  # noqa: A002 - as the message calls it
        expect: int | Sequence[int] | None = 200,
    ) -> Json:
        """Play a move: what the server answers."""
        body = {"position": position, "id": id or self.next_id(), "move": dict(move)}
        return self.post(f"/api/tables/{table_id}/seats/{seat}/moves", body, expect)

    def play_out(self, table_id: str, *others: "Guest", seed: int = 0) -> Json:
        """Moves for my seats (and those of other guests) until it is over: the table."""
        chance = random.Random(seed)
        owners = {seat: guest for guest in (self, *others) for seat in guest.my_seats(table_id)}
        deadline = time.monotonic() + 10 * PATIENCE
        pauses = growing_pauses()
        while time.monotonic() < deadline:
            asked = [seat for seat in owners if owners[seat].play_once(table_id, seat, chance)]
            if asked:
                pauses = growing_pauses()
                continue
            table = self.table(table_id)
            if table["status"] == "over":
                return table
            time.sleep(next(pauses))  # a bot thinks
        raise AssertionError(f"The match is not over after {10 * PATIENCE} s: {table}")

    def play_once(self, table_id: str, seat: int, chance: random.Random) -> bool:
        """A move for a seat if it is asked; whether it was."""
        state = self.state(table_id, seat)
        if state["prompt"] is None:
            return False
        move = towards_the_end(state, chance)
        self.move(table_id, seat, move, state["number"], expect=(200, 409))
        return True

    # — live

    def cookie(self) -> str:
        """What a browser sends as its Cookie header."""
        return "; ".join(f"{each.name}={each.value}" for each in self.http.cookies.jar)

    def socket(
        self,
        table_id: str,
        seat: int | None = None,
        seen: int | None = None,
        chat: int | None = None,
        **more: Any,
    ) -> "Socket":
        """The WebSocket of a table, through any door of the deployment."""
        asked = {"seat": seat, "seen": seen, "chat": chat}
        query = "&".join(f"{name}={value}" for name, value in asked.items() if value is not None)
        return self.open_socket(f"/api/tables/{table_id}/live?{query}", **more)

    def open_socket(self, path: str, **more: Any) -> "Socket":
        """Any WebSocket; `more` goes to `websockets.sync.client.connect`."""
        headers = {"Cookie": self.cookie()} | more.pop("additional_headers", {})
        address = self.deployment.address().replace("http", "ws", 1)
        connection = connect(
            f"{address}{path}",
            additional_headers=headers,
            open_timeout=PATIENCE,
            close_timeout=2,
            max_size=None,
            max_queue=None,
            proxy=None,
            legacy=True,
            **more,
        )
        return Socket(connection)


class Socket:
    """A WebSocket that speaks JSON; every frame it got is in `frames`."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.frames: list[Json] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Leave."""
        self.connection.close()

    def send(self, frame: Mapping[str, object]) -> None:
        """One frame, as JSON."""
        self.connection.send(json.dumps(frame))

    def receive(self, timeout: float = PATIENCE) -> Json:
        """The next frame, of whatever type; TimeoutError if none comes."""
        frame: Json = json.loads(self.connection.recv(timeout))
        self.frames.append(frame)
        return frame

    def until(self, type: str, timeout: float = PATIENCE, **fields: object) -> Json:  # noqa: A002
        """The next frame of a type whose fields are these; others are passed over."""
        deadline = time.monotonic() + timeout
        passed: list[str] = []
        while (left := deadline - time.monotonic()) > 0:
            try:
                frame = self.receive(left)
            except TimeoutError:
                break
            if frame["type"] == type and fields.items() <= frame.items():
                return frame
            passed.append(str(frame)[:200])
        raise AnswerError(f"No {type} frame {fields or ''} in {timeout} s, but: {passed}")

    def until_number(self, number: int, timeout: float = PATIENCE) -> Json:
        """The first state that stands at this entry or after it."""
        while True:
            frame = self.until("state", timeout)
            if frame["number"] >= number:
                return frame

    def close_code(self, timeout: float = PATIENCE) -> int:
        """Wait for the server to close the connection: the code it gives."""
        deadline = time.monotonic() + timeout
        try:
            while True:
                self.receive(deadline - time.monotonic())
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006


def eventually(holds: Callable[[], bool], timeout: float = PATIENCE) -> None:
    """Wait until something holds; processes hear of each other only a moment later."""
    deadline = time.monotonic() + timeout
    pauses = growing_pauses()
    while not holds():
        assert time.monotonic() < deadline, f"It did not come about in {timeout} s."
        time.sleep(next(pauses))


def growing_pauses() -> Iterator[float]:
    """Seconds to wait before one asks again: whoever asks all the time keeps others from working.

    >>> [round(pause, 3) for pause, _ in zip(growing_pauses(), range(8))]
    [0.01, 0.015, 0.022, 0.034, 0.051, 0.076, 0.1, 0.1]
    """
    pause = SHORTEST_PAUSE
    while True:
        yield pause
        pause = min(1.5 * pause, LONGEST_PAUSE)


def decoded(response: httpx.Response) -> Any:
    """The JSON of an answer; None if it has no body."""
    return response.json() if response.content else None
