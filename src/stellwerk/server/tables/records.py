"""Records: finished matches as files, step by step, and files brought in from elsewhere."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

import msgspec
import structlog
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncSession

from stellwerk.match.contract import Event, JsonValue
from stellwerk.match.record import record_of
from stellwerk.server.database.models import EntryRow, SeatRow, SnapshotRow, TableRow
from stellwerk.server.denied import Denied
from stellwerk.server.live.live_table import LiveTable
from stellwerk.server.live.loading import after_entry, pause, play_at
from stellwerk.server.live.play import Play
from stellwerk.server.live.told import seen_events, unpack_events
from stellwerk.server.messages.clocks import NoClock
from stellwerk.server.messages.common import Json
from stellwerk.server.messages.play import EventPage, ReplayStep
from stellwerk.server.moment import now
from stellwerk.server.people.visitor import Visitor
from stellwerk.server.tables.imports import make_room
from stellwerk.server.tables.making import new_id
from stellwerk.server.tables.own_boards import keep_board
from stellwerk.server.tables.reading_records import ReadRecord, read_whole_record
from stellwerk.server.workers.pool import OutOfTime
from stellwerk.server.workers.process import WorkerLost

if TYPE_CHECKING:
    from stellwerk.server.hall import Hall

LOG = structlog.get_logger("stellwerk.records")
MOST_EVENTS = 300
MOST_READ = 8  # records that are read or wait for it; whoever comes then comes again
WRITTEN_AT_ONCE = 500  # entries, before others get their turn


async def export_record(hall: "Hall", live: LiveTable) -> Json:
    """The record of a finished match, with its seed."""
    play = _finished(live)
    async with hall.database.reading() as session:
        query = select(EntryRow.kind, EntryRow.seat, EntryRow.move).where(
            EntryRow.table_id == live.id
        )
        entries = (await session.execute(query.order_by(EntryRow.number))).all()
    match = play.match
    moves = recorded_moves(entries)
    record = record_of(match.game, match.seed, moves, match.state.digest(), match.result)
    return dict(record)


def recorded_moves(
    entries: Sequence[tuple[str, int, Json | None]],
) -> list[dict[str, JsonValue]]:
    """The moves of a record; those taken back stay in it, marked.

    >>> recorded_moves([("move", 0, {"do": "a"}), ("undo", 0, None), ("move", 0, {"do": "b"})])
    [{'seat': 0, 'move': {'do': 'a'}, 'undone': True}, {'seat': 0, 'move': {'do': 'b'}}]
    """
    moves: list[dict[str, JsonValue]] = []
    for kind, seat, move in entries:
        if kind == "undo":
            last = next(m for m in reversed(moves) if m["seat"] == seat and "undone" not in m)
            last["undone"] = True
        elif kind in ("move", "undone"):
            moves.append({"seat": seat, "move": cast("JsonValue", move)})
            if kind == "undone":
                moves[-1]["undone"] = True
    return moves


async def replay_step(hall: "Hall", live: LiveTable, number: int, seat: int | None) -> ReplayStep:
    """A finished match after one of its entries, from any seat."""
    last = _finished(live).number
    if not 0 <= number <= last:
        raise Denied("no-such-step")
    async with hall.database.reading() as session:
        play = await play_at(session, live.row, live.seats, number)
        for entry in await _entries(session, live.id, play.number + 1, number):
            await pause(entry.number)
            play, _ = after_entry(play, entry)
        told = await _told(session, live.id, number, number)
    view = msgspec.Raw(msgspec.json.encode(play.match.view(seat)))
    return ReplayStep(number, last, seat, view, seen_events(told, seat))


async def event_page(hall: "Hall", live: LiveTable, after: int, seat: int | None) -> EventPage:
    """Events of a match after an entry, at most so many."""
    async with hall.database.reading() as session:
        told = await _told(session, live.id, after + 1, after + MOST_EVENTS)
    return EventPage(seen_events(told, seat), live.number)


async def told_after(
    hall: "Hall", live: LiveTable, after: int
) -> tuple[int, list[tuple[int, list[Event]]]]:
    """All events after an entry, or the newest of them if there are very many.

    Also the entry after which they begin: what lies between must be asked for in pages.
    """
    recent = live.recent_events(after)
    if recent is not None:
        return after, recent
    last = live.number
    begin = max(after, last - MOST_EVENTS)
    async with hall.database.reading() as session:
        told = await _told(session, live.id, begin + 1, last)
    # What has happened while these were read is still in memory.
    return begin, [*told, *(live.recent_events(last) or [])]


async def _entries(session: AsyncSession, table_id: str, first: int, last: int) -> list[EntryRow]:
    query = select(EntryRow).where(
        EntryRow.table_id == table_id, EntryRow.number >= first, EntryRow.number <= last
    )
    return list(await session.scalars(query.order_by(EntryRow.number)))


async def _told(
    session: AsyncSession, table_id: str, first: int, last: int
) -> list[tuple[int, list[Event]]]:
    query = select(EntryRow.number, EntryRow.events).where(
        EntryRow.table_id == table_id, EntryRow.number >= first, EntryRow.number <= last
    )
    rows = await session.execute(query.order_by(EntryRow.number))
    return [(number, unpack_events(events)) for number, events in rows]


def _finished(live: LiveTable) -> Play:
    if live.row.status == "broken":
        raise Denied("table-broken")
    if live.play is None or live.row.status != "over":
        raise Denied("not-over")
    return live.play


async def import_record(hall: "Hall", text: bytes, visitor: Visitor) -> str:
    """Keep a record from elsewhere as a finished table of the visitor's; its id."""
    read = await _read(hall, text, visitor)
    if read.fault is not None:
        LOG.error("record not read", person=visitor.id, error=read.fault)
    if read.mistake is not None:
        raise Denied("bad-record", {"reason": read.mistake})
    row = _imported_row(read, visitor)
    async with hall.database.writing() as session:
        await make_room(session, hall.settings.imports_per_person, visitor)
        if read.board is not None and read.checked_board is not None:
            row.own_board = await keep_board(session, read.board, read.checked_board)
        session.add(row)
        await session.flush()
        seats = [{"table_id": row.id, "number": number} for number in range(read.players)]
        await session.execute(insert(SeatRow), seats)
        entries = _imported_entries(row, read)
        for first in range(0, len(entries), WRITTEN_AT_ONCE):
            await session.execute(insert(EntryRow), entries[first : first + WRITTEN_AT_ONCE])
        for number, content in read.snapshots.items():
            session.add(SnapshotRow(table_id=row.id, number=number, content=content))
    return row.id


async def _read(hall: "Hall", text: bytes, visitor: Visitor) -> ReadRecord:
    """Replay the record in a worker with limits: one of each person's at a time."""
    readers = hall.being_read
    if visitor.id in readers or len(readers) >= MOST_READ:
        raise Denied("too-fast", {"seconds": 5})
    readers.add(visitor.id)
    try:
        return await hall.readers.call(read_whole_record, text, hall.settings.snapshot_every)
    except OutOfTime:
        reason = "It takes longer to replay than the server gives to a record."
    except (MemoryError, WorkerLost):
        reason = "It needs more memory than the server gives to a record."
    finally:
        readers.discard(visitor.id)
    return ReadRecord(mistake=reason)


def _imported_entries(row: TableRow, read: ReadRecord) -> list[dict[str, object]]:
    return [
        {
            "table_id": row.id,
            "number": number,
            "kind": entry.kind,
            "seat": entry.seat,
            "move": entry.move,
            "events": entry.events,
            "request": f"import:{number}",
            "at": row.created_at,
        }
        for number, entry in enumerate(read.entries)
    ]


def _imported_row(read: ReadRecord, visitor: Visitor) -> TableRow:
    at = now()
    return TableRow(
        id=new_id(),
        game=read.game,
        options=read.options,
        visibility="invited",
        start="host",
        clock=NoClock(),
        spectators=True,
        bot_pause=0.0,
        status="over",
        imported=True,
        host_id=visitor.id,
        seed=read.seed,
        rules=read.rules,
        number=len(read.entries) - 1,
        pending=[],
        bot_due=False,
        result=read.result,
        created_at=at,
        started_at=at,
        changed_at=at,
    )
