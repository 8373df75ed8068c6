"""Cross-site requests, headers and rates."""

from pathlib import Path

import pytest

from stellwerk.server.requests.addresses import client_address
from stellwerk.server.requests.languages import reader_language
from stellwerk.server.security import allowances
from stellwerk.server.security.allowances import Allowance
from tests.server.people.people_app import HOST, Entrance

OWN = f"http://{HOST}"
OTHER = "https://evil.example"

FINE: list[dict[str, str]] = [
    {},
    {"Sec-Fetch-Site": "same-origin"},
    {"Sec-Fetch-Site": "none"},
    {"Sec-Fetch-Site": "same-origin", "Origin": OTHER},
    {"Origin": OWN},
    {"Origin": f"https://{HOST}"},
    {"Origin": f"http://{HOST.upper()}:80"},
    {"Origin": "https://play.example"},
]
REFUSED: list[dict[str, str]] = [
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Sec-Fetch-Site": "cross-site", "Origin": OWN},
    {"Sec-Fetch-Site": ""},
    {"Origin": OTHER},
    {"Origin": "null"},
    {"Origin": ""},
    {"Origin": f"http://{HOST}:81"},
    {"Origin": f"http://{HOST}.evil.example"},
    {"Origin": f"http://evil.example/{HOST}"},
    {"Origin": f"http://{HOST}:x"},
    {"Origin": "http://["},
    {"Origin": f"file://{HOST}"},
]


@pytest.fixture
def public(tmp_path: Path) -> "Entrance":
    """A server that is also known by a public address."""
    return Entrance(tmp_path, public_url="https://play.example", requests_per_minute=100_000)


def header_names(headers: dict[str, str]) -> str:
    return ", ".join(f"{name}: {value}" for name, value in headers.items()) or "nothing"


@pytest.mark.parametrize("headers", FINE, ids=header_names)
def test_own_pages_and_programs_may_change_things(
    public: Entrance, headers: dict[str, str]
) -> None:
    with public:
        answer = public.browser().ask("POST", "/api/people", {"name": "Ada"}, **headers)
        assert answer.status_code == 201
        assert public.knock(headers) == "nobody"


@pytest.mark.parametrize("headers", REFUSED, ids=header_names)
def test_other_sites_may_not(public: Entrance, headers: dict[str, str]) -> None:
    with public:
        answer = public.browser().ask("POST", "/api/people", {"name": "Ada"}, **headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "cross-site")
        assert "set-cookie" not in answer.headers
        assert public.knock(headers) == "4403"


def test_reading_is_left_to_the_browser(entrance: Entrance) -> None:
    answer = entrance.guest().ask("GET", "/api/me", Sec_Fetch_Site="cross-site", Origin=OTHER)
    assert answer.status_code == 200
    assert "access-control-allow-origin" not in answer.headers


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_a_body_that_a_form_could_send_is_refused(entrance: Entrance, kind: str) -> None:
    client = entrance.browser().client
    answer = entrance.run(
        client.post("/api/people", content=b'{"name": "Ada"}', headers={"Content-Type": kind})
    )
    assert (answer.status_code, answer.json()["code"]) == (415, "not-json")


def test_json_may_name_its_character_set(entrance: Entrance) -> None:
    headers = {"Content-Type": "application/json; charset=utf-8"}
    client = entrance.browser().client
    answer = entrance.run(client.post("/api/people", content=b'{"name": "A"}', headers=headers))
    assert answer.status_code == 201


def test_a_refusal_is_written_in_the_readers_language(entrance: Entrance) -> None:
    ada = entrance.guest()
    ada.ask("PATCH", "/api/me", {"language": "nl"})
    scope = {"user": None, "headers": [(b"accept-language", b"fr")], "state": {}}
    assert reader_language(scope) == "fr"  # type: ignore[arg-type]
    texts = {
        language: entrance.browser().ask("GET", "/api/me", Accept_Language=language).json()["text"]
        for language in ("en", "de")
    }
    assert texts["en"] != texts["de"]
    named = ada.ask("PATCH", "/api/me", {"name": "\u202e"}, Accept_Language="de").json()["text"]
    german = entrance.browser().ask("POST", "/api/people", {"name": "\u202e"}, Accept_Language="de")
    assert named != german.json()["text"]


HARDENED = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@pytest.mark.parametrize("path", ["/api/me", "/api/nowhere", "/nowhere"])
def test_every_answer_is_hardened_even_when_nothing_is_there(entrance: Entrance, path: str) -> None:
    headers = entrance.browser().ask("GET", path).headers
    assert {name: headers[name] for name in HARDENED} == HARDENED
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["script-src"] == policy["connect-src"] == policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert "camera=()" in headers["permissions-policy"]
    assert headers.get("cache-control") == ("no-store" if path.startswith("/api") else None)


def test_https_is_remembered_by_browsers_that_used_it(entrance: Entrance) -> None:
    secure = entrance.browser("https").ask("GET", "/api/me")
    plain = entrance.browser("http").ask("GET", "/api/me")
    assert "max-age" in secure.headers["strict-transport-security"]
    assert "strict-transport-security" not in plain.headers


def test_asking_too_fast_is_answered_with_how_long_to_wait(tmp_path: Path) -> None:
    with Entrance(tmp_path, requests_per_minute=60) as entrance:
        ada, eve = entrance.guest("Ada"), entrance.guest("Eve")
        answers = [ada.ask("GET", "/api/me").status_code for _ in range(61)]
        assert answers == [200] * 60 + [429]
        refused = ada.ask("GET", "/api/me")
        assert refused.json()["code"] == "too-fast"
        assert refused.headers["retry-after"] == "1"
        assert eve.ask("GET", "/api/me").status_code == 200  # the same address, another person
        entrance.seconds += 2
        assert [ada.ask("GET", "/api/me").status_code for _ in range(3)] == [200, 200, 429]


def test_an_address_with_nobody_behind_it_is_counted_as_one(tmp_path: Path) -> None:
    with Entrance(tmp_path, requests_per_minute=60) as entrance:
        first = [entrance.browser().ask("GET", "/api/me").status_code for _ in range(61)]
        assert first == [401] * 60 + [429]
        assert entrance.knock({"Origin": OWN}) == "4429"
        elsewhere = entrance.browser(address="198.51.100.9")
        assert elsewhere.ask("GET", "/api/me").status_code == 401


@pytest.mark.parametrize("path", ["/api/login", "//api//login/"])
def test_passwords_cannot_be_guessed_by_the_thousand(tmp_path: Path, path: str) -> None:
    with Entrance(tmp_path, requests_per_minute=600) as entrance:
        credentials = {"login": "ada", "password": "x"}

        def guess(address: str) -> int:
            browser = entrance.browser(address=address)
            return browser.ask("POST", f"http://{HOST}{path}", credentials).status_code

        assert [guess("203.0.113.7") for _ in range(11)] == [403] * 10 + [429]
        assert guess("198.51.100.9") == 403
        entrance.seconds += 6
        assert [guess("203.0.113.7") for _ in range(2)] == [403, 429]


def test_health_is_never_limited(tmp_path: Path) -> None:
    with Entrance(tmp_path, requests_per_minute=1) as entrance:
        browser = entrance.browser()
        assert {browser.ask("GET", "/health").status_code for _ in range(5)} == {404}


def test_an_allowance_forgets_who_has_rested(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = 0.0
    allowance = Allowance(per_second=1, burst=10, clock=lambda: seconds)
    for number in range(1000):
        allowance.take(f"key {number}")
    assert len(allowance) == 1000
    seconds = 10.0
    assert allowance.take("another")
    assert len(allowance) == 1


def test_an_allowance_remembers_only_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(allowances, "MOST_KEYS", 100)
    allowance = Allowance(per_second=1, burst=1, clock=lambda: 0.0)
    for number in range(1000):
        allowance.take(f"key {number}")
    assert len(allowance) == 100
    assert not allowance.take("key 999")


def test_an_allowance_takes_all_or_nothing() -> None:
    allowance = Allowance(per_second=2, burst=10, clock=lambda: 0.0)
    assert allowance.take("ada", 8)
    assert not allowance.take("ada", 3)
    assert allowance.wait("ada", 4) == 1
    assert allowance.wait("ada", 7) == 3
    assert allowance.take("ada", 2)


def test_an_allowance_of_nothing_refuses_for_long() -> None:
    allowance = Allowance(per_second=0, burst=0, clock=lambda: 0.0)
    assert not allowance.take("ada")
    assert allowance.wait("ada") == 3600


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (("203.0.113.7", 1), "203.0.113.7"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:db8:1:2::/64"),
        (("2001:db8:1:2::9", 1), "2001:db8:1:2::/64"),
        (("::ffff:203.0.113.7", 1), "203.0.113.7"),
        (("testclient", 1), "testclient"),
        (None, "unknown"),
    ],
)
def test_a_household_is_one_address(client: tuple[str, int] | None, address: str) -> None:
    assert client_address({"client": client}) == address  # type: ignore[typeddict-item]
