"""Tables that go on from a step of a finished match, against bots."""

import secrets

from stellwerk.kernel.state import KernelState
from stellwerk.match.wire import plain_data
from stellwerk.seeds import SEED_BYTES
from stellwerk.server.catalogue.table_games import family_at
from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import TableRow
from stellwerk.server.denied import Denied
from stellwerk.server.live.live_table import LiveTable
from stellwerk.server.live.table_changes import Change
from stellwerk.server.messages.analysis import GoOn
from stellwerk.server.messages.clocks import NoClock
from stellwerk.server.messages.common import Json
from stellwerk.server.messages.tables import MySeat, OpenSeat
from stellwerk.server.records.replay import finished, play_after
from stellwerk.server.requests.visitor import Visitor
from stellwerk.server.settings import Settings
from stellwerk.server.tables.making import check_not_too_many, seat_row, waiting_table
from stellwerk.server.tables.starting import MatchStarter

BOT_PAUSE = 0.8


class GoingOn:
    """Sets tables at a step of a match that is over, so that all its hands are known anyway."""

    def __init__(self, settings: Settings, database: Database, starter: MatchStarter) -> None:
        self._settings = settings
        self._database = database
        self._starter = starter

    async def position(self, live: LiveTable, number: int) -> Json:
        """The whole position after an entry of a finished match."""
        if not 0 <= number <= finished(live).number:
            raise Denied("no-such-step")
        async with self._database.reading() as session:
            play = await play_after(session, live, number)
        return dict(plain_data(play.match.state.position()))

    async def go_on(self, live: LiveTable, wish: GoOn, visitor: Visitor) -> str:
        """A table at this step; what chance has still to bring is drawn again."""
        _check_seats(live, wish)
        position = await self._drawn_again(live, wish.number)
        async with self._database.writing() as session:
            await check_not_too_many(session, self._settings.tables_per_person, visitor)
            row = _row(live.row, position, visitor)
            if live.row.own_board is not None:
                row.own_board = await session.merge(live.row.own_board)
            session.add(row)
            await session.flush()
            family = family_at(row)
            seats = [
                seat_row(row.id, number, each, family, visitor)
                for number, each in enumerate(wish.seats)
            ]
            session.add_all(seats)
            await session.flush()
            await self._starter.start_match(Change(session, row, seats), visitor)
        await self._starter.announce(row)
        return row.id

    async def _drawn_again(self, live: LiveTable, number: int) -> Json:
        """The position with another future: whoever saw the replay knows what came."""
        if not 0 <= number <= finished(live).number:
            raise Denied("no-such-step")
        async with self._database.reading() as session:
            play = await play_after(session, live, number)
        state = play.match.state
        if state.is_terminal():
            raise Denied("nothing-to-go-on")
        if isinstance(state, KernelState):
            state = state.redrawn(secrets.token_bytes(SEED_BYTES))
        return dict(plain_data(state.position()))


def _check_seats(live: LiveTable, wish: GoOn) -> None:
    """One person at least, and nobody to wait for."""
    if len(wish.seats) != len(live.seats) or any(isinstance(s, OpenSeat) for s in wish.seats):
        reason = "Every seat of the match is mine or a bot's."
        raise Denied("unknown-setting", {"reason": reason})
    if not any(isinstance(seat, MySeat) for seat in wish.seats):
        raise Denied("unknown-setting", {"reason": "Choose a seat for yourself."})


def _row(old: TableRow, position: Json, visitor: Visitor) -> TableRow:
    return waiting_table(
        visitor,
        game=old.game,
        options=old.options,
        rules=old.rules,
        position=position,
        visibility="invited",
        start="host",
        clock=NoClock(),
        spectators=False,
        bot_pause=BOT_PAUSE,
        explanations=None,
    )
