"""How somebody's matches ended: board by board, and against whom.

What counts is a match that somebody played to its end on one seat: where a bot ended it for them,
or one device was passed around, nobody knows whose result it is.
"""

from sqlalchemy import ColumnElement, case, func, or_, select
from sqlalchemy.orm import aliased

from stellwerk.server.catalogue.table_games import title_at
from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import PersonRow, SeatRow, TableRow
from stellwerk.server.messages.statistics import BoardStatistics, Opponent, Opponents

MOST_BOARDS = 50
PAGE = 20

_MINE = aliased(SeatRow, name="mine")
_THEIRS = aliased(SeatRow, name="theirs")
_FURTHER = aliased(SeatRow, name="further")


async def board_statistics(database: Database, person_id: str) -> list[BoardStatistics]:
    """The boards somebody has played on, the most played one first."""
    played = func.count()
    query = (
        select(
            func.max(TableRow.id),
            played,
            _times(_MINE.won.is_(True)),
            func.max(_MINE.score),
            func.avg(_MINE.score),
        )
        .join(_MINE, _MINE.table_id == TableRow.id)
        .where(*_counted(person_id))
        .group_by(TableRow.game, TableRow.board_hash)
        .order_by(played.desc(), TableRow.game)
        .limit(MOST_BOARDS)
    )
    async with database.reading() as session:
        found = (await session.execute(query)).all()
        samples = select(TableRow).where(TableRow.id.in_([row[0] for row in found]))
        tables = {row.id: row for row in await session.scalars(samples)}
    return [
        BoardStatistics(
            game=tables[sample].game,
            title=title_at(tables[sample]),
            played=played_here,
            won=won,
            best=best,
            mean=round(float(mean), 1),
        )
        for sample, played_here, won, best, mean in found
    ]


async def opponents(database: Database, person_id: str, page: int) -> Opponents:
    """Whom somebody has played against, the most frequent first; a page of them."""
    played = func.count(_MINE.table_id.distinct())
    query = (
        select(
            func.max(PersonRow.name),
            _THEIRS.bot,
            played,
            _times(_MINE.won.is_(True)),
            _times(_THEIRS.won.is_(True)),
        )
        .select_from(_MINE)
        .join(TableRow, TableRow.id == _MINE.table_id)
        .join(_THEIRS, _THEIRS.table_id == _MINE.table_id)
        .outerjoin(PersonRow, PersonRow.id == _THEIRS.person_id)
        .where(
            *_counted(person_id),
            _THEIRS.number != _MINE.number,
            _THEIRS.stand_in.is_(None),
            or_(_THEIRS.person_id.is_not(None), _THEIRS.bot.is_not(None)),
        )
        .group_by(_THEIRS.person_id, _THEIRS.bot)
        .order_by(played.desc(), func.coalesce(_THEIRS.person_id, _THEIRS.bot))
        .limit(PAGE + 1)
        .offset(page * PAGE)
    )
    async with database.reading() as session:
        found = (await session.execute(query)).all()
    return Opponents([Opponent(*row) for row in found[:PAGE]], more=len(found) > PAGE)


def _counted(person_id: str) -> tuple[ColumnElement[bool], ...]:
    further = select(_FURTHER.number).where(
        _FURTHER.table_id == _MINE.table_id,
        _FURTHER.person_id == person_id,
        _FURTHER.number != _MINE.number,
    )
    return (
        _MINE.person_id == person_id,
        _MINE.stand_in.is_(None),
        _MINE.score.is_not(None),
        TableRow.status == "over",
        TableRow.lesson.is_(None),
        TableRow.position.is_(None),
        ~further.exists(),
    )


def _times(holds: ColumnElement[bool]) -> ColumnElement[int]:
    """At how many tables something holds; several bots of one kind at a table count once."""
    return func.count(case((holds, _MINE.table_id)).distinct())
