"""Caps: what one person, or one address with ever new guests, may make and let others keep."""

from collections.abc import Callable

import pytest

from tests.server.client import Guest, Json
from tests.server.deployment import Deployment
from tests.server.stories.telling import TICKET, denied
from tests.server.test_openapi import finished_record

NewDeployment = Callable[..., Deployment]
BOTS: Json = {"game": TICKET, "seats": [{"kind": "bot"}] * 2, "bot_pause": 10}


@pytest.fixture(params=["sqlite", "postgresql"])
def small(request: pytest.FixtureRequest, new_deployment: NewDeployment) -> Deployment:
    """A deployment in which two of everything are enough for one person."""
    return new_deployment(
        request.param,
        bot_tables_per_person=2,
        imports_per_person=2,
        keys_per_person=2,
        links_per_person=2,
        tables_per_person=6,
    )


def test_one_person_has_so_many_keys_links_and_records(small: Deployment) -> None:
    ada = Guest(small)
    record = finished_record()
    for path, body, code in (
        ("/api/me/keys", {"label": "bot"}, "too-many-keys"),
        ("/api/me/link", None, "too-many-links"),
        ("/api/records", record, "too-many-imports"),
    ):
        for _ in range(2):
            ada.post(path, body)
        assert denied(ada, "POST", path, body) == (409, code)
    ada.delete("/api/me/keys")
    ada.post("/api/me/keys", {"label": "bot"})


def test_one_table_has_so_many_invitations(small: Deployment) -> None:
    """The host always gets one, in place of the oldest; who sits there cannot push them out."""
    ada, bo, cy = (Guest(small, name) for name in ("Ada", "Bo", "Cy"))
    made = ada.new_table(TICKET, ["me", "open", "open"])  # with one invitation
    table_id, first = made["table"]["id"], made["invitation"]["token"]
    path = f"/api/tables/{table_id}/invitations"
    bo.sit(table_id, first)
    second = bo.post(path)["token"]
    assert denied(bo, "POST", path) == (409, "too-many-links")
    third = ada.post(path)["token"]
    assert denied(cy, "POST", "/api/invitations", {"token": first}) == (404, "no-such-link")
    for token in (second, third):
        cy.post("/api/invitations", {"token": token}, 200)


def test_bots_play_alone_at_so_many_tables_of_one_person(small: Deployment) -> None:
    """Whichever way such a table comes about."""
    ada = Guest(small)
    for _ in range(2):
        ada.post("/api/tables", BOTS)
    assert denied(ada, "POST", "/api/tables", BOTS) == (409, "too-many-bot-tables")
    waiting = ada.new_table(TICKET, ["open", "open"], start="host")["table"]["id"]
    start = f"/api/tables/{waiting}/start"
    assert denied(ada, "POST", start, {}) == (409, "too-many-bot-tables")
    filled = ada.new_table(TICKET, ["open", "bot"])["table"]["id"]
    seat = f"/api/tables/{filled}/seats/0"
    assert denied(ada, "PUT", seat, {"kind": "bot"}) == (409, "too-many-bot-tables")
    assert ada.table(waiting)["status"] == ada.table(filled)["status"] == "waiting"
    ada.new_table(TICKET, ["me", "bot"])  # playing oneself is something else


def test_ever_new_guests_of_one_address_make_no_more(new_deployment: NewDeployment) -> None:
    deployment = new_deployment("sqlite", made_per_address=3)
    record = finished_record()
    for path, body in (
        ("/api/me/keys", {"label": "bot"}),
        ("/api/me/link", None),
        ("/api/records", record),
        ("/api/tables", BOTS),
    ):
        for _ in range(3):
            Guest(deployment).post(path, body)
        late = Guest(deployment)
        assert denied(late, "POST", path, body) == (429, "too-fast")
        late.new_table(TICKET, ["me", "bot"])  # whoever wants to play, plays
