"""What every table has: things that move, the drawer of a phone, orders, replays."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.people import PHONE, Person
from tests.browser.test_stories import draw_two_cards
from tests.server.client import eventually
from tests.server.deployment import Deployment

pytestmark = pytest.mark.browser

MATCH_SECONDS = 600  # for two bots on a busy machine
FLYING = ".in-flight"
OFFERED = "section.choice button[data-ticket]"
#: Notes of everything that flies whether it moves.
WATCH_FLIGHTS = """() => {
  window.flights = [];
  new MutationObserver(changes => {
    for (const { addedNodes } of changes) for (const node of addedNodes) {
      if (!node.matches?.('.in-flight')) continue;
      const [motion] = node.getAnimations();
      window.flights.push(motion.effect.getKeyframes().some(step => 'transform' in step));
    }
  }).observe(document.body, { childList: true });
}"""


def keep_two_tickets(person: Person) -> None:
    """Choose the first two tickets that are offered."""
    for place in range(2):
        person.find(OFFERED).nth(place).click()
    expect(person.find("section.choice [aria-pressed=true]")).to_have_count(2)
    person.find("[data-do=keep]").click()
    expect(person.find("[data-do=keep]")).to_have_count(0)


def begin(person: Person) -> None:
    """Sit down with a bot, keep two tickets, and be asked for the first turn."""
    person.sit_at("ticket-europe", ["me", "bot"], options={"first_seat": 0})
    keep_two_tickets(person)
    expect(person.find("[data-do=draw-blind]")).to_have_attribute("aria-disabled", "false")


def freeze(person: Person) -> None:
    """Everything that moves on the page stands still from now on."""
    session = person.context.new_cdp_session(person.page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 0})


FADING = """() => document.getAnimations().filter(
  motion => motion instanceof CSSTransition && motion.playState === 'running').length"""


def test_colours_do_not_fade_from_theme_to_theme_a_drawn_card_flies_and_a_press_lands_it(
    deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment, reduced_motion="no-preference")
    begin(ada)
    expect(ada.find(FLYING)).to_have_count(0)  # the tickets have landed
    ada.page.wait_for_function(f"() => ({FADING})() === 0")  # what was pressed before has settled
    fading = ada.page.evaluate(
        f"""() => {{
          document.querySelector("button[aria-label^='Theme']").click();
          return ({FADING})();
        }}"""
    )
    assert fading == 0
    freeze(ada)
    ada.find("[data-do=draw-blind]").click()
    expect(ada.find(FLYING)).to_have_count(1)
    ada.page.mouse.click(5, 5)
    expect(ada.find(FLYING)).to_have_count(0)


def test_the_button_counts_tickets_and_where_motion_is_not_wanted_nothing_travels(
    deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment)
    ada.sit_at("ticket-europe", ["me", "bot"], options={"first_seat": 0})
    keep = ada.find("[data-do=keep]")
    tickets = ada.find(OFFERED)
    expect(keep).to_have_text("Choose at least 2")
    tickets.nth(0).click()
    expect(keep).to_have_text("Choose at least 2")
    tickets.nth(1).click()
    expect(keep).to_have_text("Keep 2 tickets")
    keep.click()
    expect(ada.find("[data-do=draw-blind]")).to_have_attribute("aria-disabled", "false")
    ada.page.evaluate(WATCH_FLIGHTS)
    ada.find("[data-do=draw-blind]").click()
    ada.page.wait_for_function("() => window.flights.length > 0")
    assert not any(ada.page.evaluate("() => window.flights"))
    expect(ada.find(FLYING)).to_have_count(0)


def test_on_a_phone_tickets_are_on_the_screen_and_the_drawer_goes_out_of_the_way_of_the_map(
    deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment, viewport=PHONE, has_touch=True, is_mobile=True)
    ada.sit_at("ticket-europe", ["me", "bot"], options={"first_seat": 0})
    expect(ada.find("[data-do=keep]")).to_be_in_viewport(ratio=1)
    for ticket in ada.find(OFFERED).all():
        expect(ticket).to_be_in_viewport(ratio=1)
    # What can be drawn, and the cards in hand, are seen at the same time.
    for seen in ("row-0", "row-4", "deck", "tickets", "own"):
        expect(ada.find(f"[data-spot={seen}]")).to_be_in_viewport(ratio=1)
    keep_two_tickets(ada)
    expect(ada.find("[data-do=draw-blind]")).to_have_attribute("aria-disabled", "false")
    grip, half, peek = ada.find(".grip"), ada.find(".drawer.half"), ada.find(".drawer.peek")
    grip.tap()
    expect(half).to_be_visible()
    ada.find("[data-own-card] button").first.tap()  # where to, only the map says
    expect(peek).to_be_visible()
    grip.tap()
    expect(half).to_be_visible()
    above = ada.find("main.map").bounding_box()
    assert above is not None
    ada.page.touchscreen.tap(above["x"] + 8, above["y"] + 4)
    expect(peek).to_be_visible()


def test_what_is_pressed_while_others_play_can_be_ordered(
    deployment: Deployment, come: NewPerson
) -> None:
    ada, bob = come(deployment), come(deployment, "Bob")
    made = ada.new_table("ticket-usa", ["me", "open"], options={"first_seat": 1})
    table = made["table"]["id"]
    bob.ask("POST", "/api/invitations", {"token": made["invitation"]["token"]})
    bob.ask("POST", f"/api/tables/{table}/seats", {})
    for person in (ada, bob):
        person.open(f"/t/{table}")
        keep_two_tickets(person)

    ada.find("[data-do=draw-blind]").click(force=True)  # not offered now, but to be tried
    ada.button("Do this as soon as I can").click()
    expect(ada.find("main.map")).to_contain_text("Draw a card from the deck, as soon as I can")
    before = cards_of(ada, table)
    draw_two_cards(bob)
    eventually(lambda: bool(cards_of(ada, table) == before + 1))
    expect(ada.find("main.map")).not_to_contain_text("as soon as I can")


def cards_of(person: Person, table: str) -> int:
    """How many cards seat 0 holds."""
    view = person.ask("GET", f"/api/tables/{table}/seats/0/state")["view"]
    return int(view["seats"][0]["cards"])


def test_a_replay_says_what_was_done(deployment: Deployment, come: NewPerson) -> None:
    ada = come(deployment)
    table = ada.sit_at("ticket-usa", ["bot", "bot"])
    eventually(lambda: bool(ada.table(table)["status"] == "over"), MATCH_SECONDS)
    events = ada.ask("GET", f"/api/tables/{table}/events")["events"]
    drawn = next(event for event in events if event["message"] == "event-ticket-draw-blind")
    ada.open(f"/t/{table}/replay/{drawn['number']}")
    expect(ada.find(".status").first).to_contain_text("draws a card from the deck")


def test_the_menu_says_that_another_match_waits(deployment: Deployment, come: NewPerson) -> None:
    ada = come(deployment)
    for others in range(2):
        ada.sit_at("ticket-usa", ["me", "bot"], options={"first_seat": 0})
        expect(ada.find("[data-do=keep]")).to_be_visible()
        expect(ada.page).to_have_title("● Your turn – Ticket to Ride: USA")
        expect(ada.find("nav .dot")).to_have_count(others)  # not for the table that is open
    expect(ada.button("Menu (1 match waits for you)")).to_be_visible()


#: Whatever the server says is heard only when the page is told so: `window.hear()`.
DEAF = """(() => {
  const waiting = [];
  let isDeaf = false;
  window.WebSocket = class extends WebSocket {
    addEventListener(kind, listener) {
      const later = event => (isDeaf ? waiting.push(() => listener(event)) : listener(event));
      super.addEventListener(kind, kind === 'message' ? later : listener);
    }
  };
  window.stopHearing = () => (isDeaf = true);
  window.hear = () => {
    isDeaf = false;
    for (const listen of waiting.splice(0)) listen();
  };
})()"""


def test_a_question_waits_with_its_focus_while_the_answer_is_on_its_way(
    deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment, reads_text=True)
    ada.page.add_init_script(DEAF)
    ada.sit_at("ticket-usa", ["me", "bot"], options={"first_seat": 0})
    boxes = ada.question.locator("input[type=checkbox]")
    answer = ada.question.locator(".button.primary")
    expect(boxes).to_have_count(3)
    for box in boxes.all():
        box.press("Space")
    ada.page.evaluate("stopHearing()")
    answer.press("Enter")
    expect(answer).to_have_attribute("aria-disabled", "true")
    for box in boxes.all():
        expect(box).to_have_attribute("aria-disabled", "true")
    boxes.first.press("Space")
    expect(boxes.first).to_be_checked()  # what has been sent is not changed any more
    answer.focus()
    ada.page.evaluate("hear()")
    expect(boxes).to_have_count(0)
    assert ada.wait_for_question()
    expect(ada.question.locator("[data-choice]").first).to_be_focused()
