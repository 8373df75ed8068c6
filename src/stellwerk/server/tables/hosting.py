"""What the host of a table may do with it: change it, call it off, start it."""

from stellwerk.server.denied import Denied
from stellwerk.server.live.table_changes import Change, TableChanges
from stellwerk.server.messages.tables import ChangeTable, OpenSeats
from stellwerk.server.requests.visitor import Visitor
from stellwerk.server.tables.starting import MatchStarter


def check_host(change: Change, visitor: Visitor) -> None:
    """Some things only the host may do."""
    if change.row.host_id != visitor.id:
        raise Denied("not-host")


class Hosting:
    """Does what the host of a table wants, and nobody else may."""

    def __init__(self, changes: TableChanges, starter: MatchStarter) -> None:
        self._changes = changes
        self._starter = starter

    async def change_table(self, table_id: str, wishes: ChangeTable, visitor: Visitor) -> None:
        """Change what can be changed at any time."""
        async with self._changes.changing(table_id) as change:
            check_host(change, visitor)
            if wishes.bot_pause is not None:
                change.row.bot_pause = wishes.bot_pause
            if wishes.spectators is not None:
                change.row.spectators = wishes.spectators
            if wishes.visibility is not None:
                change.row.visibility = wishes.visibility

    async def call_off(self, table_id: str, visitor: Visitor) -> None:
        """Close a table before its match has begun."""
        async with self._changes.changing(table_id) as change:
            change.check_waiting()
            check_host(change, visitor)
            change.row.status = "closed"

    async def start(self, table_id: str, visitor: Visitor, open_seats: OpenSeats) -> None:
        """Start the match, although seats may still be open."""
        async with self._changes.changing(table_id) as change:
            check_host(change, visitor)
            await self._starter.start_match(change, visitor, open_seats)
        await self._starter.announce(change.row)
