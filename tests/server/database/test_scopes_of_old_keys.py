"""Keys from before there were scopes keep their powers; nobody expires by an upgrade."""

from sqlalchemy import select, text

from stellwerk.server.database.engine import Database
from stellwerk.server.database.migrate import upgrade
from stellwerk.server.database.models import PersonRow, TokenRow
from stellwerk.server.wall_clock import now
from tests.server.database.make_release_0001 import ADA, fill
from tests.server.database.test_migrations import with_database


def test_old_keys_have_both_scopes_and_old_guests_were_seen_now(database_url: str) -> None:
    async def work(database: Database) -> None:
        await upgrade(database, "0001")
        await fill(database)
        async with database.writing() as session:
            await session.execute(
                text(
                    "INSERT INTO tokens (hash, kind, person_id, label, created_at) "
                    "VALUES ('key', 'key', :person, 'my bot', 1)"
                ).bindparams(person=ADA)
            )
        before = now()
        await upgrade(database)
        async with database.reading() as session:
            key = await session.get(TokenRow, "key")
            assert key is not None
            assert (key.label, key.scopes) == ("my bot", ["play", "manage"])
            seen = list(await session.scalars(select(PersonRow.seen_at)))
        assert min(seen) >= before

    with_database(database_url, work)
