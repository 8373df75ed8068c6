"""Why bots moved as they did: worked out again where bots think, from what their seat knew."""

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from stellwerk.match.explanations import CannotExplain
from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import EntryRow
from stellwerk.server.denied import Denied
from stellwerk.server.live.bot_decisions import explain
from stellwerk.server.live.bot_workers import bot_seed, task
from stellwerk.server.live.driver import BY_BOT
from stellwerk.server.live.live_table import LiveTable
from stellwerk.server.live.loading import stand_in_of
from stellwerk.server.messages.play import BotExplanation
from stellwerk.server.records.replay import play_after
from stellwerk.server.requests.visitor import Visitor
from stellwerk.server.tables.access import check_explained
from stellwerk.server.workers.personal_work import PersonalWork
from stellwerk.server.workers.pool import OutOfTime
from stellwerk.server.workers.process import WorkerLost


class Explanations:
    """Asks the bot that made a move why it did, in the workers where bots think."""

    def __init__(self, database: Database, work: PersonalWork) -> None:
        self._database = database
        self._work = work

    async def of_entry(self, live: LiveTable, number: int, visitor: Visitor) -> BotExplanation:
        """Why the bot made the move that is this entry; Denied if this visitor is not told."""
        if live.play is None:
            raise live.not_running
        async with self._database.reading() as session:
            entry = await session.get(EntryRow, (live.id, number))
            by_bot = "" if entry is None else f"{entry.seat}:{BY_BOT}"
            if entry is None or entry.kind != "move" or not entry.request.startswith(by_bot):
                raise Denied("no-explanation")
            check_explained(live, entry.seat, visitor)
            bot = await _bot_of(session, live, entry)
            answered = int(entry.request.removeprefix(by_bot))
            play = await play_after(session, live, answered)
        match = play.match
        seed = bot_seed(match.seed, answered, entry.seat)
        work = task(match.game, match.state, entry.seat, bot, seed)
        try:
            said = await self._work.call(visitor.id, explain, work, entry.move or {})
        except (CannotExplain, OutOfTime, WorkerLost):
            raise Denied("no-explanation") from None
        explanation = msgspec.Raw(msgspec.json.encode(said))
        return BotExplanation(number, entry.seat, bot, explanation)


async def _bot_of(session: AsyncSession, live: LiveTable, entry: EntryRow) -> str:
    """Who played a seat then: its own bot, or the one that stood in."""
    own = live.seats[entry.seat].bot
    if own is not None:
        return own
    query = (
        select(EntryRow)
        .where(
            EntryRow.table_id == live.id,
            EntryRow.seat == entry.seat,
            EntryRow.kind == "stand-in",
            EntryRow.number < entry.number,
        )
        .order_by(EntryRow.number.desc())
        .limit(1)
    )
    begun = await session.scalar(query)
    stand_in = None if begun is None else stand_in_of(begun.kind, begun.move)
    if stand_in is None:
        raise Denied("no-explanation")
    return stand_in
