"""Tables as visitors see them: the message `Table`, from memory or from the database."""

from collections.abc import Callable, Sequence
from typing import Literal, cast

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from stellwerk.seeds import commitment
from stellwerk.server.catalogue.table_games import family_at, title_at
from stellwerk.server.database.models import SeatRow, TableRow
from stellwerk.server.live.live_table import LiveTable
from stellwerk.server.live.presence import Presence
from stellwerk.server.messages.tables import Seat, StartRule, Status, Table, Visibility
from stellwerk.server.requests.visitor import Visitor
from stellwerk.server.tables.access import explains_at_once, gives_hints
from stellwerk.server.tables.colours import colours_of


def describe_live(presence: Presence, live: LiveTable, visitor: Visitor | None) -> Table:
    """A table in memory as a visitor sees it."""
    return describe(live.row, live.seats, visitor, presence.is_here)


async def describe_rows(
    presence: Presence, session: AsyncSession, rows: Sequence[TableRow], visitor: Visitor | None
) -> list[Table]:
    """Tables from the database, in this order, as a visitor sees them."""
    query = (
        select(SeatRow)
        .where(SeatRow.table_id.in_([row.id for row in rows]))
        .order_by(SeatRow.table_id, SeatRow.number)
    )
    seats: dict[str, list[SeatRow]] = {}
    for seat in await session.scalars(query):
        seats.setdefault(seat.table_id, []).append(seat)
    return [describe(row, seats.get(row.id, []), visitor, presence.is_here) for row in rows]


def describe(
    row: TableRow,
    seats: Sequence[SeatRow],
    visitor: Visitor | None,
    is_here: Callable[[str, int], bool],
) -> Table:
    """A table as a visitor (None: somebody without a name) sees it."""
    me = None if visitor is None else visitor.id
    host = next((seat.name for seat in seats if seat.person_id == row.host_id), None)
    return Table(
        id=row.id,
        game=row.game,
        family=family_at(row),
        title=title_at(row),
        board=row.board_hash,
        players=len(seats),
        options=row.options,
        rules=row.rules,
        visibility=cast("Visibility", row.visibility),
        start=cast("StartRule", row.start),
        clock=row.clock,
        spectators=row.spectators,
        bot_pause=row.bot_pause,
        explanations=explains_at_once(row, seats),
        hints=gives_hints(row, seats),
        status=cast("Status", row.status),
        imported=row.imported,
        lesson=row.lesson,
        from_position=row.position is not None and row.lesson is None,
        host=host if row.host_id is not None else None,
        host_is_me=me is not None and row.host_id == me,
        seats=[
            _seat(seat, me, is_here(row.id, seat.number), colour)
            for seat, colour in zip(seats, colours_of(seats), strict=True)
        ],
        pending=row.pending,
        number=row.number,
        due_at=row.due_at,
        commitment=None if row.seed is None else commitment(row.seed),
        result=row.result,
        rematch=row.rematch_id,
        created_at=row.created_at,
        changed_at=row.changed_at,
    )


def _seat(seat: SeatRow, me: str | None, present: bool, colour: int) -> Seat:
    return Seat(
        number=seat.number,
        name=seat.name,
        kind=seat_kind(seat),
        bot=seat.bot,
        stand_in=seat.stand_in,
        mine=me is not None and seat.person_id == me,
        present=present,
        colour=colour,
        hints=seat.hints,
    )


def seat_kind(seat: SeatRow) -> Literal["open", "person", "bot"]:
    """Who sits on a seat."""
    if seat.bot is not None:
        return "bot"
    return "open" if seat.person_id is None else "person"
