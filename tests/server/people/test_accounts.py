"""Accounts with a password, keys, logging out, leaving."""

import pytest

from stellwerk.server.people.passwords import HASHER, NOBODY
from tests.server.people.people_app import Browser, Entrance

ACCOUNT = {"login": "Ada", "password": "correct horse"}
CREDENTIALS = {"login": "aDA", "password": "correct horse"}


@pytest.fixture
def ada(entrance: Entrance) -> Browser:
    """Ada, who has an account."""
    ada = entrance.guest()
    assert ada.ask("PUT", "/api/me/account", ACCOUNT).json()["login"] == "ada"
    entrance.process.requests.clear()
    return ada


def test_an_account_lets_one_in_anywhere_whatever_the_case(
    entrance: Entrance, ada: Browser
) -> None:
    phone = entrance.browser()
    answer = phone.ask("POST", "/api/login", CREDENTIALS)
    assert answer.status_code == 200
    assert answer.json() == phone.get("/api/me") == ada.get("/api/me")


@pytest.mark.parametrize("login", ["ada", "nobody", "", "a\x00b", "x" * 100])
def test_wrong_password_and_unknown_name_are_answered_alike(
    entrance: Entrance, ada: Browser, login: str
) -> None:
    answer = entrance.browser().ask(
        "POST", "/api/login", {"login": login, "password": "wrong horse"}
    )
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-password")
    assert "set-cookie" not in answer.headers


def test_the_hash_of_nobody_takes_as_long_as_any_other() -> None:
    assert not HASHER.check_needs_rehash(NOBODY)


def test_changing_an_account_needs_the_old_password(entrance: Entrance, ada: Browser) -> None:
    change = {"login": "countess", "password": "battery staple"}
    assert ada.code("PUT", "/api/me/account", change) == "wrong-password"
    wrong = {**change, "old_password": "wrong horse"}
    assert ada.code("PUT", "/api/me/account", wrong) == "wrong-password"
    right = {**change, "old_password": "correct horse"}
    assert ada.ask("PUT", "/api/me/account", right).json()["login"] == "countess"
    browser = entrance.browser()
    assert browser.code("POST", "/api/login", CREDENTIALS) == "wrong-password"
    new = {"login": "countess", "password": "battery staple"}
    assert browser.ask("POST", "/api/login", new).status_code == 200


def test_a_login_belongs_to_one_person(entrance: Entrance, ada: Browser) -> None:
    taken = {"login": "ADA", "password": "battery staple"}
    answer = entrance.guest("Eve").ask("PUT", "/api/me/account", taken)
    assert (answer.status_code, answer.json()["code"]) == (409, "login-taken")


def test_a_login_that_grows_when_it_is_read_is_refused(entrance: Entrance) -> None:
    """One letter of some scripts stands for eighteen plain ones."""
    account = {"login": "\ufdfa" * 40, "password": "correct horse"}
    assert entrance.guest().code("PUT", "/api/me/account", account) == "bad-name"


def test_renaming(entrance: Entrance) -> None:
    ada = entrance.guest()
    assert ada.ask("PATCH", "/api/me", {"name": "Augusta"}).json()["name"] == "Augusta"
    assert ada.ask("PATCH", "/api/me", {"language": "fr"}).json()["name"] == "Augusta"
    assert ada.get("/api/me")["language"] == "fr"


def test_logging_out_ends_this_session_alone(entrance: Entrance, ada: Browser) -> None:
    phone = entrance.browser()
    phone.ask("POST", "/api/login", CREDENTIALS)
    token = phone.token
    assert phone.ask("POST", "/api/me/logout").status_code == 204
    assert not list(phone.client.cookies.jar)
    again = entrance.browser().ask("GET", "/api/me", Authorization=f"Bearer {token}")
    assert again.status_code == 401
    assert ada.get("/api/me")["login"] == "ada"


def test_over_https_logging_out_drops_the_cookie_too(entrance: Entrance) -> None:
    ada = entrance.guest(scheme="https")
    assert ada.ask("POST", "/api/me/logout").status_code == 204
    assert not list(ada.client.cookies.jar)


def test_logging_out_everywhere_ends_other_sessions_links_and_keys(
    entrance: Entrance, ada: Browser
) -> None:
    phone, program = entrance.browser(), entrance.browser()
    phone.ask("POST", "/api/login", CREDENTIALS)
    key = phone.ask("POST", "/api/me/keys", {"label": "bot"}).json()["key"]
    link = phone.ask("POST", "/api/me/link").json()["token"]
    eve = entrance.guest("Eve")
    person = ada.get("/api/me")["id"]
    assert program.ask("GET", "/api/me", Authorization=f"Bearer {key}").json()["id"] == person

    assert ada.ask("POST", "/api/me/logout-everywhere").status_code == 204

    for browser in (ada, phone):
        assert browser.code("GET", "/api/me") == "not-logged-in"
    assert program.code("GET", "/api/me", Authorization=f"Bearer {key}") == "not-logged-in"
    assert program.code("POST", "/api/links", {"token": link}) == "no-such-link"
    assert entrance.process.requests == [("gone", person)]
    assert eve.get("/api/me")["name"] == "Eve"


def test_keys_are_shown_once_and_taken_back_together(entrance: Entrance) -> None:
    ada, program = entrance.guest(), entrance.browser()
    made = ada.ask("POST", "/api/me/keys", {"label": " my  bot "})
    assert made.status_code == 201
    assert made.json()["label"] == "my bot"
    [listed] = ada.get("/api/me/keys")
    assert set(listed) == {"label", "scopes", "created_at"}
    key = made.json()["key"]
    assert program.ask("GET", "/api/me", Authorization=f"bearer {key}").json()["name"] == "Ada"
    assert ada.ask("DELETE", "/api/me/keys").status_code == 204
    assert ada.get("/api/me/keys") == []
    assert program.code("GET", "/api/me", Authorization=f"Bearer {key}") == "not-logged-in"
    assert ada.get("/api/me")["name"] == "Ada"


def test_deleting_me_locks_out_gives_up_seats_and_forgets_everything(
    entrance: Entrance, ada: Browser
) -> None:
    person = ada.get("/api/me")["id"]
    key = ada.ask("POST", "/api/me/keys", {"label": "bot"}).json()["key"]
    assert ada.ask("DELETE", "/api/me").status_code == 204
    assert entrance.process.requests == [("gone", person), ("give up seats", person)]
    assert ada.code("GET", "/api/me", Authorization=f"Bearer {key}") == "not-logged-in"
    assert ada.code("POST", "/api/login", CREDENTIALS) == "wrong-password"
    guest = entrance.guest("Eve")
    assert guest.ask("PUT", "/api/me/account", ACCOUNT).json()["login"] == "ada"


def test_secrets_are_not_in_the_database_files(entrance: Entrance, ada: Browser) -> None:
    mail = {"mail": "ada@example.org"}
    ada.ask("PUT", "/api/me/notices", mail)
    secrets = {
        "session": ada.token,
        "key": ada.ask("POST", "/api/me/keys", {"label": "searched label"}).json()["key"],
        "link": ada.ask("POST", "/api/me/link").json()["token"],
        "mail": entrance.process.notices.sent[0][1],
        "password": ACCOUNT["password"],
    }
    kept = b"".join(file.read_bytes() for file in entrance.folder.iterdir())
    assert b"searched label" in kept  # what was just written can be found at all
    assert {kind for kind, secret in secrets.items() if secret.encode() in kept} == set()
    assert b"$argon2id$" in kept


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/me", None),
        ("PATCH", "/api/me", {"name": "Eve"}),
        ("DELETE", "/api/me", None),
        ("POST", "/api/me/link", None),
        ("POST", "/api/me/logout", None),
        ("POST", "/api/me/logout-everywhere", None),
        ("PUT", "/api/me/account", ACCOUNT),
        ("POST", "/api/me/keys", {"label": "bot"}),
        ("GET", "/api/me/keys", None),
        ("GET", "/api/me/data", None),
        ("DELETE", "/api/me/keys", None),
        ("GET", "/api/me/notices", None),
        ("PUT", "/api/me/notices", {}),
    ],
)
def test_nobody_can_do_nothing_here(
    entrance: Entrance, method: str, path: str, body: object
) -> None:
    answer = entrance.browser().ask(method, path, body)
    assert (answer.status_code, answer.json()["code"]) == (401, "not-logged-in")
