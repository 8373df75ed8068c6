"""When somebody was last seen is kept to the hour, and costs no more than that."""

from typing import Any

from sqlalchemy import event, select, update

from stellwerk.server.database.models import PersonRow
from stellwerk.server.people.last_seen import HOUR
from stellwerk.server.wall_clock import now
from tests.server.people.people_app import Entrance


def seen_at(entrance: Entrance) -> int:
    async def read() -> int:
        async with entrance.process.database.reading() as session:
            return (await session.scalars(select(PersonRow.seen_at))).one()

    return entrance.run(read())


def let_pass(entrance: Entrance, milliseconds: int) -> None:
    """As if somebody had been seen that much earlier."""

    async def write() -> None:
        async with entrance.process.database.writing() as session:
            await session.execute(update(PersonRow).values(seen_at=now() - milliseconds))

    entrance.run(write())


def test_whoever_comes_back_is_seen_again_once_an_hour(entrance: Entrance) -> None:
    ada, writes = entrance.guest(), []
    engine = entrance.process.database.engine.sync_engine

    def note(*arguments: Any) -> None:
        if arguments[2].startswith("UPDATE people SET seen_at"):
            writes.append(arguments[2])

    let_pass(entrance, HOUR // 2)
    event.listen(engine, "before_cursor_execute", note)
    ada.get("/api/me")
    assert len(writes) == 0
    let_pass(entrance, 2 * HOUR)
    writes.clear()
    before = now()
    for _ in range(3):
        ada.get("/api/me")
    assert len(writes) == 1
    assert seen_at(entrance) >= before


def test_whoever_cannot_be_written_down_is_served_all_the_same(entrance: Entrance) -> None:
    """On a full disk people can still look."""
    ada = entrance.guest()
    let_pass(entrance, 2 * HOUR)
    engine = entrance.process.database.engine.sync_engine

    def refuse(*arguments: Any) -> None:
        if arguments[2].startswith("UPDATE people"):
            raise OSError(28, "No space left on device")

    event.listen(engine, "before_cursor_execute", refuse)
    assert ada.get("/api/me")["name"] == "Ada"
