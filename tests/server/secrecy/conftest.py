"""Three worlds for the tests of secrecy: where matches are played, and where they are compared."""

import asyncio
from collections.abc import Iterator

import pytest

from stellwerk.server import wall_clock
from tests.server.secrecy.worlds import Stage, Time, World


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """Worlds whose time stands still."""
    folder, time = tmp_path_factory.mktemp("worlds"), Time()
    with asyncio.Runner() as runner, pytest.MonkeyPatch.context() as patch:
        patch.setattr(wall_clock, "time", time)
        names = ("original", "truth", "twin")
        original, truth, twin = (runner.run(World.open(folder, name)) for name in names)
        yield Stage(runner, time, original, (truth, twin))
        for world in (original, truth, twin):
            runner.run(world.close())
