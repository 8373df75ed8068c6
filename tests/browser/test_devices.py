"""One device for two, a lost connection, a match by keyboard alone, and its replay."""

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.people import Person
from tests.browser.test_stories import ANY_TICKET, keep_all_tickets
from tests.server.client import eventually
from tests.server.deployment import Deployment

pytestmark = pytest.mark.browser

ANY_PLACE = "[role=button][data-line], [role=button][data-crossing]"
HAND_OVER = "[data-hand-over]"
SECRETS = "button[data-ticket], [data-own-card], .prompt, section.hand"


def test_behind_the_curtain_is_nothing_of_the_other_hand(
    deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment)
    table = ada.sit_at("ticket-europe", ["me", "me:Bob"])
    offers = [
        ada.ask("GET", f"/api/tables/{table}/seats/{seat}/state")["view"]["you"]["offer"]
        for seat in (0, 1)
    ]
    ada.sees("Give the device to Ada")
    nothing_secret(ada, [*offers[0], *offers[1]])
    ada.button("I am Ada: show my hand").click()
    expect(ada.find(ANY_TICKET)).to_have_count(len(offers[0]))
    assert all(ticket in ada.page.content() for ticket in offers[0])
    nothing_secret(ada, offers[1], selector=None)
    keep_all_tickets(ada)

    # What came of it is seen before the device goes on.
    nothing_secret(ada, offers[1], selector=None)
    ada.button("Done – hand over to Bob").click()
    ada.sees("Give the device to Bob")
    nothing_secret(ada, [*offers[0], *offers[1]])
    ada.button("I am Bob: show my hand").click()
    expect(ada.find(ANY_TICKET)).to_have_count(len(offers[1]))
    nothing_secret(ada, offers[0], selector=None)
    ada.page.reload()
    ada.sees("Give the device to Bob")
    nothing_secret(ada, [*offers[0], *offers[1]])


def nothing_secret(person: Person, tickets: list[str], selector: str | None = SECRETS) -> None:
    """None of these tickets is anywhere on the page, nor anything else that only a hand shows."""
    page = person.page.content()
    assert not [ticket for ticket in tickets if ticket in page]
    if selector is not None:
        expect(person.find(selector)).to_have_count(0)


def test_one_device_goes_round_the_table_until_the_match_is_over(
    deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment)
    table = ada.sit_at("trans-europa", ["me", "me:Bob"], options={"rounds": 1})
    seen: list[str] = []
    while not ada.is_over():
        ada.page.wait_for_selector(
            f".curtain button, {HAND_OVER}, {ANY_PLACE}, #tab-result", state="attached"
        )
        if ada.find(HAND_OVER).count() > 0:
            ada.find(HAND_OVER).click()
        elif ada.find(".curtain button").count() > 0:
            seen.append(ada.find(".curtain button").first.inner_text())
            ada.find(".curtain button").first.click()
            expect(ada.find(".curtain")).to_have_count(0)
        elif not ada.is_over():
            build_towards_a_city(ada, table)
    assert len(set(seen)) == 2, seen
    assert all(one != other for one, other in pairwise(seen)), seen
    assert ada.table(table)["status"] == "over"
    expect(ada.find("section.result").first).to_be_visible()


def build_towards_a_city(person: Person, table: str) -> None:
    """Press the place on the map that brings whoever is asked nearer to a city of theirs."""
    found = person.table(table)
    if not found["pending"]:
        return
    state = person.ask("GET", f"/api/tables/{table}/seats/{found['pending'][0]}/state")
    moves = state["prompt"]["moves"]
    ways = {line for city in state["view"]["you"]["cities"] for line in city["way"] or ()}
    nearer = [move for move in moves if move["do"] == "lay" and move["line"] in ways]
    move = nearer[0] if nearer else moves[len(moves) // 2]
    kind = "line" if "line" in move else "crossing"
    if kind in move:
        person.find(f"[role=button][data-{kind}='{move[kind]}']").press("Enter")
    else:
        person.button("End turn").click()
    person.confirm()
    eventually(lambda: person.table(table)["number"] > found["number"])


def test_a_lost_connection_is_said_and_nothing_is_lost(
    own_deployment: Deployment, come: NewPerson
) -> None:
    ada = come(own_deployment)
    table = ada.sit_at("ticket-usa", ["me", "bot"], options={"first_seat": 0})
    expect(ada.find(ANY_TICKET).first).to_be_visible()
    own_deployment.kill()
    ada.sees("Connection lost")
    for ticket in ada.find(ANY_TICKET).all():
        ticket.click()
    ada.find("[data-do=keep]").click()  # it waits until somebody hears it
    own_deployment.restart()
    ada.sees("Connected again")
    expect(ada.find("[data-do=keep]")).to_have_count(0)
    expect(ada.find("[data-do=draw-blind]")).to_have_attribute("aria-disabled", "false")
    assert ada.table(table)["number"] == 2  # each kept tickets, once
    expect(ada.find(".toast")).to_have_count(0)


def test_without_a_network_that_is_said_at_once_and_what_was_pressed_waits(
    deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment)
    table = ada.sit_at("ticket-usa", ["me", "bot"], options={"first_seat": 0})
    expect(ada.find(ANY_TICKET).first).to_be_visible()
    ada.context.set_offline(True)
    ada.sees("Connection lost")
    for ticket in ada.find(ANY_TICKET).all():
        ticket.click()
    ada.find("[data-do=keep]").click()
    expect(ada.find(".toast")).to_contain_text("waits and is sent as soon as the line is back")
    ada.context.set_offline(False)
    ada.sees("Connected again")
    expect(ada.find("[data-do=keep]")).to_have_count(0)
    expect(ada.find("[data-do=draw-blind]")).to_have_attribute("aria-disabled", "false")
    assert ada.table(table)["number"] == 2  # each kept tickets, once


def test_a_replay_has_a_slider_and_an_address_for_every_step(
    deployment: Deployment, come: NewPerson
) -> None:
    ada, bob = come(deployment, reads_text=True), come(deployment, "Bob")
    table = ada.sit_at("trans-europa", ["me", "bot"], options={"rounds": 1})
    ada.play_out()
    ada.page.get_by_role("link", name="Replay").first.click()
    ada.page.wait_for_url("**/replay*")
    slider = ada.page.get_by_role("slider", name="Step of the match")
    expect(slider).to_have_value("0")
    last = int(slider.get_attribute("max") or 0)
    assert last == ada.table(table)["number"]
    slider.fill("7")
    ada.sees(f"Step 7 of {last}")
    ada.page.wait_for_url(f"**/t/{table}/replay/7*")
    ada.button("One step on").click()
    ada.sees(f"Step 8 of {last}")
    ada.page.wait_for_url(f"**/t/{table}/replay/8*")
    # It was opened from my seat; keys work wherever the focus is.
    expect(ada.page.get_by_label("Seen from")).to_have_value("0")
    ada.find("body").focus()
    for key, step in (("ArrowLeft", 7), ("ArrowRight", 8), ("Home", 0), ("End", last)):
        ada.page.keyboard.press(key)
        ada.sees(f"Step {step} of {last}")
    slider.fill("8")
    ada.page.wait_for_url(f"**/t/{table}/replay/8*")

    invitation = ada.ask("POST", f"/api/tables/{table}/invitations")
    bob.ask("POST", "/api/invitations", {"token": invitation["token"]})
    bob.open(ada.page.url.split("?", maxsplit=1)[0])
    bob.sees(f"Step 8 of {last}")
    ada.page.go_back()
    expect(ada.find("section.result").first).to_be_visible()
