"""Browsers that are told while the page is closed: whose they are, how many, and how long."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.notices.push_service import PushBrowser
from tests.server.people.people_app import Browser, Entrance


@pytest.fixture
def entrance(tmp_path: Path) -> Iterator[Entrance]:
    """Where addresses of this machine are let in, so that no name has to be looked up."""
    with Entrance(tmp_path, private_webhooks=True, requests_per_minute=60_000) as entrance:
        yield entrance


def address(number: int = 1) -> dict[str, str]:
    device = PushBrowser().device(f"https://127.0.0.1/push/{number}")
    return {"endpoint": device.endpoint, "p256dh": device.p256dh, "auth": device.auth}


def count(guest: Browser) -> int:
    found: int = guest.get("/api/me/push")["devices"]
    return found


def test_a_browser_is_told_until_it_is_not(entrance: Entrance) -> None:
    ada = entrance.guest()
    state = ada.get("/api/me/push")
    assert (len(state["key"]), state["devices"]) == (87, 0)
    assert ada.ask("PUT", "/api/me/push", address()).json() == state | {"devices": 1}
    ada.ask("PUT", "/api/me/push", address())
    assert count(ada) == 1
    ada.ask("POST", "/api/me/push/end", {"endpoint": address()["endpoint"]})
    assert count(ada) == 0


def test_a_browser_belongs_to_whoever_was_there_last(entrance: Entrance) -> None:
    ada, bo = entrance.guest(), entrance.guest()
    ada.ask("PUT", "/api/me/push", address())
    bo.ask("POST", "/api/me/push/end", {"endpoint": address()["endpoint"]})
    assert count(ada) == 1  # nobody ends what is not theirs
    bo.ask("PUT", "/api/me/push", address())
    assert (count(ada), count(bo)) == (0, 1)


def test_of_too_many_the_oldest_go(entrance: Entrance) -> None:
    ada = entrance.guest()
    for number in range(13):
        ada.ask("PUT", "/api/me/push", address(number))
    assert count(ada) == 10


def test_whoever_logs_out_is_told_no_more(entrance: Entrance) -> None:
    ada = entrance.guest()
    ada.ask("PUT", "/api/me/account", {"login": "ada", "password": "correct horse"})
    ada.ask("PUT", "/api/me/push", address())
    ada.ask("POST", "/api/me/logout")
    ada.ask("POST", "/api/login", {"login": "ada", "password": "correct horse"})
    assert count(ada) == 0


@pytest.mark.parametrize(
    "changed",
    [
        {"endpoint": "http://127.0.0.1/push"},
        {"endpoint": "https://127.0.0.1/\x00"},
        {"endpoint": "https://127.0.0.1/" + "x" * 1000},
        {"p256dh": "%" * 87},
        {"auth": ""},
        {"more": "than that"},
    ],
)
def test_what_is_no_address_is_refused(entrance: Entrance, changed: dict[str, str]) -> None:
    ada = entrance.guest()
    assert ada.ask("PUT", "/api/me/push", address() | changed).status_code == 400
    assert count(ada) == 0


def test_strangers_and_keys_that_only_play_have_no_part_in_it(entrance: Entrance) -> None:
    assert entrance.browser().code("GET", "/api/me/push") == "not-logged-in"
    assert entrance.browser().code("PUT", "/api/me/push", address()) == "not-logged-in"
