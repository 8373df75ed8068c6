"""Starting a match: the seats are settled, the seed is drawn, the first questions are asked."""

import secrets

from stellwerk.boards import shipped_board
from stellwerk.bots import bot_names
from stellwerk.games.families import UnknownSetting
from stellwerk.games.registry import family_of
from stellwerk.seeds import SEED_BYTES
from stellwerk.server.database.models import EntryRow, SeatRow
from stellwerk.server.denied import Denied
from stellwerk.server.live.built_games import built_game
from stellwerk.server.live.live_table import LiveTable
from stellwerk.server.live.loading import first_play
from stellwerk.server.live.told import pack_events
from stellwerk.server.messages.tables import OpenSeats
from stellwerk.server.moment import now
from stellwerk.server.tables.changing import Change


async def start_match(change: Change, open_seats: OpenSeats = "bots") -> None:
    """Start the match of a waiting table."""
    change.check_waiting()
    await _settle_open_seats(change, open_seats)
    row = change.row
    try:
        game = await built_game(row, len(change.seats))
    except (UnknownSetting, ValueError) as error:
        raise Denied("unknown-setting", {"reason": str(error)}) from None
    row.options = dict(game.options)
    row.seed = secrets.token_bytes(SEED_BYTES)
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
        events=pack_events(game.opening(play.match.state)),
        request="start",
        at=row.started_at,
    )
    change.session.add(opening)


async def _settle_open_seats(change: Change, open_seats: OpenSeats) -> None:
    """Seats nobody took get bots, or go; at least so many stay that the game can be played."""
    row = change.row
    fewest = shipped_board(row.game).players[0]
    taken = len(change.seats) - len(change.open_seats)
    if open_seats == "remove" and taken < fewest:
        raise Denied("not-enough-players", {"fewest": fewest})
    if open_seats == "bots":
        for seat in change.open_seats:
            seat.bot = seat.name = bot_names(family_of(row.game))[-1]
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
        )
        for number, seat in enumerate(kept)
    ]
    for seat in change.seats:
        await change.session.delete(seat)
    await change.session.flush()
    change.session.add_all(fresh)
    await change.session.flush()
    change.seats = fresh
