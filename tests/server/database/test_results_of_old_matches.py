"""Matches that ended before results were kept by seat count all the same."""

import json

from sqlalchemy import select, text

from stellwerk.server.database.engine import Database
from stellwerk.server.database.migrate import upgrade
from stellwerk.server.database.models import SeatRow
from tests.server.database.make_release_0001 import TABLE, fill
from tests.server.database.test_migrations import with_database

RESULT = {"scores": [{"total": 97}, {"total": 112}], "winners": [1], "ranking": [1, 0]}


def test_seats_of_matches_that_are_over_learn_their_result(database_url: str) -> None:
    async def work(database: Database) -> None:
        await upgrade(database, "0001")
        await fill(database)
        await upgrade(database, "0005")
        over = text("UPDATE tables SET status = 'over', result = :result WHERE id = :id")
        async with database.writing() as session:
            await session.execute(over.bindparams(result=json.dumps(RESULT), id=TABLE))
        await upgrade(database)
        async with database.reading() as session:
            seats = list(await session.scalars(select(SeatRow).order_by(SeatRow.number)))
        assert [(seat.score, seat.won) for seat in seats] == [(97, False), (112, True)]
        assert not any(seat.put_away for seat in seats)

    with_database(database_url, work)
