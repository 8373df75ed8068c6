"""What nobody needs expires, gently; what somebody needs does not."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import pytest
from sqlalchemy import delete, event, func, select, update

from stellwerk.server.app import create_app
from stellwerk.server.database.models import (
    EntryRow,
    PersonRow,
    SeatRow,
    SnapshotRow,
    TableRow,
    TokenRow,
)
from stellwerk.server.messages.clocks import NoClock
from stellwerk.server.people.accounts import new_person_row
from stellwerk.server.people.leaving import _lock_out
from stellwerk.server.people.tokens import issue
from stellwerk.server.server_process import ServerProcess
from stellwerk.server.settings import Settings
from stellwerk.server.upkeep.expiring import DAY, Expired
from stellwerk.server.wall_clock import now
from tests.server.client import Guest, eventually
from tests.server.deployment import Deployment
from tests.server.stories.telling import TICKET, denied, pair
from tests.server.test_openapi import finished_record

if TYPE_CHECKING:
    from tests.server.postgres import Cluster

NewDeployment = Callable[..., Deployment]
Result = TypeVar("Result")
NOW = now()


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """The usual ones, on an empty database."""
    if request.param == "sqlite":
        return Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'stellwerk.db'}")
    cluster: Cluster = request.getfixturevalue("cluster")
    return Settings(database=cluster.new_database(), channels="memory")


def with_hall(settings: Settings, work: Callable[[ServerProcess], Awaitable[Result]]) -> Result:
    """Do something with the parts of an application, whose own looks are done before."""

    async def run() -> Result:
        app = create_app(settings)
        async with app.lifespan():
            process: ServerProcess = app.state.process
            await process.supervisor.close()
            return await work(process)

    return asyncio.run(run())


async def add_guest(process: ServerProcess, days_ago: float, login: str | None = None) -> str:
    """Somebody who was last seen so many days ago."""
    person = new_person_row("Guest", "en")
    person.seen_at, person.login = NOW - int(days_ago * DAY), login
    async with process.database.writing() as session:
        session.add(person)
        await session.flush()
        issue(session, person.id, "session")
    return person.id


async def add_table(
    process: ServerProcess, name: str, status: str, days_ago: float, **more: object
) -> str:
    """A table last changed so many days ago; `person` sits at it."""
    at = NOW - int(days_ago * DAY)
    person, entries = more.pop("person", None), int(str(more.pop("entries", 2)))
    usual = {
        "id": name, "game": TICKET, "options": {}, "visibility": "invited", "start": "full",
        "clock": NoClock(), "spectators": True, "bot_pause": 0.0, "status": status,
        "number": entries - 1, "pending": [], "created_at": at, "changed_at": at,
    }  # fmt: skip
    async with process.database.writing() as session:
        session.add(TableRow(**(usual | more)))
        await session.flush()
        session.add(SeatRow(table_id=name, number=0, person_id=person, told_number=-1))
        session.add(SeatRow(table_id=name, number=1, bot="planner", told_number=-1))
        session.add(SnapshotRow(table_id=name, number=0, content="{}"))
        for number in range(entries):
            entry = {"table_id": name, "number": number, "kind": "move", "seat": 0, "move": {}}
            session.add(EntryRow(**entry, events="[]", request=f"own:{number}", at=at))
    return name


async def left(process: ServerProcess, column: object) -> set[str]:
    async with process.database.reading() as session:
        return set(await session.scalars(select(column)))


def test_called_off_tables_and_old_imports_go_and_all_others_stay(settings: Settings) -> None:
    async def work(process: ServerProcess) -> None:
        ada = await add_guest(process, 1)
        for name, status, days, more in (
            ("closed-old", "closed", 8, {"host_id": ada}),
            ("closed-new", "closed", 6, {"host_id": ada}),
            ("waiting-old", "waiting", 8, {"host_id": ada}),
            ("running-old", "running", 400, {"person": ada}),
            ("over-old", "over", 400, {"person": ada}),
            ("over-of-bots", "over", 8, {"host_id": ada}),
            ("over-of-bots-new", "over", 6, {"host_id": ada}),
            ("import-old", "over", 91, {"host_id": ada, "imported": True}),
            ("import-new", "over", 89, {"host_id": ada, "imported": True}),
            ("import-of-nobody", "over", 1, {"imported": True}),
        ):
            await add_table(process, name, status, days, **more)
        assert await process.expiry.expire(NOW) == Expired(tables=4, guests=0)
        kept = {
            "closed-new", "waiting-old", "running-old", "over-old", "over-of-bots-new",
            "import-new",
        }  # fmt: skip
        assert await left(process, TableRow.id) == kept
        for rows in (EntryRow, SeatRow, SnapshotRow):
            assert await left(process, rows.table_id) == kept
        assert await process.expiry.expire(NOW) == Expired(0, 0)
        assert (await process.expiry.expire(NOW + 400 * DAY)).tables == 3  # the clock goes on

    with_hall(settings, work)


def test_matches_that_everybody_has_left_are_closed_and_then_deleted(settings: Settings) -> None:
    async def work(process: ServerProcess) -> None:
        here, gone = await add_guest(process, 1), await add_guest(process, 100, login="gone")
        for name, days, more in (
            ("left-old", 91, {"person": here}),
            ("left-new", 89, {"person": here}),
            ("unseen-old", 91, {"person": gone}),
            ("waits-for-somebody", 400, {"person": here}),
            ("over-old", 400, {"person": gone, "status": "over"}),
        ):
            await add_table(process, name, str(more.pop("status", "running")), days, **more)
        async with process.database.writing() as session:
            left_by_all = SeatRow.table_id.in_(("left-old", "left-new"))
            seats = update(SeatRow).where(left_by_all, SeatRow.number == 0)
            await session.execute(seats.values(stand_in="planner"))
        await process.expiry.expire(NOW)
        async with process.database.reading() as session:
            rows = {row.id: row for row in await session.scalars(select(TableRow))}
        assert {name: row.status for name, row in rows.items()} == {
            "left-old": "closed",
            "left-new": "running",
            "unseen-old": "closed",
            "waits-for-somebody": "running",
            "over-old": "over",
        }
        assert (rows["left-old"].pending, rows["left-old"].changed_at) == ([], NOW)
        assert await process.expiry.expire(NOW + 8 * DAY) == Expired(tables=2, guests=0)

    with_hall(settings, work)


def test_idle_guests_go_and_nobody_else(settings: Settings) -> None:
    async def work(process: ServerProcess) -> None:
        idle = await add_guest(process, 91)
        kept = {await add_guest(process, 89), await add_guest(process, 400, login="ada")}
        playing, keyed = await add_guest(process, 400), await add_guest(process, 400)
        await add_table(process, "running", "running", 400, person=playing)
        await add_table(process, "over", "over", 91, person=idle)
        async with process.database.writing() as session:
            issue(session, keyed, "key", "bot")
        kept |= {playing, keyed}
        assert (await process.expiry.expire(NOW)).guests == 1
        assert await left(process, PersonRow.id) == kept
        assert idle not in await left(process, TokenRow.person_id)
        # Whoever comes back once is seen again.
        async with process.database.writing() as session:
            await session.execute(update(PersonRow).values(seen_at=NOW + 300 * DAY))
            await session.execute(delete(TableRow))
        assert (await process.expiry.expire(NOW + 301 * DAY)).guests == 0

    with_hall(settings, work)


def test_who_was_leaving_when_the_server_stopped_is_forgotten(settings: Settings) -> None:
    async def work(process: ServerProcess) -> None:
        ada = await add_guest(process, 0, login="ada")
        await _lock_out(process.database, ada)
        assert (await process.expiry.expire(NOW)).guests == 1
        assert await left(process, PersonRow.id) == set()

    with_hall(settings, work)


def test_much_is_deleted_a_little_at_a_time(settings: Settings) -> None:
    """60 tables of 400 entries: never more than five of them in one transaction."""
    together: list[int] = []

    def note(*arguments: Any) -> None:
        _, cursor, statement = arguments[:3]
        if statement.startswith("DELETE FROM tables"):
            together.append(cursor.rowcount)

    async def work(process: ServerProcess) -> None:
        for number in range(60):
            await add_table(process, f"closed-{number}", "closed", 8, entries=400)
        event.listen(process.database.engine.sync_engine, "after_cursor_execute", note)
        assert await process.expiry.expire(NOW) == Expired(tables=60, guests=0)
        async with process.database.reading() as session:
            assert await session.scalar(select(func.count()).select_from(EntryRow)) == 0

    with_hall(settings, work)
    assert sum(together) == 60
    assert max(together) <= 5


@pytest.mark.parametrize("kind", ["sqlite", "two-processes"])
def test_a_deployment_that_opens_forgets_what_expired_while_it_was_closed(
    new_deployment: NewDeployment, kind: str
) -> None:
    """A real server, whose days are very short."""
    deployment = new_deployment(
        kind, closed_days=0.000001, import_days=0.000001, guest_days=0.000001
    )
    ada, bo, running = pair(deployment)
    idle = Guest(deployment, "Idle")
    closed = ada.new_table(TICKET, ["me", "open"], visibility="open")["table"]["id"]
    ada.delete(f"/api/tables/{closed}")
    brought_in = ada.post("/api/records", finished_record())["id"]
    deployment.stop()
    deployment.restart()
    eventually(lambda: bo.ask("GET", f"/api/tables/{closed}", expect=(200, 404)).is_client_error)
    eventually(
        lambda: ada.ask("GET", f"/api/tables/{brought_in}", expect=(200, 404)).is_client_error
    )
    eventually(lambda: idle.ask("GET", "/api/me", expect=(200, 401)).is_client_error)
    for guest in (ada, bo):
        assert guest.table(running)["status"] == "running"
    assert denied(ada, "GET", f"/api/tables/{closed}") == (404, "no-such-table")


def test_who_looks_at_a_table_that_is_deleted_is_sent_away(deployment: Deployment) -> None:
    ada, bo = Guest(deployment, "Ada"), Guest(deployment, "Bo")
    record = ada.post("/api/records", finished_record())["id"]
    invitation = ada.post(f"/api/tables/{record}/invitations")["token"]
    bo.post("/api/invitations", {"token": invitation})
    with bo.socket(record) as socket:
        socket.until("state")
        ada.delete("/api/me", 204)
        assert socket.close_code() == 4404
    assert denied(bo, "GET", f"/api/tables/{record}") == (404, "no-such-table")
