"""Beginning a lesson, or going on with it: a table for one person and those who play along."""

from typing import TYPE_CHECKING

from sqlalchemy import Select, select

from stellwerk.bots import level_names, usual_bot
from stellwerk.games.registry import family_of
from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import PersonRow, SeatRow, TableRow
from stellwerk.server.denied import Denied
from stellwerk.server.live.table_changes import Change, TableChanges
from stellwerk.server.messages.clocks import NoClock
from stellwerk.server.requests.visitor import Visitor
from stellwerk.server.settings import Settings
from stellwerk.server.tables.making import check_not_too_many, waiting_table
from stellwerk.server.tables.starting import MatchStarter
from stellwerk.study.lessons import Lesson, lesson

if TYPE_CHECKING:
    from stellwerk.server.messages.tables import Setting

BOT_PAUSE = 1.2  # seconds: whoever learns wants to see what happens


class Lessons:
    """Sets the tables at which people are taught; their positions come from shipped files only."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        changes: TableChanges,
        starter: MatchStarter,
    ) -> None:
        self._settings = settings
        self._database = database
        self._changes = changes
        self._starter = starter

    async def begin(self, name: str, visitor: Visitor) -> str:
        """The table of a lesson: the one the visitor has not finished, or a new one."""
        taught = _found(name)
        async with self._database.writing() as session:
            # Whoever asks twice at once begins once.
            if await session.get(PersonRow, visitor.id, with_for_update=True) is None:
                raise Denied("not-logged-in")
            unfinished = await session.scalar(_unfinished(name, visitor))
            if unfinished is not None:
                return unfinished
            await check_not_too_many(session, self._settings.tables_per_person, visitor)
            row = _row(taught, visitor)
            session.add(row)
            await session.flush()
            seats = [_seat(taught, row.id, number, visitor) for number in range(taught.players)]
            session.add_all(seats)
            await session.flush()
            await self._starter.start_match(Change(session, row, seats), visitor)
        await self._starter.announce(row)
        return row.id

    async def leave(self, name: str, visitor: Visitor) -> None:
        """End a lesson before its end; nothing happens where none was begun."""
        async with self._database.reading() as session:
            unfinished = await session.scalar(_unfinished(name, visitor))
        if unfinished is not None:
            await self._changes.call_off_match(unfinished)


def _found(name: str) -> Lesson:
    try:
        return lesson(name)
    except LookupError:
        raise Denied("no-such-lesson") from None


def _unfinished(name: str, visitor: Visitor) -> Select[str]:
    return (
        select(TableRow.id)
        .where(
            TableRow.host_id == visitor.id, TableRow.lesson == name, TableRow.status == "running"
        )
        .order_by(TableRow.created_at.desc())
        .limit(1)
    )


def _row(taught: Lesson, visitor: Visitor) -> TableRow:
    position = dict(taught.position)
    options = position.get("options")
    chosen: dict[str, Setting] = dict(options) if isinstance(options, dict) else {}
    rules = position.get("rules")
    return waiting_table(
        visitor,
        game=taught.game,
        options=chosen,
        rules=rules if isinstance(rules, int) else None,
        lesson=taught.name,
        position=position,
        visibility="invited",
        start="host",
        clock=NoClock(),
        spectators=False,
        bot_pause=BOT_PAUSE,
        explanations=False,
    )


def _seat(taught: Lesson, table_id: str, number: int, visitor: Visitor) -> SeatRow:
    """The visitor's own seat, or that of somebody who plays along; after the lesson a bot would."""
    row = SeatRow(table_id=table_id, number=number, told_number=-1)
    if number == taught.seat:
        row.person_id, row.name = visitor.id, visitor.name
        return row
    family = family_of(taught.game)
    row.bot = next(iter(level_names(family)), usual_bot(family))
    row.name = next(partner.name for partner in taught.partners if partner.seat == number)
    return row
