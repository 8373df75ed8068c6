"""A server with a public address behind a proxy: what those outside see, and what is written."""

import json
import re
import time
from collections.abc import Iterator

import httpx
import pytest

from stellwerk.server.notices.address import LOOKUP_SECONDS
from tests.server.client import eventually
from tests.server.deployment import ASKING, Deployment, build_deployment
from tests.server.notices.post_office import Letterbox, mail_server
from tests.server.raw_sockets import connect, upgrade_request
from tests.server.traffic.attackers import answer_of
from tests.server.warm_start import run_warm

PUBLIC = "play.example"
PASSWORD = "correct horse battery"
LETTERS = Letterbox()


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Deployment]:
    with mail_server(LETTERS) as port:
        built = build_deployment(
            "sqlite",
            tmp_path_factory.mktemp("public"),
            lambda: "",
            public_url=f"https://{PUBLIC}",
            proxies="127.0.0.1",
            private_webhooks=False,
            smtp_host="127.0.0.1",
            smtp_port=port,
            smtp_tls="none",
            mail_from="stellwerk@play.example",
            log_level="warning",
        )
        yield built
        built.stop()


class Visitor:
    """Somebody who comes by the proxy from an address of their own."""

    def __init__(
        self, deployment: Deployment, address: str = "203.0.113.1", host: str = PUBLIC
    ) -> None:
        headers = {"Host": host, "X-Forwarded-For": address, "X-Forwarded-Proto": "https"}
        self.http = httpx.Client(
            base_url=deployment.address(),
            headers=headers,
            timeout=30,
            trust_env=False,
            verify=False,
        )

    def ask(
        self, method: str, path: str, body: object = None, cookie: str | None = None
    ) -> httpx.Response:
        headers = {} if cookie is None else {"Cookie": cookie}
        self.http.cookies.clear()
        return self.http.request(method, path, json=body, headers=headers)

    def come_in(self, name: str = "Ada") -> str:
        """The token of a new guest."""
        answer = self.ask("POST", "/api/people", {"name": name})
        assert answer.status_code == 201, answer.text
        name, _, token = answer.headers["set-cookie"].partition(";")[0].partition("=")
        assert name == "__Host-stellwerk"
        return token

    def log_in(self, login: str, password: str = PASSWORD, cookie: str | None = None) -> int:
        body = {"login": login, "password": password}
        return self.ask("POST", "/api/login", body, cookie).status_code


def owner(deployment: Deployment, login: str) -> tuple[Visitor, str]:
    """Somebody with an account, and the cookie of their browser."""
    visitor = Visitor(deployment, "198.51.100.1")
    cookie = f"__Host-stellwerk={visitor.come_in(login)}"
    account = {"login": login, "password": PASSWORD}
    assert visitor.ask("PUT", "/api/me/account", account, cookie).status_code == 200
    return visitor, cookie


def log_of(deployment: Deployment) -> str:
    return deployment.servers[0].log_file.read_text()


# — names and cookies


def test_another_host_is_refused_in_words(public: Deployment) -> None:
    for host in ("evil.example", f"{PUBLIC}.evil.example", f"{PUBLIC}:81", "", "127.0.0.1"):
        for path in ("/", "/api/catalogue", "/nowhere"):
            answer = Visitor(public, host=host).ask("GET", path)
            assert (answer.status_code, answer.json()["code"]) == (421, "wrong-host"), host
    for host in (PUBLIC, PUBLIC.upper(), f"{PUBLIC}:443"):
        assert Visitor(public, host=host).ask("GET", "/api/catalogue").status_code == 200


def test_two_hosts_are_none(public: Deployment) -> None:
    with connect(public.servers[0].port) as twofold:
        twofold.sendall(
            f"GET /api/catalogue HTTP/1.1\r\nHost: {PUBLIC}\r\nHost: evil.example\r\n"
            "Connection: close\r\n\r\n".encode()
        )
        assert answer_of(twofold).startswith(b"HTTP/1.1 421")


def test_a_websocket_to_another_host_is_not_opened(public: Deployment) -> None:
    with connect(public.servers[0].port) as opened:
        opened.sendall(upgrade_request("/api/me/live", "", "X-Forwarded-For: 203.0.113.1"))
        assert answer_of(opened).startswith(b"HTTP/1.1 403")


def test_whoever_is_on_this_machine_needs_no_name(public: Deployment) -> None:
    assert ASKING.get(f"{public.address()}/api/catalogue").status_code == 200
    assert Visitor(public, host="10.0.0.7:8400").ask("GET", "/health").status_code == 200


def test_a_cookie_that_a_neighbour_could_have_set_does_not_count(public: Deployment) -> None:
    visitor = Visitor(public)
    token = visitor.come_in()
    assert visitor.ask("GET", "/api/me", cookie=f"__Host-stellwerk={token}").status_code == 200
    assert visitor.ask("GET", "/api/me", cookie=f"stellwerk={token}").status_code == 401


# — guessing


def test_guessing_at_one_account_becomes_slow_and_its_owner_comes_in(public: Deployment) -> None:
    home, cookie = owner(public, "ada")
    assert home.log_in("ada") == 200
    household = [Visitor(public, f"2001:db8:1:2::{number:x}") for number in range(4)]
    guesses = [household[number % 4].log_in("ADA", "wrong") for number in range(22)]
    assert guesses == [403] * 20 + [429] * 2
    put_off = household[0].ask("POST", "/api/login", {"login": "ada", "password": PASSWORD})
    assert (put_off.status_code, put_off.json()["code"]) == (429, "too-fast")
    assert int(put_off.headers["retry-after"]) >= 1
    assert home.log_in("ada") == 200  # an address from which the owner came before
    assert Visitor(public, "192.0.2.77").log_in("ada", cookie=cookie) == 200  # their browser
    assert Visitor(public, "192.0.2.78").log_in("ada") == 200  # a new device, right at once
    assert Visitor(public, "192.0.2.79").log_in("bo", "wrong") == 403  # another account


# — what is written


def audit_lines(deployment: Deployment) -> list[str]:
    return [line for line in log_of(deployment).splitlines() if "logger=stellwerk.audit" in line]


def test_coming_in_failing_and_leaving_are_written_down_at_every_level(public: Deployment) -> None:
    home, cookie = owner(public, "cleo")
    assert home.log_in("cleo") == 200
    assert Visitor(public, "192.0.2.5").log_in("cleo", "wrong") == 403
    who = home.ask("GET", "/api/me", cookie=cookie).json()["id"]
    assert home.ask("DELETE", "/api/me", cookie=cookie).status_code == 204
    mine = [line for line in audit_lines(public) if "cleo" in line or who in line]
    logged = [re.search(r'event=("[^"]*"|\S+)', line) for line in mine]
    assert [each and each[1] for each in logged] == [
        '"login and password set"',
        "login",
        '"login failed"',
        '"deleted themselves"',
    ]
    assert f"who={who}" in mine[1]
    assert "address=198.51.100.1" in mine[1]
    assert "address=192.0.2.5" in mine[2]
    assert PASSWORD not in log_of(public)


def test_what_administrators_do_is_written_down(public: Deployment) -> None:
    command = ("admin", "keeper", "--database", public.database)
    run_warm(*command, typed=PASSWORD).check_returncode()
    keeper = Visitor(public, "192.0.2.9")
    body = {"login": "keeper", "password": PASSWORD}
    answer = keeper.ask("POST", "/api/login", body)
    cookie = answer.headers["set-cookie"].partition(";")[0]
    guest = Visitor(public, "192.0.2.10")
    theirs = f"__Host-stellwerk={guest.come_in('Eve')}"
    eve = guest.ask("GET", "/api/me", cookie=theirs).json()["id"]
    assert guest.ask("GET", "/api/admin/people", cookie=theirs).status_code == 403
    path = f"/api/admin/people/{eve}"
    assert keeper.ask("DELETE", path, cookie=cookie).status_code == 204
    lines = audit_lines(public)
    assert any(
        "event=administrator" in line and path in line and f"who={answer.json()['id']}" in line
        for line in lines
    )
    assert any('event="no administrator"' in line and f"who={eve}" in line for line in lines)


def test_nobody_writes_lines_of_their_own_into_the_log(public: Deployment) -> None:
    forged = "x\ntimestamp=2026 level=error event=forged\r\x1b[2J\u2028\u202e"
    assert Visitor(public).log_in(forged, "wrong") == 403
    text = log_of(public)
    assert "event=forged" in text
    assert not any(line.startswith("timestamp=2026 level=error") for line in text.splitlines())
    assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u202e]", text)


# — numbers


def test_metrics_are_for_this_machine(public: Deployment) -> None:
    refused = Visitor(public).ask("GET", "/metrics")
    assert (refused.status_code, refused.json()["code"]) == (403, "metrics-closed")
    assert ASKING.get(f"{public.address()}/metrics").status_code == 200


# — webhooks and mail


def test_a_refused_webhook_does_not_tell_which_names_exist(public: Deployment) -> None:
    visitor = Visitor(public)
    cookie = f"__Host-stellwerk={visitor.come_in()}"

    def refused(host: str) -> tuple[int, object]:
        began = time.monotonic()
        body = {"webhook": {"kind": "generic", "url": f"http://{host}:8080/hook"}}
        answer = visitor.ask("PUT", "/api/me/notices", body, cookie)
        assert time.monotonic() - began >= LOOKUP_SECONDS
        return answer.status_code, answer.json()

    inside, nowhere = refused("localhost"), refused("no-such-machine.invalid")
    assert inside == nowhere
    assert inside[0] == 400


def test_a_mailbox_gets_few_mails_of_confirmation_and_no_names(public: Deployment) -> None:
    def choose(name: str, mail: str, address: str) -> int:
        visitor = Visitor(public, address)
        cookie = f"__Host-stellwerk={visitor.come_in(name)}"
        return visitor.ask("PUT", "/api/me/notices", {"mail": mail}, cookie).status_code

    ways = (
        "victim@example.org",
        "VICTIM@example.org",
        "victim+1@example.org",
        "victim+2@example.org",
    )
    codes = [
        choose("BUY-NOW", mail, f"203.0.113.{10 + number}") for number, mail in enumerate(ways)
    ]
    assert codes == [200, 200, 200, 429]

    def to_the_victim() -> list[str]:
        return [mail.as_string() for mail in LETTERS.mails() if "victim" in mail["To"].lower()]

    eventually(lambda: len(to_the_victim()) == 3)
    assert "BUY-NOW" not in json.dumps(to_the_victim())


def test_one_person_writes_to_few_strangers(public: Deployment) -> None:
    visitor = Visitor(public, "203.0.113.50")
    cookie = f"__Host-stellwerk={visitor.come_in()}"
    codes = [
        visitor.ask("PUT", "/api/me/notices", {"mail": f"one{n}@example.org"}, cookie).status_code
        for n in range(6)
    ]
    assert codes == [200] * 5 + [429]
    again = {"mail": "one4@example.org", "webhook": None}  # what was chosen may be chosen again
    assert visitor.ask("PUT", "/api/me/notices", again, cookie).status_code == 200
