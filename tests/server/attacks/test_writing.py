"""What the database cannot take: odd texts, deep JSON, a full disk. No 500, and no lost move."""

import contextlib
import json
import resource
from collections.abc import Iterator
from urllib.parse import quote

import psutil
import pytest

from tests.server.client import Guest, eventually
from tests.server.conftest import NewDeployment
from tests.server.deployment import Deployment
from tests.server.stories.telling import pair

ODD = {
    "a NUL": "a\0b",
    "control characters": "a\x1b\x07b",
    "too long": "a" * 5_000,
    "half a letter": "\udcff",
    "percent signs": "%s%%(a)s",
}


def spoken(guest: Guest, method: str, path: str, body: object = None) -> int:
    """The status of the answer; its problem is told in a sentence."""
    content = None if body is None else json.dumps(body).encode()
    response = guest.http.request(
        method,
        f"{guest.deployment.address()}{path}",
        content=content,
        headers={"Content-Type": "application/json"},
    )
    if response.status_code >= 400:
        assert response.json()["text"], response.text
    return response.status_code


@pytest.mark.parametrize("odd", ODD)
def test_odd_texts_are_refused_or_kept_and_never_a_fault(deployment: Deployment, odd: str) -> None:
    word = ODD[odd]
    written = quote(word, errors="surrogatepass")
    ada, _, table_id = pair(deployment)
    bodies: list[tuple[str, str, object]] = [
        ("POST", "/api/people", {"name": word}),
        ("PATCH", "/api/me", {"name": word}),
        ("POST", "/api/login", {"login": word, "password": word * 8}),
        ("PUT", "/api/me/account", {"login": f"abc{word}", "password": "12345678"}),
        ("POST", "/api/me/keys", {"label": word}),
        ("POST", "/api/links", {"token": f"{word}{'x' * 30}"}),
        ("POST", "/api/mail/confirm", {"token": f"{word}{'x' * 30}"}),
        ("POST", "/api/invitations", {"token": f"{word}{'x' * 30}"}),
        ("PUT", "/api/me/notices", {"webhook": {"kind": "slack", "url": f"http://a/{word}"}}),
        ("PUT", "/api/me/notices", {"mail": f"a{word}@example.org"}),
        ("POST", "/api/tables", {"game": word, "seats": [{"kind": "me"}, {"kind": "bot"}]}),
        (
            "POST",
            "/api/tables",
            {
                "game": "ticket-usa",
                "seats": [{"kind": "me", "name": word}, {"kind": "bot", "bot": word}],
                "options": {word: word, "tickets": word},
            },
        ),
        ("POST", f"/api/tables/{table_id}/chat", {"text": word}),
        ("POST", f"/api/tables/{table_id}/seats", {"name": word}),
        (
            "POST",
            f"/api/tables/{table_id}/seats/0/moves",
            {"position": 0, "id": word, "move": {"do": word, word: [word]}},
        ),
        ("POST", f"/api/tables/{table_id}/seats/0/undo", {"position": 0, "id": word}),
        ("PUT", f"/api/tables/{table_id}/seats/0/orders", {"orders": [{"moves": [{"do": word}]}]}),
    ]
    for method, path, body in bodies:
        assert spoken(ada, method, path, body) < 500, (method, path, body)
    for path in ("", "/state", "/seats/0/state", "/record", "/replay/0", "/chat", "/events"):
        status = spoken(ada, "GET", f"/api/tables/{written}{path}")
        assert 400 <= status < 500, path
    for method, path in (("POST", "/start"), ("POST", "/invitations"), ("DELETE", "")):
        status = spoken(ada, method, f"/api/tables/{written}{path}")
        assert 400 <= status < 500, path
    for query in ("seen", "seat", "after"):
        assert spoken(ada, "GET", f"/api/tables/{table_id}/state?{query}={written}") < 500
    assert spoken(ada, "GET", f"/api/games/{written}/rules") < 500
    assert spoken(ada, "GET", f"/api/catalogue?lang={written}") < 500


def test_a_request_id_may_be_anything_that_can_be_kept(deployment: Deployment) -> None:
    ada, _, table_id = pair(deployment)
    state = ada.state(table_id, 0)
    body = {"position": 0, "id": "Zürich → 東京 🚂 %s", "move": state["prompt"]["moves"][0]}
    path = f"/api/tables/{table_id}/seats/0/moves"
    assert ada.post(path, body)["number"] == ada.post(path, body)["number"] == 1
    assert ada.post(path, body | {"id": "a\0"}, 400)["code"] == "bad-request"
    assert ada.post(path, body | {"id": "a" * 65}, 400)["code"] == "bad-request"


@pytest.mark.parametrize("depth", [100, 900, 10_000])
def test_deep_json_is_refused_in_words_everywhere(deployment: Deployment, depth: int) -> None:
    ada, _, table_id = pair(deployment)
    seat = f"/api/tables/{table_id}/seats/0"
    for deep in ("[" * depth + "]" * depth, '{"":' * depth + "1" + "}" * depth):
        bodies = {
            f"{seat}/moves": f'{{"position": 0, "id": "a", "move": {{"do": {deep}}}}}',
            f"{seat}/orders": f'{{"orders": [{{"moves": [{{"do": {deep}}}]}}]}}',
            "/api/tables": f'{{"game": "ticket-usa", "seats": [], "options": {{"a": {deep}}}}}',
            "/api/people": deep,
            "/api/login": deep,
            "/api/records": deep,
            f"/api/tables/{table_id}/chat": f'{{"text": {deep}}}',
        }
        for path, body in bodies.items():
            method = "PUT" if path.endswith("orders") else "POST"
            response = ada.http.request(
                method,
                f"{deployment.address()}{path}",
                content=body,
                headers={"Content-Type": "application/json"},
            )
            assert 400 <= response.status_code < 500, (path, response.text)
            assert response.json()["text"]
        with ada.socket(table_id, 0) as socket:
            socket.until("state")
            socket.connection.send(
                f'{{"type": "move", "position": 0, "id": "a", "move": {{"do": {deep}}}}}'
            )
            assert socket.until("refused")["problem"]["text"]
            socket.send({"type": "ping"})
            socket.until("pong")


# --- a full disk ---------------------------------------------------------------------------------


@contextlib.contextmanager
def full_disk(deployment: Deployment) -> Iterator[None]:
    """No file of the server can grow any more."""
    process = psutil.Process(deployment.servers[0].pid)
    process.rlimit(psutil.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        process.rlimit(psutil.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def test_on_a_full_disk_everything_is_refused_in_words_and_nothing_is_lost(
    new_deployment: NewDeployment,
) -> None:
    deployment = new_deployment("sqlite")
    ada, bo, table_id = pair(deployment)
    before = ada.state(table_id, 0)
    move = before["prompt"]["moves"][0]
    health = f"{deployment.address()}/health"
    with full_disk(deployment):
        refused = ada.move(table_id, 0, move, before["number"], id="once", expect=503)
        assert refused["code"] == "unavailable"
        assert refused["text"]
        for guest, method, path, body in (
            (ada, "POST", f"/api/tables/{table_id}/chat", {"text": "hello"}),
            (ada, "POST", "/api/people", {"name": "Eve"}),
            (ada, "PATCH", "/api/me", {"name": "Countess"}),
            (bo, "POST", "/api/tables", {"game": "ticket-usa", "seats": [{"kind": "me"}] * 2}),
        ):
            assert guest.ask(method, path, body, 503).json()["code"] == "unavailable"
        eventually(lambda: ada.http.get(health).status_code == 503)
        assert ada.http.get(health).json()["arguments"] == {"faults": "writing"}
        assert ada.http.get(f"{deployment.address()}/ready").status_code == 200
        assert ada.state(table_id, 0)["number"] == before["number"]
    assert ada.move(table_id, 0, move, before["number"], id="once")["number"] == 1
    eventually(lambda: ada.http.get(health).status_code == 200)
