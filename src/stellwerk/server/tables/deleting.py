"""Deleting tables with all their entries, a few at a time, so that nobody's move waits for it."""

import asyncio

from sqlalchemy import Select, delete

from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import TableRow
from stellwerk.server.live.table_changes import TableChanges

MOST_TABLES = 25
MOST_ENTRIES = 2_000
PAUSE = 0.05  # seconds for the others, after each few


async def delete_tables(database: Database, changes: TableChanges, which: Select[str]) -> int:
    """Delete the tables whose ids this asks for; how many there were."""
    deleted = 0
    while batch := await _delete_some(database, which):
        deleted += len(batch)
        for table_id in batch:
            await changes.table_changed(table_id)
        await asyncio.sleep(PAUSE)
    return deleted


async def _delete_some(database: Database, which: Select[str]) -> list[str]:
    query = (
        which.add_columns(TableRow.number)
        .order_by(TableRow.id)
        .limit(MOST_TABLES)
        .with_for_update(of=TableRow, skip_locked=True)
    )
    async with database.writing() as session:
        batch: list[str] = []
        entries = 0
        for table_id, number in (await session.execute(query)).all():
            entries += number
            if batch and entries > MOST_ENTRIES:
                break
            batch.append(table_id)
        await session.execute(delete(TableRow).where(TableRow.id.in_(batch)))
    return batch
