"""The personal WebSocket: at which of my tables it is my turn, whenever that changes."""

from stellwerk.boards import shipped_board
from tests.server.client import Guest, Json, Socket
from tests.server.deployment import Deployment
from tests.server.stories.telling import TICKET, answer, draw_two, keep_tickets, nobody_gets, pair


def turns_until(socket: Socket, expected: list[Json]) -> None:
    while socket.until("turns")["turns"] != expected:
        pass


def turn(table_id: str, *seats: int) -> Json:
    title = shipped_board(TICKET).title
    return {"table": table_id, "game": TICKET, "title": title, "seats": list(seats)}


def test_turns_come_and_go(deployment: Deployment) -> None:
    ada, bo = Guest(deployment, "Ada"), Guest(deployment, "Bo")
    with ada.open_socket("/api/me/live") as mine, bo.open_socket("/api/me/live") as theirs:
        assert mine.until("turns") == {"type": "turns", "turns": []}
        assert theirs.until("turns")["turns"] == []
        made = ada.new_table(TICKET, ["me", "open"], options={"first_seat": 0})
        table_id = made["table"]["id"]
        bo.sit(table_id, made["invitation"]["token"])
        turns_until(mine, [turn(table_id, 0)])
        turns_until(theirs, [turn(table_id, 1)])
        answer(ada, table_id, 0)
        turns_until(mine, [])
        answer(bo, table_id, 1)
        turns_until(theirs, [])
        turns_until(mine, [turn(table_id, 0)])
        draw_two(ada, table_id, 0)
        turns_until(mine, [])
        turns_until(theirs, [turn(table_id, 1)])


def test_who_connects_later_hears_of_all_tables_that_wait(deployment: Deployment) -> None:
    ada, _, first = pair(deployment)
    second = ada.new_table(TICKET, ["me", "me:Tim"])["table"]["id"]
    with ada.open_socket("/api/me/live") as socket:
        waiting = {each["table"]: each["seats"] for each in socket.until("turns")["turns"]}
        assert waiting == {first: [0], second: [0, 1]}


def test_a_seat_that_a_bot_plays_is_nobodys_turn(deployment: Deployment) -> None:
    ada, bo, table_id = pair(deployment)
    keep_tickets(table_id, ada, bo)
    with ada.open_socket("/api/me/live") as socket:
        turns_until(socket, [turn(table_id, 0)])
        ada.delete(f"/api/tables/{table_id}/seats/0")
        turns_until(socket, [])


def test_the_turn_comes_back_with_its_owner(deployment: Deployment) -> None:
    ada, bo, table_id = pair(deployment, bot_pause=10)
    keep_tickets(table_id, ada, bo)
    with ada.open_socket("/api/me/live") as socket:
        turns_until(socket, [turn(table_id, 0)])
        ada.delete(f"/api/tables/{table_id}/seats/0")
        turns_until(socket, [])
        ada.post(f"/api/tables/{table_id}/seats/0/return")
        turns_until(socket, [turn(table_id, 0)])


def test_who_has_no_name_has_no_turns(deployment: Deployment) -> None:
    ada = Guest(deployment)
    ada.http.cookies.clear()
    assert ada.open_socket("/api/me/live").close_code() == 4401
    assert nobody_gets(deployment, "/api/me/tables").status_code == 401
