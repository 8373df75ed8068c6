"""Bringing a table into memory: its row, its seats, and its match from snapshot and entries."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import TypeAlias

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from stellwerk.match.contract import Game
from stellwerk.server.catalogue.built_games import built_game
from stellwerk.server.database.models import EntryRow, OrdersRow, SeatRow, SnapshotRow, TableRow
from stellwerk.server.live.clock import MatchClock
from stellwerk.server.live.events import StoredEvent, stored_events, unpack_events
from stellwerk.server.live.live_match import LiveMatch
from stellwerk.server.live.live_table import LiveTable
from stellwerk.server.live.play import Play, begin, person_alone, timed_seats
from stellwerk.server.live.snapshots import play_from
from stellwerk.server.messages.play import Kind

Replayed: TypeAlias = tuple[Play, list[StoredEvent], EntryRow]
"""An entry, the match after it, and what it brought about."""
REPLAYED_AT_ONCE = 20
NEWEST = 2**31 - 1


async def load_table(session: AsyncSession, table_id: str) -> LiveTable | None:
    """A table from the database; None if there is none."""
    row = await session.get(TableRow, table_id)
    if row is None:
        return None
    live = LiveTable(row, [], None, {})
    await _read_beside(session, live, row)
    return live


async def read_again(session: AsyncSession, live: LiveTable) -> bool:
    """Take in all that others have written, also what is in no entry; False if there is none."""
    row = await session.get(TableRow, live.id)
    if row is None:
        return False
    await _read_beside(session, live, row)
    return True


async def _read_beside(session: AsyncSession, live: LiveTable, row: TableRow) -> None:
    """The seats, orders and match that belong to the row of a table."""
    seats = await seats_of(session, row.id)
    orders = await session.scalars(select(OrdersRow).where(OrdersRow.table_id == row.id))
    play, replayed = live.play, list[Replayed]()
    if play is None and row.status in ("running", "over"):
        play = await play_at(session, row, seats, row.number)
        live.snapshot_number = play.number
    if play is not None:
        replayed = await _replayed_after(session, row.id, play)
    # Without a pause in between: nobody shall see a running table without its match.
    live.row, live.seats, live.play = row, seats, play
    live.orders = {each.seat: each.orders for each in orders}
    live.is_sure = True
    _take_in(live, replayed)


async def seats_of(session: AsyncSession, table_id: str) -> list[SeatRow]:
    """The seats of a table in order."""
    query = select(SeatRow).where(SeatRow.table_id == table_id).order_by(SeatRow.number)
    return list(await session.scalars(query))


async def play_at(
    session: AsyncSession, row: TableRow, seats: Sequence[SeatRow], number: int = NEWEST
) -> Play:
    """The match at the newest snapshot that is not after an entry, or at its start."""
    game = await built_game(row, len(seats))
    query = (
        select(SnapshotRow)
        .where(SnapshotRow.table_id == row.id, SnapshotRow.number <= number)
        .order_by(SnapshotRow.number.desc())
        .limit(1)
    )
    kept = await session.scalar(query)
    assert row.seed is not None
    if kept is None:
        return first_play(row, game, seats)
    alone = alone_at(seats)
    return play_from(kept.content, kept.number, game, row.seed, row.clock, alone)


def alone_at(seats: Sequence[SeatRow]) -> int | None:
    """The seat of the only person at a table of bots, even if they have left it since."""
    return person_alone([seat.bot for seat in seats])


def first_play(row: TableRow, game: Game, seats: Sequence[SeatRow]) -> Play:
    """The match before its first entry."""
    assert row.seed is not None
    begun = row.position
    state = game.new_state(row.seed) if begun is None else game.from_position(begun)
    match = LiveMatch(game, row.seed, state, alone_at(seats), row.lesson is not None)
    clock = MatchClock(row.clock, len(seats))
    timed = timed_seats([(seat.person_id, seat.bot, None) for seat in seats])
    clock.start(match.state.pending_players(), row.started_at or row.created_at, timed)
    return begin(match, clock)


async def catch_up(session: AsyncSession, live: LiveTable) -> bool:
    """Take in entries that others have written; True if there were any."""
    assert live.play is not None
    replayed = await _replayed_after(session, live.id, live.play)
    if replayed:
        live.is_sure = False  # they may also have changed what is in no entry
    _take_in(live, replayed)
    return bool(replayed)


async def _replayed_after(session: AsyncSession, table_id: str, play: Play) -> list[Replayed]:
    query = (
        select(EntryRow)
        .where(EntryRow.table_id == table_id, EntryRow.number > play.number)
        .order_by(EntryRow.number)
    )
    replayed: list[Replayed] = []
    for entry in list(await session.scalars(query)):
        await pause(entry.number)
        play, events = after_entry(play, entry)
        replayed.append((play, events, entry))
    return replayed


def _take_in(live: LiveTable, replayed: Sequence[Replayed]) -> None:
    """The entries become the match; a row that was read after one of them says more than it."""
    for play, events, entry in replayed:
        if entry.kind in ("stand-in", "return"):
            live.seats[entry.seat].stand_in = stand_in_of(entry.kind, entry.move)
        live.become(play, events, entry.request)
        if entry.number > live.row.number:
            live.stand(live.standing_after(play), entry.number, entry.at)


async def pause(number: int) -> None:
    """While a long match is replayed, let others have their turn now and then."""
    if number % REPLAYED_AT_ONCE == 0:
        await asyncio.sleep(0)


def after_entry(play: Play, entry: EntryRow) -> tuple[Play, list[StoredEvent]]:
    """The match after an entry of the database, and what it brought about."""
    if entry.kind == "move":
        assert entry.move is not None
        after, step = play.after_move(entry.seat, entry.move, entry.at)
        return after, stored_events(step.events)
    if entry.kind == "undo":
        return play.after_undo(entry.seat, entry.at)
    if entry.kind == "pause":
        assert entry.move is not None
        return play.after_pause(int(str(entry.move["milliseconds"])), entry.at), []
    kind = convert_kind(entry.kind)
    return play.after_change(kind, entry.seat, entry.at), unpack_events(entry.events)


def convert_kind(kind: str) -> Kind:
    """A kind as the database has it, checked."""
    known: Kind = msgspec.convert(kind, Kind)
    return known


def stand_in_of(kind: str, move: Mapping[str, object] | None) -> str | None:
    """The bot an entry put on a seat; None when the owner came back."""
    return str(move["bot"]) if kind == "stand-in" and move is not None else None
