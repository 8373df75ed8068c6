"""The one door to every seat: people, bots, standing orders and the clock all come through here.

An entry counts when the ledger has it. If another process was faster, this one catches up and looks
again: the question may still stand (others chose in secret), or it may not.
"""

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import TypeVar

import structlog
from sqlalchemy import Executable, insert, select, update

from stellwerk.match.refusal import IllegalMove
from stellwerk.match.undo import NothingToUndo
from stellwerk.server.database.engine import Database
from stellwerk.server.database.ledger import Entry, Ledger
from stellwerk.server.database.models import EntryRow, OrdersRow, SeatRow, SnapshotRow
from stellwerk.server.database.statements import replace_orders, set_orders
from stellwerk.server.denied import Denied
from stellwerk.server.live.events import StoredEvent, pack_events, stored_events
from stellwerk.server.live.gaps import Gap, Gaps
from stellwerk.server.live.live_table import LiveTable
from stellwerk.server.live.loading import catch_up, read_again, stand_in_of
from stellwerk.server.live.play import Play
from stellwerk.server.live.results import results_of_seats
from stellwerk.server.live.snapshots import snapshot_of
from stellwerk.server.live.watchers import Watchers
from stellwerk.server.messages.common import Json
from stellwerk.server.messages.nesting import MOST_NESTED, is_nested_deeper
from stellwerk.server.messages.play import Kind, StandingOrder
from stellwerk.server.metrics import ENTRIES
from stellwerk.server.subscribers import Subscribers
from stellwerk.server.wall_clock import now

LOG = structlog.get_logger("stellwerk.door")
MOST_TRIES = 20
Result = TypeVar("Result")
Prepared = tuple[Play, Kind, Json | None, list[StoredEvent]]
Attempt = Callable[[Play, int], Prepared]
OrdersUsed = tuple[list[StandingOrder], list[StandingOrder]]
"""The standing orders by which a move was chosen, and those that are left after it."""


class Door:
    """Lets moves in, one after the other, and tells the subscribers of `written` of each.

    They hear the table, its new play, and the seats that owed a decision before.
    """

    def __init__(
        self,
        database: Database,
        ledger: Ledger,
        gaps: Gaps,
        watchers: Watchers,
        snapshot_every: int,
    ) -> None:
        self.written: Subscribers[LiveTable, Play, list[int]] = Subscribers()
        self._database = database
        self._ledger = ledger
        self._gaps = gaps
        self._watchers = watchers
        self._snapshot_every = snapshot_every

    async def move(
        self,
        live: LiveTable,
        seat: int,
        move: Mapping[str, object],
        answered: int,
        request: str,
        orders: OrdersUsed | None = None,
        by_bot: bool = False,
    ) -> int:
        """Play a move that answers the state after entry `answered`; the number of its own entry.

        Of `orders` the second take the place of the first together with it, unless their owner has
        given others since. A bot plays only if the seat is its own until the very last moment.
        """
        if is_nested_deeper(move, MOST_NESTED):
            raise Denied("bad-request", {"reason": f"nested more than {MOST_NESTED} deep"})

        def attempt(play: Play, at: int) -> Prepared:
            _check_question(play, seat, answered)
            if by_bot and (live.bot_of(seat) is None or live.is_deserted):
                raise Denied("stale", {"number": play.number})
            if orders is not None and live.orders.get(seat) != orders[0]:
                raise Denied("stale", {"number": play.number})
            try:
                after, step = play.after_move(seat, move, at)
            except IllegalMove as refusal:
                raise Denied("illegal", refusal=refusal) from None
            return after, "move", dict(step.move.as_json()), stored_events(step.events)

        also = [] if orders is None else [replace_orders(live.id, seat, *orders)]
        return await self._enter(live, seat, f"{seat}:{request}", attempt, also)

    async def read_orders(self, table_id: str, seat: int) -> list[StandingOrder]:
        """The standing orders of a seat, as the database has them."""
        async with self._database.reading() as session:
            row = await session.get(OrdersRow, (table_id, seat))
        return [] if row is None else row.orders

    async def read_orders_again(self, live: LiveTable, seat: int) -> list[StandingOrder]:
        """The same, when another process may have written them."""
        async with live.lock:
            orders = live.orders[seat] = await self.read_orders(live.id, seat)
        return orders

    async def replace_orders(self, live: LiveTable, seat: int, used: OrdersUsed) -> None:
        """Some standing orders of a seat have ended, unless its owner has given others since."""
        async with live.lock:
            if live.orders.get(seat) != used[0]:
                return
            async with self._database.writing() as session:
                await session.execute(replace_orders(live.id, seat, *used))
            live.orders[seat] = used[1]

    async def set_orders(self, live: LiveTable, seat: int, orders: Sequence[StandingOrder]) -> None:
        """Replace the standing orders of a seat."""
        async with live.lock:
            async with self._database.writing() as session:
                await session.execute(set_orders(live.id, seat, orders))
            live.orders[seat] = list(orders)

    async def undo(self, live: LiveTable, seat: int, answered: int, request: str) -> int:
        """Take the seat's last move back; the number of the entry."""

        def attempt(play: Play, at: int) -> Prepared:
            if not play.has_seen_own_last(seat, answered):
                raise Denied("stale", {"number": play.number})
            try:
                after, events = play.after_undo(seat, at)
            except NothingToUndo:
                raise Denied("nothing-to-undo") from None
            answers = events[0].arguments.get("answers")
            return after, "undo", None if answers is None else {"answers": answers}, events

        return await self._enter(live, seat, f"{seat}:{request}", attempt)

    async def stand_in(self, live: LiveTable, seat: int, bot: str, unless_before: int = 0) -> int:
        """A bot takes the seat; with `unless_before`, only if its time was up at that moment."""

        def attempt(play: Play, at: int) -> Prepared:
            if live.bot_of(seat) is not None:
                raise Denied("not-away")
            if unless_before and seat not in play.clock.late(unless_before):
                raise Denied("stale")
            return self._changed(play, seat, at, "stand-in", bot)

        return await self._enter_change(live, seat, attempt, bot)

    async def come_back(self, live: LiveTable, seat: int) -> int:
        """The owner takes the seat again."""

        def attempt(play: Play, at: int) -> Prepared:
            if live.seats[seat].stand_in is None:
                raise Denied("not-away")
            return self._changed(play, seat, at, "return", None)

        return await self._enter_change(live, seat, attempt, None)

    def _changed(self, play: Play, seat: int, at: int, kind: Kind, bot: str | None) -> Prepared:
        move: Json | None = None if bot is None else {"bot": bot}
        arguments: Json = {} if bot is None else {"bot": bot}
        return play.after_change(kind, seat, at), kind, move, [StoredEvent(kind, seat, arguments)]

    async def _enter_change(
        self, live: LiveTable, seat: int, attempt: Attempt, bot: str | None
    ) -> int:
        row = update(SeatRow).where(SeatRow.table_id == live.id, SeatRow.number == seat)
        request = f"{seat}:player:{live.number}:{now()}"
        return await self._enter(
            live, seat, request, attempt, [row.values(stand_in=bot, put_away=False)]
        )

    async def _enter(
        self,
        live: LiveTable,
        seat: int,
        request: str,
        attempt: Attempt,
        also: Sequence[Executable] = (),
    ) -> int:
        """Run to the end even if whoever asked goes away: a move is written whole or not at all."""
        return await _to_the_end(self._enter_locked(live, seat, request, attempt, also))

    async def _enter_locked(
        self,
        live: LiveTable,
        seat: int,
        request: str,
        attempt: Attempt,
        also: Sequence[Executable],
    ) -> int:
        async with live.lock:
            await self._leave_out_gaps(live)
            for _ in range(MOST_TRIES):
                known = live.number_of_request(request)
                if known is not None:
                    return known
                try:
                    if live.play is None or live.row.status != "running":
                        raise live.not_running
                    at = now()
                    prepared = attempt(live.play, at)
                except Denied:
                    # Perhaps this process has not heard the latest: look before refusing.
                    if await self._catch_up(live):
                        continue
                    counted = await self._number_in_database(live, request)
                    if counted is None:
                        raise
                    return counted
                if await self._write(live, seat, request, at, prepared, also):
                    return live.number
                if not await self._read_again(live):
                    counted = await self._number_in_database(live, request)
                    if counted is not None:
                        return counted
            raise Denied("unavailable")

    async def leave_out_gaps(self, live: LiveTable) -> None:
        """Let nobody at a table lose the time in which the server was not there."""
        await _to_the_end(self._leave_out_locked(live))

    async def _leave_out_locked(self, live: LiveTable) -> None:
        async with live.lock:
            await self._leave_out_gaps(live)

    async def _leave_out_gaps(self, live: LiveTable) -> None:
        """One entry for each gap; another process may have written it already."""
        self._gaps.look()  # a move may come sooner after a gap than the supervisor's next look
        for _ in range(MOST_TRIES):
            play = live.play
            if play is None or live.row.status != "running" or not play.clock.runs:
                return
            gap = self._first_gap(play)
            if gap is None:
                return
            after = play.after_pause(gap.length, gap.ended_at)
            prepared: Prepared = (after, "pause", {"milliseconds": gap.length}, [])
            request = f"pause:{play.number}"
            if not await self._write(live, 0, request, gap.ended_at, prepared, ()):
                await self._read_again(live)

    def _first_gap(self, play: Play) -> Gap | None:
        """The first gap that somebody's time has run through and that is not left out yet."""
        for gap in self._gaps.after(play.clock.paused_at):
            clock = play.after_pause(gap.length, gap.ended_at).clock
            if any(clock.deadline(seat) != play.clock.deadline(seat) for seat in clock.runs):
                return gap
        return None

    async def _write(
        self,
        live: LiveTable,
        seat: int,
        request: str,
        at: int,
        prepared: Prepared,
        also: Sequence[Executable],
    ) -> bool:
        play, kind, move, events = prepared
        entry = Entry(live.id, play.number, kind, seat, move, pack_events(events), request, at)
        before = live.seats[seat].stand_in
        if kind in ("stand-in", "return"):
            live.seats[seat].stand_in = stand_in_of(kind, move)
        standing = live.standing_after(play)
        snapshot = self._snapshot(live, play)
        try:
            statements = [*also, *snapshot, *results_of_seats(live.id, play)]
            known = live.row.changed_at
            accepted = await self._ledger.append(entry, standing, known, statements)
        except Exception:  # the ledger has written it down
            live.seats[seat].stand_in = before
            raise Denied("unavailable") from None
        if not accepted:
            live.seats[seat].stand_in = before
            return False
        if snapshot:
            live.snapshot_number = play.number
        pending_before = list(live.row.pending)
        live.become(play, events, request)
        live.stand(standing, play.number, at)
        ENTRIES.labels(kind).inc()
        self.written.tell(live, play, pending_before)
        return True

    def _snapshot(self, live: LiveTable, play: Play) -> list[Executable]:
        """Now and then where the match stands."""
        # Where a lesson stands follows from all its moves, so they are read again; they are few.
        is_lesson = live.row.lesson is not None
        if is_lesson or play.number - live.snapshot_number < self._snapshot_every:
            return []
        row = {"table_id": live.id, "number": play.number, "content": snapshot_of(play)}
        return [insert(SnapshotRow).values(row)]

    async def _catch_up(self, live: LiveTable) -> bool:
        if live.play is None:
            return False
        async with self._database.reading() as session:
            is_behind = await catch_up(session, live)
        if is_behind:
            self._wake_watchers(live)
        return is_behind

    async def _read_again(self, live: LiveTable) -> bool:
        """Others have played, changed the table or closed it; True if there are new entries."""
        before = live.number
        async with self._database.reading() as session:
            if not await read_again(session, live):
                live.row.status = "closed"
        self._wake_watchers(live)
        return live.number > before

    def _wake_watchers(self, live: LiveTable) -> None:
        """When the others' note arrives there will be nothing new in it, so it will wake nobody."""
        self._watchers.wake(live.id, state=True, table=True)

    async def _number_in_database(self, live: LiveTable, request: str) -> int | None:
        """The entry of a request so old that it has left memory."""
        query = select(EntryRow.number).where(
            EntryRow.table_id == live.id, EntryRow.request == request
        )
        async with self._database.reading() as session:
            return await session.scalar(query)


def own_request(name: str) -> str:
    """The id a person chose, apart from those of bots and standing orders.

    >>> own_request("bot:3")
    '=bot:3'
    """
    return f"={name}"


def _check_question(play: Play, seat: int, answered: int) -> None:
    """A move must answer the question that stands now."""
    since = play.prompt_since.get(seat)
    code = "no-prompt" if since is None and answered == play.number else "stale"
    if since is None or answered > play.number or answered < since:
        raise Denied(code, {"number": play.number})


async def _to_the_end(work: Coroutine[object, object, Result]) -> Result:
    """Whoever goes while it is done does not stop it."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(_nobody_waits)
        raise


def _nobody_waits(task: "asyncio.Task[Result]") -> None:
    """A refusal concerns only the one who is gone; anything else we want to know."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Denied):
        LOG.error("entry failed, nobody waits for it", error=repr(error))
