"""Sitting down, and what the host does with the seats before the match."""

from stellwerk.server.catalogue.table_games import family_at
from stellwerk.server.denied import Denied
from stellwerk.server.live.table_changes import Change, TableChanges
from stellwerk.server.messages.tables import SeatWish, SitDown
from stellwerk.server.people.names import clean_name
from stellwerk.server.requests.visitor import Visitor
from stellwerk.server.tables.hosting import check_host
from stellwerk.server.tables.making import occupy
from stellwerk.server.tables.starting import MatchStarter


class Seating:
    """Gives seats away before the match, which may start with the last of them."""

    def __init__(self, changes: TableChanges, starter: MatchStarter) -> None:
        self._changes = changes
        self._starter = starter

    async def sit_down(self, table_id: str, wish: SitDown, visitor: Visitor) -> None:
        """Take an open seat."""
        async with self._changes.changing(table_id) as change:
            change.check_waiting()
            _take_seat(change, wish, visitor)
            await self._starter.start_when_full(change, visitor)
        await self._starter.announce(change.row)

    async def change_seat(
        self, table_id: str, number: int, wish: SeatWish, visitor: Visitor
    ) -> None:
        """The host opens a seat, puts a bot on it, or takes it; nobody else is pushed off one."""
        async with self._changes.changing(table_id) as change:
            change.check_waiting()
            check_host(change, visitor)
            seat = change.seat(number)
            if seat.person_id not in (None, visitor.id):
                raise Denied("seat-taken")
            occupy(seat, wish, family_at(change.row), visitor)
            await self._starter.start_when_full(change, visitor)
        await self._starter.announce(change.row)


def _take_seat(change: Change, wish: SitDown, visitor: Visitor) -> None:
    if not change.open_seats:
        raise Denied("table-full")
    if wish.name is None and any(seat.person_id == visitor.id for seat in change.seats):
        raise Denied("already-seated")
    seat = change.open_seats[0] if wish.seat is None else change.seat(wish.seat)
    if seat not in change.open_seats:
        raise Denied("seat-taken")
    seat.person_id = visitor.id
    seat.name = visitor.name if wish.name is None else clean_name(wish.name)
