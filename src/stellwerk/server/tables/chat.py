"""Chat at a table: lines that all who may see the table can read."""

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError

from stellwerk.server.bus.bus import Bus
from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import ChatRow
from stellwerk.server.denied import Denied
from stellwerk.server.live.live_table import LiveTable
from stellwerk.server.live.watchers import Watchers
from stellwerk.server.messages.play import ChatLine
from stellwerk.server.requests.visitor import Visitor
from stellwerk.server.security.allowances import Allowance
from stellwerk.server.wall_clock import now

MOST_LINES = 100
MOST_TRIES = 5


class Chat:
    """Keeps what is said, and wakes those who listen."""

    def __init__(self, database: Database, watchers: Watchers, bus: Bus, per_minute: int) -> None:
        self._database = database
        self._watchers = watchers
        self._bus = bus
        self._allowance = Allowance(per_minute / 60, per_minute)

    async def say(self, live: LiveTable, text: str, visitor: Visitor) -> None:
        """Add a line, if somebody does not talk too fast."""
        words = "".join(letter for letter in text if letter.isprintable() or letter == "\n").strip()
        if not words:
            raise Denied("bad-request", {"reason": "there is nothing to say"})
        if not self._allowance.take(visitor.id):
            raise Denied("too-fast", {"seconds": self._allowance.wait(visitor.id)})
        seats = live.seats_of(visitor.id)
        row = {
            "table_id": live.id,
            "person_id": visitor.id,
            "name": live.seats[seats[0]].name or visitor.name if seats else visitor.name,
            "seat": seats[0] if seats else None,
            "text": words,
            "at": now(),
        }
        await self._append(live.id, row)
        self._watchers.wake(live.id, chat=True)
        self._bus.send("chat", live.id)

    async def _append(self, table_id: str, row: dict[str, str | int | None]) -> None:
        """Lines are numbered; of two at the same time one tries again."""
        last = select(func.coalesce(func.max(ChatRow.number), 0)).where(
            ChatRow.table_id == table_id
        )
        for _ in range(MOST_TRIES):
            try:
                async with self._database.writing() as session:
                    number = await session.scalar(last)
                    session.add(ChatRow(**row, number=(number or 0) + 1))
                return
            except IntegrityError:
                continue
        raise Denied("unavailable")

    async def lines_after(self, table_id: str, number: int) -> list[ChatLine]:
        """What was said after a line, at most the newest hundred."""
        query = (
            select(ChatRow)
            .where(ChatRow.table_id == table_id, ChatRow.number > number, ChatRow.text != "")
            .order_by(ChatRow.number.desc())
            .limit(MOST_LINES)
        )
        async with self._database.reading() as session:
            rows = list(await session.scalars(query))
        return [
            ChatLine(row.number, row.name, row.seat, row.text, row.at) for row in reversed(rows)
        ]
