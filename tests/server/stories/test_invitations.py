"""An invitation says what it is to, before anybody has said a name."""

import httpx

from stellwerk.boards import shipped_board
from tests.server.client import Guest
from tests.server.deployment import Deployment
from tests.server.stories.telling import TICKET, denied

PREVIEW = "/api/invitations/preview"


def test_whoever_holds_the_link_learns_who_invites_to_what(deployment: Deployment) -> None:
    ada = Guest(deployment, "Ada")
    clock = {"kind": "turn", "seconds": 90}
    made = ada.new_table(TICKET, ["me", "open", "bot"], clock=clock)
    token = made["invitation"]["token"]
    asked = httpx.post(
        f"{deployment.address()}{PREVIEW}", json={"token": token}, trust_env=False, verify=False
    )
    assert asked.status_code == 200
    assert asked.json() == {
        "host": "Ada",
        "game": TICKET,
        "family": "ticket",
        "title": shipped_board(TICKET).title,
        "players": 3,
        "open_seats": 1,
        "clock": clock,
        "status": "waiting",
    }
    # Looking lets nobody in.
    bo = Guest(deployment, "Bo")
    bo.post(PREVIEW, {"token": token}, 200)
    assert denied(bo, "GET", f"/api/tables/{made['table']['id']}") == (404, "no-such-table")


def test_a_host_who_does_not_play_invites_by_their_name(deployment: Deployment) -> None:
    made = Guest(deployment, "Ada").new_table(TICKET, ["open", "bot"])
    assert Guest(deployment).post(PREVIEW, {"token": made["invitation"]["token"]})["host"] == "Ada"


def test_a_link_that_is_not_good_tells_nothing(deployment: Deployment) -> None:
    ada, bo = Guest(deployment, "Ada"), Guest(deployment, "Bo")
    made = ada.new_table(TICKET, ["me", "open"])
    table, token = f"/api/tables/{made['table']['id']}", made["invitation"]["token"]
    wrong = token[:-1] + ("A" if token[-1] != "A" else "B")
    assert denied(bo, "POST", PREVIEW, {"token": wrong}) == (404, "no-such-link")
    assert denied(bo, "POST", PREVIEW, {"token": "%"}) == (400, "bad-request")
    ada.delete(f"{table}/invitations")
    assert denied(bo, "POST", PREVIEW, {"token": token}) == (404, "no-such-link")
    second = ada.post(f"{table}/invitations")["token"]
    ada.delete(table)
    assert denied(bo, "POST", PREVIEW, {"token": second}) == (404, "no-such-link")


def test_the_word_in_a_link_opens_nothing(deployment: Deployment) -> None:
    url = Guest(deployment).new_table(TICKET, ["me", "open"])["invitation"]["url"]
    word = url.partition("#")[0].rpartition("/")[2]
    assert len(word) == 20
    bo = Guest(deployment, "Bo")
    for path in ("/api/invitations", PREVIEW):
        assert denied(bo, "POST", path, {"token": word})[0] in (400, 404)
