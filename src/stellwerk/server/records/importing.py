"""Bringing in records from elsewhere: replayed in a worker, kept as finished tables."""

import structlog
from sqlalchemy import insert

from stellwerk.server.catalogue.own_boards import keep_board
from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import EntryRow, SeatRow, SnapshotRow, TableRow
from stellwerk.server.denied import Denied
from stellwerk.server.messages.clocks import NoClock
from stellwerk.server.records.import_limits import check_imports, make_room
from stellwerk.server.records.reading import ReadRecord, read_whole_record
from stellwerk.server.requests.visitor import Visitor
from stellwerk.server.security.creation_limits import CreationLimits
from stellwerk.server.settings import Settings
from stellwerk.server.tables.making import new_id
from stellwerk.server.wall_clock import now
from stellwerk.server.workers.personal_work import PersonalWork
from stellwerk.server.workers.pool import OutOfTime
from stellwerk.server.workers.process import WorkerLost

LOG = structlog.get_logger("stellwerk.records")
WRITTEN_AT_ONCE = 500  # entries, before others get their turn


class RecordImporter:
    """Takes records in, as many as one person, and one address, may bring."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        work: PersonalWork,
        creation_limits: CreationLimits,
    ) -> None:
        self._settings = settings
        self._database = database
        self._work = work
        self._creation_limits = creation_limits

    async def check_allowed(self, visitor: Visitor) -> None:
        """Deny one record more before anything of it is read."""
        self._creation_limits.count("record", visitor.address)
        await check_imports(self._database, self._settings.imports_per_person, visitor)

    async def import_record(self, text: bytes, visitor: Visitor) -> str:
        """Keep a record from elsewhere as a finished table of the visitor's; its id."""
        read = await self._read(text, visitor)
        if read.fault is not None:
            LOG.error("record not read", person=visitor.id, error=read.fault)
        if read.mistake is not None:
            raise Denied("bad-record", {"reason": read.mistake})
        row = _imported_row(read, visitor)
        async with self._database.writing() as session:
            await make_room(session, self._settings.imports_per_person, visitor)
            if read.board is not None and read.checked_board is not None:
                row.own_board = await keep_board(session, read.board, read.checked_board)
            session.add(row)
            await session.flush()
            seats = [{"table_id": row.id, "number": number} for number in range(read.players)]
            await session.execute(insert(SeatRow), seats)
            entries = _imported_entries(row, read)
            for first in range(0, len(entries), WRITTEN_AT_ONCE):
                await session.execute(insert(EntryRow), entries[first : first + WRITTEN_AT_ONCE])
            for number, content in read.snapshots.items():
                session.add(SnapshotRow(table_id=row.id, number=number, content=content))
        return row.id

    async def _read(self, text: bytes, visitor: Visitor) -> ReadRecord:
        """Replay the record in a worker with limits."""
        every = self._settings.snapshot_every
        try:
            return await self._work.call(visitor.id, read_whole_record, text, every)
        except OutOfTime:
            reason = "It takes longer to replay than the server gives to a record."
        except (MemoryError, WorkerLost):
            reason = "It needs more memory than the server gives to a record."
        return ReadRecord(mistake=reason)


def _imported_entries(row: TableRow, read: ReadRecord) -> list[dict[str, object]]:
    return [
        {
            "table_id": row.id,
            "number": number,
            "kind": entry.kind,
            "seat": entry.seat,
            "move": entry.move,
            "events": entry.events,
            "request": f"import:{number}",
            "at": row.created_at,
        }
        for number, entry in enumerate(read.entries)
    ]


def _imported_row(read: ReadRecord, visitor: Visitor) -> TableRow:
    at = now()
    return TableRow(
        id=new_id(),
        game=read.game,
        options=read.options,
        visibility="invited",
        start="host",
        clock=NoClock(),
        spectators=True,
        bot_pause=0.0,
        status="over",
        imported=True,
        host_id=visitor.id,
        seed=read.seed,
        rules=read.rules,
        number=len(read.entries) - 1,
        pending=[],
        bot_due=False,
        result=read.result,
        created_at=at,
        started_at=at,
        changed_at=at,
    )
