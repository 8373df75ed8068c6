"""Bringing a table into memory: its row, its seats, and its match from snapshot and entries."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from stellwerk.games.registry import game_on_board, shipped_game
from stellwerk.match.contract import Event, Game
from stellwerk.server.database.models import EntryRow, OrdersRow, SeatRow, SnapshotRow, TableRow
from stellwerk.server.live.clock import MatchClock
from stellwerk.server.live.live_match import LiveMatch
from stellwerk.server.live.live_table import LiveTable
from stellwerk.server.live.play import Play, begin, timed_seats
from stellwerk.server.live.told import unpack_events
from stellwerk.server.messages.common import Json
from stellwerk.server.messages.play import Kind

NEWEST = 2**31 - 1


class Snapshot(msgspec.Struct):
    """A cache: a match after an entry that nobody can take back."""

    position: Json
    clock: Json
    prompt_since: dict[int, int]


async def load_table(session: AsyncSession, table_id: str) -> LiveTable | None:
    """A table from the database; None if there is none."""
    row = await session.get(TableRow, table_id)
    if row is None:
        return None
    seats = await seats_of(session, table_id)
    orders = await session.scalars(select(OrdersRow).where(OrdersRow.table_id == table_id))
    live = LiveTable(row, seats, None, {each.seat: each.orders for each in orders})
    if row.status in ("running", "over"):
        live.play = await play_at(session, row, seats)
        live.snapshot_number = live.play.number
        await catch_up(session, live)
    return live


async def seats_of(session: AsyncSession, table_id: str) -> list[SeatRow]:
    """The seats of a table in order."""
    query = select(SeatRow).where(SeatRow.table_id == table_id).order_by(SeatRow.number)
    return list(await session.scalars(query))


def game_of(row: TableRow, players: int) -> Game:
    """The game a table plays, under the rules version it began with (the newest before that)."""
    if row.board is not None:
        return _game_on_board(row.board, players, tuple(sorted(row.options.items())), row.rules)
    return shipped_game(row.game, players, row.options, row.rules)


@lru_cache(maxsize=16)
def _game_on_board(
    board: str,
    players: int,
    options: tuple[tuple[str, str | int | bool], ...],
    rules: int | None,
) -> Game:
    return game_on_board(board, players, dict(options), rules)


async def play_at(
    session: AsyncSession, row: TableRow, seats: Sequence[SeatRow], number: int = NEWEST
) -> Play:
    """The match at the newest snapshot that is not after an entry, or at its start."""
    game = game_of(row, len(seats))
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
    snapshot = msgspec.json.decode(kept.content, type=Snapshot)
    match = LiveMatch(game, row.seed, game.from_position(snapshot.position))
    clock = MatchClock.from_json(row.clock, snapshot.clock)
    return Play(match, clock, kept.number, snapshot.prompt_since)


def first_play(row: TableRow, game: Game, seats: Sequence[SeatRow]) -> Play:
    """The match before its first entry."""
    assert row.seed is not None
    match = LiveMatch(game, row.seed, game.new_state(row.seed))
    clock = MatchClock(row.clock, len(seats))
    timed = timed_seats([(seat.person_id, seat.bot, None) for seat in seats])
    clock.start(match.state.pending_players(), row.started_at or row.created_at, timed)
    return begin(match, clock)


def snapshot_of(play: Play) -> str:
    """A match as a snapshot."""
    state = play.match.state
    return msgspec.json.encode(
        {
            "position": state.position(),
            "clock": play.clock.as_json(),
            "prompt_since": dict(play.prompt_since),
        }
    ).decode()


async def catch_up(session: AsyncSession, live: LiveTable) -> bool:
    """Take in entries that others have written; True if there were any."""
    assert live.play is not None
    query = (
        select(EntryRow)
        .where(EntryRow.table_id == live.id, EntryRow.number > live.play.number)
        .order_by(EntryRow.number)
    )
    entries = list(await session.scalars(query))
    for entry in entries:
        play, events = after_entry(live.play, entry)
        if entry.kind in ("stand-in", "return"):
            live.seats[entry.seat].stand_in = stand_in_of(entry.kind, entry.move)
        live.become(play, events, entry.request, live.standing_after(play), entry.at)
    return bool(entries)


def after_entry(play: Play, entry: EntryRow) -> tuple[Play, list[Event]]:
    """The match after an entry of the database, and what it brought about."""
    if entry.kind == "move":
        assert entry.move is not None
        after, step = play.after_move(entry.seat, entry.move, entry.at)
        return after, step.events
    if entry.kind == "undo":
        return play.after_undo(entry.seat, entry.at)
    kind = convert_kind(entry.kind)
    return play.after_change(kind, entry.seat, entry.at), unpack_events(entry.events)


def convert_kind(kind: str) -> Kind:
    """A kind as the database has it, checked."""
    known: Kind = msgspec.convert(kind, Kind)
    return known


def stand_in_of(kind: str, move: Mapping[str, object] | None) -> str | None:
    """The bot an entry put on a seat; None when the owner came back."""
    return str(move["bot"]) if kind == "stand-in" and move is not None else None
