"""A lesson is a table of one's own; where one stands in it outlives the server."""

import pytest

import stellwerk
from stellwerk.games.record import read_record, verify_commitment
from tests.server.client import Guest, Json, eventually
from tests.server.conftest import NewDeployment
from tests.server.deployment import Deployment
from tests.server.stories.telling import denied

EUROPE = "/api/lessons/ticket-europe"


def begin(deployment: Deployment) -> tuple[Guest, str]:
    ada = Guest(deployment, "Ada")
    table_id = ada.post(EUROPE)["id"]
    ada.patch(f"/api/tables/{table_id}", {"bot_pause": 0})
    return ada, table_id


def asked(ada: Guest, table_id: str) -> Json:
    """The state when Ada is asked again, or all is over."""

    def is_asked() -> bool:
        state = ada.state(table_id, 0)
        return state["prompt"] is not None or state["over"]

    eventually(is_asked)
    return ada.state(table_id, 0)


def do_as_asked(ada: Guest, table_id: str) -> Json:
    """What the lesson asks for; the state after it."""
    state = asked(ada, table_id)
    ada.move(table_id, 0, state["lesson"]["task"]["move"], state["number"])
    return asked(ada, table_id)


def test_boards_without_a_lesson_are_taught_by_that_of_their_family(deployment: Deployment) -> None:
    found = Guest(deployment, "Ada").get("/api/lessons")["lessons"]
    teachers = {board: each["name"] for each in found for board in each["boards"]}
    assert sorted(teachers) == sorted(stellwerk.games())
    assert (teachers["ticket-usa"], teachers["ticket-europe"]) == ("ticket-europe", "ticket-europe")
    assert (teachers["trans-amerika"], teachers["nurnberg"]) == ("trans-europa", "wensleydale")


@pytest.mark.story
def test_a_lesson_is_played_to_the_end_of_its_match(deployment: Deployment) -> None:
    ada, table_id = begin(deployment)
    table = ada.table(table_id)
    assert (table["lesson"], table["visibility"], table["spectators"]) == (
        "ticket-europe",
        "invited",
        False,
    )
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Ida"]
    first = asked(ada, table_id)["lesson"]
    assert [remark["tone"] for remark in first["said"]] == ["welcome"]
    assert first["task"]["text"] == "lesson-ticket-europe-draw"
    assert first["task"]["plan"]["routes"] == ["munchen_wien"]
    for done in range(first["steps"]):
        assert asked(ada, table_id)["lesson"]["done"] == done
        do_as_asked(ada, table_id)
    eventually(lambda: ada.table(table_id)["status"] == "over")
    last = ada.state(table_id, 0)["lesson"]
    assert (last["done"], last["task"]) == (first["steps"], None)
    assert last["said"][-1]["text"] == "lesson-ticket-europe-end"
    record = read_record(ada.get(f"/api/tables/{table_id}/record"))
    verify_commitment(record)
    assert stellwerk.replay(record).is_over
    assert ada.get("/api/me/statistics") == []  # one does not win against a lesson
    assert [kept["lesson"] for kept in ada.get("/api/me/data")["tables"]] == ["ticket-europe"]


def test_a_mistake_is_explained_and_taking_it_back_unsays_it(deployment: Deployment) -> None:
    ada, table_id = begin(deployment)
    before = asked(ada, table_id)
    station = next(move for move in before["prompt"]["moves"] if move["do"] == "station")
    ada.move(table_id, 0, station, before["number"])
    after = asked(ada, table_id)
    assert after["lesson"]["said"][0]["tone"] == "mistake"
    assert after["lesson"]["said"][0]["rules"] == ["TTR-TURN-1", "TTR-DRAW-1"]
    body = {"position": after["number"], "id": "back"}
    ada.post(f"/api/tables/{table_id}/seats/0/undo", body)
    assert asked(ada, table_id)["lesson"] == before["lesson"]


def test_it_goes_on_where_it_was_left_after_a_restart(new_deployment: NewDeployment) -> None:
    deployment = new_deployment("sqlite")
    ada, table_id = begin(deployment)
    do_as_asked(ada, table_id)
    state = do_as_asked(ada, table_id)
    deployment.stop()
    deployment.restart()
    again = asked(ada, table_id)
    assert again["lesson"] == state["lesson"]
    assert ada.post(EUROPE)["id"] == table_id
    do_as_asked(ada, table_id)


def test_who_leaves_it_begins_anew(deployment: Deployment) -> None:
    ada, table_id = begin(deployment)
    ada.delete(EUROPE)
    assert ada.table(table_id)["status"] == "closed"
    again = ada.post(EUROPE)["id"]
    assert again != table_id
    assert ada.state(again, 0)["lesson"]["done"] == 0


def test_nobody_else_is_let_in(deployment: Deployment) -> None:
    _, table_id = begin(deployment)
    bo = Guest(deployment, "Bo")
    assert denied(bo, "GET", f"/api/tables/{table_id}") == (404, "no-such-table")


def test_a_lesson_that_is_not_there_is_named(deployment: Deployment) -> None:
    ada = Guest(deployment, "Ada")
    assert denied(ada, "POST", "/api/lessons/chess") == (404, "no-such-lesson")
    with_lessons = [game["name"] for game in ada.get("/api/catalogue")["games"] if game["lesson"]]
    assert "ticket-europe" in with_lessons
