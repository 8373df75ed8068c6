"""Playing again: the first who wants it makes the table, the others find their seats there."""

from stellwerk.server.database.models import SeatRow
from stellwerk.server.database.statements import admit
from stellwerk.server.denied import Denied
from stellwerk.server.live.table_changes import Change, TableChanges
from stellwerk.server.requests.visitor import Visitor
from stellwerk.server.settings import Settings
from stellwerk.server.tables.making import check_not_too_many, waiting_table
from stellwerk.server.tables.starting import MatchStarter


class Rematches:
    """Sets the same table once more."""

    def __init__(self, settings: Settings, changes: TableChanges, starter: MatchStarter) -> None:
        self._settings = settings
        self._changes = changes
        self._starter = starter

    async def play_again(self, table_id: str, visitor: Visitor) -> str:
        """The table of the rematch, with the visitor on the seats they had."""
        async with self._changes.changing(table_id) as change:
            old = change.row
            if old.status != "over" or old.imported:
                raise Denied("not-over")
            mine = [seat.number for seat in change.seats if seat.person_id == visitor.id]
            if not mine and old.host_id != visitor.id:
                raise Denied("not-yours")
            if old.rematch_id is None:
                most = self._settings.tables_per_person
                await check_not_too_many(change.session, most, visitor)
                old.rematch_id = await _set_table(change, visitor)
            again = old.rematch_id
        await self._take_old_seats(again, mine, visitor)
        return again

    async def _take_old_seats(self, table_id: str, numbers: list[int], visitor: Visitor) -> None:
        async with self._changes.changing(table_id) as change:
            if change.row.status != "waiting":
                return
            for number in numbers:
                seat = change.seat(number)
                if seat in change.open_seats:
                    seat.person_id = visitor.id
                    seat.name = seat.name or visitor.name
            await self._starter.start_when_full(change, visitor)
        await self._starter.announce(change.row)


async def _set_table(change: Change, visitor: Visitor) -> str:
    """The same table once more; seats of people wait for them, with their names on."""
    old = change.row
    row = waiting_table(
        visitor,
        game=old.game,
        own_board=old.own_board,
        options=old.options,
        rules=old.rules,  # what was chosen may not go with others
        visibility=old.visibility,
        start="full",
        clock=old.clock,
        spectators=old.spectators,
        bot_pause=old.bot_pause,
        explanations=old.explanations,
        hints=old.hints,
    )
    change.session.add(row)
    await change.session.flush()
    for seat in change.seats:
        change.session.add(
            SeatRow(
                table_id=row.id,
                number=seat.number,
                name=seat.name,
                bot=seat.bot,
                told_number=-1,
                colour=seat.colour,
            )
        )
        if seat.person_id is not None:
            await change.session.execute(admit(row.id, seat.person_id))
    return row.id
