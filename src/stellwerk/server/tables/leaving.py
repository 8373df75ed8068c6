"""Leaving a table, before the match or in the middle of it, and coming back."""

from stellwerk.bots import usual_bot
from stellwerk.server.denied import Denied
from stellwerk.server.live.door import Door
from stellwerk.server.live.live_tables import LiveTables
from stellwerk.server.live.table_changes import Change, TableChanges
from stellwerk.server.requests.visitor import Visitor
from stellwerk.server.tables.access import check_own_seat, check_seat


class Leaving:
    """Lets people get up from a table; in a match a bot plays on for them."""

    def __init__(self, tables: LiveTables, door: Door, changes: TableChanges) -> None:
        self._tables = tables
        self._door = door
        self._changes = changes

    async def leave_seat(self, table_id: str, number: int, visitor: Visitor) -> None:
        """Get up; the host may also clear a seat before the match. In a match a bot takes over."""
        live = await self._tables.table(table_id)
        check_seat(live, number)
        if live.row.status == "running":
            check_own_seat(live, number, visitor)
            await self.let_bot_play(table_id, number)
            return
        async with self._changes.changing(table_id) as change:
            change.check_waiting()
            seat = change.seat(number)
            if visitor.id not in (seat.person_id, change.row.host_id):
                raise Denied("not-yours")
            got_up = seat.person_id == visitor.id
            seat.person_id = seat.name = seat.bot = seat.colour = None
            if got_up and all(other.person_id != visitor.id for other in change.seats):
                find_host(change, visitor.id)

    async def come_back(self, table_id: str, number: int, visitor: Visitor) -> None:
        """Take one's seat again from the bot that stood in."""
        live = await self._tables.table(table_id)
        check_own_seat(live, number, visitor)
        await self._door.come_back(live, number)
        await self._changes.table_changed(table_id)

    async def come_back_to_play(self, table_id: str, number: int, visitor: Visitor) -> None:
        """Whoever plays is here: a bot that stood in gets up. Nobody plays for others' seats."""
        live = await self._tables.table(table_id)
        check_own_seat(live, number, visitor)
        if live.seats[number].stand_in is not None:
            try:
                await self.come_back(table_id, number, visitor)
            except Denied as denied:
                if denied.code != "not-away":  # another device of theirs was faster
                    raise

    async def let_bot_play(self, table_id: str, number: int) -> None:
        """Let the strongest bot play on for a seat, unless one does already or all is over."""
        live = await self._tables.table(table_id)
        if live.play is None or live.bot_of(number) is not None:
            return
        bot = usual_bot(live.play.match.game.family)
        try:
            await self._door.stand_in(live, number, bot)
        except Denied as denied:
            if denied.code not in ("not-away", "not-running"):
                raise
        await self._changes.table_changed(table_id)


def find_host(change: Change, leaving: str) -> None:
    """If the host has left, the next person is it; without one the table is closed."""
    if change.row.host_id != leaving:
        return
    people = [seat.person_id for seat in change.seats if seat.person_id not in (None, leaving)]
    if people:
        change.row.host_id = people[0]
    else:
        change.row.status = "closed"
