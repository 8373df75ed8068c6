"""Reviews of finished matches: begun once, done in a worker, kept with the match.

They are the same for everybody who may see the match. While one is under way everybody sees how far
it is; whoever asks again starts nothing.
"""

import asyncio
from typing import TYPE_CHECKING, cast

import msgspec
import structlog
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from stellwerk.match.record import RecordError
from stellwerk.server.background import BackgroundTasks
from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import EntryRow, ReviewRow
from stellwerk.server.denied import Denied
from stellwerk.server.live.live_table import LiveTable
from stellwerk.server.messages.reviews import ReviewState
from stellwerk.server.records.looking_back import (
    look_ahead,
    look_at_part,
    parts_between,
    put_together,
)
from stellwerk.server.records.replay import export_record, recorded_moves
from stellwerk.server.requests.visitor import Visitor
from stellwerk.server.security.creation_limits import CreationLimits
from stellwerk.server.settings import Settings
from stellwerk.server.wall_clock import now
from stellwerk.server.workers.pool import OutOfTime, Workers
from stellwerk.server.workers.process import WorkerLost
from stellwerk.study.review import CannotReview

if TYPE_CHECKING:
    from stellwerk.study.quality import QualityName

LOG = structlog.get_logger("stellwerk.reviews")
MOST_TOGETHER = 8
"""Reviews under way or waiting, in one process."""
COME_AGAIN = 10
"""Seconds after which somebody who was refused is asked to try again."""
FORSAKEN = 60_000
"""Milliseconds beyond the limit of time after which nobody can be at work on one any more."""


class Reviews:
    """Begins reviews, says how far they are, and keeps them."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        workers: Workers,
        background: BackgroundTasks,
        creation_limits: CreationLimits,
    ) -> None:
        self._quality = cast("QualityName", settings.review_quality)
        self._seconds = settings.review_seconds
        self._database = database
        self._workers = workers
        self._background = background
        self._creation_limits = creation_limits
        self._people: set[str] = set()

    async def state(self, live: LiveTable) -> ReviewState:
        """How far the review of a match is; the whole of it once it is done."""
        check_over(live)
        async with self._database.reading() as session:
            row = await session.get(ReviewRow, live.id)
        if row is None or (row.status == "running" and self._is_forsaken(row)):
            return ReviewState("none")
        if row.status != "done" or row.content is None:
            return ReviewState(
                "failed" if row.status == "failed" else "running", row.done, row.steps
            )
        entries = await self._entries(live)
        review = msgspec.Raw(row.content.encode())
        return ReviewState("done", row.steps, row.steps, entries, review)

    async def begin(self, live: LiveTable, visitor: Visitor) -> ReviewState:
        """Begin a review, unless there is one; how far it is."""
        found = await self.state(live)
        if found.status in ("running", "done"):
            return found
        if visitor.id in self._people or len(self._people) >= MOST_TOGETHER:
            raise Denied("too-fast", {"seconds": COME_AGAIN})
        self._creation_limits.count("review", visitor.address)
        self._people.add(visitor.id)
        try:
            record = msgspec.json.encode(await export_record(self._database, live))
            begun = await self._claim(live)
        except BaseException:
            self._people.discard(visitor.id)
            raise
        if begun:
            self._background.start(self._review(live.id, record, visitor.id))
        else:
            self._people.discard(visitor.id)
        return await self.state(live)

    async def _claim(self, live: LiveTable) -> bool:
        """Write down that this process begins it; False if another was quicker."""
        fresh = {"status": "running", "done": 0, "steps": 0, "content": None, "changed_at": now()}
        try:
            async with self._database.writing() as session:
                row = await session.get(ReviewRow, live.id, with_for_update=True)
                if row is None:
                    session.add(ReviewRow(table_id=live.id, **fresh))
                elif row.status == "failed" or self._is_forsaken(row):
                    for name, value in fresh.items():
                        setattr(row, name, value)
                else:
                    return False
        except IntegrityError:
            return False
        return True

    def _is_forsaken(self, row: ReviewRow) -> bool:
        return now() - row.changed_at > 1000 * self._seconds + FORSAKEN

    async def _review(self, table_id: str, record: bytes, person_id: str) -> None:
        """Look at a match part by part; whatever stops it is written down."""
        try:
            async with asyncio.timeout(self._seconds):
                content, steps = await self._look_back(table_id, record)
            await self._write(table_id, "done", steps, steps, content)
        except (OutOfTime, WorkerLost, TimeoutError, MemoryError) as error:
            LOG.warning("review not finished", table=table_id, error=repr(error))
            await self._write(table_id, "failed")
        except (CannotReview, RecordError) as error:
            LOG.info("no review", table=table_id, reason=str(error))
            await self._write(table_id, "failed")
        finally:
            self._people.discard(person_id)

    async def _look_back(self, table_id: str, record: bytes) -> tuple[str, int]:
        begins = await self._workers.call(look_ahead, record, self._quality)
        parts = []
        for first, until in parts_between(begins):
            await self._write(table_id, "running", first, begins[-1])
            parts.append(
                await self._workers.call(look_at_part, record, self._quality, first, until)
            )
        content = await self._workers.call(put_together, record, self._quality, parts)
        return content, begins[-1]

    async def _write(
        self, table_id: str, status: str, done: int = 0, steps: int = 0, content: str | None = None
    ) -> None:
        """Where it stands; a match that was deleted meanwhile has no row any more."""
        async with self._database.writing() as session:
            row = await session.get(ReviewRow, table_id, with_for_update=True)
            if row is not None:
                row.status, row.done, row.steps = status, done, steps
                row.content, row.changed_at = content, now()

    async def _entries(self, live: LiveTable) -> list[int]:
        """The entry of every move that was not taken back."""
        query = select(EntryRow.number, EntryRow.kind, EntryRow.seat, EntryRow.move).where(
            EntryRow.table_id == live.id
        )
        async with self._database.reading() as session:
            rows = (await session.execute(query.order_by(EntryRow.number))).all()
        moves = recorded_moves([(kind, seat, move) for _, kind, seat, move in rows])
        numbers = [number for number, kind, _, _ in rows if kind in ("move", "undone")]
        both = zip(numbers, moves, strict=True)
        return [number for number, move in both if "undone" not in move]


def check_over(live: LiveTable) -> None:
    """Before the end nobody learns from a match what they could not know."""
    if live.row.status == "broken":
        raise Denied("table-broken")
    if live.play is None or live.row.status != "over":
        raise Denied("not-over")
