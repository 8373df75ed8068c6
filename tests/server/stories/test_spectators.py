"""Watching: what everybody at the table can see, no more, and only where it is allowed."""

from tests.server.client import Guest, eventually
from tests.server.deployment import Deployment
from tests.server.stories.telling import (
    TICKET,
    denied,
    draw_two,
    keep_tickets,
    nobody_gets,
    pair,
    states_until,
)


def test_a_spectator_sees_the_match_without_anybodys_secrets(deployment: Deployment) -> None:
    ada, bo, table_id = pair(deployment, visibility="open")
    keep_tickets(table_id, ada, bo)
    draw_two(ada, table_id, 0)
    eve = Guest(deployment, "Eve")
    seen = eve.state(table_id)
    assert (seen["seat"], seen["prompt"], seen["can_undo"]) == (None, None, False)
    assert seen["view"] != ada.state(table_id, 0)["view"]
    mine = {str(event) for event in ada.state(table_id, 0)["events"]}
    drawn = [event for event in seen["events"] if event["number"] in (3, 4)]
    assert drawn
    assert not all(str(event) in mine for event in drawn)  # Ada was told which cards
    # Without a name one may watch an open table, too, and sees the same.
    assert nobody_gets(deployment, f"/api/tables/{table_id}/state").json()["view"] == seen["view"]


def test_players_may_look_at_the_table_as_spectators_do(deployment: Deployment) -> None:
    ada, _, table_id = pair(deployment, spectators=False)
    assert ada.state(table_id)["prompt"] is None


def test_a_spectator_is_told_everything_live(deployment: Deployment) -> None:
    ada, bo, table_id = pair(deployment, visibility="open")
    eve = Guest(deployment, "Eve")
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


def test_a_table_without_spectators_shows_its_match_to_nobody_else(deployment: Deployment) -> None:
    ada, _, table_id = pair(deployment, visibility="open", spectators=False)
    eve = Guest(deployment, "Eve")
    assert eve.table(table_id)["spectators"] is False
    for path in ("state", "events"):
        assert denied(eve, "GET", f"/api/tables/{table_id}/{path}") == (403, "no-spectators")
        assert nobody_gets(deployment, f"/api/tables/{table_id}/{path}").status_code == 403
    assert eve.socket(table_id).close_code() == 4403
    ada.patch(f"/api/tables/{table_id}", {"spectators": True})
    assert eve.state(table_id)["number"] == 0


def test_spectators_are_sent_out_when_the_host_no_longer_wants_them(deployment: Deployment) -> None:
    ada, bo, table_id = pair(deployment, visibility="open")
    eve = Guest(deployment, "Eve")
    with eve.socket(table_id) as socket, bo.socket(table_id) as players:
        socket.until("state")
        players.until("state")
        ada.patch(f"/api/tables/{table_id}", {"spectators": False})
        assert socket.close_code() == 4403
        keep_tickets(table_id, ada, bo)
        assert states_until(players, 2)[-1]["seat"] == 1  # players stay


def test_who_watched_an_open_table_is_sent_out_when_it_becomes_private(
    deployment: Deployment,
) -> None:
    ada, _, table_id = pair(deployment, visibility="open")
    eve = Guest(deployment, "Eve")
    with eve.socket(table_id) as socket:
        socket.until("state")
        ada.patch(f"/api/tables/{table_id}", {"visibility": "invited"})
        eventually(lambda: eve.ask("GET", f"/api/tables/{table_id}", expect=404).is_error)
        assert socket.close_code() in (4403, 4404)


def test_a_guest_with_a_link_may_watch_a_private_table(deployment: Deployment) -> None:
    ada, _, table_id = pair(deployment)
    eve = Guest(deployment, "Eve")
    assert denied(eve, "GET", f"/api/tables/{table_id}/state") == (404, "no-such-table")
    token = ada.post(f"/api/tables/{table_id}/invitations")["token"]
    eve.post("/api/invitations", {"token": token})
    assert eve.state(table_id)["prompt"] is None


def test_where_only_bots_play_spectators_see_all_hands(deployment: Deployment) -> None:
    ada, eve = Guest(deployment, "Ada"), Guest(deployment, "Eve")
    table_id = ada.new_table(TICKET, ["bot", "bot"], bot_pause=10, visibility="open")["table"]["id"]
    for guest in (ada, eve):
        states = [guest.state(table_id, seat) for seat in (0, 1)]
        assert [state["view"]["you"] is not None for state in states] == [True, True]
        assert [(state["prompt"], state["can_undo"]) for state in states] == [(None, False)] * 2
        guest.get(f"/api/tables/{table_id}/events?seat=1")
    with eve.socket(table_id, seat=1) as socket:
        assert socket.until("state")["seat"] == 1
        socket.send({"type": "look", "seat": 0})
        assert socket.until("state", seat=0)["prompt"] is None
        move = {"do": "draw-blind"}
        socket.send({"type": "move", "position": 0, "id": "x", "move": move})
        assert socket.until("refused")["problem"]["code"] == "not-yours"
        assert denied(eve, "GET", f"/api/tables/{table_id}/seats/0/orders") == (403, "not-yours")
        # Who may not watch may not look over shoulders, either.
        ada.patch(f"/api/tables/{table_id}", {"spectators": False})
        assert socket.close_code() == 4403
    assert denied(eve, "GET", f"/api/tables/{table_id}/seats/0/state") == (403, "no-spectators")
    assert ada.state(table_id, 0)["seat"] == 0


def test_nobody_sees_the_hands_where_a_person_sits_or_has_ever_sat(deployment: Deployment) -> None:
    ada, bo, table_id = pair(deployment, visibility="open")
    eve = Guest(deployment, "Eve")

    def nothing_is_shown(guest: Guest, seats: tuple[int, ...]) -> None:
        for seat in seats:
            for path in (f"seats/{seat}/state", f"events?seat={seat}"):
                assert denied(guest, "GET", f"/api/tables/{table_id}/{path}") == (403, "not-yours")
            assert guest.socket(table_id, seat=seat).close_code() == 4403

    nothing_is_shown(eve, (0, 1))
    bo.delete(f"/api/tables/{table_id}/seats/1")  # a bot plays on for Bo
    nothing_is_shown(eve, (0, 1))
    nothing_is_shown(ada, (1,))
    bo.delete("/api/me", 204)  # now the seat is a bot's
    eventually(lambda: ada.table(table_id)["seats"][1]["kind"] == "bot")
    nothing_is_shown(eve, (0, 1))
    nothing_is_shown(ada, (1,))
    ada.delete(f"/api/tables/{table_id}/seats/0")  # and nobody but bots is left
    nothing_is_shown(eve, (0, 1))
