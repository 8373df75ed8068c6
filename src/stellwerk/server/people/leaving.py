"""Somebody leaves for good, and nothing is kept that says who they were.

Their matches stay, because they belong to the others too: the seats lose their name, bots play on.
What they said is blanked; the lines keep their numbers, by which browsers know what they have seen.
"""

import structlog
from sqlalchemy import delete, func, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncSession

from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import ChatRow, OrdersRow, PersonRow, SeatRow, TableRow
from stellwerk.server.denied import Denied
from stellwerk.server.people.contract import ConnectionKeeper, SeatKeeper
from stellwerk.server.people.last_seen import LEAVING
from stellwerk.server.people.tokens import revoke

LOG = structlog.get_logger("stellwerk.people")
MOST_TRIES = 5
#: A seat at one of these must be given up in good order before its owner is forgotten.
IN_USE = ("waiting", "running")


class Departures:
    """Lets people leave the server, by their own wish, an admin's, or because they stayed away."""

    def __init__(
        self, database: Database, connections: ConnectionKeeper, seats: SeatKeeper
    ) -> None:
        self._database = database
        self._connections = connections
        self._seats = seats

    async def leave_for_good(self, person_id: str) -> None:
        """First nobody can act for them any more, then others need not wait, then all is deleted.

        If the server stops in between, the next look for idle guests finishes it.
        """
        await _lock_out(self._database, person_id)
        await self._connections.tokens_ended(person_id)
        for _ in range(MOST_TRIES):
            await self._seats.give_up_seats(person_id)
            changed = await forget_person(self._database, person_id)
            if changed is not None:
                for table_id in changed:
                    await self._seats.table_changed(table_id)
                return
        LOG.error("somebody still has a seat", person=person_id)
        raise Denied("unavailable")


async def _lock_out(database: Database, person_id: str) -> None:
    async with database.writing() as session:
        await revoke(session, person_id, "session", "link", "key", "mail")
        change = update(PersonRow).where(PersonRow.id == person_id)
        await session.execute(change.values(login=None, password_hash=None, seen_at=LEAVING))


async def forget_person(database: Database, person_id: str) -> set[str] | None:
    """Delete all that is theirs: the tables changed by it; None if they sat down meanwhile."""
    async with database.writing() as session:
        # From here on nothing can be written that names them.
        person = await session.get(PersonRow, person_id, with_for_update=True)
        if person is None:
            return set()
        if await _seats_in_use(session, person_id):
            return None
        changed = await _blank_seats(session, person_id)
        await session.execute(
            update(ChatRow)
            .where(ChatRow.person_id == person_id)
            .values(person_id=None, name="", text="")
        )
        await session.delete(person)
    return changed


async def _seats_in_use(session: AsyncSession, person_id: str) -> int:
    question = (
        select(func.count())
        .select_from(SeatRow)
        .join(TableRow, TableRow.id == SeatRow.table_id)
        .where(SeatRow.person_id == person_id, TableRow.status.in_(IN_USE))
    )
    return await session.scalar(question) or 0


async def _blank_seats(session: AsyncSession, person_id: str) -> set[str]:
    """At finished and closed tables; also the seat that a rematch keeps for them."""
    mine = select(SeatRow.table_id, SeatRow.number).where(SeatRow.person_id == person_id)
    kept_for_me = (
        select(TableRow.rematch_id, SeatRow.number)
        .join(SeatRow, SeatRow.table_id == TableRow.id)
        .where(SeatRow.person_id == person_id, TableRow.rematch_id.is_not(None))
    )
    seat = tuple_(SeatRow.table_id, SeatRow.number)
    free = SeatRow.person_id.is_(None) & SeatRow.bot.is_(None)
    orders = tuple_(OrdersRow.table_id, OrdersRow.seat)
    await session.execute(delete(OrdersRow).where(orders.in_(mine)))
    kept = update(SeatRow).where(seat.in_(kept_for_me), free).values(name=None)
    held = update(SeatRow).where(SeatRow.person_id == person_id).values(person_id=None, name=None)
    changed = set(await session.scalars(kept.returning(SeatRow.table_id)))
    changed |= set(await session.scalars(held.returning(SeatRow.table_id)))
    # The least change that other processes notice, and that keeps lists in their order.
    await session.execute(
        update(TableRow).where(TableRow.id.in_(changed)).values(changed_at=TableRow.changed_at + 1)
    )
    return changed
