"""Talking at the table."""

from typing import TYPE_CHECKING

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError

from stellwerk.server.database.models import ChatRow
from stellwerk.server.denied import Denied
from stellwerk.server.live.live_table import LiveTable
from stellwerk.server.messages.play import ChatLine
from stellwerk.server.moment import now
from stellwerk.server.people.visitor import Visitor

if TYPE_CHECKING:
    from stellwerk.server.hall import Hall

MOST_LINES = 100
MOST_TRIES = 5


async def say(hall: "Hall", live: LiveTable, text: str, visitor: Visitor) -> None:
    """Add a line, if somebody does not talk too fast."""
    words = "".join(letter for letter in text if letter.isprintable() or letter == "\n").strip()
    if not words:
        raise Denied("bad-request", {"reason": "there is nothing to say"})
    if not hall.chat_allowance.take(visitor.id):
        raise Denied("too-fast", {"seconds": hall.chat_allowance.wait(visitor.id)})
    seats = live.seats_of(visitor.id)
    row = {
        "table_id": live.id,
        "person_id": visitor.id,
        "name": live.seats[seats[0]].name or visitor.name if seats else visitor.name,
        "seat": seats[0] if seats else None,
        "text": words,
        "at": now(),
    }
    await _append(hall, live.id, row)
    hall.watchers.wake(live.id, chat=True)
    hall.bus.send("chat", live.id)


async def _append(hall: "Hall", table_id: str, row: dict[str, str | int | None]) -> None:
    """Lines are numbered; of two at the same time one tries again."""
    last = select(func.coalesce(func.max(ChatRow.number), 0)).where(ChatRow.table_id == table_id)
    for _ in range(MOST_TRIES):
        try:
            async with hall.database.writing() as session:
                number = await session.scalar(last)
                session.add(ChatRow(**row, number=(number or 0) + 1))
            return
        except IntegrityError:
            continue
    raise Denied("unavailable")


async def lines_after(hall: "Hall", table_id: str, number: int) -> list[ChatLine]:
    """What was said after a line, at most the newest hundred."""
    query = (
        select(ChatRow)
        .where(ChatRow.table_id == table_id, ChatRow.number > number, ChatRow.text != "")
        .order_by(ChatRow.number.desc())
        .limit(MOST_LINES)
    )
    async with hall.database.reading() as session:
        rows = list(await session.scalars(query))
    return [ChatLine(row.number, row.name, row.seat, row.text, row.at) for row in reversed(rows)]
