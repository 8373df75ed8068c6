"""Both worlds go on by the same public moves, and the observer listens until something is shown."""

import json
from collections import Counter
from random import Random
from typing import Any

from tests.plain import plain
from tests.server.secrecy.doors import Line
from tests.server.secrecy.matches import play
from tests.server.secrecy.observing import Observer
from tests.server.secrecy.transcripts import (
    COMES_TO_LIGHT,
    Transcript,
    compare,
    compare_until_light,
)
from tests.server.secrecy.worlds import Time, World

TRIED = 8  # moves looked at to find one by which nothing comes to light
QUIET = 0.93
TAKES_BACK = 0.3

Moves = tuple[dict[str, Any], dict[str, Any]]


class Following:
    """An observer who listens in both worlds."""

    def __init__(
        self, observer: Observer, worlds: tuple[World, World], time: Time, rng: Random, where: str
    ) -> None:
        self.observer = observer
        self.worlds = worlds
        self.time = time
        self.rng = rng
        self.where = where
        self.table_id = observer.moment.table_id
        self.heard: list[Transcript] = [[], []]
        self.moves: Counter[str] = Counter()

    async def follow(self, lines: list[tuple[Line, Line]], steps: int) -> int:
        """For so many moves, or until something comes to light; how many it were."""
        for step in range(steps):
            chosen = self._choose()
            if chosen is None:
                return step
            seat, moves = chosen
            self.time.pass_by(self.rng.randrange(500, 5000))
            self.moves[_whose(seat, self.observer.seat, moves[0])] += 1
            if await self._all_hear(lines, seat, moves):
                return step + 1
            if self.rng.random() < TAKES_BACK and self._may_take_back(seat):
                self.moves["taken back"] += 1
                await self._all_hear(lines, seat, None)
            if step % 4 == 0:
                await self._look_again()
        return steps

    def _choose(self) -> tuple[int, Moves] | None:
        """A seat, and what it does in each world: the same as far as the observer can see."""
        here, there = (world.match(self.table_id) for world in self.worlds)
        if here.is_over:
            return None
        pending = here.state.pending_players()
        seat = self.rng.choice(pending)
        if seat != self.observer.seat and len(pending) > 1:
            prompts = [match.prompt(seat) for match in (here, there)]
            moves = [
                plain(self.rng.choice(prompt.moves)) for prompt in prompts if prompt is not None
            ]
            return seat, (moves[0], moves[1])  # chosen in secret, so not even the same
        both = set(here.state.legal_actions(seat)) & set(there.state.legal_actions(seat))
        if not both:
            return None
        action = self._quiet_action(seat, sorted(both))
        named = [plain(match.game.move(match.state, seat, action)) for match in (here, there)]
        return seat, (named[0], named[1])

    def _quiet_action(self, seat: int, actions: list[int]) -> int:
        """Mostly an action by which the observer learns nothing hidden."""
        match = self.worlds[0].match(self.table_id)
        tried = [self.rng.choice(actions) for _ in range(TRIED)]
        if self.rng.random() > QUIET:
            return tried[0]
        for action in tried:
            events = match._foresee_action(seat, action).events
            messages = {event.seen_by(self.observer.seat).message for event in events}
            if not messages & COMES_TO_LIGHT:
                return action
        return tried[0]

    def _may_take_back(self, seat: int) -> bool:
        return all(world.match(self.table_id).can_undo(seat) for world in self.worlds)

    async def _all_hear(
        self, lines: list[tuple[Line, Line]], seat: int, moves: Moves | None
    ) -> bool:
        """A move (None: the last one is taken back) in both worlds; whether it showed something."""
        heard: list[list[str]] = []
        answers: list[Transcript] = []
        for i, world in enumerate(self.worlds):
            table, mine = lines[i]
            begins = len(table.frames), len(mine.frames)
            asked_before = self._is_asked(world)
            answers.append([(f"answer to seat {seat}", await self._do(world, seat, moves, i))])
            await table.until("state", number=world.process.tables.in_memory[self.table_id].number)
            if self._is_asked(world) != asked_before:
                await mine.until("turns")
            heard.append(table.frames[begins[0] :] + mine.frames[begins[1] :])
        what = "takes back" if moves is None else f"plays {json.dumps(moves)}"
        where = f"{self.where}, seat {seat} {what}"
        for kept, frames in zip(self.heard, heard, strict=True):
            kept += [(what, frame.encode()) for frame in frames]
        if seat == self.observer.seat:
            compare(self.observer.moment, where, *answers)
        return compare_until_light(self.observer.moment, where, *heard)

    async def _do(self, world: World, seat: int, moves: Moves | None, i: int) -> bytes:
        number = world.process.tables.in_memory[self.table_id].number
        cookie = self.observer.guests.of(seat)
        if moves is not None:
            return await play(world, self.table_id, seat, cookie, moves[i], number)
        path = f"/api/tables/{self.table_id}/seats/{seat}/undo"
        answer = await world.ask("POST", path, cookie, {"position": number, "id": f"b{number}"})
        assert answer.status == 200, answer.body
        return answer.raw

    def _is_asked(self, world: World) -> bool:
        return self.observer.seat in world.match(self.table_id).state.pending_players()

    async def _look_again(self) -> None:
        seen = [await self.observer.look(world, self.observer.news()) for world in self.worlds]
        compare(self.observer.moment, f"{self.where}, later", *seen)


def _whose(seat: int, observer: int | None, move: dict[str, Any]) -> str:
    return f"{'own' if seat == observer else 'other'} {move['do']}"
