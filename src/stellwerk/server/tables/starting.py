"""Starting a match: the seats are settled, the seed is drawn, the first questions are asked."""

import secrets

from sqlalchemy import func, select

from stellwerk.bots import usual_bot
from stellwerk.games.unknown_setting import UnknownSetting
from stellwerk.match.record import key_of_position
from stellwerk.seeds import SEED_BYTES
from stellwerk.server.catalogue.built_games import built_game
from stellwerk.server.catalogue.table_games import family_at, fewest_at
from stellwerk.server.database.models import EntryRow, SeatRow, TableRow
from stellwerk.server.denied import Denied
from stellwerk.server.live.announcements import Announcements
from stellwerk.server.live.driver import Driver
from stellwerk.server.live.events import pack_events, stored_events
from stellwerk.server.live.live_table import LiveTable
from stellwerk.server.live.live_tables import LiveTables
from stellwerk.server.live.loading import first_play
from stellwerk.server.live.table_changes import Change
from stellwerk.server.messages.tables import OpenSeats
from stellwerk.server.requests.visitor import Visitor
from stellwerk.server.security.creation_limits import CreationLimits
from stellwerk.server.settings import Settings
from stellwerk.server.wall_clock import now


class MatchStarter:
    """Starts matches, first in the database and then for everybody."""

    def __init__(
        self,
        settings: Settings,
        creation_limits: CreationLimits,
        tables: LiveTables,
        announcements: Announcements,
        driver: Driver,
    ) -> None:
        self._settings = settings
        self._creation_limits = creation_limits
        self._tables = tables
        self._announcements = announcements
        self._driver = driver

    async def start_match(
        self, change: Change, visitor: Visitor, open_seats: OpenSeats = "bots"
    ) -> None:
        """Start the match of a waiting table, as this visitor wants."""
        change.check_waiting()
        await _settle_open_seats(change, open_seats)
        if all(seat.person_id is None for seat in change.seats):
            await self._check_bot_tables(change, visitor)
        await _deal(change)

    async def start_when_full(self, change: Change, visitor: Visitor) -> None:
        """Start the match if it shall begin with the last seat, and that is taken."""
        if change.row.start == "full" and not change.open_seats:
            await self.start_match(change, visitor)

    async def announce(self, row: TableRow) -> None:
        """After the change is committed: if a match has started, let bots play and people know."""
        if row.status == "running":
            live = await self._tables.table(row.id)
            self._announcements.match_began(live)
            self._driver.nudge(live)

    async def _check_bot_tables(self, change: Change, visitor: Visitor) -> None:
        """Bots need nobody to play: they must not be kept busy at endlessly many tables."""
        seated = select(SeatRow.table_id).where(SeatRow.person_id.is_not(None))
        count = await change.session.scalar(
            select(func.count())
            .select_from(TableRow)
            .where(
                TableRow.host_id == change.row.host_id,
                TableRow.status == "running",
                TableRow.id.not_in(seated.where(SeatRow.table_id == TableRow.id)),
            )
        )
        most = self._settings.bot_tables_per_person
        if (count or 0) >= most:
            raise Denied("too-many-bot-tables", {"most": most})
        self._creation_limits.count("bot table", visitor.address)


async def _deal(change: Change) -> None:
    """Draw the seed, ask the first questions, and write the opening down."""
    row = change.row
    try:
        game = await built_game(row, len(change.seats))
    except (UnknownSetting, ValueError) as error:
        raise Denied("unknown-setting", {"reason": str(error)}) from None
    row.options = dict(game.options)
    begun = row.position
    row.seed = secrets.token_bytes(SEED_BYTES) if begun is None else key_of_position(begun)
    row.rules = game.rules_version
    row.status = "running"
    row.started_at = row.changed_at = now()
    play = first_play(row, game, change.seats)
    live = LiveTable(row, change.seats, play, {})
    standing = live.standing_after(play)
    row.pending, row.bot_due, row.due_at = standing.pending, standing.bot_due, standing.due_at
    opening = EntryRow(
        table_id=row.id,
        number=0,
        kind="start",
        seat=0,
        move=None,
        events=pack_events(stored_events(game.opening(play.match.state) if begun is None else [])),
        request="start",
        at=row.started_at,
    )
    change.session.add(opening)


async def _settle_open_seats(change: Change, open_seats: OpenSeats) -> None:
    """Seats nobody took get bots, or go; at least so many stay that the game can be played."""
    row = change.row
    fewest = fewest_at(row)
    taken = len(change.seats) - len(change.open_seats)
    if open_seats == "remove" and taken < fewest:
        raise Denied("not-enough-players", {"fewest": fewest})
    if open_seats == "bots":
        for seat in change.open_seats:
            seat.bot = seat.name = usual_bot(family_at(row))
        return
    await _remove_open_seats(change)


async def _remove_open_seats(change: Change) -> None:
    """The others move up, so that seats are numbered without a gap."""
    kept = [seat for seat in change.seats if seat not in change.open_seats]
    fresh = [
        SeatRow(
            table_id=seat.table_id,
            number=number,
            person_id=seat.person_id,
            name=seat.name,
            bot=seat.bot,
            told_number=-1,
            colour=seat.colour,
        )
        for number, seat in enumerate(kept)
    ]
    for seat in change.seats:
        await change.session.delete(seat)
    await change.session.flush()
    change.session.add_all(fresh)
    await change.session.flush()
    change.seats = fresh
