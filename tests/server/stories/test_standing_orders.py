"""Standing orders: kept by the server, known to their owner alone, carried out when legal."""

from typing import Any

import pytest

from tests.server.client import Guest, Json, eventually
from tests.server.conftest import NewDeployment
from tests.server.deployment import Deployment
from tests.server.stories.telling import (
    answer,
    denied,
    draw_two,
    keep_tickets,
    nobody_gets,
    pair,
    state_at,
)

DRAW: Json = {"do": "draw-blind"}


def order(guest: Guest, table_id: str, seat: int, *orders: Json) -> Any:
    return guest.put(f"/api/tables/{table_id}/seats/{seat}/orders", {"orders": orders}, 200)


def orders(guest: Guest, table_id: str, seat: int) -> list[Json]:
    kept: list[Json] = guest.get(f"/api/tables/{table_id}/seats/{seat}/orders")["orders"]
    return kept


def begun(deployment: Deployment) -> tuple[Guest, Guest, str]:
    ada, bo, table_id = pair(deployment)
    keep_tickets(table_id, ada, bo)
    return ada, bo, table_id


def test_an_order_is_carried_out_as_often_as_it_says(deployment: Deployment) -> None:
    ada, bo, table_id = begun(deployment)
    order(ada, table_id, 0, {"moves": [DRAW], "times": 3})
    eventually(lambda: bo.state(table_id, 1)["prompt"] is not None)
    assert ada.table(table_id)["number"] == 4
    assert [each["times"] for each in orders(ada, table_id, 0)] == [1]
    draw_two(bo, table_id, 1)
    eventually(lambda: ada.table(table_id)["number"] == 7)
    state = ada.state(table_id, 0)  # the third card was the last: the fourth is her own choice
    assert state["prompt"]["kind"] == "second-card"
    assert orders(ada, table_id, 0) == []


def test_an_order_without_a_number_lasts_until_it_is_taken_back(deployment: Deployment) -> None:
    ada, bo, table_id = begun(deployment)
    order(ada, table_id, 0, {"moves": [DRAW]})
    for number in (4, 8, 12):
        eventually(lambda at=number: ada.table(table_id)["number"] == at)  # type: ignore[misc]
        draw_two(bo, table_id, 1)
    eventually(lambda: ada.table(table_id)["number"] == 16)
    assert len(orders(ada, table_id, 0)) == 1
    order(ada, table_id, 0)
    draw_two(bo, table_id, 1)
    eventually(lambda: ada.state(table_id, 0)["prompt"] is not None)
    assert ada.table(table_id)["number"] == 18


def test_the_first_move_that_is_legal_is_played(deployment: Deployment) -> None:
    ada, bo, table_id = begun(deployment)
    never = {"do": "claim", "route": "atlantis__camelot"}
    order(ada, table_id, 0, {"moves": [never, DRAW], "times": 2})
    eventually(lambda: bo.state(table_id, 1)["prompt"] is not None)
    assert ada.table(table_id)["number"] == 4


def test_what_is_not_legal_waits_and_its_owner_is_asked(deployment: Deployment) -> None:
    ada, _, table_id = begun(deployment)
    waiting = {"moves": [{"do": "claim", "route": "atlantis__camelot"}], "times": None}
    order(ada, table_id, 0, waiting)
    assert ada.state(table_id, 0)["prompt"]["kind"] == "turn"
    assert orders(ada, table_id, 0) == [waiting | {"until": None}]
    answer(ada, table_id, 0, which=-1)  # she plays as if there were no order


def test_until_ends_an_order_and_asks_its_owner(deployment: Deployment) -> None:
    ada, bo, table_id = begun(deployment)
    ada.move(table_id, 0, DRAW, 2)
    # Tickets cannot be drawn now, but in the next turn: until then, draw.
    order(ada, table_id, 0, {"moves": [DRAW], "until": {"do": "draw-tickets"}})
    eventually(lambda: bo.state(table_id, 1)["prompt"] is not None)
    assert len(orders(ada, table_id, 0)) == 1
    draw_two(bo, table_id, 1)
    eventually(lambda: orders(ada, table_id, 0) == [])
    state = ada.state(table_id, 0)
    assert (state["number"], state["prompt"]["kind"]) == (6, "turn")


def test_orders_are_seen_by_their_owner_alone(deployment: Deployment) -> None:
    ada, bo, table_id = pair(deployment, visibility="open")
    with bo.socket(table_id, 1) as socket:
        before = socket.until("state")
        order(ada, table_id, 0, {"moves": [{"do": "pass-the-salt"}], "times": 77})
        assert orders(ada, table_id, 0)[0]["times"] == 77
        path = f"/api/tables/{table_id}/seats/0/orders"
        for guest in (bo, Guest(deployment, "Eve")):
            assert denied(guest, "GET", path) == (403, "not-yours")
            assert denied(guest, "PUT", path, {"orders": []}) == (403, "not-yours")
        assert nobody_gets(deployment, path).status_code == 401
        # Nothing that others receive tells of the order.
        table = bo.ask("GET", f"/api/tables/{table_id}").text
        state = bo.ask("GET", f"/api/tables/{table_id}/seats/1/state")
        assert "salt" not in table + state.text
        assert state.json()["view"] == before["view"]
        socket.send({"type": "ping"})
        socket.until("pong")
        assert "salt" not in str(socket.frames)


def test_others_see_only_that_the_seat_has_moved(deployment: Deployment) -> None:
    ada, bo, table_id = begun(deployment)
    with bo.socket(table_id, 1) as socket:
        order(ada, table_id, 0, {"moves": [DRAW], "times": 2})
        state = state_at(socket, 4, seat=1)
        assert state["prompt"] is not None
    by_order = [e for e in bo.state(table_id, 1)["events"] if e["number"] in (3, 4)]
    draw_two(bo, table_id, 1)
    draw_two(ada, table_id, 0)
    by_hand = [e for e in bo.state(table_id, 1)["events"] if e["number"] in (7, 8)]
    assert [(e["message"], e["seat"], sorted(e["arguments"])) for e in by_order] == [
        (e["message"], e["seat"], sorted(e["arguments"])) for e in by_hand
    ]


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_orders_survive_a_restart(new_deployment: NewDeployment, how: str) -> None:
    deployment = new_deployment("sqlite")
    ada, bo, table_id = begun(deployment)
    draw_two(ada, table_id, 0)
    order(ada, table_id, 0, {"moves": [DRAW], "times": 2})
    getattr(deployment, how)()
    deployment.restart()
    assert [each["times"] for each in orders(ada, table_id, 0)] == [2]
    draw_two(bo, table_id, 1)
    eventually(lambda: ada.table(table_id)["number"] == 8)
    assert orders(ada, table_id, 0) == []


def test_an_order_left_undone_by_a_crash_is_carried_out_by_the_next_start(
    new_deployment: NewDeployment,
) -> None:
    """Whoever gives an order and sees it accepted can go to bed."""
    deployment = new_deployment("sqlite")
    ada, bo, table_id = begun(deployment)
    order(ada, table_id, 0, {"moves": [DRAW], "times": 2})
    deployment.kill()
    deployment.restart()
    eventually(lambda: ada.table(table_id)["number"] == 4)
    assert bo.state(table_id, 1)["prompt"] is not None


def test_orders_that_cannot_be_are_refused(deployment: Deployment) -> None:
    ada, _, table_id = pair(deployment)
    path = f"/api/tables/{table_id}/seats/0/orders"
    deep: Json = {"do": {"do": {"do": {"do": "x"}}}}
    refused: tuple[Json, ...] = (
        {"moves": []},
        {"moves": [{}]},
        {"moves": [DRAW], "times": 0},
        {"moves": [DRAW], "until": {}},
        {"moves": [deep]},
        {"moves": [{"do": "x" * 81}]},
        {"moves": [DRAW], "when": "now"},
    )
    for bad in refused:
        assert denied(ada, "PUT", path, {"orders": [bad]}) == (400, "bad-request")
    too_many = {"orders": [{"moves": [DRAW]}] * 21}
    assert denied(ada, "PUT", path, too_many) == (400, "bad-request")
    assert orders(ada, table_id, 0) == []


def test_there_are_no_orders_without_a_match(deployment: Deployment) -> None:
    ada = Guest(deployment)
    table_id = ada.new_table("ticket-usa", ["me", "open"])["table"]["id"]
    path = f"/api/tables/{table_id}/seats/0/orders"
    assert denied(ada, "PUT", path, {"orders": [{"moves": [DRAW]}]}) == (409, "not-running")
