"""Lessons at the real table: from the first page to the end of the match, one for each family."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.people import PHONE, Person
from tests.browser.test_accessibility import findings
from tests.server.client import eventually
from tests.server.deployment import Deployment

pytestmark = pytest.mark.browser
SHOWN = "section.lesson"


def begin(ada: Person, title: str) -> str:
    """Ada presses "Learn" on the card of a game: her table."""
    ada.open("/")
    ada.page.get_by_role("button", name=f"Learn {title} in ten minutes").click()
    ada.page.wait_for_url("**/t/*")
    ada.page.wait_for_selector(SHOWN)
    table = ada.page.url.rpartition("/")[2]
    ada.ask("PATCH", f"/api/tables/{table}", {"bot_pause": 0})
    return table


def is_asked(ada: Person, table: str) -> bool:
    state = ada.ask("GET", f"/api/tables/{table}/seats/0/state")
    return state["over"] or state["prompt"] is not None


def play_to_the_end(ada: Person, table: str) -> None:
    """What the lesson asks for, done by its own button, until the match is over."""
    shown = ada.page.get_by_role("button", name="Do it for me")
    while True:
        eventually(lambda: is_asked(ada, table))
        state = ada.ask("GET", f"/api/tables/{table}/seats/0/state")
        if state["over"]:
            return
        step = f"Step {state['lesson']['done'] + 1} of"
        expect(ada.page.locator(f"{SHOWN} h2")).to_contain_text(step)
        shown.click()
        before = state["number"]
        eventually(lambda: ada.table(table)["number"] > before)  # noqa: B023 - asked at once


@pytest.mark.parametrize(
    ("title", "size"),
    [
        ("Ticket to Ride: Europe", None),
        ("Trans Europa", PHONE),
        ("Last Train to Wensleydale", None),
    ],
)
def test_a_lesson_leads_to_the_end_of_its_match(
    title: str, size: dict[str, int] | None, deployment: Deployment, come: NewPerson
) -> None:
    wishes = {} if size is None else {"viewport": size}
    ada = come(deployment, bypass_csp=True, **wishes)
    table = begin(ada, title)
    assert not findings(ada, SHOWN)
    play_to_the_end(ada, table)
    assert ada.table(table)["result"]["winners"] == [0]
    ada.open(f"/t/{table}")
    expect(ada.page.locator(f"{SHOWN} h2")).to_have_text("Lesson finished")


def test_a_mistake_is_explained_with_its_rule_and_the_lesson_goes_on_after_a_reload(
    deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment)
    table = begin(ada, "Ticket to Ride: Europe")
    state = ada.ask("GET", f"/api/tables/{table}/seats/0/state")
    blind = {"position": state["number"], "id": "blind", "move": {"do": "draw-blind"}}
    ada.ask("POST", f"/api/tables/{table}/seats/0/moves", blind)
    mistake = ada.page.locator(f"{SHOWN} .mistake")
    expect(mistake).to_contain_text("Anything may come from the deck")
    ada.page.reload()
    expect(mistake).to_contain_text("Anything may come from the deck")
    mistake.get_by_role("link", name="TTR-DRAW-1").click()
    expect(ada.page.get_by_role("complementary", name="Rules")).to_contain_text("TTR-DRAW-1")
    ada.page.keyboard.press("Escape")
    ada.page.on("dialog", lambda dialog: dialog.accept())
    ada.page.get_by_role("button", name="Leave the lesson").click()
    ada.page.wait_for_url("**/")
    assert ada.table(table)["status"] == "closed"


def test_the_coach_names_what_one_can_do_until_it_is_switched_off(
    deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment)
    ada.sit_at("trans-europa", ["me", "bot"], options={"first_seat": 0})
    coach = ada.page.get_by_role("region", name="What you can do")
    expect(coach).to_contain_text("Start where your cities lie close together")
    expect(coach.get_by_role("button", name="Learn in ten minutes")).to_be_visible()
    coach.get_by_role("button", name="Stop these hints").click()
    expect(coach).to_be_hidden()
    ada.page.reload()
    ada.page.wait_for_selector("section.players")
    expect(coach).to_be_hidden()
