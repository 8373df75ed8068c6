"""Nothing happens to me unseen: what weighs much is asked twice, and what others did is told."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.people import CONFIRM, PHONE, Person
from tests.browser.test_stories import keep_all_tickets
from tests.server.client import eventually
from tests.server.deployment import Deployment

pytestmark = pytest.mark.browser

PHONE_IN_HAND = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
HOST_BEGINS = {"first_seat": 0}


@pytest.mark.parametrize("device", ["mouse", "finger"])
def test_tickets_are_drawn_only_after_a_second_press(
    device: str, deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment, **(PHONE_IN_HAND if device == "finger" else {}))
    table = ada.sit_at("ticket-usa", ["me", "bot"], options=HOST_BEGINS)
    keep_all_tickets(ada)
    number = 2  # the bot keeps tickets, too
    eventually(lambda: ada.table(table)["number"] == number)
    ada.find("[data-do=draw-tickets]").click()
    expect(ada.find(CONFIRM)).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(ada.find(CONFIRM)).to_have_count(0)
    assert ada.table(table)["number"] == number
    ada.find("[data-do=draw-tickets]").click()
    ada.find(CONFIRM).click()
    eventually(lambda: ada.table(table)["number"] == number + 1)


def test_a_card_is_confirmed_only_by_whoever_wants_that(
    deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment)
    ada.open("/settings")
    ada.page.get_by_label("Confirm my moves").select_option("final")
    table = ada.sit_at("ticket-usa", ["me", "bot"], options=HOST_BEGINS)
    keep_all_tickets(ada)
    number = 2  # the bot keeps tickets, too
    eventually(lambda: ada.table(table)["number"] == number)
    ada.find("[data-do=draw-blind]").click()
    expect(ada.find(CONFIRM)).to_be_visible()
    assert ada.table(table)["number"] == number
    ada.find(CONFIRM).click()
    ada.sees("second card")


def test_against_bots_alone_a_rail_is_taken_back_after_their_answer(
    deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment, reads_text=True)
    options = {"first_seat": 0, "rounds": 1}
    table = ada.sit_at("trans-europa", ["me", "bot"], options=options)
    assert ada.wait_for_question()
    ada.answer(lambda _question, _answers: 0)
    ada.page.wait_for_function("() => !document.querySelector('.undo').disabled")
    expect(ada.find(".prompt .chooser")).to_be_visible()
    assert ada.table(table)["number"] == 2
    ada.button("Undo").click()
    ada.sees("took a move back")
    assert ada.table(table)["pending"] == [0]


def test_a_bot_says_why_it_moved_and_marks_its_plan_on_the_map(
    deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment)
    options = {"first_seat": 0, "rounds": 1}
    table = ada.sit_at("trans-europa", ["me", "bot"], options=options)
    seat = f"/api/tables/{table}/seats/0"
    asked = ada.ask("GET", f"{seat}/state")
    placed = {"position": asked["number"], "id": "place", "move": asked["prompt"]["moves"][0]}
    ada.ask("POST", f"{seat}/moves", placed)
    ada.find(".recap .chip").click()
    why = ada.find(".recap .why")
    why.click()
    expect(ada.find(".recap .told")).to_contain_text("few rails join all my cities")
    expect(ada.find("[data-way]")).not_to_have_count(0)
    why.click()
    expect(ada.find(".recap .told")).to_have_count(0)
    expect(ada.find("[data-way]")).to_have_count(0)


#: Writes down what the page says about moves as long as a card of a tunnel lies face down.
WATCH_TUNNEL = """() => {
  window.told = [];
  new MutationObserver(() => {
    const cards = document.querySelectorAll('.reveal .place');
    const turned = document.querySelectorAll('.reveal .place.turned');
    if (cards.length === 0 || turned.length === cards.length) return;
    const said = [...document.querySelectorAll('.status, .log, .player.asked')];
    window.told.push(said.map(each => each.textContent).join(' | '));
  }).observe(document.body, { subtree: true, childList: true, characterData: true,
                              attributes: true });
}"""


def dig(table: str, people: Sequence[Person]) -> None:
    """All keep tickets and draw until the second can dig a tunnel, and does."""
    board = people[0].ask("GET", "/api/games/ticket-switzerland/board")
    tunnels = {route["id"] for route in board["routes"] if route.get("kind") == "tunnel"}
    for turn in range(60):
        seat = people[0].table(table)["pending"][0]
        path = f"/api/tables/{table}/seats/{seat}"
        state = people[seat].ask("GET", f"{path}/state")
        moves = state["prompt"]["moves"]
        digs = [move for move in moves if move["do"] == "claim" and move["route"] in tunnels]
        draws = [move for move in moves if move["do"] == "draw-blind"]
        is_digging = seat == 1 and bool(digs)
        move = (digs if is_digging else draws or moves)[0]
        body = {"position": state["number"], "id": f"{turn}", "move": move}
        people[seat].ask("POST", f"{path}/moves", body)
        if is_digging:
            return
    raise AssertionError("Nobody could dig.")


def test_nothing_tells_how_a_tunnel_ends_before_its_third_card(
    deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment, "Ada", reduced_motion="no-preference")
    bo = come(deployment, "Bo")
    made = ada.new_table("ticket-switzerland", ["me", "open"], options=HOST_BEGINS)
    table, token = made["table"]["id"], made["invitation"]["token"]
    bo.ask("POST", "/api/invitations", {"token": token})
    bo.ask("POST", f"/api/tables/{table}/seats", {})
    ada.open(f"/t/{table}")
    ada.sees("Your turn")
    ada.page.evaluate(WATCH_TUNNEL)
    dig(table, [ada, bo])
    ada.page.wait_for_function(ALL_TURNED)
    words = ada.page.evaluate("window.told")
    assert words, "No card was seen lying face down."
    assert all("One moment" in each and "dig" not in each for each in words), words
    expect(ada.find(".last .log")).to_contain_text("tunnel")


ALL_TURNED = "() => document.querySelectorAll('.reveal .place.turned').length === 3"


@pytest.mark.parametrize("device", ["mouse", "finger"])
def test_what_the_others_did_is_told_by_player(
    device: str, deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment, **(PHONE_IN_HAND if device == "finger" else {}))
    ada.sit_at("trans-europa", ["me", "bot", "bot"], options={"first_seat": 1})
    chips = ada.find(".recap .chip")
    expect(chips).to_have_count(2)
    chips.first.click()
    expect(ada.find(".recap .deed")).to_have_count(1)
    expect(ada.find(".recap .deed")).to_contain_text("start marker")
    expect(ada.find("[data-marker='1'] .fresh")).to_have_count(1)  # shown again on the map
    chips.first.click()
    expect(ada.find(".recap .deed")).to_have_count(0)
    expect(ada.find("[data-marker='2'] .fresh")).to_have_count(1)  # the last move, as before


def test_whoever_gets_the_device_is_told_what_happened_since_their_last_turn(
    deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment)
    ada.sit_at("ticket-usa", ["me", "me:Bob"], options=HOST_BEGINS)
    for name in ("Ada", "Bob"):
        ada.button(f"I am {name}: show my hand").click()
        keep_all_tickets(ada)
        ada.find("[data-hand-over]").click()
    ada.button("I am Ada: show my hand").click()
    for drawn in ("second card", "turn is over"):
        ada.find("[data-do=draw-blind]").click()
        ada.sees(drawn)
    # The second card is seen by who drew it, and by nobody else.
    expect(ada.find("[data-own-card]").first).to_be_visible()
    ada.find("[data-hand-over]").click()
    expect(ada.find("[data-own-card]")).to_have_count(0)
    ada.button("I am Bob: show my hand").click()
    expect(ada.find(".recap")).to_contain_text("Since your last turn")
    expect(ada.find(".recap")).to_contain_text("Ada")


def test_a_friend_who_leaves_is_missed_and_whoever_plays_is_back(
    deployment: Deployment, come: NewPerson
) -> None:
    ada, bo = come(deployment, "Ada", reads_text=True, **PHONE_IN_HAND), come(deployment, "Bo")
    options = {"first_seat": 1, "rounds": 1}
    made = ada.new_table("trans-europa", ["me", "open"], options=options)
    table, token = made["table"]["id"], made["invitation"]["token"]
    bo.ask("POST", "/api/invitations", {"token": token})
    bo.ask("POST", f"/api/tables/{table}/seats", {})
    ada.open(f"/t/{table}")
    expect(ada.find(".phone .status")).to_contain_text("Bo")
    bo.ask("DELETE", f"/api/tables/{table}/seats/1")
    expect(ada.find(".toast")).to_contain_text("Bo")
    assert ada.wait_for_question()
    number = ada.table(table)["number"]
    ada.ask("DELETE", f"/api/tables/{table}/seats/0")
    # Nobody is left, so the bots wait; the question stands, and who answers it is back.
    expect(ada.button("Come back")).to_be_visible()
    assert ada.table(table)["number"] == number + 1
    ada.answer(lambda _question, _answers: 0)
    eventually(lambda: ada.table(table)["seats"][0]["stand_in"] is None)
    eventually(lambda: ada.table(table)["number"] >= number + 3)
