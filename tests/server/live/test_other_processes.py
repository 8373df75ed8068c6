"""What another process has written a moment ago counts, although nobody has heard of it yet."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from stellwerk.server.database.models import EntryRow, OrdersRow, SeatRow, TableRow
from stellwerk.server.denied import Denied
from stellwerk.server.live import loading
from stellwerk.server.live.live_table import LiveTable
from stellwerk.server.live.watchers import Watcher
from stellwerk.server.matches.table_socket import TableSocket
from stellwerk.server.messages.common import Json
from stellwerk.server.messages.play import LookFrame, StandingOrder
from stellwerk.server.upkeep.sweeping import Sweeper
from tests.server.live.processes import ADA, TABLE, Process, with_two_processes


def first_move(live: LiveTable, seat: int) -> Json:
    assert live.play is not None
    prompt = live.play.match.prompt(seat)
    assert prompt is not None
    return dict(prompt.moves[0].as_json())


async def play(process: Process, seat: int, request: str = "x", by_bot: bool = False) -> int:
    live = await process.tables.table(TABLE)
    move = first_move(live, seat)
    return await process.door.move(live, seat, move, live.number, request, by_bot=by_bot)


async def entries(process: Process) -> list[str]:
    async with process.database.reading() as session:
        return list(await session.scalars(select(EntryRow.kind).order_by(EntryRow.number)))


async def row(process: Process) -> TableRow:
    async with process.database.reading() as session:
        return await session.get_one(TableRow, TABLE)


@pytest.mark.parametrize("answered", [0, 1], ids=["an old question", "the question that stands"])
def test_whoever_watches_sees_what_an_overtaken_move_found(
    database_url: str, answered: int
) -> None:
    """The note of the faster move arrives later, and then tells nothing new."""

    async def story(here: Process, there: Process) -> tuple[bool, bool]:
        live = await there.tables.table(TABLE)
        watcher = Watcher(ADA.id, state=False, table=False)
        there.watchers.add(TABLE, watcher)
        late = first_move(live, 0)
        await play(here, 0)
        with pytest.raises(Denied):
            await there.door.move(live, 0, late, answered, "order:0")
        there.hear(here.notes.sent)
        return watcher.state, watcher.woken.is_set()

    assert with_two_processes(database_url, ["me", "me"], story) == (True, True)


def test_a_bot_does_not_move_for_somebody_who_has_just_come_back(database_url: str) -> None:
    async def story(here: Process, there: Process) -> tuple[str, list[str]]:
        live = await here.tables.table(TABLE)
        await here.door.stand_in(live, 0, "surveyor")
        thinking = await there.tables.table(TABLE)
        move = first_move(thinking, 0)
        answered = thinking.number
        await here.door.come_back(live, 0)
        with pytest.raises(Denied) as denied:  # the bot's answer comes after its owner
            await there.door.move(thinking, 0, move, answered, "bot:1", by_bot=True)
        return denied.value.code, await entries(here)

    code, kinds = with_two_processes(database_url, ["me", "me"], story)
    assert (code, kinds) == ("stale", ["start", "stand-in", "return"])


def test_a_bot_stops_when_the_last_person_leaves_while_it_thinks(database_url: str) -> None:
    async def story(here: Process, there: Process) -> str:
        live = await here.tables.table(TABLE)
        await play(here, 0)
        thinking = await there.tables.current_table(TABLE)
        move = first_move(thinking, 1)
        await here.door.stand_in(live, 0, "surveyor")
        with pytest.raises(Denied) as denied:
            await there.door.move(thinking, 1, move, 1, "bot:1", by_bot=True)
        return denied.value.code

    assert with_two_processes(database_url, ["me", "surveyor"], story) == "stale"


def test_who_closes_a_table_does_not_open_it_again_by_a_move_heard_of_late(
    database_url: str,
) -> None:
    async def story(here: Process, there: Process) -> tuple[str, list[int], int]:
        live = await here.tables.table(TABLE)
        await play(there, 0)
        await here.changes.close_table(TABLE)
        return live.row.status, live.row.pending, live.number

    assert with_two_processes(database_url, ["me", "me"], story) == ("closed", [], 1)


def test_a_change_is_not_hidden_by_a_move_that_was_made_without_knowing_it(
    database_url: str,
) -> None:
    async def story(here: Process, there: Process) -> tuple[int | None, int | None]:
        live = await there.tables.table(TABLE)
        async with here.changes.changing(TABLE) as change:
            change.seat(0).colour = 4
        await play(there, 0)  # before the note of the change has arrived
        seen_there = (await there.tables.current_table(TABLE)).seats[0].colour
        async with here.changes.changing(TABLE) as change:
            change.seat(0).colour = 5
        await play(here, 1)
        await there.tables.catch_up(live)  # the note of the move was faster
        return seen_there, (await there.tables.current_table(TABLE)).seats[0].colour

    assert with_two_processes(database_url, ["me", "me"], story) == (4, 5)


def test_a_seat_that_was_just_taken_can_be_looked_from(database_url: str) -> None:
    async def story(here: Process, there: Process) -> int | None:
        live = await there.tables.table(TABLE)
        async with here.changes.changing(TABLE) as change:
            change.seat(1).person_id, change.seat(1).bot = ADA.id, None
        watcher = Watcher(ADA.id)
        services = SimpleNamespace(tables=there.tables, frames_per_second=20.0)
        socket = TableSocket(cast("Any", services), live, cast("Any", None), ADA, watcher, "en")
        await socket._obey(LookFrame(1))
        return watcher.seat

    assert with_two_processes(database_url, ["me", "surveyor"], story) == 1


def test_two_changes_within_a_millisecond_are_both_noticed(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stellwerk.server.live.table_changes.now", lambda: 7_000)

    async def story(here: Process, there: Process) -> list[int | None]:
        seen = []
        for colour in (3, 4, 5):
            async with here.changes.changing(TABLE) as change:
                change.seat(0).colour = colour
            seen.append((await there.tables.current_table(TABLE)).seats[0].colour)
        return seen

    assert with_two_processes(database_url, ["me", "me"], story) == [3, 4, 5]


def test_notes_that_come_while_a_table_is_being_read_are_heard(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(here: Process, there: Process) -> tuple[int, int | None]:
        read, go_on = asyncio.Event(), asyncio.Event()
        read_table = there.tables._read_table

        async def read_slowly(table_id: str) -> LiveTable | None:
            live = await read_table(table_id)
            read.set()
            await go_on.wait()
            return live

        monkeypatch.setattr(there.tables, "_read_table", read_slowly)
        reading = asyncio.create_task(there.tables.table(TABLE))
        await read.wait()
        await play(here, 0)
        async with here.changes.changing(TABLE) as change:
            change.seat(0).colour = 4
        there.hear(here.notes.sent)
        go_on.set()
        live = await reading
        while there._background._tasks:
            await asyncio.sleep(0)
        return live.number, live.seats[0].colour

    assert with_two_processes(database_url, ["me", "me"], story) == (1, 4)


def test_what_a_lost_note_told_of_is_found_by_the_sweep(database_url: str) -> None:
    async def story(here: Process, there: Process) -> list[tuple[int, int | None]]:
        live = await there.tables.table(TABLE)
        nobody = cast("Any", None)
        sweeper = Sweeper(there.database, there.bus, there.tables, nobody, nobody)
        seen = []
        for colour in (3, 4):
            async with here.changes.changing(TABLE) as change:
                change.seat(0).colour = colour
            await sweeper.sweep()
            seen.append((live.number, live.seats[0].colour))
            await play(here, colour - 3)
        await sweeper.sweep()
        return [*seen, (live.number, live.seats[0].colour)]

    seen = with_two_processes(database_url, ["me", "me"], story)
    assert seen == [(0, 3), (1, 4), (2, 4)]


def test_a_match_that_is_read_while_it_is_played_stands_where_its_row_says(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A snapshot of a later entry than the row must not be taken for what the row tells of."""

    async def story(here: Process, there: Process) -> tuple[int, int, list[int]]:
        seats_of = loading.seats_of

        async def play_meanwhile(session: AsyncSession, table_id: str) -> list[SeatRow]:
            monkeypatch.setattr(loading, "seats_of", seats_of)
            await play(here, 0)
            return await seats_of(session, table_id)

        await here.tables.table(TABLE)
        monkeypatch.setattr(loading, "seats_of", play_meanwhile)
        live = await there.tables.table(TABLE)
        return live.number, live.row.number, live.row.pending

    number, row_number, pending = with_two_processes(database_url, ["me", "me"], story)
    assert (row_number, pending) == (number, [number])  # seat 0 begins, seat 1 goes on


def test_a_match_that_ends_while_it_is_called_off_keeps_its_result(database_url: str) -> None:
    async def story(here: Process, there: Process) -> tuple[bool, str, str]:
        await here.tables.table(TABLE)
        async with there.database.writing() as session:
            await session.execute(update(TableRow).values(status="over", changed_at=9))
        called_off = await here.changes.call_off_match(TABLE)
        return called_off, (await row(here)).status, (await here.tables.table(TABLE)).row.status

    assert with_two_processes(database_url, ["me", "me"], story) == (False, "over", "over")


def orders_of(text: str) -> list[StandingOrder]:
    return [StandingOrder([{"do": text}])]


def test_an_order_that_is_carried_out_does_not_take_the_place_of_a_newer_one(
    database_url: str,
) -> None:
    async def story(here: Process, there: Process) -> tuple[list[StandingOrder], list[str]]:
        live = await here.tables.table(TABLE)
        old, left, new = orders_of("old"), orders_of("left"), orders_of("new")
        await here.door.set_orders(live, 0, old)
        other = await there.tables.table(TABLE)
        await there.door.set_orders(other, 0, new)
        move = first_move(live, 0)
        await here.door.move(live, 0, move, 0, "order:0", (old, left))
        await here.door.replace_orders(live, 0, (old, left))
        await here.door.read_orders_again(live, 0)
        with pytest.raises(Denied):  # now it knows them
            await here.door.move(live, 1, first_move(live, 1), 1, "order:1", (old, left))
        async with here.database.reading() as session:
            kept = await session.get_one(OrdersRow, (TABLE, 0))
        return kept.orders, await entries(here)

    kept, kinds = with_two_processes(database_url, ["me", "me"], story)
    assert kept == orders_of("new")
    assert kinds == ["start", "move"]
