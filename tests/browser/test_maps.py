"""Playing on the maps themselves, with mouse or finger."""

import random
import time

import pytest
from playwright.sync_api import Error, expect

from tests.browser.conftest import NewPerson
from tests.browser.people import PHONE, Person
from tests.browser.test_stories import keep_all_tickets
from tests.server.client import eventually
from tests.server.house import House

pytestmark = pytest.mark.browser

#: Everything of a selector that lies open to a finger: where, and whether it is the answer itself.
OPEN_TO_A_FINGER = """selector => [...document.querySelectorAll(selector)].flatMap(it => {
  if (it.disabled || it.getAttribute('aria-disabled') === 'true') return [];
  const box = it.getBoundingClientRect();
  let [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  if (it instanceof SVGPathElement) {
    const middle = it.getPointAtLength(it.getTotalLength() / 2);
    ({ x, y } = new DOMPoint(middle.x, middle.y).matrixTransform(it.getScreenCTM()));
  }
  const hit = document.elementFromPoint(x, y);
  return hit && (hit === it || it.contains(hit))
    ? [{ x, y, isAnswer: it.matches('.primary') }] : [];
})"""


def spots(person: Person, selector: str) -> list[dict[str, float]]:
    """Where to press to meet one of these."""
    found: list[dict[str, float]] = person.page.evaluate(OPEN_TO_A_FINGER, selector)
    return found


def press_one(person: Person, selector: str, chance: random.Random, *, touch: bool = False) -> None:
    """Press any of these; where several wait, an answer is likelier."""
    open_spots = spots(person, selector)
    if not open_spots:
        person.page.wait_for_timeout(50)
        # A drawer that was opened by mistake, because it grew under the finger, hides the map.
        if touch and person.find(".drawer.full .grip, .drawer.half .grip").count() > 0:
            person.find(".drawer .grip").tap()
        return
    answers = [spot for spot in open_spots if spot["isAnswer"]]
    spot = chance.choice(answers if answers and chance.random() < 0.5 else open_spots)
    hand = person.page.touchscreen.tap if touch else person.page.mouse.click
    hand(spot["x"], spot["y"])
    person.page.wait_for_timeout(40)


def play_on_the_map(person: Person, selector: str, limit: float, *, touch: bool = False) -> None:
    """Press what can be pressed until the match is over."""
    chance = random.Random(5)
    deadline = time.monotonic() + limit
    while not person.is_over():
        assert time.monotonic() < deadline, f"The match is not over after {limit} s."
        try:
            press_one(person, selector, chance, touch=touch)
        except Error:
            continue  # it was gone before the finger came down


def test_a_route_is_claimed_on_the_map(house: House, come: NewPerson) -> None:
    ada = come(house)
    table = ada.sit_at("ticket-usa", ["me", "bot"], options={"first_seat": 0})
    keep_all_tickets(ada)
    expect(ada.find("[data-do=draw-blind]")).to_have_attribute("aria-disabled", "false")
    ada.page.wait_for_selector("path[data-route][tabindex='0']")
    spot = spots(ada, "path[data-route][tabindex='0'][aria-label*='You can claim it']")[0]
    ada.page.mouse.click(spot["x"], spot["y"])
    state = f"/api/tables/{table}/seats/0/state"
    claimed = lambda: 0 in ada.ask("GET", state)["view"]["routes"].values()  # noqa: E731
    ada.page.wait_for_timeout(500)
    if not claimed():
        ada.find("section.paying [data-choice]").first.click()
    eventually(claimed)
    expect(ada.find("path[data-route][aria-label*='Belongs to Ada']").first).to_be_attached()


@pytest.mark.parametrize("device", ["mouse", "finger"])
def test_a_match_of_trans_europa_on_the_map(device: str, house: House, come: NewPerson) -> None:
    is_phone = device == "finger"
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    ada = come(house, **(phone if is_phone else {}))
    table = ada.sit_at("trans-europa", ["me", "bot"], options={"rounds": 1})
    pressable = "polygon[data-place], circle[data-place], section.turn .button.primary"
    play_on_the_map(ada, pressable, 120, touch=is_phone)
    assert ada.table(table)["status"] == "over"


def test_a_match_of_wensleydale_on_the_map(house: House, come: NewPerson) -> None:
    ada = come(house)
    table = ada.sit_at("wensleydale", ["me", "bot", "bot"])
    pressable = "[data-choice], [data-place], section.hand .button.primary"
    play_on_the_map(ada, pressable, 240)
    assert ada.table(table)["status"] == "over"


@pytest.mark.parametrize("game", ["ticket-europe", "ticket-switzerland"])
def test_a_match_of_ticket_to_ride_on_the_map(game: str, house: House, come: NewPerson) -> None:
    ada = come(house)
    table = ada.sit_at(game, ["me", "bot"])
    pressable = (
        "button[data-ticket]:not([aria-pressed=true]), [data-do]:not([data-do=draw-tickets]),"
        " path[data-route][tabindex='0'], [data-choice], section.hand .button.primary"
    )
    play_on_the_map(ada, pressable, 240)
    assert ada.table(table)["status"] == "over"
