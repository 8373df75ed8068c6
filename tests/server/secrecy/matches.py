"""Matches at a real table, with people on all seats, and moments to look at them."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from stellwerk.server.tables import starting
from stellwerk.texts.catalogue import LANGUAGES
from tests.plain import plain
from tests.server.secrecy.twins import Moment
from tests.server.secrecy.worlds import Time, World

POOL_FROM_EACH = 6  # moves remembered of each question


@dataclass(frozen=True)
class Setting:
    """What is played, and at which moments it is looked at."""

    game: str
    players: int
    options: Mapping[str, str | int | bool] = field(default_factory=dict)
    meets: tuple[str, ...] = ()
    """Phases that must be met; the match is looked at when each of them first begins."""
    at: tuple[int, ...] = ()
    """Further entries at which it is looked at."""
    last: int = 60
    """How many moves are played."""
    clock: Mapping[str, object] = field(default_factory=lambda: {"kind": "none"})

    def __str__(self) -> str:
        words = [f"{name}-{value}" for name, value in self.options.items()]
        return "-".join([self.game, str(self.players), *words]).replace(",", "+")


@dataclass(frozen=True)
class Guests:
    """The cookies of those who sit at the table, and of one who only watches."""

    seats: list[str]
    watcher: str

    def of(self, seat: int | None) -> str:
        """Who looks from a seat, or from none."""
        return self.watcher if seat is None else self.seats[seat]


@contextmanager
def drawn_seed(seed: bytes) -> Iterator[None]:
    """The next match starts with this seed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(starting, "secrets", SimpleNamespace(token_bytes=lambda _: seed))
        yield


async def come_in(world: World, name: str, language: str) -> str:
    """A new guest; the cookie."""
    answer = await world.ask("POST", "/api/people", None, {"name": name, "language": language})
    assert answer.status == 201, answer.body
    cookie = dict(answer.headers)[b"set-cookie"].decode()
    return cookie.partition(";")[0]


async def seated(world: World, setting: Setting, rng: Random) -> tuple[str, Guests]:
    """A table whose match has begun, with a person on every seat; its id and the people."""
    names = [f"Player {seat}" for seat in range(setting.players)]
    cookies = [
        await come_in(world, name, LANGUAGES[i % len(LANGUAGES)]) for i, name in enumerate(names)
    ]
    watcher = await come_in(world, "Watcher", "en")
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (setting.players - 1)]
    wishes = {
        "game": setting.game,
        "seats": seats,
        "options": dict(setting.options),
        "visibility": "open",
        "clock": dict(setting.clock),
    }
    made = await world.ask("POST", "/api/tables", cookies[0], wishes)
    assert made.status == 201, made.body
    table_id: str = made.json()["table"]["id"]
    with drawn_seed(rng.randbytes(32)):
        for seat, cookie in list(enumerate(cookies))[1:]:
            answer = await world.ask(
                "POST", f"/api/tables/{table_id}/seats", cookie, {"seat": seat}
            )
            assert answer.status == 200, answer.body
    said = await world.ask("POST", f"/api/tables/{table_id}/chat", cookies[0], {"text": "Hello!"})
    assert said.status == 204
    return table_id, Guests(cookies, watcher)


async def moments(
    world: World, time: Time, setting: Setting, table_id: str, guests: Guests, rng: Random
) -> list[Moment]:
    """Play by chance, and keep the moments that the setting names."""
    found: list[Moment] = []
    pool: list[dict[str, Any]] = []
    seen: set[str] = set()
    for number in range(setting.last + 1):
        match = world.match(table_id)
        if match.is_over:
            break
        for seat in match.state.pending_players():
            prompt = match.prompt(seat)
            assert prompt is not None
            pool += rng.sample(plain(prompt.moves), min(POOL_FROM_EACH, len(prompt.moves)))
        phase = str(match.view(None).phase)
        wanted = phase in setting.meets and phase not in seen
        if wanted or number in (*setting.at, setting.last):
            found.append(await _moment(world, table_id, pool))
        seen.add(phase)
        time.pass_by(rng.randrange(500, 5000))
        await play_by_chance(world, table_id, guests, rng)
    assert seen >= set(setting.meets), f"{setting} met only {sorted(seen)}"
    return found


async def _moment(world: World, table_id: str, pool: list[dict[str, Any]]) -> Moment:
    play = world.process.tables.in_memory[table_id].play
    assert play is not None
    return Moment(table_id, await world.rows(table_id), play, list(pool))


async def play_by_chance(world: World, table_id: str, guests: Guests, rng: Random) -> None:
    """Somebody who is asked makes a move; kinds of moves are equally likely."""
    match = world.match(table_id)
    seat = rng.choice(match.state.pending_players())
    prompt = match.prompt(seat)
    assert prompt is not None
    kind = rng.choice(sorted({move.do for move in prompt.moves}))
    move = plain(rng.choice([move for move in prompt.moves if move.do == kind]))
    number = world.process.tables.in_memory[table_id].number
    await play(world, table_id, seat, guests.of(seat), move, number)


async def play(
    world: World, table_id: str, seat: int, cookie: str, move: Mapping[str, object], number: int
) -> bytes:
    """A move by the owner of a seat; all that came back."""
    body = {"position": number, "id": f"m{number}", "move": dict(move)}
    answer = await world.ask("POST", f"/api/tables/{table_id}/seats/{seat}/moves", cookie, body)
    assert answer.status == 200, answer.body
    return answer.raw
