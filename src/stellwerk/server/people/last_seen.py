"""When somebody was last seen, to the hour: enough to know who does not come back."""

import structlog
from sqlalchemy import update
from sqlalchemy.exc import SQLAlchemyError

from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import PersonRow
from stellwerk.server.wall_clock import now

LOG = structlog.get_logger("stellwerk.people")
HOUR = 60 * 60 * 1000
#: Of somebody who is about to be forgotten.
LEAVING = 0


async def note_seen(database: Database, person: PersonRow) -> None:
    """Write it down, once an hour at most; whoever only reads is served all the same."""
    at = now()
    if at - person.seen_at < HOUR or person.seen_at == LEAVING:
        return
    change = update(PersonRow).where(PersonRow.id == person.id, PersonRow.seen_at != LEAVING)
    try:
        async with database.writing() as session:
            await session.execute(change.values(seen_at=at))
    except (SQLAlchemyError, OSError) as error:
        LOG.warning("not written down who was seen", error=type(error).__name__)
