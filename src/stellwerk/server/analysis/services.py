"""What the routes of the analysis board work with."""

from dataclasses import dataclass

from stellwerk.server.analysis.board import AnalysisBoard
from stellwerk.server.analysis.going_on import GoingOn
from stellwerk.server.live.live_tables import LiveTables
from stellwerk.server.live.presence import Presence
from stellwerk.server.tables.access import TableAccess


@dataclass(frozen=True)
class AnalysisServices:
    """For trying moves, and for going on from a step of a match."""

    board: AnalysisBoard
    going_on: GoingOn
    access: TableAccess
    live: LiveTables
    presence: Presence
