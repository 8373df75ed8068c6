"""Guests, sessions, cookies and personal links."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import event, func, select

from stellwerk.server.database.models import TokenRow
from stellwerk.server.people.tokens import forget_expired
from tests.server.people.people_app import HOST, Entrance


def cookie_of(header: str) -> tuple[str, set[str]]:
    """The name of a cookie and its attributes, lower-case."""
    first, *attributes = header.split(";")
    return first.partition("=")[0], {attribute.strip().lower() for attribute in attributes}


def test_a_name_is_enough_to_be_somebody(entrance: Entrance) -> None:
    browser = entrance.browser()
    made = browser.ask("POST", "/api/people", {"name": "  Ada   Lovelace ", "language": "de"})
    assert made.status_code == 201
    assert made.json() == browser.get("/api/me")
    me = browser.get("/api/me")
    assert (me["name"], me["language"], me["login"], me["admin"]) == (
        "Ada Lovelace",
        "de",
        None,
        False,
    )


def test_without_a_cookie_one_is_nobody(entrance: Entrance) -> None:
    refused = entrance.browser().ask("GET", "/api/me")
    assert (refused.status_code, refused.json()["code"]) == (401, "not-logged-in")


def test_the_cookie_over_http_cannot_be_read_by_scripts_or_sent_by_other_sites(
    entrance: Entrance,
) -> None:
    answer = entrance.browser().ask("POST", "/api/people", {"name": "Ada"})
    name, attributes = cookie_of(answer.headers["set-cookie"])
    assert name == "stellwerk"
    assert {"httponly", "samesite=lax", "path=/", f"max-age={400 * 86_400}"} <= attributes
    assert "secure" not in attributes


def test_over_https_the_cookie_is_bound_to_this_host(entrance: Entrance) -> None:
    browser = entrance.browser("https")
    answer = browser.ask("POST", "/api/people", {"name": "Ada"})
    name, attributes = cookie_of(answer.headers["set-cookie"])
    assert name == "__Host-stellwerk"
    assert {"httponly", "samesite=lax", "path=/", "secure"} <= attributes
    assert not any(attribute.startswith("domain") for attribute in attributes)
    assert browser.get("/api/me")["name"] == "Ada"


def test_behind_a_proxy_the_public_address_decides(tmp_path: Path) -> None:
    with Entrance(tmp_path, public_url="https://play.example") as entrance:
        answer = entrance.browser().ask("POST", "/api/people", {"name": "Ada"})
        name, attributes = cookie_of(answer.headers["set-cookie"])
    assert name == "__Host-stellwerk"
    assert "secure" in attributes


def test_under_https_only_the_name_counts_that_cannot_be_forged(entrance: Entrance) -> None:
    ada, eve = entrance.guest("Ada", "https"), entrance.guest("Eve", "https")
    both = f"stellwerk={eve.token}; __Host-stellwerk={ada.token}"
    answer = entrance.browser("https").ask("GET", "/api/me", Cookie=both)
    assert answer.json()["name"] == "Ada"
    forged = entrance.browser("https").ask("GET", "/api/me", Cookie=f"stellwerk={eve.token}")
    assert forged.status_code == 401


def test_a_websocket_knows_who_opens_it(entrance: Entrance) -> None:
    ada = entrance.guest()
    key = ada.ask("POST", "/api/me/keys", {"label": "bot"}).json()["key"]
    assert entrance.knock({"Cookie": f"stellwerk={ada.token}"}) == "Ada"
    assert entrance.knock({"Authorization": f"Bearer {key}"}) == "Ada"
    assert entrance.knock({"Cookie": f"stellwerk={key}"}) == "nobody"
    entrance.expire(ada.token)
    assert entrance.knock({"Cookie": f"stellwerk={ada.token}"}) == "nobody"


def test_an_expired_session_counts_as_none(entrance: Entrance) -> None:
    ada = entrance.guest()
    entrance.expire(ada.token)
    assert ada.code("GET", "/api/me") == "not-logged-in"


@pytest.mark.parametrize("token", ["", "short", "x" * 32, "ü" * 32, "x" * 5000])
def test_a_made_up_token_is_nobody(entrance: Entrance, token: str) -> None:
    headers = {"Authorization": b"Bearer " + token.encode()}
    client = entrance.browser().client
    answer = entrance.run(client.get("/api/me", headers=headers))
    assert answer.json()["code"] == "not-logged-in"


def test_a_cookie_of_another_scheme_is_not_lost_beside_other_authorization(
    entrance: Entrance,
) -> None:
    """A proxy may ask for a password of its own; that does not hide who we are."""
    answer = entrance.guest().ask("GET", "/api/me", Authorization="Basic YTpi")
    assert answer.json()["name"] == "Ada"


def test_coming_in_again_makes_another_person(entrance: Entrance) -> None:
    browser = entrance.guest()
    first = browser.get("/api/me")["id"]
    browser.ask("POST", "/api/people", {"name": "Ada"})
    assert browser.get("/api/me")["id"] != first


def test_a_personal_link_moves_somebody_to_another_device_once(entrance: Entrance) -> None:
    laptop, phone, thief = entrance.guest(), entrance.browser(), entrance.browser()
    link = laptop.ask("POST", "/api/me/link").json()
    assert link["url"] == f"http://{HOST}/link#{link['token']}"
    moved = phone.ask("POST", "/api/links", {"token": link["token"]})
    assert moved.status_code == 200
    assert phone.get("/api/me") == laptop.get("/api/me")
    assert thief.code("POST", "/api/links", {"token": link["token"]}) == "no-such-link"
    assert thief.code("GET", "/api/me") == "not-logged-in"


def test_of_two_devices_that_open_a_link_at_once_one_gets_in(entrance: Entrance) -> None:
    token = entrance.guest().ask("POST", "/api/me/link").json()["token"]
    clients = [entrance.browser().client for _ in range(4)]

    async def race() -> list[int]:
        uses = [client.post("/api/links", json={"token": token}) for client in clients]
        return sorted(answer.status_code for answer in await asyncio.gather(*uses))

    assert entrance.run(race()) == [200, 404, 404, 404]


def test_links_begin_with_the_public_address(tmp_path: Path) -> None:
    with Entrance(tmp_path, public_url="https://play.example/") as entrance:
        link = entrance.guest(scheme="https").ask("POST", "/api/me/link").json()
    assert link["url"].startswith("https://play.example/link#")


def test_an_expired_link_leads_nowhere(entrance: Entrance) -> None:
    token = entrance.guest().ask("POST", "/api/me/link").json()["token"]
    entrance.expire(token)
    assert entrance.browser().code("POST", "/api/links", {"token": token}) == "no-such-link"


def test_a_token_of_one_kind_is_not_one_of_another(entrance: Entrance) -> None:
    ada = entrance.guest()
    link = ada.ask("POST", "/api/me/link").json()["token"]
    key = ada.ask("POST", "/api/me/keys", {"label": "bot"}).json()["key"]
    other = entrance.browser()
    for token in (ada.token, key):
        assert other.code("POST", "/api/links", {"token": token}) == "no-such-link"
    for cookie in (link, key):
        assert other.code("GET", "/api/me", Cookie=f"stellwerk={cookie}") == "not-logged-in"
    assert other.code("GET", "/api/me", Authorization=f"Bearer {link}") == "not-logged-in"


def test_tokens_that_ended_are_thrown_away_and_no_others(entrance: Entrance) -> None:
    ada, eve = entrance.guest("Ada"), entrance.guest("Eve")
    eve.ask("POST", "/api/me/keys", {"label": "bot"})
    entrance.expire(ada.token)
    entrance.run(forget_expired(entrance.process.database))

    async def count() -> int | None:
        async with entrance.process.database.reading() as session:
            return await session.scalar(select(func.count()).select_from(TokenRow))

    assert entrance.run(count()) == 2
    assert eve.get("/api/me")["name"] == "Eve"


@pytest.mark.parametrize(("path", "looks"), [("/api/me", 1), ("/", 0), ("/assets/map.svg", 0)])
def test_knowing_who_asks_takes_one_look_into_the_database(
    entrance: Entrance, path: str, looks: int
) -> None:
    ada, statements = entrance.guest(), []
    engine = entrance.process.database.engine.sync_engine
    event.listen(
        engine, "before_cursor_execute", lambda *arguments: statements.append(arguments[2])
    )
    ada.ask("GET", path)
    assert len([each for each in statements if each.startswith("SELECT")]) == looks
