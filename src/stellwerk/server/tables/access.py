"""Who may see a table, look over whose shoulder, and act for whom."""

from collections.abc import Sequence

from stellwerk.games.families import families
from stellwerk.server.catalogue.table_games import family_at
from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import AdmissionRow, SeatRow, TableRow
from stellwerk.server.denied import Denied
from stellwerk.server.live.live_table import LiveTable
from stellwerk.server.live.live_tables import LiveTables
from stellwerk.server.requests.visitor import Visitor


class TableAccess:
    """Finds tables for visitors; what somebody may not see is not there for them."""

    def __init__(self, database: Database, tables: LiveTables) -> None:
        self._database = database
        self._tables = tables

    async def visible_table(self, table_id: str, visitor: Visitor | None) -> LiveTable:
        """A table this visitor may see; for others it is as if there were none."""
        live = await self._tables.current_table(table_id)
        if not await self.may_see(live, visitor):
            raise Denied("no-such-table")
        return live

    async def may_see(self, live: LiveTable, visitor: Visitor | None) -> bool:
        """Open tables may be seen by all; others by who sits there, hosts, or was invited."""
        if live.row.visibility == "open":
            return True
        if visitor is None:
            return False
        if belongs(live, visitor):
            return True
        async with self._database.reading() as session:
            return await session.get(AdmissionRow, (live.id, visitor.id)) is not None


def belongs(live: LiveTable, visitor: Visitor) -> bool:
    """Whether somebody sits at the table, hosts it, or looks after the server."""
    return visitor.admin or live.row.host_id == visitor.id or bool(live.seats_of(visitor.id))


def explains_at_once(row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Whether bots explain their moves during a match: as the host wished, or to one person."""
    if row.explanations is not None:
        return row.explanations
    return sum(seat.bot is None for seat in seats) <= 1


def can_be_hinted(row: TableRow) -> bool:
    """Whether there is anybody who could give hints in the game of a table."""
    family = families().get(family_at(row))
    return family is not None and family.hinting is not None


def gives_hints(row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Whether people may ask for hints: as the host wished, or one person alone with bots.

    In a lesson everything is told anyway, and some games nobody knows well enough.
    """
    if row.lesson is not None or not can_be_hinted(row):
        return False
    if row.hints is not None:
        return row.hints
    return sum(seat.bot is None for seat in seats) <= 1


def check_explained(live: LiveTable, seat: int, visitor: Visitor) -> None:
    """Deny the thoughts of a bot while they are a secret: it speaks of what its seat hides.

    A bot that stands in for somebody knows what is theirs, so it tells nobody else.
    """
    place = live.seats[seat]
    if live.row.status == "over" or place.person_id == visitor.id:
        return
    if place.bot is None or not explains_at_once(live.row, live.seats):
        raise Denied("not-explained")


def check_seat(live: LiveTable, seat: int) -> None:
    """Deny a seat the table does not have."""
    if not 0 <= seat < len(live.seats):
        raise Denied("no-such-seat")


def check_own_seat(live: LiveTable, seat: int, visitor: Visitor) -> None:
    """Nobody acts for, or looks from, a seat that is not theirs."""
    check_seat(live, seat)
    if live.seats[seat].person_id != visitor.id:
        raise Denied("not-yours")


def check_look(live: LiveTable, seat: int, visitor: Visitor | None) -> None:
    """Whether somebody may look from a seat: from their own, and from all where only bots play."""
    check_seat(live, seat)
    if live.is_of_bots:
        check_watcher(live, visitor)
    elif visitor is None:
        raise Denied("not-logged-in")
    else:
        check_own_seat(live, seat, visitor)


def check_watcher(live: LiveTable, visitor: Visitor | None) -> None:
    """Whether somebody may watch the match without a seat."""
    if live.row.spectators or live.row.status == "over":
        return
    if visitor is None or not belongs(live, visitor):
        raise Denied("no-spectators")
