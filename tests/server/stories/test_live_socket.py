"""The WebSocket of a table: everything at joining, then just what is new, and nothing twice."""

import pytest

from tests.server.client import Guest, Json, Socket
from tests.server.conftest import NewDeployment
from tests.server.deployment import Deployment
from tests.server.stories.telling import (
    TICKET,
    all_events,
    answer,
    draw_two,
    keep_tickets,
    pair,
    state_at,
    states_until,
    trans_pair,
)


def move_frame(state: Json, name: str, which: int = 0) -> Json:
    move = state["prompt"]["moves"][which]
    return {"type": "move", "position": state["number"], "id": name, "move": move}


def first_frames(socket: Socket) -> tuple[Json, Json]:
    table, state = socket.receive(), socket.receive()
    assert (table["type"], state["type"]) == ("table", "state")
    return table["table"], state


def test_joining_brings_the_table_the_view_the_prompt_and_what_happened(
    deployment: Deployment,
) -> None:
    ada, bo, table_id = pair(deployment)
    keep_tickets(table_id, ada, bo)
    with bo.socket(table_id) as socket:  # without a wish: from the first own seat
        table, state = first_frames(socket)
        asked = bo.state(table_id, 1)
        assert table["id"] == table_id
        assert [seat["mine"] for seat in table["seats"]] == [False, True]
        for field in ("number", "seat", "view", "prompt", "events", "events_after", "over"):
            assert state[field] == asked[field]
        assert (state["seat"], state["number"], state["events_after"]) == (1, 2, -1)


@pytest.mark.story
def test_every_change_brings_the_new_state_with_just_the_new_events(deployment: Deployment) -> None:
    ada, bo, table_id = trans_pair(deployment)
    with ada.socket(table_id, 0) as mine, bo.socket(table_id, 1) as theirs:
        states = {0: [mine.until("state")], 1: [theirs.until("state")]}
        for number in range(1, 9):
            seat = ada.table(table_id)["pending"][0]
            answer((ada, bo)[seat], table_id, seat, which=-1)
            for each, socket in ((0, mine), (1, theirs)):
                new = states_until(socket, number)
                assert [state["number"] for state in new] == [number]
                assert {event["number"] for event in new[0]["events"]} == {number}
                states[each] += new
        for seat, guest in ((0, ada), (1, bo)):
            everything = guest.state(table_id, seat)
            assert all_events(states[seat]) == everything["events"]
            assert states[seat][-1]["view"] == everything["view"]


def test_who_was_away_gets_just_what_was_missed(deployment: Deployment) -> None:
    ada, bo, table_id = pair(deployment)
    with ada.socket(table_id, 0) as socket:
        before = [socket.until("state")]
        answer(ada, table_id, 0)
        before += states_until(socket, 1)
    answer(bo, table_id, 1)  # while Ada's connection is gone
    draw_two(ada, table_id, 0)
    draw_two(bo, table_id, 1)
    with ada.socket(table_id, 0, seen=1) as socket:
        missed = socket.until("state")
        assert (missed["number"], missed["events_after"]) == (6, 1)
        assert {event["number"] for event in missed["events"]} == {2, 3, 4, 5, 6}
        assert all_events([*before, missed]) == ada.state(table_id, 0)["events"]
    with ada.socket(table_id, 0, seen=6) as socket:
        assert socket.until("state")["events"] == []


def test_who_missed_very_much_still_misses_nothing(deployment: Deployment) -> None:
    """Longer ago than a server keeps in memory."""
    ada = Guest(deployment)
    table_id = ada.new_table(TICKET, ["me", "me:Bo"], options={"first_seat": 0})["table"]["id"]
    keep_tickets(table_id, ada, ada)
    number = 2
    while number < 70:
        seat = 0 if (number - 2) // 2 % 2 == 0 else 1
        number = draw_two(ada, table_id, seat)
    with ada.socket(table_id, 0, seen=2) as socket:
        missed = socket.until("state")
    assert missed["events_after"] == 2
    numbers = [event["number"] for event in missed["events"]]
    assert sorted(set(numbers)) == list(range(3, number + 1))


def test_moves_go_over_the_socket_too(deployment: Deployment) -> None:
    ada, bo, table_id = pair(deployment)
    with ada.socket(table_id, 0) as mine, bo.socket(table_id, 1) as theirs:
        mine.send(move_frame(mine.until("state"), "a"))
        assert mine.until("accepted") == {"type": "accepted", "id": "a", "number": 1}
        theirs.send(move_frame(theirs.until("state"), "b"))
        theirs.until("accepted", id="b", number=2)
        state = state_at(mine, 2, seat=0)
        assert state["prompt"]["kind"] == "turn"
        mine.send(move_frame(state, "c"))
        mine.send(move_frame(state, "c"))  # a nervous client
        for _ in range(2):
            assert mine.until("accepted", id="c")["number"] == 3
        assert ada.table(table_id)["number"] == 3


def test_a_stale_move_is_refused_and_the_current_state_follows(deployment: Deployment) -> None:
    ada, bo, table_id = pair(deployment)
    keep_tickets(table_id, ada, bo)
    with ada.socket(table_id, 0) as socket:
        state = socket.until("state")
        socket.send(move_frame(state, "one"))
        socket.until("accepted", id="one")
        state_at(socket, 3, seat=0)
        socket.send(move_frame(state, "two"))
        refused = socket.until("refused")
        assert (refused["id"], refused["number"]) == ("two", 3)
        assert refused["problem"]["code"] == "stale"
        assert refused["problem"]["text"]
        again = socket.until("state")
        assert (again["number"], again["events"]) == (3, [])
        assert again["view"] == ada.state(table_id, 0)["view"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "First choose which tickets you keep."),
        ("de", "Wähle zuerst, welche Zielkarten du behältst."),
        ("nl", "Kies eerst welke bestemmingskaarten je houdt."),
    ],
)
def test_an_illegal_move_is_refused_with_its_rule(
    deployment: Deployment, language: str, text: str
) -> None:
    ada = Guest(deployment, language=language)
    table_id = ada.new_table(TICKET, ["me", "me:Bo"])["table"]["id"]
    with ada.socket(table_id, 0) as socket:
        socket.until("state")
        frame = {"type": "move", "position": 0, "id": "x", "move": {"do": "draw-blind"}}
        socket.send(frame)
        refused = socket.until("refused", id="x")
        problem = refused["problem"]
        assert (problem["code"], problem["rule"]) == ("illegal", "TTR-SETUP-8")
        assert problem["text"] == text


def test_a_socket_at_a_waiting_table_tells_of_seats_and_then_of_the_match(
    deployment: Deployment,
) -> None:
    ada, bo = Guest(deployment, "Ada"), Guest(deployment, "Bo")
    made = ada.new_table(TICKET, ["me", "open"])
    table_id = made["table"]["id"]
    with ada.socket(table_id) as socket:
        assert socket.until("table")["table"]["status"] == "waiting"
        bo.sit(table_id, made["invitation"]["token"])
        state = socket.until("state")
        assert (state["number"], state["seat"]) == (0, 0)
        tables = [frame["table"] for frame in socket.frames if frame["type"] == "table"]
        if tables[-1]["status"] != "running":
            tables.append(socket.until("table")["table"])
        assert tables[-1]["seats"][1]["name"] == "Bo"
        assert tables[-1]["status"] == "running"


@pytest.mark.story
def test_the_end_of_the_match_is_told_to_all(deployment: Deployment) -> None:
    ada, bo, table_id = trans_pair(deployment)
    with ada.socket(table_id, 0) as socket:
        socket.until("state")
        ada.delete(f"/api/tables/{table_id}/seats/0")
        bo.play_out(table_id)
        assert socket.until("state", over=True)["prompt"] is None
        while True:
            tables = [frame["table"] for frame in socket.frames if frame["type"] == "table"]
            if tables and tables[-1]["status"] == "over":
                break
            socket.receive()
        assert tables[-1]["result"] == bo.table(table_id)["result"]


def test_are_you_there(deployment: Deployment) -> None:
    ada, _, table_id = pair(deployment)
    with ada.socket(table_id) as socket:
        socket.send({"type": "ping"})
        assert socket.until("pong")["now"] > 1_600_000_000_000


def test_what_cannot_be_read_is_answered_and_the_connection_goes_on(deployment: Deployment) -> None:
    ada, _, table_id = pair(deployment)
    with ada.socket(table_id) as socket:
        for text in ("", "{", "[]", '{"type": "dance"}', '{"type": "move"}', '"x"', "null"):
            socket.connection.send(text)
            refused = socket.until("refused")
            assert refused["problem"]["code"] == "bad-frame"
        socket.send({"type": "ping"})
        socket.until("pong")


def test_a_socket_looks_only_from_own_seats(deployment: Deployment) -> None:
    ada, bo, table_id = pair(deployment)
    with bo.socket(table_id, 1) as socket:
        socket.until("state")
        for seat, code in ((0, "not-yours"), (7, "no-such-seat")):
            socket.send({"type": "look", "seat": seat})
            assert socket.until("refused")["problem"]["code"] == code
        socket.send({"type": "look", "seat": None})
        watched = socket.until("state", seat=None)
        assert watched["prompt"] is None
        socket.send(move_frame(ada.state(table_id, 0), "x"))
        assert socket.until("refused")["problem"]["code"] == "not-yours"
    assert ada.table(table_id)["number"] == 0


def test_a_server_that_stops_says_that_it_comes_back(new_deployment: NewDeployment) -> None:
    deployment = new_deployment("sqlite")
    ada, _, table_id = pair(deployment)
    with ada.socket(table_id, 0) as socket, ada.open_socket("/api/me/live") as mine:
        socket.until("state")
        mine.until("turns")
        deployment.stop()
        assert socket.close_code() == 1012
        assert mine.close_code() == 1012
    deployment.restart()
    with ada.socket(table_id, 0, seen=0) as socket:
        assert socket.until("state")["prompt"]["kind"] == "starting-tickets"
