"""What is another seat's, or comes only with the end of a match, is refused and looks the same."""

import asyncio
import re
from random import Random
from typing import Any

import pytest

from tests.server.secrecy.doors import PATIENCE
from tests.server.secrecy.matches import Guests, Setting, moments, play, seated
from tests.server.secrecy.observing import Observer
from tests.server.secrecy.transcripts import compare
from tests.server.secrecy.twins import Moment
from tests.server.secrecy.worlds import Stage, World

SETTING = Setting("ticket-europe", 3, {}, ("turn",), last=12)
Found = tuple[Moment, Guests]


@pytest.fixture(scope="module")
def found(stage: Stage) -> Found:
    """The first turn of a match, in all worlds."""

    async def find() -> Found:
        rng = Random("closed doors")
        table_id, guests = await seated(stage.original, SETTING, rng)
        await stage.move_in()
        seen = await moments(stage.original, stage.time, SETTING, table_id, guests, rng)
        return seen[0], guests

    return stage.runner.run(find())


def statuses(stage: Stage, found: Found, seat: int | None, paths: list[str]) -> list[int]:
    moment, guests = found
    observer = Observer(seat, guests, moment)

    async def look() -> list[int]:
        await moment.lay_truth(stage.worlds[0])
        answers = [
            await stage.worlds[0].ask("GET", f"{observer.table}/{path}", observer.cookie)
            for path in paths
        ]
        return [answer.status for answer in answers]

    return stage.runner.run(look())


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_what_another_seat_sees_and_has_ordered_is_refused(
    stage: Stage, found: Found, seat: int | None
) -> None:
    others = [each for each in range(3) if each != seat]
    paths = [f"seats/{each}/{what}" for each in others for what in ("state", "orders")]
    paths += [f"events?seat={each}" for each in others]
    assert statuses(stage, found, seat, paths) == [403] * len(paths)


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_record_and_replay_are_refused_while_the_match_runs(
    stage: Stage, found: Found, seat: int | None
) -> None:
    paths = ["record", "replay/0", "replay/1?seat=0", "replay/2?seat=1", "replay/3?seat=2"]
    assert statuses(stage, found, seat, paths) == [409] * len(paths)


def test_a_move_by_a_standing_order_looks_like_one_made_by_hand(stage: Stage, found: Found) -> None:
    moment, guests = found
    (mover,) = moment.play.pending
    draw = {"do": "draw-blind"}
    address = f"/api/tables/{moment.table_id}/seats/{mover}/orders"
    order: dict[str, Any] = {"orders": [{"moves": [draw], "times": 1}]}

    async def look() -> None:
        by_hand, by_order = stage.worlds
        for world in stage.worlds:
            await moment.lay_truth(world)
            await world.ask("GET", f"/api/tables/{moment.table_id}", guests.watcher)
        await play(by_hand, moment.table_id, mover, guests.of(mover), draw, moment.number)
        given = await by_order.ask("PUT", address, guests.of(mover), order)
        assert given.status == 200, given.body
        await until_number(by_order, moment.table_id, moment.number + 1)
        for seat in (seat for seat in (None, 0, 1, 2) if seat != mover):
            observer = Observer(seat, guests, moment)
            seen = [await observer.look(world, observer.addresses()) for world in stage.worlds]
            compare(moment, f"a standing order, seen by {seat}", *seen)

    stage.runner.run(look())


async def until_number(world: World, table_id: str, number: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while world.process.tables.in_memory[table_id].number < number:
            await asyncio.sleep(0.001)
        async with world.process.tables.in_memory[table_id].lock:
            pass  # the order is done and written down


def test_everything_that_can_be_asked_about_a_table_is_compared(stage: Stage, found: Found) -> None:
    """A new address must be added to those an observer looks at."""
    moment, guests = found
    asked = [address.partition("?")[0] for address in Observer(1, guests, moment).addresses()]
    sockets: set[str] = set()
    for route in stage.original.app.routes:
        path = route.path_format
        if route.scope_type.value == "websocket":
            sockets.add(path)
        elif "GET" in route.methods and "tables" in path:
            pattern = re.sub(r"\{\w+\}", "[^/]+", path)
            assert any(re.fullmatch(pattern, address) for address in asked), path
    assert sockets == {"/api/tables/{table_id}/live", "/api/me/live"}
