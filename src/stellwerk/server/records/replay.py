"""Finished matches: their records, and how they stood after each entry."""

from collections.abc import Sequence
from typing import cast

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from stellwerk.match.contract import JsonValue
from stellwerk.match.record import record_of
from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import EntryRow
from stellwerk.server.denied import Denied
from stellwerk.server.live.events import seen_events
from stellwerk.server.live.live_table import LiveTable
from stellwerk.server.live.loading import after_entry, pause, play_at
from stellwerk.server.live.past_events import MOST_EVENTS, events_between
from stellwerk.server.live.play import Play
from stellwerk.server.messages.common import Json
from stellwerk.server.messages.play import EventPage, ReplayStep


async def export_record(database: Database, live: LiveTable) -> Json:
    """The record of a finished match, with its seed."""
    play = finished(live)
    async with database.reading() as session:
        query = select(EntryRow.kind, EntryRow.seat, EntryRow.move).where(
            EntryRow.table_id == live.id
        )
        entries = (await session.execute(query.order_by(EntryRow.number))).all()
    match = play.match
    moves = recorded_moves(entries)
    begun = live.row.position
    record = record_of(match.game, match.seed, moves, match.state.digest(), match.result, begun)
    return dict(record)


def recorded_moves(
    entries: Sequence[tuple[str, int, Json | None]],
) -> list[dict[str, JsonValue]]:
    """The moves of a record; those taken back stay in it, marked.

    >>> recorded_moves([("move", 0, {"do": "a"}), ("undo", 0, None), ("move", 0, {"do": "b"})])
    [{'seat': 0, 'move': {'do': 'a'}, 'undone': True}, {'seat': 0, 'move': {'do': 'b'}}]

    Against bots alone their answers go with a move.

    >>> answered = [("move", 0, {"do": "a"}), ("move", 1, {"do": "b"})]
    >>> [move["undone"] for move in recorded_moves([*answered, ("undo", 0, {"answers": [2]})])]
    [True, True]
    """
    moves: list[dict[str, JsonValue]] = []
    for kind, seat, move in entries:
        if kind == "undo":
            standing = [index for index, each in enumerate(moves) if "undone" not in each]
            last = max(index for index in standing if moves[index]["seat"] == seat)
            for index in standing:
                if index == last or (index > last and move is not None):
                    moves[index]["undone"] = True
        elif kind in ("move", "undone"):
            moves.append({"seat": seat, "move": cast("JsonValue", move)})
            if kind == "undone":
                moves[-1]["undone"] = True
    return moves


async def replay_step(
    database: Database, live: LiveTable, number: int, seat: int | None
) -> ReplayStep:
    """A finished match after one of its entries, from any seat."""
    last = finished(live).number
    if not 0 <= number <= last:
        raise Denied("no-such-step")
    async with database.reading() as session:
        play = await play_after(session, live, number)
        numbered = await events_between(session, live.id, number, number)
    view = msgspec.Raw(msgspec.json.encode(play.match.view(seat)))
    return ReplayStep(number, last, seat, view, seen_events(numbered, seat))


async def play_after(session: AsyncSession, live: LiveTable, number: int) -> Play:
    """A match as it was after one of its entries."""
    play = await play_at(session, live.row, live.seats, number)
    for entry in await _entries(session, live.id, play.number + 1, number):
        await pause(entry.number)
        play, _ = after_entry(play, entry)
    return play


async def event_page(
    database: Database, live: LiveTable, after: int, seat: int | None
) -> EventPage:
    """Events of a match after an entry, at most so many."""
    async with database.reading() as session:
        numbered = await events_between(session, live.id, after + 1, after + MOST_EVENTS)
    return EventPage(seen_events(numbered, seat), live.number)


async def _entries(session: AsyncSession, table_id: str, first: int, last: int) -> list[EntryRow]:
    query = select(EntryRow).where(
        EntryRow.table_id == table_id, EntryRow.number >= first, EntryRow.number <= last
    )
    return list(await session.scalars(query.order_by(EntryRow.number)))


def finished(live: LiveTable) -> Play:
    """The end of a match; Denied if it has none yet."""
    if live.row.status == "broken":
        raise Denied("table-broken")
    if live.play is None or live.row.status != "over":
        raise Denied("not-over")
    return live.play
