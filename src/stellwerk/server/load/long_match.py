"""A match as long as they come, and how long it takes to join it."""

import random
import time
from pathlib import Path

import msgspec
from sqlalchemy import insert
from websockets.asyncio.client import connect

from stellwerk.games.registry import shipped_game
from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import (
    EntryRow,
    SeatRow,
    SnapshotRow,
    TableRow,
)
from stellwerk.server.live.clock import MatchClock
from stellwerk.server.live.events import pack_events, stored_events
from stellwerk.server.live.live_match import LiveMatch
from stellwerk.server.live.play import Play, begin
from stellwerk.server.live.snapshots import snapshot_of
from stellwerk.server.messages.clocks import NoClock
from stellwerk.server.people.accounts import new_person_row
from stellwerk.server.people.tokens import issue
from stellwerk.server.settings import Settings
from stellwerk.server.tables.making import new_id
from stellwerk.server.wall_clock import now

GAME = "trans-europa"  # its matches go over many rounds, so they can be as long as one likes
SEED = bytes(range(32))
JOINS = 20


async def write_long_match(database_file: Path, entries: int) -> tuple[str, str]:
    """Write a match of so many entries into a database; the table's id and its player's token."""
    database = Database(f"sqlite+aiosqlite:///{database_file}")
    table_id, person, at = new_id(), new_person_row("Guest", "en"), now()
    rows, snapshots, play = _play_long(table_id, entries)
    game = play.match.game
    async with database.writing() as session:
        session.add(person)
        await session.flush()
        token = issue(session, person.id, "session")
        session.add(_table_row(table_id, person.id, play, dict(game.options), at))
        await session.flush()
        session.add_all(
            SeatRow(table_id=table_id, number=seat, person_id=person.id, name="Guest")
            for seat in range(game.players)
        )
        await session.execute(insert(EntryRow), rows)
        await session.execute(insert(SnapshotRow), snapshots)
    await database.close()
    return table_id, token


def _play_long(
    table_id: str, entries: int
) -> tuple[list[dict[str, object]], list[dict[str, object]], Play]:
    """Random moves, with snapshots where a server would have made them."""
    game = shipped_game(GAME, 4, {})
    chance = random.Random(1)
    play = begin(LiveMatch(game, SEED, game.new_state(SEED)), MatchClock(NoClock(), 4))
    opening = stored_events(game.opening(play.match.state))
    rows = [_entry(table_id, 0, "start", 0, None, pack_events(opening))]
    snapshots: list[dict[str, object]] = []
    every, last = Settings().snapshot_every, 0
    for number in range(1, entries + 1):
        seat = play.pending[0]
        prompt = play.match.prompt(seat)
        assert prompt is not None, "this match ended too early to be called long"
        play, step = play.after_move(seat, chance.choice(prompt.moves), now())
        events = pack_events(stored_events(step.events))
        rows.append(_entry(table_id, number, "move", seat, step.move.as_json(), events))
        if number - last >= every:
            last = number
            content = snapshot_of(play)
            snapshots.append({"table_id": table_id, "number": number, "content": content})
    return rows, snapshots, play


def _entry(
    table_id: str, number: int, kind: str, seat: int, move: object, events: str
) -> dict[str, object]:
    return {
        "table_id": table_id,
        "number": number,
        "kind": kind,
        "seat": seat,
        "move": move,
        "events": events,
        "request": f"{number}",
        "at": now(),
    }


def _table_row(
    table_id: str, person_id: str, play: Play, options: dict[str, str | int | bool], at: int
) -> TableRow:
    return TableRow(
        id=table_id,
        game=GAME,
        options=options,
        visibility="invited",
        start="full",
        clock=NoClock(),
        spectators=True,
        bot_pause=0.0,
        status="running",
        host_id=person_id,
        seed=SEED,
        rules=play.match.game.rules_version,
        number=play.number,
        pending=play.pending,
        bot_due=False,
        created_at=at,
        started_at=at,
        changed_at=at,
    )


async def join_times(address: str, table_id: str, token: str) -> tuple[float, float]:
    """Milliseconds from opening a connection to the view: the first time, and usually."""
    first = await _join(address, table_id, token)
    again = sorted([await _join(address, table_id, token) for _ in range(JOINS)])
    return first, again[JOINS // 2]


class _Frame(msgspec.Struct):
    type: str


async def _join(address: str, table_id: str, token: str) -> float:
    url = address.replace("http", "ws", 1) + f"/api/tables/{table_id}/live"
    headers = {"authorization": f"Bearer {token}"}
    began = time.perf_counter()
    async with connect(url, additional_headers=headers, compression=None, max_size=None) as socket:
        async for text in socket:
            if msgspec.json.decode(text, type=_Frame).type == "state":
                break
    return 1000 * (time.perf_counter() - began)
