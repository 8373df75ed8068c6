"""All that an observer can do to learn something: look everywhere, ask again, guess, listen."""

import json
from dataclasses import dataclass
from random import Random
from typing import Any

from tests.server.secrecy.doors import Line
from tests.server.secrecy.guesses import guesses
from tests.server.secrecy.matches import Guests
from tests.server.secrecy.transcripts import Transcript
from tests.server.secrecy.twins import Moment
from tests.server.secrecy.worlds import World

GUESSES = 14
NONSENSE = ("", "nonsense", "[]", '{"type":"move"}', '{"type":"sing"}', '{"type":"move","id":3}')
SENDS_STATE = ("stale", "no-prompt")


@dataclass(frozen=True)
class Observer:
    """Somebody on a seat, or (None) somebody who only watches, and what they know of the match."""

    seat: int | None
    guests: Guests
    moment: Moment

    @property
    def cookie(self) -> str:
        """Who they are."""
        return self.guests.of(self.seat)

    @property
    def table(self) -> str:
        """The address of the table."""
        return f"/api/tables/{self.moment.table_id}"

    # — asking

    def news(self) -> list[str]:
        """What is looked at again and again while a match goes on."""
        table, number = self.table, self.moment.number
        place = "" if self.seat is None else f"/seats/{self.seat}"
        own = "" if self.seat is None else f"&seat={self.seat}"
        return [
            table,
            f"{table}{place}/state",
            f"{table}{place}/state?seen={number}",
            f"{table}/events?after={max(0, number - 2)}{own}",
        ]

    def addresses(self) -> list[str]:
        """Everything that can be looked at, whether it is shown or not."""
        table, number = self.table, self.moment.number
        seats = range(len(self.guests.seats))
        seen = ["?seen=0", f"?seen={max(0, number - 3)}", "?seen=9999999"]
        return [
            *self.news(),
            "/api/tables",
            "/api/me",
            "/api/me/tables",
            "/api/admin/tables",
            f"{table}/chat?after=0",
            f"{table}/record",
            f"{table}/replay/{number}?seat={self.seat or 0}",
            f"{table}/replay/{number}/position",
            f"{table}/explanations/{number}",
            f"{table}/review",
            f"{table}/events",
            *(f"{table}/state{query}" for query in seen),
            *(f"{table}/seats/{self.seat or 0}/state{query}" for query in seen),
            *(f"{table}/seats/{seat}/state" for seat in seats if seat != self.seat),
            *(f"{table}/seats/{seat}/orders" for seat in seats),
            *(f"{table}/events?seat={seat}" for seat in seats),
        ]

    async def look(self, world: World, addresses: list[str]) -> Transcript:
        """All of these; who only watches also looks without having a name."""
        transcript: Transcript = []
        for cookie in (self.cookie,) if self.seat is not None else (self.cookie, None):
            for address in addresses:
                answer = await world.ask("GET", address, cookie)
                transcript.append((f"GET {address}", answer.raw))
        return transcript

    async def act_unasked(self, world: World) -> Transcript:
        """What is not allowed now, or not to this person."""
        number, transcript = self.moment.number, Transcript()
        for path, body in self._unasked():
            answer = await world.ask("POST", f"{self.table}/{path}", self.cookie, body)
            assert answer.status >= 400, f"{path}: {answer.body!r}"
            transcript.append((f"POST {path} {body}", answer.raw))
        assert world.process.tables.in_memory[self.moment.table_id].number == number
        return transcript

    def _unasked(self) -> list[tuple[str, dict[str, Any]]]:
        number, move = self.moment.number, self.moment.pool[0]
        known = {"position": number, "id": "u"}
        others = [seat for seat in range(len(self.guests.seats)) if seat != self.seat]
        asked: list[tuple[str, dict[str, Any]]] = [
            ("start", {}),
            ("rematch", {}),
            ("seats", {}),
            (f"seats/{others[0]}/moves", {**known, "move": move}),
            (f"seats/{others[-1]}/undo", known),
            (f"seats/{others[0]}/hints", {"position": number, "step": 3}),
        ]
        if self.seat is not None:
            asked += [
                (f"seats/{self.seat}/undo", known),
                (f"seats/{self.seat}/return", {}),
                (f"seats/{self.seat}/hints", {"position": number, "step": 3}),
                (f"seats/{self.seat}/moves", {**known, "position": number + 1, "move": move}),
                (f"seats/{self.seat}/moves", {**known, "move": {"do": "dance"}}),
                (f"seats/{self.seat}/moves", {**known, "move": []}),
            ]
        return asked

    # — listening

    async def listen(self, world: World) -> tuple[Line, Line]:
        """The lines of the table and of the person, once all that comes at first has come."""
        path = f"{self.table}/live" + ("" if self.seat is None else f"?seat={self.seat}&seen=0")
        table, mine = world.line(path, self.cookie), world.line("/api/me/live", self.cookie)
        await table.until("chat")
        await mine.until("turns")
        return table, mine

    async def guess(self, line: Line, rng: Random) -> None:
        """Try moves that are not allowed, and read what is answered."""
        seat = self.seat
        for text in NONSENSE:
            line.send(text)
            await line.until("refused")
        if seat is None:
            await self._try(line, self.moment.pool[0], 0)
            return
        number = self.moment.number
        asked = seat in self.moment.play.pending
        for i, move in enumerate(guesses(rng, self.moment, seat, GUESSES if asked else 3)):
            await self._try(line, move, i)
        await self._try(line, self.moment.pool[-1], GUESSES, number + 5)
        line.send(json.dumps({"type": "look", "seat": None, "seen": 0}))
        await line.until("state", seat=None)
        line.send(json.dumps({"type": "look", "seat": (seat + 1) % len(self.guests.seats)}))
        await line.until("refused")
        line.send(json.dumps({"type": "look", "seat": seat, "seen": number}))
        await line.until("state", seat=seat)

    async def _try(
        self, line: Line, move: dict[str, Any], count: int, position: int | None = None
    ) -> None:
        at = self.moment.number if position is None else position
        frame = {"type": "move", "position": at, "id": f"g{count}", "move": move}
        line.send(json.dumps(frame))
        refused = await line.until("refused")
        if refused["problem"]["code"] in SENDS_STATE:
            await line.until("state")
