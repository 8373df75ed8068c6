"""Bots that go round in circles are stopped, and their table is given up in words."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from stellwerk.bots import MOST_DECISIONS
from stellwerk.server.live.driver import MOST_FAILURES, Driver


class EndlessTable:
    """A table whose match of bots has come to an entry."""

    id = "t"
    is_deserted = False

    def __init__(self, number: int) -> None:
        self.play = SimpleNamespace(number=number, pending=[0])
        self.row = SimpleNamespace(status="running", bot_pause=0)
        self.driving = False
        self.failures = 0

    def bot_of(self, _seat: int) -> str:
        """Bots sit on all seats."""
        return "planner"


def test_a_match_of_bots_that_does_not_end_is_given_up() -> None:
    given_up: list[tuple[str, str]] = []

    async def give_up(table_id: str, error: Exception) -> None:
        given_up.append((table_id, str(error)))

    async def drive() -> None:
        # Neither a door nor a worker is needed: nobody is asked for a move any more.
        driver = Driver(cast("Any", None), cast("Any", None), give_up)
        table = EndlessTable(MOST_DECISIONS)
        for _ in range(MOST_FAILURES):
            driver.nudge(cast("Any", table))
            while table.driving:
                await asyncio.sleep(0)

    asyncio.run(drive())
    reason = "No end after 20,000 entries: the bots go round in circles."
    assert given_up == [("t", reason)]
