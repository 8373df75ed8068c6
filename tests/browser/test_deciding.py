"""The right information at the point of decision."""

import re
from collections import Counter

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.hands import spots
from tests.browser.people import Person
from tests.browser.test_stories import LONG_ROUTE, keep_all_tickets, sees_cards
from tests.server.client import Json, eventually
from tests.server.deployment import Deployment

pytestmark = pytest.mark.browser

LAPTOP = {"width": 1280, "height": 720}


def sit_and_wait_for_my_turn(person: Person, game: str, seats: int = 2) -> str:
    """A table where I have kept all tickets and am asked."""
    table = person.sit_at(game, ["me", *["bot"] * (seats - 1)], options={"first_seat": 0})
    keep_all_tickets(person)
    expect(person.find("[data-do=draw-blind]")).to_have_attribute("aria-disabled", "false")
    return table


def orders(person: Person, table: str) -> list[dict[str, object]]:
    """My standing orders."""
    found: list[dict[str, object]] = person.ask("GET", f"/api/tables/{table}/seats/0/orders")[
        "orders"
    ]
    return found


def test_a_route_says_what_it_costs_and_brings_before_it_is_claimed(
    deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment, viewport=LAPTOP)
    table = sit_and_wait_for_my_turn(ada, "ticket-usa")
    spot = ada.page.wait_for_function(LONG_ROUTE).json_value()
    ada.page.mouse.move(spot["x"], spot["y"])
    hint = ada.find(".hint")
    expect(hint).to_contain_text(re.compile(r"[56] × \w+ · (10|15) points"))
    ada.page.mouse.move(spot["x"], 5)
    expect(hint).to_have_count(0)
    route = draw_until_there_are_ways_to_pay(ada, table)
    ada.find(f"path[data-route='{route}'][aria-label*='You can claim it']").press("Enter")
    paying = ada.find("section.paying")
    expect(paying.locator("[data-choice]").nth(1)).to_be_visible()
    expect(paying.locator("header")).to_contain_text(re.compile(r"\d × \w+.* · \d+ points?"))


def draw_until_there_are_ways_to_pay(person: Person, table: str) -> str:
    """Draw from the deck until a route can be paid for in several ways: its id."""
    place = f"/api/tables/{table}/seats/0"
    for count in range(60):
        eventually(lambda: person.table(table)["pending"] == [0])
        state = person.ask("GET", f"{place}/state")
        moves = state["prompt"]["moves"]
        claims = Counter(move["route"] for move in moves if move["do"] == "claim")
        if claims and max(claims.values()) > 1:
            return str(max(claims, key=claims.__getitem__))
        body = {"position": state["number"], "id": f"d{count}", "move": {"do": "draw-blind"}}
        person.ask("POST", f"{place}/moves", body)
    raise AssertionError("No route can be paid for in several ways.")


def test_a_refused_claim_says_why_and_what_is_missing_and_becomes_a_wish(
    deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment, viewport=LAPTOP)
    table = sit_and_wait_for_my_turn(ada, "ticket-usa")
    spot = ada.page.wait_for_function(LONG_ROUTE).json_value()
    ada.page.mouse.click(spot["x"], spot["y"])
    bubble = ada.find(".bubble")
    # The rule behind the refusal is read beside the table.
    bubble.get_by_role("link", name="Why?").click()
    rule = ada.find("aside.rule")
    expect(rule).to_contain_text("TTR-CLAIM-1")
    expect(rule.locator(".words")).to_contain_text(re.compile(r"\w{4,}"))
    assert ada.page.url.endswith(f"/t/{table}")
    assert len(ada.context.pages) == 1
    expect(ada.find("path[data-route]").first).to_be_attached()
    ada.page.keyboard.press("Escape")
    expect(rule).to_have_count(0)

    spot = ada.page.wait_for_function(LONG_ROUTE).json_value()
    ada.page.mouse.click(spot["x"], spot["y"])
    expect(bubble.locator(".about")).to_contain_text(re.compile(r", [56]\s×\s\w+, (10|15) points"))
    expect(bubble).to_contain_text(re.compile(r"you still need \d\s(×|cards of one colour)"))
    bubble.get_by_role("button", name="as soon as I can").click()
    eventually(lambda: len(orders(ada, table)) == 1)
    [order] = orders(ada, table)
    [wish] = order["moves"]  # type: ignore[misc]
    assert wish["do"] == "claim"  # type: ignore[index]
    expect(ada.find("[data-do=draw-blind]")).to_have_attribute("aria-disabled", "false")


@pytest.mark.parametrize(("game", "cities"), [("ticket-europe", 47), ("ticket-usa", 36)])
def test_a_laptop_names_nearly_all_cities_and_the_draw_row_stays_when_the_hand_grows(
    game: str, cities: int, deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment, viewport=LAPTOP)
    table = sit_and_wait_for_my_turn(ada, game)
    names = ada.find("svg.names text.name")
    expect(names.first).to_be_visible()
    eventually(lambda: names.count() >= cities - 3)
    deck = ada.find("[data-do=draw-blind]")
    before = deck.bounding_box()
    assert before is not None
    x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    state = f"/api/tables/{table}/seats/0/state"

    def held() -> dict[str, int]:
        cards: dict[str, int] = ada.ask("GET", state)["view"]["you"]["cards"]
        return cards

    first = held()
    for _ in range(6):  # three turns: the hand comes to hold more kinds
        expect(deck).to_have_attribute("aria-disabled", "false")
        number = sum(held().values())
        ada.page.mouse.click(x, y)
        eventually(lambda: sum(held().values()) == number + 1)  # noqa: B023
        sees_cards(ada, number + 1)
    assert len(held()) > len(first) or sum(held().values()) == sum(first.values()) + 6
    ada.page.mouse.move(5, 5)  # what is pointed at is lifted, and sinks again
    eventually(lambda: deck.bounding_box() == before)


def test_offered_and_open_tickets_are_marked_on_the_map(
    deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment, viewport=LAPTOP)
    table = ada.sit_at("ticket-europe", ["me", "bot"], options={"first_seat": 0})
    expect(ada.find("button[data-ticket]").first).to_be_visible()
    state = f"/api/tables/{table}/seats/0/state"
    offer = ada.ask("GET", state)["view"]["you"]["offer"]
    marks = ada.find("[data-marked]")
    expect(marks.first).to_be_attached()
    letters = "".join(marks.all_text_contents())
    for letter in "ABCD"[: len(offer)]:  # each ticket has two ends
        assert letters.count(letter) == 2, letters
    # Own cards and the row lie beside the choice.
    expect(ada.find("[data-own-card]").first).to_be_visible()
    expect(ada.find("[data-spot=row-0]")).to_be_visible()
    keep_all_tickets(ada)
    expect(marks.first).to_be_attached()
    ada.page.get_by_label("Mark their cities on the map").uncheck()
    expect(marks).to_have_count(0)
    ada.page.reload()
    expect(ada.find("[data-do=draw-blind]")).to_be_visible()
    expect(marks).to_have_count(0)


@pytest.mark.parametrize("players", [3, 4])
def test_the_whole_auction_lies_where_one_bids(
    players: int, deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment, viewport=LAPTOP)
    ada.sit_at("wensleydale", ["me", *["bot"] * (players - 1)], options={"first_seat": 0})
    boxes = ada.find("section.hand [data-spot^=box-]")
    expect(boxes.first).to_be_visible()
    expect(ada.find("aside [data-spot^=box-]")).to_have_count(0)
    hand = ada.find("section.hand").bounding_box()
    assert hand is not None
    for box in boxes.all():
        its = box.bounding_box()
        assert its is not None
        assert its["y"] >= hand["y"]
        assert its["y"] + its["height"] <= LAPTOP["height"]
    expect(ada.find("section.hand")).to_contain_text("build order, landowners")


def test_a_tap_on_a_player_says_what_all_may_know(deployment: Deployment, come: NewPerson) -> None:
    bob = come(
        deployment,
        "Bob",
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        device_scale_factor=2,
    )
    bob.sit_at("ticket-europe", ["me", "bot", "bot"])
    expect(bob.find("button[data-ticket]").first).to_be_visible()
    details = bob.find(".details")
    expect(details).to_have_count(0)
    bob.find("[data-spot=seat-1] button").tap()
    expect(details).to_contain_text("Planner 1")
    expect(details).to_contain_text(re.compile(r"[Tt]rains\s*45"))
    expect(details).to_contain_text(re.compile(r"[Ss]tations.*3"))
    bob.find("[data-spot=seat-1] button").tap()
    expect(details).to_have_count(0)


def test_a_press_beside_the_legal_lines_says_why(deployment: Deployment, come: NewPerson) -> None:
    ada = come(deployment, viewport=LAPTOP)
    table = ada.sit_at("trans-europa", ["me", "bot"], options={"first_seat": 0})
    bubble = ada.find(".bubble")

    def press_beside(reason: str) -> Json:
        asked: Json = ada.ask("GET", f"/api/tables/{table}/seats/0/state")
        spot = spots(ada, "[data-line]:not([role])")[-1]  # the marker is placed at the other end
        ada.page.mouse.click(spot["x"], spot["y"])
        expect(bubble).to_contain_text(reason)
        expect(bubble.get_by_role("link", name="Why?")).to_be_visible()
        ada.page.keyboard.press("Escape")
        expect(bubble).to_have_count(0)
        assert ada.table(table)["number"] == asked["number"]
        return asked

    expect(ada.find("[data-crossing]").first).to_be_attached()
    asked = press_beside("First place your start marker.")
    body = {"position": asked["number"], "id": "m1", "move": asked["prompt"]["moves"][0]}
    ada.ask("POST", f"/api/tables/{table}/seats/0/moves", body)
    expect(ada.find("[data-line][role=button]").first).to_be_attached()
    press_beside("does not touch your network")


def test_a_city_card_shows_the_way_to_its_city(deployment: Deployment, come: NewPerson) -> None:
    ada = come(deployment, viewport=LAPTOP)
    table = ada.sit_at("trans-europa", ["me", "bot"], options={"first_seat": 0})
    expect(ada.find("[data-crossing]").first).to_be_attached()
    place = f"/api/tables/{table}/seats/0"

    def state() -> Json:
        found: Json = ada.ask("GET", f"{place}/state")
        return found

    asked = state()
    body = {"position": asked["number"], "id": "m1", "move": asked["prompt"]["moves"][0]}
    ada.ask("POST", f"{place}/moves", body)
    eventually(lambda: (state()["prompt"] or {}).get("kind") == "lay")
    far = next(city for city in state()["view"]["you"]["cities"] if city["missing"])
    card = ada.find(f"[data-spot=city-{far['id']}]")
    expect(card).to_be_visible()
    card.hover()
    expect(ada.find("[data-way]")).to_have_count(len(far["way"]))
    end_turn = ada.button("End turn")
    expect(end_turn).to_be_visible()
    expect(end_turn).not_to_have_class(re.compile("primary"))
