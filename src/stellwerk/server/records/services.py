"""What the routes of records work with."""

from dataclasses import dataclass

from stellwerk.server.database.engine import Database
from stellwerk.server.live.live_tables import LiveTables
from stellwerk.server.live.presence import Presence
from stellwerk.server.records.explaining import Explanations
from stellwerk.server.records.importing import RecordImporter
from stellwerk.server.records.reviewing import Reviews
from stellwerk.server.tables.access import TableAccess


@dataclass(frozen=True)
class RecordServices:
    """For older events, replays, explanations, reviews, export and import."""

    database: Database
    tables: LiveTables
    presence: Presence
    access: TableAccess
    importer: RecordImporter
    explanations: Explanations
    reviews: Reviews
