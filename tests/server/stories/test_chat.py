"""Talking at the table: heard by all who are there, not too long and not too fast."""

import pytest

from tests.server.client import Guest
from tests.server.deployment import Deployment
from tests.server.stories.telling import denied, nobody_gets, pair


def test_what_is_said_is_heard_by_all_at_once(deployment: Deployment) -> None:
    ada, bo, table_id = pair(deployment)
    with bo.socket(table_id) as theirs, ada.socket(table_id) as mine:
        ada.post(f"/api/tables/{table_id}/chat", {"text": "Good luck!"}, 204)
        [line] = theirs.until("chat")["lines"]
        assert (line["number"], line["name"], line["seat"]) == (1, "Ada", 0)
        assert line["text"] == "Good luck!"
        theirs.send({"type": "say", "text": "You too, Ädä 🚂"})
        while len(lines := [x for f in mine.frames if f["type"] == "chat" for x in f["lines"]]) < 2:
            mine.receive()
        assert [(line["number"], line["name"]) for line in lines] == [(1, "Ada"), (2, "Bo")]
        assert lines[1]["text"] == "You too, Ädä 🚂"


def test_who_comes_later_reads_what_was_said_and_just_what_was_missed(
    deployment: Deployment,
) -> None:
    ada, bo, table_id = pair(deployment)
    for text in ("one", "two", "three"):
        ada.post(f"/api/tables/{table_id}/chat", {"text": text})
    texts = [line["text"] for line in bo.get(f"/api/tables/{table_id}/chat")]
    assert texts == ["one", "two", "three"]
    assert [line["number"] for line in bo.get(f"/api/tables/{table_id}/chat?after=2")] == [3]
    with bo.socket(table_id, chat=2) as socket:
        assert [line["text"] for line in socket.until("chat")["lines"]] == ["three"]
    with bo.socket(table_id) as socket:
        assert len(socket.until("chat")["lines"]) == 3


def test_a_spectator_speaks_without_a_seat(deployment: Deployment) -> None:
    ada, _, table_id = pair(deployment, visibility="open")
    eve = Guest(deployment, "Eve")
    eve.post(f"/api/tables/{table_id}/chat", {"text": "hello"})
    [line] = ada.get(f"/api/tables/{table_id}/chat")
    assert (line["name"], line["seat"]) == ("Eve", None)


def test_people_who_share_a_device_speak_as_the_first_of_them(deployment: Deployment) -> None:
    ada = Guest(deployment)
    table_id = ada.new_table("ticket-usa", ["me:Grandma", "me:Tim"])["table"]["id"]
    ada.post(f"/api/tables/{table_id}/chat", {"text": "hello"})
    [line] = ada.get(f"/api/tables/{table_id}/chat")
    assert (line["name"], line["seat"]) == ("Grandma", 0)


def test_a_line_has_a_length(deployment: Deployment) -> None:
    ada, _, table_id = pair(deployment)
    path = f"/api/tables/{table_id}/chat"
    ada.post(path, {"text": "x" * 500}, 204)
    assert denied(ada, "POST", path, {"text": "x" * 501}) == (400, "bad-request")
    assert denied(ada, "POST", path, {"text": ""}) == (400, "bad-request")
    assert denied(ada, "POST", path, {"text": " \u0007\n "}) == (400, "bad-request")
    assert len(ada.get(path)) == 1


def test_marks_that_cannot_be_seen_are_left_out(deployment: Deployment) -> None:
    ada, _, table_id = pair(deployment)
    path = f"/api/tables/{table_id}/chat"
    ada.post(path, {"text": "  a\u0000b\u202ec\nd  "})
    assert [line["text"] for line in ada.get(path)] == ["abc\nd"]


@pytest.mark.parametrize("way", ["rest", "socket"])
def test_who_talks_too_fast_is_told_to_wait_and_others_are_not(
    deployment: Deployment, way: str
) -> None:
    ada, bo, table_id = pair(deployment)
    path = f"/api/tables/{table_id}/chat"
    problem = None
    with ada.socket(table_id) as socket:
        for number in range(60):  # the limit is 20 in a minute, in each of two processes
            if way == "rest":
                response = ada.ask("POST", path, {"text": f"{number}"}, expect=(204, 429))
                problem = response.json() if response.status_code == 429 else None
            else:
                socket.send({"type": "say", "text": f"{number}"})
                socket.send({"type": "ping"})
                socket.until("pong")
                refused = [frame for frame in socket.frames if frame["type"] == "refused"]
                problem = refused[-1]["problem"] if refused else None
            if problem is not None:
                break
    assert problem is not None
    assert problem["code"] == "too-fast"
    assert 1 <= problem["arguments"]["seconds"] <= 60
    assert number >= 20  # a lively talk is allowed
    bo.post(path, {"text": "hello"}, 204)


def test_nobody_speaks_without_a_name(deployment: Deployment) -> None:
    _, _, table_id = pair(deployment, visibility="open")
    path = f"/api/tables/{table_id}/chat"
    assert nobody_gets(deployment, path).json() == []
    eve = Guest(deployment, "Eve")
    eve.http.cookies.clear()
    assert denied(eve, "POST", path, {"text": "boo"}) == (401, "not-logged-in")
