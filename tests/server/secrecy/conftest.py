"""Three worlds for the tests of secrecy: where matches are played, and where they are compared."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import aiosqlite
import pytest
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from stellwerk.server import wall_clock
from stellwerk.server.database import engine
from tests.server.secrecy.worlds import Stage, Time, World


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """Worlds whose time stands still."""
    folder, time = tmp_path_factory.mktemp("worlds"), Time()
    with asyncio.Runner() as runner, pytest.MonkeyPatch.context() as patch:
        patch.setattr(wall_clock, "time", time)
        patch.setattr(aiosqlite.Connection, "_execute", _at_once)
        patch.setattr(engine, "_prepare_sqlite", _unsynchronised(engine._prepare_sqlite))
        names = ("original", "truth", "twin")
        original, truth, twin = (runner.run(World.open(folder, name)) for name in names)
        yield Stage(runner, time, original, (truth, twin))
        for world in (original, truth, twin):
            runner.run(world.close())


async def _at_once(
    _: aiosqlite.Connection, work: Callable[..., Any], *given: Any, **named: Any
) -> Any:
    """A statement without a thread: to go there and back takes longer than any of them."""
    return work(*given, **named)


def _unsynchronised(
    prepare: Callable[[DBAPIConnection, ConnectionPoolEntry], None],
) -> Callable[[DBAPIConnection, ConnectionPoolEntry], None]:
    """Worlds do not outlive the tests: nobody waits for a disk."""

    def prepare_quickly(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
        prepare(connection, entry)
        cursor = connection.cursor()
        cursor.execute("PRAGMA synchronous = OFF")
        cursor.close()

    return prepare_quickly
