"""Seats: taking one, sharing a device, getting up, and coming back from the bot that stood in."""

from tests.server.client import Guest, Json, eventually
from tests.server.deployment import Deployment
from tests.server.stories.telling import (
    HOST_BEGINS,
    TICKET,
    TRANS,
    answer,
    denied,
    draw_two,
    keep_tickets,
    pair,
    play_to_the_end,
    state_at,
    until_seat,
)


def seats_of(table: Json) -> list[tuple[str, str | None]]:
    return [(seat["kind"], seat["name"]) for seat in table["seats"]]


def test_people_sit_where_they_like(deployment: Deployment) -> None:
    ada, bo, cleo = (Guest(deployment, name) for name in ("Ada", "Bo", "Cleo"))
    made = ada.new_table(TRANS, ["me", "open", "open", "open"])
    table_id, token = made["table"]["id"], made["invitation"]["token"]
    bo.sit(table_id, token, seat=3)
    cleo.post("/api/invitations", {"token": token})
    path = f"/api/tables/{table_id}/seats"
    assert denied(cleo, "POST", path, {"seat": 3}) == (409, "seat-taken")
    assert denied(cleo, "POST", path, {"seat": 7}) == (404, "no-such-seat")
    assert denied(cleo, "POST", path, {"seat": 12}) == (400, "bad-request")
    seated = cleo.post(path, {}, 200)
    assert seats_of(seated) == [
        ("person", "Ada"),
        ("person", "Cleo"),
        ("open", None),
        ("person", "Bo"),
    ]


def test_nobody_sits_down_twice_without_a_second_name(deployment: Deployment) -> None:
    ada, bo = Guest(deployment, "Ada"), Guest(deployment, "Bo")
    made = ada.new_table(TRANS, ["me", "open", "open", "open"])
    table_id = made["table"]["id"]
    bo.sit(table_id, made["invitation"]["token"])
    path = f"/api/tables/{table_id}/seats"
    assert denied(bo, "POST", path, {}) == (409, "already-seated")
    assert denied(bo, "POST", path, {"seat": 2}) == (409, "already-seated")
    seated = bo.post(path, {"name": "Bo's father"}, 200)
    assert seats_of(seated)[2] == ("person", "Bo's father")
    assert bo.my_seats(table_id) == [1, 2]
    assert denied(bo, "POST", path, {"name": " \u200b "}) == (400, "bad-name")


def test_a_full_table_has_no_seat_left_and_a_running_one_takes_nobody(
    deployment: Deployment,
) -> None:
    ada, bo, late = (Guest(deployment, name) for name in ("Ada", "Bo", "Late"))
    made = ada.new_table(TICKET, ["me", "open"], start="host", visibility="open")
    path = f"/api/tables/{made['table']['id']}"
    bo.post(f"{path}/seats", {}, 200)
    assert denied(late, "POST", f"{path}/seats", {}) == (409, "table-full")
    ada.post(f"{path}/start", {})
    assert denied(late, "POST", f"{path}/seats", {}) == (409, "already-started")


def colours_at(table: Json) -> list[int]:
    return [seat["colour"] for seat in table["seats"]]


def test_people_choose_their_colours_and_no_two_have_the_same(deployment: Deployment) -> None:
    ada, bo = Guest(deployment, "Ada"), Guest(deployment, "Bo")
    made = ada.new_table(TRANS, ["me", "open", "bot", "open"], start="host")
    table_id = made["table"]["id"]
    assert colours_at(made["table"]) == [0, 1, 2, 3]
    bo.sit(table_id, made["invitation"]["token"])
    path = f"/api/tables/{table_id}/seats"
    assert colours_at(ada.put(f"{path}/0/colour", {"colour": 2})) == [
        2,
        1,
        0,
        3,
    ]  # a bot makes room
    assert colours_at(bo.put(f"{path}/1/colour", {"colour": 5})) == [2, 5, 0, 3]
    assert denied(bo, "PUT", f"{path}/1/colour", {"colour": 2}) == (409, "colour-taken")
    assert denied(bo, "PUT", f"{path}/0/colour", {"colour": 4}) == (403, "not-yours")
    assert denied(bo, "PUT", f"{path}/2/colour", {"colour": 4}) == (403, "not-yours")
    assert denied(bo, "PUT", f"{path}/9/colour", {"colour": 4}) == (404, "no-such-seat")
    assert denied(bo, "PUT", f"{path}/1/colour", {"colour": 6}) == (400, "bad-request")
    ada.post(f"/api/tables/{table_id}/start", {"open_seats": "remove"})
    assert colours_at(bo.table(table_id)) == [2, 5, 0]
    assert colours_at(bo.put(f"{path}/1/colour", {"colour": 0})) == [2, 0, 1]  # in the match, too


def test_a_colour_goes_with_whoever_gets_up_and_comes_along_to_the_rematch(
    deployment: Deployment,
) -> None:
    ada, bo = Guest(deployment, "Ada"), Guest(deployment, "Bo")
    made = ada.new_table(TRANS, ["me", "open"], options={"rounds": 1}, start="host")
    table_id = made["table"]["id"]
    bo.sit(table_id, made["invitation"]["token"])
    path = f"/api/tables/{table_id}"
    bo.put(f"{path}/seats/1/colour", {"colour": 4})
    bo.delete(f"{path}/seats/1")
    assert colours_at(ada.table(table_id)) == [0, 1]
    ada.put(f"{path}/seats/0/colour", {"colour": 3})
    ada.post(f"{path}/start", {})
    ada.play_out(table_id)
    assert colours_at(ada.post(f"{path}/rematch", {}, 200)) == [3, 1]


def test_the_host_puts_bots_on_seats_and_opens_them_again(deployment: Deployment) -> None:
    ada = Guest(deployment)
    made = ada.new_table(TICKET, ["me", "open", "open"])
    path = f"/api/tables/{made['table']['id']}/seats"
    assert ada.put(f"{path}/1", {"kind": "bot", "bot": "random"})["seats"][1]["bot"] == "random"
    assert seats_of(ada.put(f"{path}/1", {"kind": "open"}))[1] == ("open", None)
    assert seats_of(ada.put(f"{path}/1", {"kind": "me", "name": "Gran"}))[1] == ("person", "Gran")
    assert denied(ada, "PUT", f"{path}/1", {"kind": "bot", "bot": "hal"}) == (
        400,
        "unknown-setting",
    )
    started = ada.put(f"{path}/2", {"kind": "bot"})
    assert started["status"] == "running"  # the last seat was taken
    assert denied(ada, "PUT", f"{path}/2", {"kind": "open"}) == (409, "already-started")


def test_the_host_clears_a_seat_but_puts_nothing_else_on_it_unasked(deployment: Deployment) -> None:
    ada, bo = Guest(deployment, "Ada"), Guest(deployment, "Bo")
    made = ada.new_table(TICKET, ["me", "open", "open"])
    table_id = made["table"]["id"]
    path = f"/api/tables/{table_id}/seats"
    bo.sit(table_id, made["invitation"]["token"])
    assert denied(ada, "PUT", f"{path}/1", {"kind": "bot"}) == (409, "seat-taken")
    assert denied(bo, "DELETE", f"{path}/0") == (403, "not-yours")
    assert seats_of(ada.delete(f"{path}/1", 200))[1] == ("open", None)
    assert bo.my_seats(table_id) == []


def test_who_leaves_before_the_match_frees_the_seat_and_the_host_passes_on(
    deployment: Deployment,
) -> None:
    ada, bo = Guest(deployment, "Ada"), Guest(deployment, "Bo")
    made = ada.new_table(TICKET, ["me", "open", "open"], visibility="open")
    table_id = made["table"]["id"]
    bo.post(f"/api/tables/{table_id}/seats", {})
    left = ada.delete(f"/api/tables/{table_id}/seats/0", 200)
    assert seats_of(left) == [("open", None), ("person", "Bo"), ("open", None)]
    assert (left["host"], left["host_is_me"]) == ("Bo", False)
    assert bo.table(table_id)["host_is_me"] is True
    assert denied(ada, "POST", f"/api/tables/{table_id}/start", {}) == (403, "not-host")
    gone = bo.delete(f"/api/tables/{table_id}/seats/1", 200)
    assert gone["status"] == "closed"  # nobody is left
    assert table_id not in {table["id"] for table in ada.get("/api/tables")}


def test_a_host_with_two_seats_stays_host_after_leaving_one(deployment: Deployment) -> None:
    ada, bo = Guest(deployment, "Ada"), Guest(deployment, "Bo")
    made = ada.new_table(TRANS, ["me", "me:Gran", "open", "open"])
    table_id = made["table"]["id"]
    bo.sit(table_id, made["invitation"]["token"])
    left = ada.delete(f"/api/tables/{table_id}/seats/1", 200)
    assert (left["host_is_me"], seats_of(left)[1]) == (True, ("open", None))


def test_a_host_without_a_seat_stays_host_after_clearing_one(deployment: Deployment) -> None:
    """Who only organises a table has not left it by making room."""
    ada, bo = Guest(deployment, "Ada"), Guest(deployment, "Bo")
    made = ada.new_table(TICKET, ["open", "open", "bot"])
    table_id = made["table"]["id"]
    bo.sit(table_id, made["invitation"]["token"])
    cleared = ada.delete(f"/api/tables/{table_id}/seats/2", 200)
    assert (cleared["status"], cleared["host_is_me"]) == ("waiting", True)
    cleared = ada.delete(f"/api/tables/{table_id}/seats/0", 200)
    assert (cleared["status"], cleared["host_is_me"]) == ("waiting", True)


def test_who_leaves_in_the_match_is_stood_in_for_and_can_come_back(deployment: Deployment) -> None:
    ada, bo, table_id = pair(deployment)
    keep_tickets(table_id, ada, bo)
    path = f"/api/tables/{table_id}/seats"
    assert denied(bo, "DELETE", f"{path}/0") == (403, "not-yours")
    assert denied(ada, "POST", f"{path}/0/return") == (409, "not-away")
    left = ada.delete(f"{path}/0", 200)
    assert left["seats"][0]["name"] == "Ada"
    bot = left["seats"][0]["stand_in"]
    assert bot is not None
    eventually(lambda: bo.state(table_id, 1)["prompt"] is not None)  # the bot has had its turn
    answer(bo, table_id, 1)
    body = {"position": 0, "id": "late", "move": {"do": "draw-blind"}}
    assert denied(bo, "POST", f"{path}/0/moves", body) == (403, "not-yours")
    assert denied(bo, "POST", f"{path}/0/return") == (403, "not-yours")
    assert ada.state(table_id, 0)["view"] is not None  # the seat is still hers to look from
    back = ada.post(f"{path}/0/return", None, 200)
    assert back["seats"][0]["stand_in"] is None
    while bo.state(table_id, 1)["prompt"] is not None:
        answer(bo, table_id, 1, which=-1)
    eventually(lambda: ada.state(table_id, 0)["prompt"] is not None)
    answer(ada, table_id, 0)
    mine = [event for event in bo.state(table_id, 1)["events"] if event["seat"] == 0]
    [stood_in] = [event for event in mine if "stand-in" in event["message"]]
    assert stood_in["arguments"]["bot"] == bot
    assert [event for event in mine if "return" in event["message"]]


def test_whoever_plays_is_back_even_if_the_bot_was_faster(deployment: Deployment) -> None:
    ada, bo, table_id = pair(deployment)
    keep_tickets(table_id, ada, bo)
    path = f"/api/tables/{table_id}/seats/0"
    ada.delete(path, 200)
    eventually(lambda: bo.state(table_id, 1)["prompt"] is not None)  # the bot has had its turn
    late = {"position": 2, "id": "late", "move": {"do": "draw-blind"}}
    assert denied(ada, "POST", f"{path}/moves", late) == (409, "stale")
    assert bo.table(table_id)["seats"][0]["stand_in"] is None
    draw_two(bo, table_id, 1)
    answer(ada, table_id, 0)


def test_bots_wait_when_the_last_person_has_left_and_for_no_one_else(
    deployment: Deployment,
) -> None:
    ada = Guest(deployment, "Ada")
    seats = ["me", "bot", "bot"]
    table_id = ada.new_table("trans-europa", seats, options={"first_seat": 0})["table"]["id"]
    question = ada.state(table_id, 0)
    ada.delete(f"/api/tables/{table_id}/seats/0", 200)
    left = ada.table(table_id)
    assert (left["seats"][0]["stand_in"] is not None, left["pending"]) == (True, [0])
    # Nobody has decided anything since; Ada answers the question she left, and all goes on.
    assert ada.state(table_id, 0)["view"] == question["view"]
    ada.move(table_id, 0, question["prompt"]["moves"][0], question["number"])
    eventually(lambda: ada.table(table_id)["number"] >= question["number"] + 4)
    assert ada.table(table_id)["seats"][0]["stand_in"] is None


def test_a_match_that_everybody_has_left_is_played_out_when_one_is_back(
    deployment: Deployment,
) -> None:
    ada, bo, table_id = pair(deployment, TRANS, {"rounds": 1})
    ada.delete(f"/api/tables/{table_id}/seats/0")
    bo.delete(f"/api/tables/{table_id}/seats/1")
    assert ada.table(table_id)["status"] == "running"
    ada.post(f"/api/tables/{table_id}/seats/0/return", None, 200)
    assert play_to_the_end(ada, table_id, 0)["over"] is True
    assert ada.table(table_id)["result"]["winners"]
    assert denied(ada, "DELETE", f"/api/tables/{table_id}/seats/0")[0] == 409


def test_several_people_share_one_device_and_one_socket(deployment: Deployment) -> None:
    ada = Guest(deployment)
    made = ada.new_table(TICKET, ["me", "me:Grandma", "me:Tim"], options=HOST_BEGINS)
    table_id = made["table"]["id"]
    assert [seat["name"] for seat in made["table"]["seats"]] == ["Ada", "Grandma", "Tim"]
    with ada.socket(table_id) as socket:
        first = socket.until("state")
        assert first["seat"] == 0
        looks = [first]
        for seat in (1, 2):
            socket.send({"type": "look", "seat": seat})
            looks.append(socket.until("state", seat=seat))
        offered = [str(look["prompt"]["moves"]) for look in looks]
        assert len(set(offered)) == 3  # each sees the own tickets, and no others
        for seat in (2, 1, 0):
            socket.send({"type": "look", "seat": seat})
            state = socket.until("state", seat=seat)
            move = state["prompt"]["moves"][0]
            frame = {"type": "move", "position": state["number"], "id": f"s{seat}", "move": move}
            socket.send(frame)
            socket.until("accepted", id=f"s{seat}")
        assert state_at(socket, 3, seat=0)["prompt"]["kind"] == "turn"


def test_whoever_is_connected_is_shown_as_present(deployment: Deployment) -> None:
    ada, bo, table_id = pair(deployment)
    with ada.socket(table_id) as socket:
        until_seat(socket, 0, lambda seat: seat["present"])
        with bo.socket(table_id):
            until_seat(socket, 1, lambda seat: seat["present"])
        until_seat(socket, 1, lambda seat: not seat["present"])


def test_who_sits_down_while_connected_is_present(deployment: Deployment) -> None:
    ada, bo = Guest(deployment, "Ada"), Guest(deployment, "Bo")
    made = ada.new_table(TICKET, ["me", "open"])
    table_id = made["table"]["id"]
    bo.post("/api/invitations", {"token": made["invitation"]["token"]})
    with bo.socket(table_id) as socket:
        socket.until("table")
        bo.post(f"/api/tables/{table_id}/seats", {})
        until_seat(socket, 1, lambda seat: seat["mine"] and seat["present"])


def test_who_got_up_no_longer_looks_from_the_seat(deployment: Deployment) -> None:
    """An old connection must not show what the next one on that seat holds."""
    ada, bo, cleo = (Guest(deployment, name) for name in ("Ada", "Bo", "Cleo"))
    made = ada.new_table(TICKET, ["me", "open"], start="host")
    table_id, token = made["table"]["id"], made["invitation"]["token"]
    bo.sit(table_id, token)
    with bo.socket(table_id, 1) as socket:
        socket.until("table")
        bo.delete(f"/api/tables/{table_id}/seats/1")
        cleo.sit(table_id, token)
        ada.post(f"/api/tables/{table_id}/start", {})
        state = socket.until("state")
        assert (state["seat"], state["prompt"]) == (None, None)
        assert state["view"] == ada.state(table_id)["view"]


def test_who_moved_up_when_open_seats_went_looks_from_the_new_seat(deployment: Deployment) -> None:
    ada, bo, cleo = (Guest(deployment, name) for name in ("Ada", "Bo", "Cleo"))
    made = ada.new_table(TRANS, ["me", "open", "open", "open"], options={"first_seat": 1})
    table_id, token = made["table"]["id"], made["invitation"]["token"]
    bo.sit(table_id, token, seat=2)
    cleo.sit(table_id, token, seat=3)
    with bo.socket(table_id, 2) as bos, cleo.socket(table_id, 3) as cleos:
        bos.until("table")
        cleos.until("table")
        ada.post(f"/api/tables/{table_id}/start", {"open_seats": "remove"})
        for guest, socket, seat in ((bo, bos, 1), (cleo, cleos, 2)):
            state = socket.until("state")
            assert state["seat"] == seat
            assert state["view"] == guest.state(table_id, seat)["view"]
