"""What the routes of tables work with."""

from dataclasses import dataclass

from stellwerk.server.database.engine import Database
from stellwerk.server.live.live_tables import LiveTables
from stellwerk.server.live.presence import Presence
from stellwerk.server.settings import Settings
from stellwerk.server.tables.access import TableAccess
from stellwerk.server.tables.colours import ColourChoice
from stellwerk.server.tables.hosting import Hosting
from stellwerk.server.tables.invitations import Invitations
from stellwerk.server.tables.leaving import Leaving
from stellwerk.server.tables.making import TableMaker
from stellwerk.server.tables.previews import Previews
from stellwerk.server.tables.putting_away import PuttingAway
from stellwerk.server.tables.rematch import Rematches
from stellwerk.server.tables.seating import Seating


@dataclass(frozen=True)
class TableServices:
    """For finding, making, joining, starting and leaving tables."""

    settings: Settings
    database: Database
    live: LiveTables
    presence: Presence
    access: TableAccess
    maker: TableMaker
    hosting: Hosting
    invitations: Invitations
    previews: Previews
    seating: Seating
    colours: ColourChoice
    leaving: Leaving
    putting_away: PuttingAway
    rematches: Rematches
