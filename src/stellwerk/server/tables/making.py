"""Making a table: the host's wishes, checked."""

import secrets

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from stellwerk.bots import bot_names, usual_bot
from stellwerk.games.registry import family_of, games, shipped_game
from stellwerk.games.unknown_setting import UnknownSetting
from stellwerk.server.catalogue.built_games import built_on_board
from stellwerk.server.catalogue.own_boards import OwnBoards
from stellwerk.server.catalogue.table_games import family_at
from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import BoardRow, PersonRow, SeatRow, TableRow
from stellwerk.server.denied import Denied
from stellwerk.server.live.daily_window import check_clock
from stellwerk.server.live.table_changes import Change
from stellwerk.server.messages.tables import BotSeat, MySeat, NewTable, SeatWish
from stellwerk.server.people.names import clean_name
from stellwerk.server.requests.visitor import Visitor
from stellwerk.server.settings import Settings
from stellwerk.server.tables.invitations import invite
from stellwerk.server.tables.starting import MatchStarter
from stellwerk.server.wall_clock import now


def new_id() -> str:
    """An id nobody can guess.

    >>> len(new_id())
    22
    """
    return secrets.token_urlsafe(16)


class TableMaker:
    """Makes tables as their hosts wish."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        own_boards: OwnBoards,
        starter: MatchStarter,
    ) -> None:
        self._settings = settings
        self._database = database
        self._own_boards = own_boards
        self._starter = starter

    async def make_table(self, wishes: NewTable, host: Visitor) -> tuple[str, str]:
        """Make a table; its id and the token of its first invitation."""
        board = await self._board_of(wishes)
        await check_game(wishes, board)
        check_clock(wishes.clock)
        async with self._database.writing() as session:
            await check_not_too_many(session, self._settings.tables_per_person, host)
            row = _row(wishes, host)
            if board is not None:
                row.game, row.own_board = board.game, await session.merge(board)
            session.add(row)
            await session.flush()
            family = family_at(row)
            seats = [
                seat_row(row.id, number, wish, family, host)
                for number, wish in enumerate(wishes.seats)
            ]
            session.add_all(seats)
            token = invite(session, row.id)
            await session.flush()
            await self._starter.start_when_full(Change(session, row, seats), host)
        await self._starter.announce(row)
        return row.id, token

    async def _board_of(self, wishes: NewTable) -> BoardRow | None:
        """The board the table is to carry, if it is not a shipped one."""
        if wishes.board is None:
            return None
        board = await self._own_boards.find(wishes.board)
        of_family = wishes.game in games() and family_of(wishes.game) == board.family
        if not of_family and wishes.game not in (board.game, board.family):
            reason = f"This board is for the family {board.family!r}, not for {wishes.game!r}."
            raise Denied("unknown-setting", {"reason": reason})
        return board


async def check_game(wishes: NewTable, board: BoardRow | None) -> None:
    """Deny games, options and numbers of players that do not exist."""
    players = len(wishes.seats)
    try:
        if board is None:
            shipped_game(wishes.game, players, wishes.options, wishes.rules)
        else:
            await built_on_board(board.text, players, wishes.options, wishes.rules)
    except (UnknownSetting, ValueError) as error:
        raise Denied("unknown-setting", {"reason": str(error)}) from None


async def check_not_too_many(session: AsyncSession, most: int, host: Visitor) -> None:
    """Deny somebody more waiting and running tables than one person may have."""
    # Whoever asks twice at once is counted one after the other.
    if await session.get(PersonRow, host.id, with_for_update=True) is None:
        raise Denied("not-logged-in")
    count = await session.scalar(
        select(func.count())
        .select_from(TableRow)
        .where(TableRow.host_id == host.id, TableRow.status.in_(("waiting", "running")))
    )
    if (count or 0) >= most:
        raise Denied("too-many-tables", {"most": most})


def waiting_table(host: Visitor, **settings: object) -> TableRow:
    """A table with these settings at which nobody has played yet."""
    at = now()
    return TableRow(
        id=new_id(),
        host_id=host.id,
        status="waiting",
        imported=False,
        number=0,
        pending=[],
        bot_due=False,
        created_at=at,
        changed_at=at,
        **settings,
    )


def _row(wishes: NewTable, host: Visitor) -> TableRow:
    return waiting_table(
        host,
        game=wishes.game,
        options=wishes.options,
        rules=wishes.rules,
        visibility=wishes.visibility,
        start=wishes.start,
        clock=wishes.clock,
        spectators=wishes.spectators,
        bot_pause=wishes.bot_pause,
        explanations=wishes.explanations,
        hints=wishes.hints,
    )


def seat_row(table_id: str, number: int, wish: SeatWish, family: str, host: Visitor) -> SeatRow:
    """A seat as the host wishes it."""
    row = SeatRow(table_id=table_id, number=number, told_number=-1)
    occupy(row, wish, family, host)
    return row


def occupy(row: SeatRow, wish: SeatWish, family: str, host: Visitor) -> None:
    """Let a seat be what the host wishes: open, the host's own, or a bot's."""
    row.person_id = row.name = row.bot = row.colour = None
    if isinstance(wish, MySeat):
        row.person_id = host.id
        row.name = host.name if wish.name is None else clean_name(wish.name)
    elif isinstance(wish, BotSeat):
        row.bot = bot_of(family, wish.bot)
        row.name = row.bot


def bot_of(family: str, wanted: str | None) -> str:
    """A bot by name; without one, the usual."""
    if wanted is None:
        return usual_bot(family)
    names = bot_names(family)
    if wanted not in names:
        listed = ", ".join(names)
        reason = f"There is no bot {wanted!r}. The bots are: {listed}."
        raise Denied("unknown-setting", {"reason": reason})
    return wanted
