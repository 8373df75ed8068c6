"""The rules: a quick start with pictures, the book with a search, and both beside a table."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.people import PHONE
from tests.browser.test_accessibility import findings
from tests.server.deployment import Deployment

pytestmark = pytest.mark.browser


def test_every_board_has_a_quick_start_and_its_book_can_be_searched(
    deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment)
    for game, steps in (
        ("ticket-usa", 6),
        ("ticket-europe", 9),
        ("ticket-switzerland", 8),
        ("trans-amerika", 6),
        ("trans-europa", 6),
        ("wensleydale", 9),
        ("nurnberg", 10),
    ):
        ada.open(f"/rules/{game}")
        expect(ada.find("#quick li svg[viewBox]:visible").first).to_be_visible()
        expect(ada.find("#quick li")).to_have_count(steps)
    ada.open("/rules/ticket-europe")
    rules = ada.find("article")
    expect(rules.first).to_be_visible()
    everything = rules.count()
    ada.page.get_by_label("Search the rules").fill("ferry LOCOMOTIVES")
    expect(rules).to_have_count(1)
    expect(ada.find("mark").first).to_have_text(re.compile("ferry", re.IGNORECASE))
    ada.sees("1 rule found")
    ada.page.get_by_label("Search the rules").fill("zeppelin")
    ada.sees("Nothing found")
    ada.page.get_by_label("Search the rules").fill("")
    expect(rules).to_have_count(everything)


def test_the_book_opens_beside_the_table(deployment: Deployment, come: NewPerson) -> None:
    ada = come(deployment, bypass_csp=True)
    table = ada.sit_at("ticket-usa", ["me", "bot"])
    expect(ada.find("section.players")).to_be_visible()
    ada.page.get_by_role("link", name="Rules", exact=True).first.click()
    book = ada.page.get_by_role("complementary", name="Rules")
    expect(book.locator("#quick li").first).to_be_visible()
    assert not findings(ada, "aside[aria-label=Rules]")
    book.get_by_label("Search the rules").fill("longest path")
    expect(book.locator("mark").first).to_be_visible()
    assert ada.page.url.endswith(f"/t/{table}")
    expect(ada.find("section.players")).to_be_visible()
    ada.page.set_viewport_size(PHONE)  # the sheet takes the whole width, and no more
    ada.page.wait_for_function(f"document.documentElement.scrollWidth <= {PHONE['width']}")
    ada.page.keyboard.press("Escape")
    expect(book).to_have_count(0)
