"""Sitting down, and what the host does with the seats before the match."""

from typing import TYPE_CHECKING

from sqlalchemy import delete, func, select, update

from stellwerk.server.database.models import InvitationRow, SeatRow, TableRow
from stellwerk.server.database.statements import admit
from stellwerk.server.denied import Denied
from stellwerk.server.messages.tables import ChangeTable, OpenSeats, SeatWish, SitDown
from stellwerk.server.moment import now
from stellwerk.server.people.names import clean_name
from stellwerk.server.people.tokens import token_hash
from stellwerk.server.people.visitor import Visitor
from stellwerk.server.tables.changing import Change, changing
from stellwerk.server.tables.making import begin, invite, occupy
from stellwerk.server.tables.own_boards import family_at
from stellwerk.server.tables.starting import start_match

if TYPE_CHECKING:
    from stellwerk.server.hall import Hall


async def sit_down(hall: "Hall", table_id: str, wish: SitDown, visitor: Visitor) -> None:
    """Take an open seat; the match starts if it was the last one and shall start when full."""
    async with changing(hall, table_id) as change:
        change.check_waiting()
        _take_seat(change, wish, visitor)
        await _start_when_full(change, visitor)
    await begin(hall, change.row)


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


async def _start_when_full(change: Change, visitor: Visitor) -> None:
    if change.row.start == "full" and not change.open_seats:
        await start_match(change, visitor)


async def change_seat(
    hall: "Hall", table_id: str, number: int, wish: SeatWish, visitor: Visitor
) -> None:
    """The host opens a seat, puts a bot on it, or takes it; nobody else is pushed off one."""
    async with changing(hall, table_id) as change:
        change.check_waiting()
        _check_host(change, visitor)
        seat = change.seat(number)
        if seat.person_id not in (None, visitor.id):
            raise Denied("seat-taken")
        occupy(seat, wish, family_at(change.row), visitor)
        await _start_when_full(change, visitor)
    await begin(hall, change.row)


async def rename_seats(hall: "Hall", person_id: str, before: str, name: str) -> list[str]:
    """Rename the seats a person has under their own name, at tables still in use; which tables."""
    in_use = select(TableRow.id).where(TableRow.status.in_(("waiting", "running")))
    seats = (
        update(SeatRow)
        .where(SeatRow.person_id == person_id, SeatRow.name == before)
        .where(SeatRow.table_id.in_(in_use))
        .values(name=name)
        .returning(SeatRow.table_id)
    )
    async with hall.database.writing() as session:
        renamed = set(await session.scalars(seats))
        await session.execute(
            update(TableRow).where(TableRow.id.in_(renamed)).values(changed_at=now())
        )
    return sorted(renamed)


async def change_table(hall: "Hall", table_id: str, wishes: ChangeTable, visitor: Visitor) -> None:
    """The host changes what can be changed at any time."""
    async with changing(hall, table_id) as change:
        _check_host(change, visitor)
        if wishes.bot_pause is not None:
            change.row.bot_pause = wishes.bot_pause
        if wishes.spectators is not None:
            change.row.spectators = wishes.spectators
        if wishes.visibility is not None:
            change.row.visibility = wishes.visibility


async def new_invitation(hall: "Hall", table_id: str, visitor: Visitor) -> str:
    """Another link to the table, for whoever sits there or hosts it; older ones stay good."""
    async with changing(hall, table_id) as change:
        seated = any(seat.person_id == visitor.id for seat in change.seats)
        if not seated:
            _check_host(change, visitor)
        await _check_room_for_link(change, hall.settings.links_per_person)
        hall.makings.count("link", visitor.address)
        return invite(change.session, table_id)


async def _check_room_for_link(change: Change, most: int) -> None:
    count = await change.session.scalar(
        select(func.count())
        .select_from(InvitationRow)
        .where(InvitationRow.table_id == change.row.id)
    )
    if (count or 0) >= most:
        raise Denied("too-many-links", {"most": most})


async def take_back_invitations(hall: "Hall", table_id: str, visitor: Visitor) -> None:
    """No link to the table is good any more; who is in stays in."""
    async with changing(hall, table_id) as change:
        _check_host(change, visitor)
        await change.session.execute(
            delete(InvitationRow).where(InvitationRow.table_id == table_id)
        )


async def open_invitation(hall: "Hall", token: str, visitor: Visitor) -> str:
    """The table behind a link; from now on the visitor may see it."""
    async with hall.database.writing() as session:
        query = (
            select(InvitationRow.table_id)
            .join(TableRow, TableRow.id == InvitationRow.table_id)
            .where(InvitationRow.hash == token_hash(token), TableRow.status != "closed")
        )
        table_id = await session.scalar(query)
        if table_id is None:
            raise Denied("no-such-link")
        await session.execute(admit(table_id, visitor.id))
    return table_id


async def start_by_host(
    hall: "Hall", table_id: str, visitor: Visitor, open_seats: OpenSeats
) -> None:
    """The host says: now."""
    async with changing(hall, table_id) as change:
        _check_host(change, visitor)
        await start_match(change, visitor, open_seats)
    await begin(hall, change.row)


def _check_host(change: Change, visitor: Visitor) -> None:
    if change.row.host_id != visitor.id:
        raise Denied("not-host")
