"""What the routes and WebSockets of matches work with."""

from dataclasses import dataclass

from stellwerk.server.database.engine import Database
from stellwerk.server.live.announcements import Announcements
from stellwerk.server.live.door import Door
from stellwerk.server.live.live_tables import LiveTables
from stellwerk.server.live.presence import Presence
from stellwerk.server.live.standing_orders import StandingOrders
from stellwerk.server.live.watchers import Watchers
from stellwerk.server.matches.hints import Hints
from stellwerk.server.tables.access import TableAccess
from stellwerk.server.tables.chat import Chat
from stellwerk.server.tables.leaving import Leaving


@dataclass(frozen=True)
class MatchServices:
    """For looking at a match, playing in it, and talking at its table."""

    frames_per_second: float
    database: Database
    tables: LiveTables
    watchers: Watchers
    presence: Presence
    announcements: Announcements
    door: Door
    orders: StandingOrders
    access: TableAccess
    leaving: Leaving
    chat: Chat
    hints: Hints
