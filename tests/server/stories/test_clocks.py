"""Clocks: time runs for who is asked, a bot takes over when it is up, and the owner comes back."""

import time

import pytest

from tests.server.client import Guest, Json, eventually
from tests.server.conftest import NewDeployment
from tests.server.deployment import Deployment
from tests.server.stories.telling import (
    HOST_BEGINS,
    TICKET,
    answer,
    denied,
    draw_two,
    keep_tickets,
    pair,
    state_at,
    until_seat,
)

SECOND = 1000
HOUR = 3600 * SECOND
DAY = 24 * HOUR
TIME_OUT = 60.0  # seconds until a clock of five seconds must have been noticed


def left(guest: Guest, table_id: str, seat: int) -> list[int | None]:
    times: list[int | None] = guest.state(table_id, seat)["clock"]["left"]
    return times


def test_without_a_clock_nothing_is_said_of_time(deployment: Deployment) -> None:
    ada, _, table_id = pair(deployment)
    table = ada.table(table_id)
    assert (table["clock"], table["due_at"]) == ({"kind": "none"}, None)
    assert ada.state(table_id, 0)["clock"] is None


def test_time_runs_for_all_who_are_asked_until_they_answer(deployment: Deployment) -> None:
    ada = Guest(deployment)
    turn = {"kind": "turn", "seconds": 3600}
    seats = ["me", "me:Bo"]
    made = ada.new_table(TICKET, seats, options=HOST_BEGINS, clock=turn)["table"]
    seen_at = time.time() * SECOND
    assert made["due_at"] - made["created_at"] >= HOUR
    assert made["due_at"] <= seen_at + HOUR
    with ada.socket(made["id"], 0) as socket:
        first = socket.until("state")
        assert first["clock"]["runs"] == [0, 1]
        assert all(0 < each <= HOUR for each in first["clock"]["left"])
        answer(ada, made["id"], 1)
        assert state_at(socket, 1, seat=0)["clock"]["runs"] == [0]


def test_when_time_runs_out_a_bot_takes_the_seat_and_the_owner_comes_back(
    deployment: Deployment,
) -> None:
    ada = Guest(deployment)
    turn = {"kind": "turn", "seconds": 5}
    seats = ["me", "me:Bo"]
    table_id = ada.new_table(TICKET, seats, options=HOST_BEGINS, clock=turn)["table"]["id"]
    with ada.socket(table_id, 0) as socket:
        first = socket.until("state")
        answer(ada, table_id, 1)  # but nobody answers for seat 0
        eventually(lambda: ada.table(table_id)["seats"][0]["stand_in"] is not None, TIME_OUT)
        until_seat(socket, 0, lambda seat: seat["stand_in"] is not None)
    # The bot decides, and plays on until it is the other seat's turn.
    eventually(lambda: ada.state(table_id, 1)["prompt"] is not None, TIME_OUT)
    body = {"position": 0, "id": "late", "move": first["prompt"]["moves"][0]}
    path = f"/api/tables/{table_id}/seats/0"
    # Too late for this decision, but whoever plays is back.
    assert denied(ada, "POST", f"{path}/moves", body) == (409, "stale")
    assert ada.table(table_id)["seats"][0]["stand_in"] is None
    assert denied(ada, "POST", f"{path}/return") == (409, "not-away")
    events = ada.state(table_id, 0)["events"]
    messages = [event["message"] for event in events if event["seat"] == 0]
    assert messages.index("event-stand-in") < messages.index("event-return")


def test_time_runs_out_at_a_table_that_nobody_has_looked_at_since_a_restart(
    new_deployment: NewDeployment,
) -> None:
    deployment = new_deployment("sqlite")
    ada, bo, table_id = pair(deployment, clock={"kind": "turn", "seconds": 5})
    keep_tickets(table_id, ada, bo)
    deployment.kill()
    deployment.restart()

    # Only lists are read: the table itself is brought to memory by nobody but the server.
    def stood_in() -> bool:
        [table] = ada.get("/api/me/tables")
        return table["seats"][0]["stand_in"] is not None

    eventually(stood_in, TIME_OUT)


def test_a_turn_clock_begins_anew_with_each_decision(deployment: Deployment) -> None:
    ada, bo, table_id = pair(deployment, clock={"kind": "turn", "seconds": 3600})
    keep_tickets(table_id, ada, bo)
    first = ada.table(table_id)["due_at"]
    ada.move(table_id, 0, {"do": "draw-blind"}, 2)
    second = ada.table(table_id)["due_at"]
    assert second > first
    clock = ada.state(table_id, 0)["clock"]
    assert clock["now"] + clock["left"][0] == second
    assert clock["runs"] == [0]
    assert clock["left"][1] == HOUR  # as much as Bo would have if he were asked now


def test_an_account_of_time_goes_down_only_while_one_is_asked(deployment: Deployment) -> None:
    ada, bo, table_id = pair(deployment, clock={"kind": "total", "seconds": 3600})
    keep_tickets(table_id, ada, bo)
    draw_two(ada, table_id, 0)
    mine, theirs = left(ada, table_id, 0)
    assert mine is not None
    assert theirs is not None
    assert 3000 * SECOND < mine < HOUR
    eventually(lambda: (left(ada, table_id, 0)[1] or 0) < theirs)  # Bo is asked: his time runs
    assert left(ada, table_id, 0)[0] == mine
    table = ada.table(table_id)
    clock = ada.state(table_id, 0)["clock"]
    assert clock["runs"] == [1]
    assert table["due_at"] == clock["now"] + clock["left"][1]


def test_each_decision_adds_the_increment(deployment: Deployment) -> None:
    ada, bo, table_id = pair(deployment, clock={"kind": "total", "seconds": 3600, "increment": 600})
    keep_tickets(table_id, ada, bo)  # one decision each
    draw_two(ada, table_id, 0)  # two more for Ada
    mine, theirs = left(bo, table_id, 1)
    assert mine is not None
    assert theirs is not None
    assert HOUR + 1500 * SECOND < mine < HOUR + 1800 * SECOND
    assert HOUR + 300 * SECOND < theirs < HOUR + 600 * SECOND


def test_who_comes_back_has_at_least_a_little_time(deployment: Deployment) -> None:
    ada, bo, table_id = pair(deployment, clock={"kind": "total", "seconds": 10})
    keep_tickets(table_id, ada, bo)
    ada.delete(f"/api/tables/{table_id}/seats/0")
    assert left(bo, table_id, 1)[0] is None  # a bot needs no clock
    ada.post(f"/api/tables/{table_id}/seats/0/return")
    assert (left(ada, table_id, 0)[0] or 0) > 20 * SECOND


def test_days_to_think_end_within_the_daily_window(deployment: Deployment) -> None:
    clock: Json = {"kind": "days", "days": 2, "opens": 9, "closes": 21, "timezone": "UTC"}
    ada, _, table_id = pair(deployment, clock=clock)
    table = ada.table(table_id)
    assert table["clock"] == clock
    hour = table["due_at"] % DAY / HOUR
    assert 9 < hour <= 21
    # Two windows of twelve hours: never before a day and a half, never after three days.
    assert 1.5 * DAY - HOUR <= table["due_at"] - table["created_at"] <= 3 * DAY
    state = ada.state(table_id, 0)
    assert state["clock"]["now"] + state["clock"]["left"][0] == table["due_at"]


def test_a_day_without_night_is_a_day(deployment: Deployment) -> None:
    ada, _, table_id = pair(deployment, clock={"kind": "days", "days": 3, "opens": 0, "closes": 24})
    table = ada.table(table_id)
    assert table["due_at"] - table["created_at"] == pytest.approx(3 * DAY, abs=HOUR)


@pytest.mark.parametrize(
    ("clock", "code"),
    [
        ({"kind": "turn", "seconds": 4}, "bad-request"),
        ({"kind": "turn"}, "bad-request"),
        ({"kind": "total", "seconds": 60, "increment": -1}, "bad-request"),
        ({"kind": "days", "days": 0}, "bad-request"),
        ({"kind": "days", "days": 1, "opens": 22, "closes": 8}, "bad-clock"),
        ({"kind": "days", "days": 1, "timezone": "Mars/Olympus"}, "bad-clock"),
        ({"kind": "hourglass"}, "bad-request"),
    ],
)
def test_a_clock_that_cannot_be_is_refused_in_words(
    deployment: Deployment, clock: Json, code: str
) -> None:
    body = {"game": TICKET, "seats": [{"kind": "me"}, {"kind": "open"}], "clock": clock}
    refused = Guest(deployment).post("/api/tables", body, 400)
    assert refused["code"] == code
    assert len(refused["text"]) > 20


def test_bots_play_without_a_clock(deployment: Deployment) -> None:
    ada = Guest(deployment)
    seats = ["me", "bot:random"]
    made = ada.new_table(TICKET, seats, clock={"kind": "turn", "seconds": 3600})
    assert left(ada, made["table"]["id"], 0)[1] is None
