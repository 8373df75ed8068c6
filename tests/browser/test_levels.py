"""How strong bots are is chosen where bots are chosen, and remembered."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.server.deployment import Deployment

pytestmark = pytest.mark.browser


def bots_at(table: dict[str, list[dict[str, str]]]) -> set[str]:
    return {seat["bot"] for seat in table["seats"] if seat["kind"] == "bot"}


def test_newcomers_meet_the_easiest_bots_and_later_those_they_chose_last(
    deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment, "Ada", is_known=False)
    ada.open("/")
    ada.button("Play against bots").click()
    ada.page.wait_for_url("**/t/*")
    assert bots_at(ada.table(ada.page.url.rsplit("/", 1)[-1])) == {"porter"}

    ada.open("/new/ticket-europe")
    level = ada.page.get_by_label("Seat 2: which bot?")
    expect(level).to_have_value("porter")
    ada.sees("Lets you win: hoards cards")
    level.select_option("driver")
    ada.sees("Drives straight")
    offered = level.locator("option").all_inner_texts()
    assert offered[0] == "Porter (easiest)"
    assert "Engine Driver (4 of 7)" in offered
    assert "Superintendent (strongest)" in offered
    ada.button("Play").last.click()
    ada.page.wait_for_url("**/t/*")
    assert bots_at(ada.table(ada.page.url.rsplit("/", 1)[-1])) == {"driver", "porter"}

    ada.open("/")
    ada.button("Play against bots").click()
    ada.page.wait_for_url("**/t/*")
    assert bots_at(ada.table(ada.page.url.rsplit("/", 1)[-1])) == {"driver"}
