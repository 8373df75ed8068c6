"""Taking a move back: as the match allows, seen by all, and still in the record."""

from tests.server.client import Guest, Json
from tests.server.conftest import NewDeployment
from tests.server.deployment import Deployment
from tests.server.stories.telling import answer, denied, keep_tickets, pair, state_at, trans_pair


def undo(guest: Guest, table_id: str, seat: int, position: int, name: str = "undo") -> Json:
    body = {"position": position, "id": name}
    accepted: Json = guest.post(f"/api/tables/{table_id}/seats/{seat}/undo", body, 200)
    return accepted


def test_a_move_is_taken_back_and_all_is_as_before(deployment: Deployment) -> None:
    ada, bo, table_id = trans_pair(deployment)
    before = ada.state(table_id, 0)
    assert before["can_undo"] is False
    answer(ada, table_id, 0)
    after = ada.state(table_id, 0)
    assert (after["can_undo"], bo.state(table_id, 1)["can_undo"]) == (True, False)
    assert undo(ada, table_id, 0, 1) == {"type": "accepted", "id": "undo", "number": 2}
    again = ada.state(table_id, 0)
    assert (again["view"], again["prompt"]) == (before["view"], before["prompt"])
    assert (again["number"], again["can_undo"]) == (2, False)
    assert bo.state(table_id, 1)["prompt"] is None


def test_everybody_is_told_that_a_move_was_taken_back(deployment: Deployment) -> None:
    ada, bo, table_id = trans_pair(deployment)
    answer(ada, table_id, 0)
    undo(ada, table_id, 0, 1)
    for state in (bo.state(table_id, 1), ada.state(table_id, 0)):
        [event] = [event for event in state["events"] if event["number"] == 2]
        assert (event["message"], event["seat"]) == ("event-undone", 0)
        assert event["arguments"]["number"] == 1  # the entry that no longer counts


def test_undo_sent_twice_counts_once_and_a_stale_one_not_at_all(deployment: Deployment) -> None:
    ada, _, table_id = trans_pair(deployment)
    answer(ada, table_id, 0)
    path = f"/api/tables/{table_id}/seats/0/undo"
    assert denied(ada, "POST", path, {"position": 0, "id": "x"}) == (409, "stale")
    for _ in range(3):
        assert undo(ada, table_id, 0, 1)["number"] == 2
    assert ada.table(table_id)["number"] == 2
    assert denied(ada, "POST", path, {"position": 2, "id": "y"}) == (409, "nothing-to-undo")


def test_several_own_moves_are_taken_back_one_by_one(deployment: Deployment) -> None:
    ada, bo, table_id = trans_pair(deployment)
    answer(ada, table_id, 0)
    answer(bo, table_id, 1)
    before = ada.state(table_id, 0)["view"]
    answer(ada, table_id, 0)
    between = ada.state(table_id, 0)["view"]
    answer(ada, table_id, 0)
    undo(ada, table_id, 0, 4, "first")
    assert ada.state(table_id, 0)["view"] == between
    undo(ada, table_id, 0, 5, "second")
    assert ada.state(table_id, 0)["view"] == before
    path = f"/api/tables/{table_id}/seats/0/undo"
    # Bo has moved since Ada's first move.
    assert denied(ada, "POST", path, {"position": 6, "id": "third"}) == (409, "nothing-to-undo")


def test_what_was_revealed_cannot_be_taken_back(deployment: Deployment) -> None:
    ada, bo, table_id = pair(deployment)
    keep_tickets(table_id, ada, bo)
    ada.move(table_id, 0, {"do": "draw-blind"}, 2)
    assert ada.state(table_id, 0)["can_undo"] is False
    path = f"/api/tables/{table_id}/seats/0/undo"
    assert denied(ada, "POST", path, {"position": 3, "id": "x"}) == (409, "nothing-to-undo")


def test_secret_choices_of_others_do_not_keep_one_from_choosing_again(
    deployment: Deployment,
) -> None:
    ada, bo = Guest(deployment, "Ada"), Guest(deployment, "Bo")
    made = ada.new_table("ticket-switzerland", ["me", "open", "me:Cleo"])
    table_id = made["table"]["id"]
    bo.sit(table_id, made["invitation"]["token"])
    answer(ada, table_id, 0)
    answer(bo, table_id, 1)
    assert ada.state(table_id, 0)["can_undo"] is True
    undo(ada, table_id, 0, 2)
    assert ada.state(table_id, 0)["prompt"]["kind"] == "starting-tickets"
    assert bo.state(table_id, 1)["prompt"] is None  # his choice stands


def test_undo_over_the_socket(deployment: Deployment) -> None:
    ada, bo, table_id = trans_pair(deployment)
    with ada.socket(table_id, 0) as mine, bo.socket(table_id, 1) as theirs:
        first = mine.until("state")
        answer(ada, table_id, 0)
        assert state_at(mine, 1, seat=0)["can_undo"] is True
        mine.send({"type": "undo", "position": 1, "id": "u"})
        mine.until("accepted", id="u", number=2)
        again = state_at(mine, 2, seat=0)
        assert (again["view"], again["prompt"]) == (first["view"], first["prompt"])
        assert [event["message"] for event in again["events"]] == ["event-undone"]
        assert state_at(theirs, 2, seat=1)["prompt"] is None
        mine.send({"type": "undo", "position": 2, "id": "v"})
        refused = mine.until("refused", id="v")
        assert refused["problem"]["code"] == "nothing-to-undo"


def test_a_move_can_be_taken_back_after_a_restart(new_deployment: NewDeployment) -> None:
    deployment = new_deployment("sqlite", snapshot_every=1)
    ada, bo, table_id = trans_pair(deployment)
    before = ada.state(table_id, 0)["view"]
    answer(ada, table_id, 0)
    deployment.kill()
    deployment.restart()
    assert ada.state(table_id, 0)["can_undo"] is True
    undo(ada, table_id, 0, 1)
    deployment.kill()
    deployment.restart()
    assert ada.state(table_id, 0)["view"] == before
    answer(ada, table_id, 0)
    answer(bo, table_id, 1)
