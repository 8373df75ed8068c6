"""Work that people bring: one piece of each person's at a time, and never many together."""

from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

from stellwerk.server.denied import Denied
from stellwerk.server.workers.pool import Workers

Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")
MOST_TOGETHER = 8  # pieces that are done or wait for it; whoever comes then comes again
COME_AGAIN = 5  # seconds later


class PersonalWork:
    """Gives the work of people to a pool; whoever has a piece there already is asked to wait."""

    def __init__(self, workers: Workers, most: int = MOST_TOGETHER) -> None:
        self._workers = workers
        self._most = most
        self._people: set[str] = set()

    async def call(
        self,
        person_id: str,
        function: Callable[[*Arguments], Result],
        *arguments: *Arguments,
    ) -> Result:
        """What the function gives; `Denied("too-fast")`, or whatever `Workers.call` raises."""
        if person_id in self._people or len(self._people) >= self._most:
            raise Denied("too-fast", {"seconds": COME_AGAIN})
        self._people.add(person_id)
        try:
            return await self._workers.call(function, *arguments)
        finally:
            self._people.discard(person_id)
