"""A whole match against bots on every board, through the pages: by hand, by finger, by keyboard.

USA is played by keyboard alone, with the list of moves; Trans Amerika and Nürnberg with that list;
the other boards on their maps.
"""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.hands import play_by_keys, play_on_the_map
from tests.browser.people import PHONE, Person, eager
from tests.server.deployment import Deployment

pytestmark = pytest.mark.browser

PHONE_IN_HAND = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
ONE_ROUND = {"rounds": 1}
TICKET_MAP = (
    "button[data-ticket]:not([aria-pressed=true]), [data-do]:not([data-do=draw-tickets]),"
    " path[data-route][tabindex='0'], [data-choice], section.hand .button.primary"
)
TRANS_MAP = "polygon[data-place], circle[data-place], section.turn .button.primary"
WENSLEYDALE_MAP = "[data-choice], [data-place], section.hand .button.primary"


def is_told_the_result(person: Person, table: str) -> None:
    """The match is over, and the page names the players in order, with their points."""
    found = person.table(table)
    assert found["status"] == "over"
    expect(person.find("section.result").first).to_be_visible()
    result = found["result"]
    shown = person.find("section.result ol > li > b").all_inner_texts()
    points = [result["scores"][seat]["total"] for seat in result["ranking"]]
    assert [text.replace("\N{MINUS SIGN}", "-") for text in shown] == [str(p) for p in points]


@pytest.mark.parametrize("game", ["ticket-europe", "ticket-switzerland"])
def test_ticket_to_ride_on_the_map(game: str, deployment: Deployment, come: NewPerson) -> None:
    ada = come(deployment)
    table = ada.sit_at(game, ["me", "bot"])
    play_on_the_map(ada, TICKET_MAP)
    is_told_the_result(ada, table)


def test_ticket_to_ride_by_keyboard_alone(deployment: Deployment, come: NewPerson) -> None:
    ada = come(deployment, reads_text=True)
    table = ada.sit_at("ticket-usa", ["me", "bot"])
    tabs = play_by_keys(ada, eager(random.Random(3)))
    is_told_the_result(ada, table)
    # To the first question the way may be long; from then on the focus stays at the questions.
    assert max(tabs[1:]) <= 3, tabs


@pytest.mark.parametrize("device", ["mouse", "finger"])
def test_trans_europa_on_the_map(device: str, deployment: Deployment, come: NewPerson) -> None:
    is_phone = device == "finger"
    ada = come(deployment, **(PHONE_IN_HAND if is_phone else {}))
    if not is_phone:  # a finger presses every line twice anyway
        ada.open("/settings")
        ada.page.get_by_label("Confirm my moves").select_option("everything")
    table = ada.sit_at("trans-europa", ["me", "bot"], options={**ONE_ROUND, "first_seat": 1})
    ada.find(".recap .chip").click()  # what the other did before me
    expect(ada.find(".recap .deed")).to_contain_text("start marker")
    ada.find(".recap .chip").click()
    expect(ada.find(".recap .deed")).to_have_count(0)
    confirmed = play_on_the_map(ada, TRANS_MAP, touch=is_phone)
    assert is_phone or confirmed > 1
    is_told_the_result(ada, table)


def test_wensleydale_on_the_map(deployment: Deployment, come: NewPerson) -> None:
    ada = come(deployment)
    table = ada.sit_at("wensleydale", ["me", "bot", "bot"])
    play_on_the_map(ada, WENSLEYDALE_MAP)
    is_told_the_result(ada, table)


def test_nurnberg_with_the_list_of_moves(deployment: Deployment, come: NewPerson) -> None:
    ada = come(deployment, reads_text=True)
    table = ada.sit_at("nurnberg", ["me", "bot", "bot"])
    ada.play_out()
    is_told_the_result(ada, table)


def test_trans_amerika_with_the_list_of_moves_and_then_once_more(
    deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment, reads_text=True)
    first = ada.sit_at("trans-amerika", ["me", "bot"], options=ONE_ROUND)
    ada.play_out()
    is_told_the_result(ada, first)
    ada.button("Play again").click()
    ada.page.wait_for_url(lambda url: "/t/" in url and first not in url)
    assert ada.wait_for_question()
    again = ada.table(ada.page.url.rsplit("/", 1)[-1])
    assert (again["game"], again["status"]) == ("trans-amerika", "running")
    assert again["options"]["rounds"] == 1
