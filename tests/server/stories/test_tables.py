"""Tables: open or by invitation, started, called off, expired, and set up again."""

import re
from pathlib import Path

import pytest

from tests.server.client import Guest, Json, eventually
from tests.server.conftest import NewDeployment
from tests.server.deployment import Deployment
from tests.server.stories.conftest import Finished
from tests.server.stories.telling import HOST_BEGINS, TICKET, denied, nobody_gets, pair

UNGUESSABLE = re.compile(r"[A-Za-z0-9_-]{22,}")


def ids(tables: list[Json]) -> set[str]:
    return {table["id"] for table in tables}


def test_an_invitation_link_opens_a_private_table(deployment: Deployment) -> None:
    ada, bo = Guest(deployment, "Ada"), Guest(deployment, "Bo")
    made = ada.new_table(TICKET, ["me", "open"])
    table_id, token = made["table"]["id"], made["invitation"]["token"]
    assert made["table"]["visibility"] == "invited"
    assert denied(bo, "GET", f"/api/tables/{table_id}") == (404, "no-such-table")
    seen = bo.post("/api/invitations", {"token": token}, 200)
    assert seen["id"] == table_id
    assert [seat["name"] for seat in seen["seats"]] == ["Ada", None]
    seated = bo.post(f"/api/tables/{table_id}/seats", {}, 200)
    assert [(seat["name"], seat["mine"]) for seat in seated["seats"]] == [
        ("Ada", False),
        ("Bo", True),
    ]


def test_without_the_link_a_private_table_is_as_if_there_were_none(deployment: Deployment) -> None:
    ada, _, table_id = pair(deployment)
    stranger = Guest(deployment, "Eve")
    path = f"/api/tables/{table_id}"
    for rest in ("", "/state", "/seats/0/state", "/seats/0/orders", "/chat", "/events", "/record"):
        assert denied(stranger, "GET", path + rest) == (404, "no-such-table")
    move = {"position": 0, "id": "x", "move": {}}
    for method, rest, body in (
        ("POST", "/seats", {}),
        ("POST", "/start", {}),
        ("POST", "/chat", {"text": "hello"}),
        ("POST", "/rematch", None),
        ("POST", "/invitations", None),
        ("POST", "/seats/0/moves", move),
        ("POST", "/seats/0/undo", {"position": 0, "id": "x"}),
        ("POST", "/seats/0/return", None),
        ("PUT", "/seats/0/orders", {"orders": []}),
        ("PUT", "/seats/0", {"kind": "open"}),
        ("PATCH", "", {"spectators": True}),
        ("DELETE", "", None),
        ("DELETE", "/seats/0", None),
        ("DELETE", "/invitations", None),
        ("GET", "/replay/0", None),
    ):
        assert denied(stranger, method, path + rest, body) == (404, "no-such-table"), rest
    assert nobody_gets(deployment, path).status_code == 404
    assert stranger.socket(table_id).close_code() == 4404
    # An id that does not exist is answered in the same words.
    known, unknown = (
        stranger.get(f"/api/tables/{each}", 404) for each in (table_id, "x" * len(table_id))
    )
    assert known == unknown
    assert ada.table(table_id)["status"] == "running"


def test_a_private_table_stands_in_the_lists_of_those_who_sit_there_alone(
    deployment: Deployment,
) -> None:
    ada, bo, table_id = pair(deployment)
    stranger = Guest(deployment, "Eve")
    assert table_id in ids(ada.get("/api/me/tables"))
    assert table_id in ids(bo.get("/api/me/tables"))
    for guest in (ada, bo, stranger):
        assert table_id not in ids(guest.get("/api/tables"))
    assert stranger.get("/api/me/tables") == []


def test_ids_and_links_cannot_be_guessed(deployment: Deployment) -> None:
    ada = Guest(deployment)
    made = [ada.new_table(TICKET, ["me", "open"]) for _ in range(24)]
    for words in (
        [each["table"]["id"] for each in made],
        [each["invitation"]["token"] for each in made],
    ):
        assert len(set(words)) == len(words)
        assert all(UNGUESSABLE.fullmatch(word) for word in words)
        # Nothing counts up and nothing stays: every place has many different letters.
        for letters in zip(*(word[:21] for word in words), strict=True):
            assert len(set(letters)) > 5
    assert all(len(each["invitation"]["token"]) >= 32 for each in made)
    assert not {each["table"]["id"] for each in made} & {
        each["invitation"]["token"][:22] for each in made
    }


def test_the_token_of_a_link_stands_where_no_server_writes_it_down(deployment: Deployment) -> None:
    invitation = Guest(deployment).new_table(TICKET, ["me", "open"])["invitation"]
    address, _, fragment = invitation["url"].partition("#")
    assert fragment == invitation["token"]
    assert address.startswith("http")


def test_a_wrong_link_opens_nothing(deployment: Deployment) -> None:
    ada = Guest(deployment)
    token = ada.new_table(TICKET, ["me", "open"])["invitation"]["token"]
    wrong = token[:-1] + ("A" if token[-1] != "A" else "B")
    assert denied(ada, "POST", "/api/invitations", {"token": wrong}) == (404, "no-such-link")
    assert denied(ada, "POST", "/api/invitations", {"token": "short"}) == (400, "bad-request")


def test_links_can_be_taken_back_and_made_anew(deployment: Deployment) -> None:
    ada, bo, cleo = (Guest(deployment, name) for name in ("Ada", "Bo", "Cleo"))
    made = ada.new_table(TICKET, ["me", "open", "open"])
    table_id, token = made["table"]["id"], made["invitation"]["token"]
    path = f"/api/tables/{table_id}/invitations"
    bo.post("/api/invitations", {"token": token})
    assert denied(bo, "POST", path) == (403, "not-host")  # who only looks invites nobody
    bo.post(f"/api/tables/{table_id}/seats", {})
    second = bo.post(path)["token"]
    assert second != token
    assert denied(bo, "DELETE", path) == (403, "not-host")
    ada.delete(path)
    for each in (token, second):
        assert denied(cleo, "POST", "/api/invitations", {"token": each}) == (404, "no-such-link")
    assert bo.table(table_id)["seats"][1]["mine"]  # who is in stays in
    cleo.sit(table_id, ada.post(path)["token"])


def test_an_open_table_is_listed_and_anybody_may_sit_down(deployment: Deployment) -> None:
    ada, bo = Guest(deployment, "Ada"), Guest(deployment, "Bo")
    table_id = ada.new_table(TICKET, ["me", "open"], visibility="open")["table"]["id"]
    listed = nobody_gets(deployment, "/api/tables?limit=100").json()
    [mine] = [table for table in listed if table["id"] == table_id]
    assert (mine["status"], mine["host"], mine["host_is_me"]) == ("waiting", "Ada", False)
    bo.post(f"/api/tables/{table_id}/seats", {}, 200)
    [running] = [table for table in bo.get("/api/tables?limit=100") if table["id"] == table_id]
    assert running["status"] == "running"
    ada.patch(f"/api/tables/{table_id}", {"visibility": "invited"})
    assert table_id not in ids(bo.get("/api/tables"))
    assert nobody_gets(deployment, f"/api/tables/{table_id}").status_code == 404


def test_some_things_only_the_host_may_do(deployment: Deployment) -> None:
    ada, bo = Guest(deployment, "Ada"), Guest(deployment, "Bo")
    made = ada.new_table(TICKET, ["me", "open", "open"], start="host")
    table_id = made["table"]["id"]
    assert bo.sit(table_id, made["invitation"]["token"])["host_is_me"] is False
    path = f"/api/tables/{table_id}"
    for method, rest, body in (
        ("PATCH", "", {"bot_pause": 1}),
        ("POST", "/start", {}),
        ("PUT", "/seats/2", {"kind": "bot"}),
        ("DELETE", "/invitations", None),
        ("DELETE", "", None),
    ):
        assert denied(bo, method, path + rest, body) == (403, "not-host")
    changed = ada.patch(path, {"bot_pause": 2.5, "spectators": False})
    assert (changed["bot_pause"], changed["spectators"]) == (2.5, False)
    assert changed["visibility"] == "invited"  # what is not given stays


def test_a_table_starts_when_it_is_full(deployment: Deployment) -> None:
    ada, bo = Guest(deployment, "Ada"), Guest(deployment, "Bo")
    made = ada.new_table(TICKET, ["me", "open"])
    assert (made["table"]["status"], made["table"]["pending"]) == ("waiting", [])
    assert made["table"]["commitment"] is None
    started = bo.sit(made["table"]["id"], made["invitation"]["token"])
    assert (started["status"], started["pending"]) == ("running", [0, 1])
    assert re.fullmatch("[0-9a-f]{64}", started["commitment"])


def test_a_table_for_which_nobody_has_to_come_starts_at_once(deployment: Deployment) -> None:
    made = Guest(deployment).new_table(TICKET, ["me", "bot:random"])
    assert made["table"]["status"] == "running"
    assert made["table"]["seats"][1]["bot"] == "random"


def test_a_host_who_wants_to_say_when_is_waited_for(deployment: Deployment) -> None:
    ada, bo = Guest(deployment, "Ada"), Guest(deployment, "Bo")
    made = ada.new_table(TICKET, ["me", "open"], start="host")
    table_id = made["table"]["id"]
    assert bo.sit(table_id, made["invitation"]["token"])["status"] == "waiting"
    assert denied(ada, "GET", f"/api/tables/{table_id}/seats/0/state") == (409, "not-running")
    assert ada.post(f"/api/tables/{table_id}/start", {}, 200)["status"] == "running"
    assert denied(ada, "POST", f"/api/tables/{table_id}/start", {}) == (409, "already-started")


def test_the_host_starts_with_bots_on_the_seats_left(deployment: Deployment) -> None:
    ada = Guest(deployment)
    table_id = ada.new_table(TICKET, ["me", "open", "open"])["table"]["id"]
    started = ada.post(f"/api/tables/{table_id}/start", {"open_seats": "bots"}, 200)
    assert started["status"] == "running"
    assert [seat["kind"] for seat in started["seats"]] == ["person", "bot", "bot"]
    usual = next(
        game["usual_bot"] for game in ada.get("/api/catalogue")["games"] if game["name"] == TICKET
    )
    assert {seat["bot"] for seat in started["seats"][1:]} == {usual}


def test_the_host_starts_with_fewer_players(deployment: Deployment) -> None:
    ada, bo = Guest(deployment, "Ada"), Guest(deployment, "Bo")
    made = ada.new_table(TICKET, ["me", "open", "open"], options=HOST_BEGINS)
    table_id = made["table"]["id"]
    path = f"/api/tables/{table_id}/start"
    assert denied(ada, "POST", path, {"open_seats": "remove"}) == (409, "not-enough-players")
    bo.sit(table_id, made["invitation"]["token"], seat=2)
    started = ada.post(path, {"open_seats": "remove"}, 200)
    assert [(seat["number"], seat["name"]) for seat in started["seats"]] == [(0, "Ada"), (1, "Bo")]
    assert started["players"] == 2
    assert bo.my_seats(table_id) == [1]
    assert bo.state(table_id, 1)["prompt"]["kind"] == "starting-tickets"


@pytest.mark.parametrize(
    ("wish", "code", "word"),
    [
        ({"game": "ticket-atlantis"}, "unknown-setting", "ticket-atlantis"),
        ({"options": {"first_seat": "the tall one"}}, "unknown-setting", "first_seat"),
        ({"options": {"weather": "rain"}}, "unknown-setting", "weather"),
        (
            {"game": "ticket-europe", "options": {"edition": "original", "tickets": "mega"}},
            "unknown-setting",
            "That edition did not have these tickets.",
        ),
        ({"seats": [{"kind": "me"}]}, "unknown-setting", "2"),
        ({"seats": [{"kind": "me"}] * 4}, "unknown-setting", "3"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]}, "unknown-setting", "hal"),
        ({"seats": []}, "bad-request", "seats"),
        ({"seats": [{"kind": "cat"}, {"kind": "me"}]}, "bad-request", "cat"),
        ({"bot_pause": 11}, "bad-request", "bot_pause"),
        ({"colour": "red"}, "bad-request", "colour"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(
    deployment: Deployment, wish: Json, code: str, word: str
) -> None:
    body = {"game": TICKET, "seats": [{"kind": "me"}, {"kind": "open"}], **wish}
    refused = Guest(deployment).post("/api/tables", body, 400)
    assert refused["code"] == code
    assert word in refused["text"]


def test_a_table_is_called_off_by_its_host_before_it_begins(deployment: Deployment) -> None:
    ada, bo = Guest(deployment, "Ada"), Guest(deployment, "Bo")
    made = ada.new_table(TICKET, ["me", "open"], visibility="open")
    table_id, token = made["table"]["id"], made["invitation"]["token"]
    ada.delete(f"/api/tables/{table_id}", 204)
    assert table_id not in ids(bo.get("/api/tables"))
    assert table_id not in ids(ada.get("/api/me/tables"))
    assert ada.table(table_id)["status"] == "closed"
    assert denied(bo, "POST", f"/api/tables/{table_id}/seats", {}) == (409, "table-closed")
    assert denied(bo, "POST", "/api/invitations", {"token": token}) == (404, "no-such-link")
    ada, _, running = pair(deployment)
    assert denied(ada, "DELETE", f"/api/tables/{running}") == (409, "already-started")


def test_one_person_has_not_endlessly_many_tables(new_deployment: NewDeployment) -> None:
    deployment = new_deployment("sqlite", tables_per_person=2)
    ada = Guest(deployment)
    first = ada.new_table(TICKET, ["me", "open"])["table"]["id"]
    ada.new_table(TICKET, ["me", "bot"])
    body = {"game": TICKET, "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert denied(ada, "POST", "/api/tables", body) == (409, "too-many-tables")
    ada.delete(f"/api/tables/{first}")
    ada.post("/api/tables", body, 201)


def test_a_table_to_which_nobody_came_expires(new_deployment: NewDeployment) -> None:
    deployment = new_deployment("sqlite", waiting_hours=0.00001)
    ada = Guest(deployment)
    waiting = ada.new_table(TICKET, ["me", "open"], visibility="open")["table"]["id"]
    running = ada.new_table(TICKET, ["me", "me:Bo"])["table"]["id"]
    deployment.stop()
    deployment.restart()  # whoever opens the deployment looks first for what was left
    eventually(lambda: ada.table(waiting)["status"] == "closed")
    assert waiting not in ids(ada.get("/api/tables"))
    assert waiting not in ids(ada.get("/api/me/tables"))
    assert ada.table(running)["status"] == "running"


def test_both_play_again_on_the_seats_they_had(finished: Finished) -> None:
    ada, bo, table_id = finished.ada, finished.bo, finished.table_id
    again = bo.post(f"/api/tables/{table_id}/rematch", None, 200)
    assert again["id"] != table_id
    assert (again["status"], again["host_is_me"]) == ("waiting", True)
    assert [(seat["kind"], seat["name"]) for seat in again["seats"]] == [
        ("open", "Ada"),
        ("person", "Bo"),
    ]
    for setting in ("game", "options", "clock", "spectators", "visibility", "players"):
        assert again[setting] == finished.at_the_start[setting]
    assert ada.table(table_id)["rematch"] == again["id"]
    assert bo.post(f"/api/tables/{table_id}/rematch", None, 200)["id"] == again["id"]
    started = ada.post(f"/api/tables/{table_id}/rematch", None, 200)
    assert (started["id"], started["status"]) == (again["id"], "running")
    assert [seat["mine"] for seat in started["seats"]] == [True, False]
    assert started["commitment"] != finished.at_the_start["commitment"]


def test_there_is_no_rematch_of_a_match_that_goes_on_nor_for_strangers(
    deployment: Deployment, finished: Finished
) -> None:
    ada, _, running = pair(deployment)
    assert denied(ada, "POST", f"/api/tables/{running}/rematch") == (409, "not-over")
    token = finished.ada.post(f"/api/tables/{finished.table_id}/invitations")["token"]
    watcher = Guest(deployment, "Eve")
    watcher.post("/api/invitations", {"token": token})
    path = f"/api/tables/{finished.table_id}/rematch"
    assert denied(watcher, "POST", path) == (403, "not-yours")


def test_links_and_cookies_do_not_lie_in_the_database(
    new_deployment: NewDeployment, tmp_path: Path
) -> None:
    deployment = new_deployment("sqlite")
    ada = Guest(deployment)
    made = ada.new_table(TICKET, ["me", "open"])
    secrets = [made["invitation"]["token"], *(each.value or "" for each in ada.http.cookies.jar)]
    deployment.stop()
    kept = b"".join(file.read_bytes() for file in tmp_path.rglob("stellwerk.db*"))
    assert made["table"]["id"].encode() in kept
    for secret in secrets:
        assert len(secret) >= 20
        assert secret.encode() not in kept
