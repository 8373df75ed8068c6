"""Watching: what everybody at the table can see, no more, and only where it is allowed."""

from tests.server.client import Guest, eventually
from tests.server.house import House
from tests.server.stories.telling import (
    denied,
    draw_two,
    keep_tickets,
    nobody_gets,
    pair,
    states_until,
)


def test_a_spectator_sees_the_match_without_anybodys_secrets(house: House) -> None:
    ada, bo, table_id = pair(house, visibility="open")
    keep_tickets(table_id, ada, bo)
    draw_two(ada, table_id, 0)
    eve = Guest(house, "Eve")
    seen = eve.state(table_id)
    assert (seen["seat"], seen["prompt"], seen["can_undo"]) == (None, None, False)
    assert seen["view"] != ada.state(table_id, 0)["view"]
    mine = {str(event) for event in ada.state(table_id, 0)["events"]}
    drawn = [event for event in seen["events"] if event["number"] in (3, 4)]
    assert drawn
    assert not all(str(event) in mine for event in drawn)  # Ada was told which cards
    # Without a name one may watch an open table, too, and sees the same.
    assert nobody_gets(house, f"/api/tables/{table_id}/state").json()["view"] == seen["view"]


def test_players_may_look_at_the_table_as_spectators_do(house: House) -> None:
    ada, _, table_id = pair(house, spectators=False)
    assert ada.state(table_id)["prompt"] is None


def test_a_spectator_is_told_everything_live(house: House) -> None:
    ada, bo, table_id = pair(house, visibility="open")
    eve = Guest(house, "Eve")
    with eve.socket(table_id) as socket:
        first = socket.until("state")
        assert (first["seat"], first["prompt"]) == (None, None)
        keep_tickets(table_id, ada, bo)
        states = states_until(socket, 2)
        assert states[-1]["view"] == eve.state(table_id)["view"]
        move = {"do": "draw-blind"}
        socket.send({"type": "move", "position": 2, "id": "x", "move": move})
        assert socket.until("refused")["problem"]["code"] == "not-yours"
        socket.send({"type": "look", "seat": 0})
        assert socket.until("refused")["problem"]["code"] == "not-yours"
    assert ada.table(table_id)["number"] == 2


def test_a_table_without_spectators_shows_its_match_to_nobody_else(house: House) -> None:
    ada, _, table_id = pair(house, visibility="open", spectators=False)
    eve = Guest(house, "Eve")
    assert eve.table(table_id)["spectators"] is False
    for path in ("state", "events"):
        assert denied(eve, "GET", f"/api/tables/{table_id}/{path}") == (403, "no-spectators")
        assert nobody_gets(house, f"/api/tables/{table_id}/{path}").status_code == 403
    assert eve.socket(table_id).close_code() == 4403
    ada.patch(f"/api/tables/{table_id}", {"spectators": True})
    assert eve.state(table_id)["number"] == 0


def test_spectators_are_sent_out_when_the_host_no_longer_wants_them(house: House) -> None:
    ada, bo, table_id = pair(house, visibility="open")
    eve = Guest(house, "Eve")
    with eve.socket(table_id) as socket, bo.socket(table_id) as players:
        socket.until("state")
        players.until("state")
        ada.patch(f"/api/tables/{table_id}", {"spectators": False})
        assert socket.close_code(timeout=20) == 4403
        keep_tickets(table_id, ada, bo)
        assert states_until(players, 2)[-1]["seat"] == 1  # players stay


def test_who_watched_an_open_table_is_sent_out_when_it_becomes_private(house: House) -> None:
    ada, _, table_id = pair(house, visibility="open")
    eve = Guest(house, "Eve")
    with eve.socket(table_id) as socket:
        socket.until("state")
        ada.patch(f"/api/tables/{table_id}", {"visibility": "invited"})
        eventually(lambda: eve.ask("GET", f"/api/tables/{table_id}", expect=404).is_error)
        assert socket.close_code(timeout=20) in (4403, 4404)


def test_a_guest_with_a_link_may_watch_a_private_table(house: House) -> None:
    ada, _, table_id = pair(house)
    eve = Guest(house, "Eve")
    assert denied(eve, "GET", f"/api/tables/{table_id}/state") == (404, "no-such-table")
    token = ada.post(f"/api/tables/{table_id}/invitations")["token"]
    eve.post("/api/invitations", {"token": token})
    assert eve.state(table_id)["prompt"] is None
