"""The analysis board: questions of people, answered in workers with limits."""

import structlog

from stellwerk.server.analysis.looking_ahead import look_at
from stellwerk.server.catalogue.own_boards import OwnBoards
from stellwerk.server.denied import Denied
from stellwerk.server.requests.visitor import Visitor
from stellwerk.server.security.allowances import Allowance
from stellwerk.server.workers.personal_work import PersonalWork
from stellwerk.server.workers.pool import OutOfTime
from stellwerk.server.workers.process import WorkerLost

LOG = structlog.get_logger("stellwerk.analysis")
MOST_BYTES = 256 * 1024
PER_SECOND, AT_ONCE = 1.0, 60
"""Questions from one address: stepping through a match asks quickly, and then rests."""


class AnalysisBoard:
    """Answers what a position is like; nothing of it is kept."""

    def __init__(self, steps: PersonalWork, values: PersonalWork, own_boards: OwnBoards) -> None:
        # Whoever waits for values may step on meanwhile.
        self._steps = steps
        self._values = values
        self._own_boards = own_boards
        self._allowance = Allowance(PER_SECOND, AT_ONCE)

    async def look_at(
        self, question: bytes, visitor: Visitor, with_values: bool, board: str | None
    ) -> bytes:
        """The state as JSON; Denied in words for whatever cannot be. `board` is its hash."""
        if not self._allowance.take(visitor.address):
            raise Denied("too-fast", {"seconds": self._allowance.wait(visitor.address)})
        text = None if board is None else (await self._own_boards.find(board)).text
        try:
            work = self._values if with_values else self._steps
            found, mistake = await work.call(visitor.id, look_at, question, text)
        except OutOfTime:
            found, mistake = None, "It takes longer than the server gives to a position."
        except (MemoryError, WorkerLost):
            LOG.warning("analysis lost", person=visitor.id)
            found, mistake = None, "It needs more memory than the server gives to a position."
        if found is None:
            raise Denied("bad-position", {"reason": mistake})
        return found
