"""What people do at a table besides playing to its end."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.hands import spots
from tests.browser.people import PHONE, Person
from tests.server.client import eventually
from tests.server.deployment import Deployment

pytestmark = pytest.mark.browser

ANY_TICKET = "button[data-ticket]"


def keep_all_tickets(person: Person) -> None:
    """Choose tickets as on paper: turn them over, keep them."""
    expect(person.find(ANY_TICKET).first).to_be_visible()
    for ticket in person.find(ANY_TICKET).all():
        ticket.click()
    person.find("[data-do=keep]").click()
    expect(person.find("[data-do=keep]")).to_have_count(0)


@pytest.mark.story
def test_the_first_click_leads_to_a_match(deployment: Deployment, come: NewPerson) -> None:
    ada = come(deployment, is_known=False)
    ada.open("/")
    ada.sees("Ticket to Ride: USA, you and 2 bots")
    easiest = ada.find(".boards article").filter(has_text="Ticket to Ride: USA")
    for help_to_choose in (re.compile(r"about \d+ min"), "easy to learn", "2 to 5 players"):
        expect(easiest).to_contain_text(help_to_choose)
    ada.button("Play against bots").click()
    ada.page.wait_for_url("**/t/*")
    expect(ada.find(ANY_TICKET).first).to_be_visible()
    keep_all_tickets(ada)
    assert ada.ask("GET", "/api/me")["name"].startswith("Platform")


def test_two_browsers_play_each_other_by_invitation(
    deployment: Deployment, come: NewPerson
) -> None:
    ada, bob = come(deployment, "Ada", is_known=False), come(deployment, "Bob", is_known=False)
    ada.open("/new/ticket-usa?mode=friends")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.button("One player fewer").click()
    ada.find("form button[type=submit]").click()
    ada.sees("Waiting for one more player.")
    link = ada.page.get_by_label("Invitation link").input_value()

    expect(ada.page.get_by_role("img", name="QR code of the invitation")).to_be_visible()

    bob.open(link)
    bob.sees("Ada invites you to Ticket to Ride: USA")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.find("form button[type=submit]").click()
    bob.page.wait_for_url("**/t/*")
    assert "#" not in bob.page.url
    for person in (ada, bob):
        keep_all_tickets(person)
    expect(ada.find("section.players")).to_contain_text("Bob")
    expect(bob.find("section.players")).to_contain_text("Ada")

    players = {"Ada": ada, "Bob": bob}
    for _ in range(2):
        mine = whoever_is_asked(players)
        draw_two_cards(players[mine])
        expect(players[mine].find(".status").first).not_to_contain_text("Your turn")
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Say something").fill("Good luck!")
    ada.button("Send").click()
    bob.page.get_by_role("tab", name=re.compile("Chat")).click()
    bob.sees("Good luck!")


def whoever_is_asked(players: dict[str, Person]) -> str:
    """Whose turn it is, when everybody has kept tickets."""
    ada = players["Ada"]
    table = ada.page.url.rsplit("/", 1)[-1]
    eventually(lambda: len(ada.table(table)["pending"]) == 1)
    [seat] = ada.table(table)["pending"]
    return str(ada.table(table)["seats"][seat]["name"])


def draw_two_cards(person: Person) -> None:
    """A turn of drawing from the deck; each card is on the screen before the next is drawn."""
    deck = person.find("[data-do=draw-blind]")
    for _ in range(2):
        expect(deck).to_have_attribute("aria-disabled", "false")
        held = cards_shown(person)
        deck.click()
        sees_cards(person, held + 1)


def cards_shown(person: Person) -> int:
    """How many train cards the page says that I hold."""
    words = person.find(".own .total").inner_text()
    return int(re.findall(r"\d+", words)[0])


def sees_cards(person: Person, number: int) -> None:
    """Wait until so many cards are on the screen."""
    expect(person.find(".own .total")).to_have_text(re.compile(rf"\b{number}\b"))


def test_a_reload_in_the_middle_of_a_turn_changes_nothing(
    deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment)
    table = ada.sit_at("ticket-usa", ["me", "bot"], options={"first_seat": 0})
    keep_all_tickets(ada)
    deck = ada.find("[data-do=draw-blind]")
    expect(deck).to_have_attribute("aria-disabled", "false")
    deck.click()
    status = ada.find(".status").first
    expect(status).to_contain_text(re.compile("second", re.IGNORECASE))
    before = status.inner_text(), ada.table(table)["number"]
    ada.page.reload()
    expect(ada.find("[data-do=draw-blind]")).to_have_attribute("aria-disabled", "false")
    assert (ada.find(".status").first.inner_text(), ada.table(table)["number"]) == before
    ada.find("[data-do=draw-blind]").click()
    expect(ada.find(".status").first).not_to_have_text(before[0])


def test_a_move_is_taken_back(deployment: Deployment, come: NewPerson) -> None:
    ada, bob = come(deployment, reads_text=True), come(deployment, "Bob")
    made = ada.new_table("trans-europa", ["me", "open"], options={"first_seat": 0, "rounds": 1})
    bob.ask("POST", "/api/invitations", {"token": made["invitation"]["token"]})
    table = made["table"]["id"]
    bob.ask("POST", f"/api/tables/{table}/seats", {})
    ada.open(f"/t/{table}")
    undo = ada.find("button.undo")
    for take_back in (undo.click, lambda: ada.page.keyboard.press("u")):
        assert ada.wait_for_question()
        expect(undo).to_be_disabled()
        ada.answer(lambda _question, _answers: 4)
        expect(undo).to_be_enabled()
        assert markers(ada, table)[0] is not None
        take_back()
        expect(undo).to_be_disabled()
        eventually(lambda: markers(ada, table) == [None, None])


def markers(person: Person, table: str) -> list[str | None]:
    """Where the start markers stand."""
    seats = person.ask("GET", f"/api/tables/{table}/seats/0/state")["view"]["seats"]
    return [seat["marker"] for seat in seats]


def test_an_illegal_move_is_explained_at_the_click(deployment: Deployment, come: NewPerson) -> None:
    ada = come(deployment)
    ada.sit_at("ticket-usa", ["me", "bot"], options={"first_seat": 0})
    keep_all_tickets(ada)
    expect(ada.find("[data-do=draw-blind]")).to_have_attribute("aria-disabled", "false")
    spot = ada.page.wait_for_function(LONG_ROUTE).json_value()
    ada.page.mouse.click(spot["x"], spot["y"])
    bubble = ada.find(".bubble")
    expect(bubble).to_be_visible()
    assert len(bubble.locator("p").first.inner_text()) > 10
    box = bubble.bounding_box()
    assert box is not None
    assert abs(box["x"] + box["width"] / 2 - spot["x"]) < 220
    assert abs(box["y"] + box["height"] / 2 - spot["y"]) < 220
    why = bubble.locator("a")
    expect(why).to_have_attribute("href", re.compile(r"^/rules/ticket-usa/[\w-]+"))
    rule = (why.get_attribute("href") or "").rsplit("/", 1)[-1]
    why.click()
    expect(bubble).to_have_count(0)
    with ada.context.expect_page() as opened:
        ada.find("aside.rule a").click()
    expect(opened.value.locator(f"[id='{rule}']")).to_be_in_viewport()


#: The middle of a route that nobody can pay for yet, where nothing lies over it.
LONG_ROUTE = """() => {
  for (const path of document.querySelectorAll('path[data-route]')) {
    if (!/, [56] ×/.test(path.ariaLabel ?? '')) continue;
    const middle = path.getPointAtLength(path.getTotalLength() / 2);
    const { x, y } = new DOMPoint(middle.x, middle.y).matrixTransform(path.getScreenCTM());
    if (document.elementFromPoint(x, y) === path) return { x, y };
  }
  return null;
}"""


def test_a_route_is_claimed_on_the_map(deployment: Deployment, come: NewPerson) -> None:
    ada = come(deployment)
    table = ada.sit_at("ticket-usa", ["me", "bot"], options={"first_seat": 0})
    keep_all_tickets(ada)
    expect(ada.find("[data-do=draw-blind]")).to_have_attribute("aria-disabled", "false")
    ada.page.wait_for_selector("path[data-route][tabindex='0']")
    spot = spots(ada, "path[data-route][tabindex='0'][aria-label*='You can claim it']")[0]
    ada.page.mouse.click(spot["x"], spot["y"])
    state = f"/api/tables/{table}/seats/0/state"
    claimed = lambda: 0 in ada.ask("GET", state)["view"]["routes"].values()  # noqa: E731
    ways = ada.find("section.paying [data-choice]")  # asked only if there are several
    eventually(lambda: claimed() or ways.count() > 0)
    if not claimed():
        ways.first.click()
    eventually(claimed)
    expect(ada.find("path[data-route][aria-label*='Belongs to Ada']").first).to_be_attached()


def test_the_language_changes_at_once(deployment: Deployment, come: NewPerson) -> None:
    ada = come(deployment)
    ada.sit_at("ticket-europe", ["me", "bot"])
    expect(ada.find(ANY_TICKET).first).to_be_visible()
    for language, name, word in (
        ("de", "Deutsch", "Verlauf"),
        ("fr", "Français", "Journal"),
        ("nl", "Nederlands", "Verloop"),
    ):
        ada.find("nav .menu button[aria-expanded]").first.click()
        ada.button(name).click()
        expect(ada.find("html")).to_have_attribute("lang", language)
        tab = ada.find("#tab-log")
        expect(tab).to_have_text(word)
    ada.page.reload()
    expect(ada.find("html")).to_have_attribute("lang", "nl")
    assert ada.ask("GET", "/api/me")["language"] == "nl"


def test_a_phone_needs_no_sideways_scrolling(deployment: Deployment, come: NewPerson) -> None:
    ada = come(deployment, viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    pages = ["/", "/settings", "/watch"]
    for game in ("ticket-europe", "trans-amerika", "wensleydale"):
        waiting = ada.new_table(game, ["me", "open", "open"])["table"]["id"]
        table = ada.new_table(game, ["me", "bot", "bot"])["table"]["id"]
        pages += [f"/new/{game}", f"/rules/{game}", f"/t/{waiting}", f"/t/{table}"]
    for path in [*pages, "/matches"]:
        ada.open(path)
        ada.page.wait_for_load_state("networkidle")
        wide = ada.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE["width"], f"{path} is {wide} wide: {too_wide(ada)}"


def too_wide(person: Person) -> list[str]:
    """Which elements reach beyond the screen."""
    found: list[str] = person.page.evaluate(
        "() => [...document.querySelectorAll('body *')].filter(it =>"
        " it.getBoundingClientRect().right > innerWidth + 1 && !it.closest('svg'))"
        ".slice(0, 8).map(it => `${it.tagName}.${it.className}`)"
    )
    return found
