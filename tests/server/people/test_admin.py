"""The admin: made by a command, and what nobody else may do."""

import msgspec
import pytest
from sqlalchemy import insert

from stellwerk.server.database.models import TableRow
from stellwerk.server.denied import Denied
from stellwerk.server.messages.clocks import NoClock
from stellwerk.server.people.admin import make_admin
from tests.server.people.people_app import Browser, Entrance

PASSWORD = "signal box one"


@pytest.fixture
def admin(entrance: Entrance) -> Browser:
    """The admin, logged in."""
    entrance.run(make_admin(entrance.process.database, "Boss", PASSWORD))
    browser = entrance.browser()
    answer = browser.ask("POST", "/api/login", {"login": "boss", "password": PASSWORD})
    assert answer.json()["admin"]
    return browser


def add_tables(entrance: Entrance, *statuses: str) -> None:
    """Tables of which only the row matters."""

    async def write() -> None:
        async with entrance.process.database.writing() as session:
            for number, status in enumerate(statuses):
                await session.execute(insert(TableRow).values(**table(number, status)))

    entrance.run(write())


def table(number: int, status: str) -> dict[str, object]:
    return {
        "id": f"table-{number}",
        "game": "ticket-usa",
        "options": {},
        "visibility": "open",
        "start": "full",
        "clock": NoClock(),
        "spectators": True,
        "bot_pause": 0.0,
        "status": status,
        "pending": [],
        "created_at": number,
        "changed_at": number,
    }


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/admin/overview"),
        ("GET", "/api/admin/tables"),
        ("DELETE", "/api/admin/tables/some"),
        ("GET", "/api/admin/people"),
        ("DELETE", "/api/admin/people/some"),
    ],
)
def test_others_are_turned_away(entrance: Entrance, method: str, path: str) -> None:
    refused = entrance.guest().ask(method, path)
    assert (refused.status_code, refused.json()["code"]) == (403, "not-admin")
    assert entrance.browser().code(method, path) == "not-logged-in"
    assert entrance.process.requests == []


def test_whoever_had_the_login_before_is_logged_out(entrance: Entrance) -> None:
    squatter = entrance.guest("Eve")
    squatter.ask("PUT", "/api/me/account", {"login": "boss", "password": "eve eve eve"})
    key = squatter.ask("POST", "/api/me/keys", {"label": "bot"}).json()["key"]
    entrance.run(make_admin(entrance.process.database, "boss", PASSWORD))
    assert squatter.code("GET", "/api/me") == "not-logged-in"
    assert squatter.code("GET", "/api/me", Authorization=f"Bearer {key}") == "not-logged-in"
    old = {"login": "boss", "password": "eve eve eve"}
    assert squatter.code("POST", "/api/login", old) == "wrong-password"


@pytest.mark.parametrize(("login", "password"), [("boss", "short"), ("a b", PASSWORD)])
def test_a_bad_login_or_password_makes_no_admin(
    entrance: Entrance, login: str, password: str
) -> None:
    with pytest.raises((msgspec.ValidationError, Denied)):
        entrance.run(make_admin(entrance.process.database, login, password))


def test_the_overview_counts(entrance: Entrance, admin: Browser) -> None:
    add_tables(entrance, "waiting", "running", "running")
    entrance.guest()
    assert admin.get("/api/admin/overview") == {
        "people": 2,
        "tables": {"waiting": 1, "running": 2},
        "entries": 0,
    }


def test_tables_are_listed_by_status_the_last_changed_first(
    entrance: Entrance, admin: Browser
) -> None:
    add_tables(entrance, "running", "waiting", "running")
    ids = [line["id"] for line in admin.get("/api/admin/tables?status=running")]
    assert ids == ["table-2", "table-0"]
    assert len(admin.get("/api/admin/tables")) == 3
    assert admin.ask("GET", "/api/admin/tables?status=lost").status_code == 400


def test_closing_a_table_is_left_to_the_process(entrance: Entrance, admin: Browser) -> None:
    assert admin.ask("DELETE", "/api/admin/tables/table-1").status_code == 204
    assert entrance.process.requests == [("close", "table-1")]


def test_people_are_found_by_part_of_their_name(entrance: Entrance, admin: Browser) -> None:
    for name in ("Ada Lovelace", "Eve", "100% Eve"):
        entrance.guest(name)
    assert [p["name"] for p in admin.get("/api/admin/people?name=LOVE")] == ["Ada Lovelace"]
    assert [p["name"] for p in admin.get("/api/admin/people?name=%25")] == ["100% Eve"]
    assert admin.get("/api/admin/people?name=nobody%00") == []
    assert len(admin.get("/api/admin/people")) == 4


def test_the_admin_deletes_somebody_as_they_would_themselves(
    entrance: Entrance, admin: Browser
) -> None:
    eve = entrance.guest("Eve")
    person = eve.get("/api/me")["id"]
    assert admin.ask("DELETE", f"/api/admin/people/{person}").status_code == 204
    assert entrance.process.requests == [("gone", person), ("give up seats", person)]
    assert eve.code("GET", "/api/me") == "not-logged-in"
    again = admin.ask("DELETE", f"/api/admin/people/{person}")
    assert (again.status_code, again.json()["code"]) == (404, "no-such-person")
    assert admin.ask("DELETE", "/api/admin/people/%00").status_code == 400
