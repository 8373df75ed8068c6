"""Events of a match that happened before: from memory if recent, else from the database."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import EntryRow
from stellwerk.server.live.events import StoredEvent, unpack_events
from stellwerk.server.live.live_table import LiveTable

MOST_EVENTS = 300
NumberedEvents = list[tuple[int, list[StoredEvent]]]
"""The events of each entry, with its number."""


async def events_after(
    database: Database, live: LiveTable, after: int
) -> tuple[int, NumberedEvents]:
    """All events after an entry, or the newest of them if there are very many.

    Also the entry after which they begin: what lies between must be asked for in pages.
    """
    recent = live.recent_events(after)
    if recent is not None:
        return after, recent
    last = live.number
    begin = max(after, last - MOST_EVENTS)
    async with database.reading() as session:
        kept = await events_between(session, live.id, begin + 1, last)
    # What has happened while these were read is still in memory.
    return begin, [*kept, *(live.recent_events(last) or [])]


async def events_between(
    session: AsyncSession, table_id: str, first: int, last: int
) -> NumberedEvents:
    """The events of the entries from the first to the last of these numbers."""
    query = select(EntryRow.number, EntryRow.events).where(
        EntryRow.table_id == table_id, EntryRow.number >= first, EntryRow.number <= last
    )
    rows = await session.execute(query.order_by(EntryRow.number))
    return [(number, unpack_events(events)) for number, events in rows]
