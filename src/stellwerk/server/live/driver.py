"""Moves that nobody has to make: bots on their seats, and standing orders of people."""

import asyncio
import time
from collections.abc import Awaitable, Callable

import structlog

from stellwerk.bots import MOST_DECISIONS, BotFailed, bot_names
from stellwerk.match.wire import Move
from stellwerk.server.database.faults import is_database_fault
from stellwerk.server.denied import Denied
from stellwerk.server.live.bot_workers import BotWorkers, bot_seed
from stellwerk.server.live.door import Door
from stellwerk.server.live.live_table import LiveTable
from stellwerk.server.live.orders import Decision, Ended, next_order
from stellwerk.server.live.play import Play
from stellwerk.server.messages.play import StandingOrder
from stellwerk.server.metrics import THINKING_SECONDS
from stellwerk.server.workers.pool import PoolClosed

LOG = structlog.get_logger("stellwerk.driver")
MOST_FAILURES = 3  # of a table's bots in a row, before it is given up
LAST_CHANCE = 2.5  # of the usual pauses more before a move after which somebody cannot undo
BY_BOT = "bot:"  # how the request of a bot's move begins; the entry it answers follows
OVERTAKEN = ("stale", "no-prompt", "not-running", "table-broken")  # somebody else was faster


class Driver:
    """Plays for bots and by standing orders, one table at a time each, through the same door.

    `give_up` is told of a table at which nobody can move any more.
    """

    def __init__(
        self,
        door: Door,
        bot_workers: BotWorkers,
        give_up: Callable[[str, Exception], Awaitable[None]],
    ) -> None:
        self._door = door
        self._bot_workers = bot_workers
        self._give_up = give_up
        self._tasks: set[asyncio.Task[None]] = set()

    def nudge(self, live: LiveTable) -> None:
        """Something changed at a table: see whether there is anything to do."""
        if live.driving or self._next_seat(live) is None:
            return
        live.driving = True
        task = asyncio.create_task(self._drive(live), name=f"driver {live.id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def nudge_for_orders(self, live: LiveTable) -> None:
        """Others see to their bots; but they may not have known of an order that was given here."""
        if live.play is not None and any(self._has_orders(live, s) for s in live.play.pending):
            self.nudge(live)

    async def close(self) -> None:
        """Stop playing for anybody."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _next_seat(self, live: LiveTable) -> int | None:
        """The first pending seat that plays by itself."""
        if live.play is None or live.row.status != "running" or live.is_deserted:
            return None
        for seat in live.play.pending:
            if live.bot_of(seat) is not None or self._has_orders(live, seat):
                return seat
        return None

    def _has_orders(self, live: LiveTable, seat: int) -> bool:
        """Whether a seat has orders that have not yet been tried on its present question."""
        assert live.play is not None
        return bool(live.orders.get(seat)) and (
            live.left_to_owner.get(seat) != live.play.prompt_since[seat]
        )

    async def _drive(self, live: LiveTable) -> None:
        try:
            while (seat := self._next_seat(live)) is not None:
                if live.bot_of(seat) is not None:
                    await self._bot_moves(live, seat)
                else:
                    await self._order_moves(live, seat)
                live.failures = 0
        except Exception as error:
            # The supervisor's sweep comes back to this table, so nothing is lost.
            LOG.error("driver stopped", table=live.id, error=repr(error))
            await self._count_failure(live, error)
        finally:
            live.driving = False

    async def _count_failure(self, live: LiveTable, error: Exception) -> None:
        """What the database cannot do now says nothing about the table."""
        if isinstance(error, Denied | PoolClosed) or is_database_fault(error):
            return
        live.failures += 1
        if live.failures >= MOST_FAILURES:
            await self._give_up(live.id, error)

    async def _bot_moves(self, live: LiveTable, seat: int) -> None:
        if live.row.bot_pause:
            await asyncio.sleep(live.row.bot_pause)
        play, bot = live.play, live.bot_of(seat)
        if play is None or bot is None or seat not in play.pending:
            return
        if play.number >= MOST_DECISIONS:
            raise BotFailed(f"No end after {play.number:,} entries: the bots go round in circles.")
        began = time.perf_counter()
        move = await self._decision(live, play, seat, bot)
        THINKING_SECONDS.observe(time.perf_counter() - began)
        if live.row.bot_pause and _ends_an_undo(live, play, seat, move):
            await asyncio.sleep(live.row.bot_pause * LAST_CHANCE)
        if live.bot_of(seat) is None:
            return  # the owner came back while the bot was thinking
        try:
            request = f"{BY_BOT}{play.number}"
            await self._door.move(live, seat, move.as_json(), play.number, request, by_bot=True)
        except Denied as denied:
            if denied.code not in OVERTAKEN:
                raise

    async def _decision(self, live: LiveTable, play: Play, seat: int, bot: str) -> Move:
        """What the bot chooses; if it cannot, or takes too long, the simplest one of its family.

        A bot that could not once is not asked again as long as the table is in memory.
        """
        match = play.match
        if live.teaching is not None and seat != live.teaching.seat:
            return live.teaching.partner_move(play, seat)
        seed = bot_seed(match.seed, play.number, seat)
        simplest = bot_names(match.game.family)[0]
        if bot != simplest and bot not in live.unable_bots:
            try:
                return await self._bot_workers.choose(match.game, match.state, seat, bot, seed)
            except PoolClosed:
                raise
            except Exception as error:
                where = {"table": live.id, "seat": seat, "position": play.number}
                LOG.error("bot could not decide", **where, bot=bot, error=repr(error))
                live.unable_bots.add(bot)
        return await self._bot_workers.choose(match.game, match.state, seat, simplest, seed)

    async def _order_moves(self, live: LiveTable, seat: int) -> None:
        """Carry out a standing order; if none fits, the person must decide."""
        play = live.play
        assert play is not None
        # The owner may just have changed them through another process.
        orders = await self._door.read_orders_again(live, seat)
        prompt = play.match.prompt(seat)
        decision = None
        if prompt is not None:
            cheapest = play.match.game.cheapest
            decision = next_order(orders, prompt.moves, cheapest)
        if isinstance(decision, Decision):
            await self._carry_out(live, seat, orders, decision, play.number)
            return
        live.left_to_owner[seat] = play.prompt_since[seat]
        if isinstance(decision, Ended):
            await self._door.replace_orders(live, seat, (orders, decision.orders_after))

    async def _carry_out(
        self,
        live: LiveTable,
        seat: int,
        orders: list[StandingOrder],
        decision: Decision,
        number: int,
    ) -> None:
        used = (orders, decision.orders_after)
        try:
            await self._door.move(
                live, seat, decision.move.as_json(), number, f"order:{number}", used
            )
        except Denied as denied:
            if denied.code not in OVERTAKEN:
                raise


def _ends_an_undo(live: LiveTable, play: Play, seat: int, move: Move) -> bool:
    """Whether somebody could take a move back that cannot be taken back after this one."""
    people = [each for each in range(len(live.seats)) if live.bot_of(each) is None]
    return bool(play.match.closed_by(seat, move, people))
