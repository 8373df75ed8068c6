"""What people do about themselves in the settings: keys, a copy of all their data, leaving."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.server.client import Guest, eventually
from tests.server.deployment import Deployment

pytestmark = pytest.mark.browser


def test_a_key_is_made_for_playing_or_for_everything(
    deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment)
    ada.open("/settings")
    for label, choice in (("my bot", "Only play"), ("my helper", "Everything")):
        ada.page.get_by_label("What is it for?").fill(label)
        ada.button(choice).click()
        expect(ada.button(choice)).to_have_attribute("aria-pressed", "true")
        ada.button("Make a key").click()
        expect(ada.page.locator("li", has_text=label)).to_contain_text(choice)
    kept = {key["label"]: key["scopes"] for key in ada.ask("GET", "/api/me/keys")}
    assert kept == {"my bot": ["play"], "my helper": ["play", "manage"]}


def test_all_that_is_kept_is_saved_as_a_file(
    deployment: Deployment, come: NewPerson, tmp_path: Path
) -> None:
    ada = come(deployment)
    table = ada.new_table("ticket-usa", ["me", "bot"])["table"]["id"]
    ada.open("/settings")
    with ada.page.expect_download() as waiting:
        ada.page.get_by_role("link", name="Download my data").click()
    assert waiting.value.suggested_filename == "stellwerk.json"
    file = tmp_path / "data.json"
    waiting.value.save_as(file)
    data = json.loads(file.read_text(encoding="utf-8"))
    assert data["person"]["name"] == "Ada"
    assert [kept["id"] for kept in data["tables"]] == [table]


def test_whoever_deletes_themselves_is_asked_once_more_and_then_gone(
    deployment: Deployment, come: NewPerson
) -> None:
    ada, bo = come(deployment, "Ada"), Guest(deployment, "Bo")
    made = ada.new_table("ticket-usa", ["me", "open"])
    bo.sit(made["table"]["id"], made["invitation"]["token"])
    ada.open("/settings")
    ada.button(re.compile("^Delete me")).click()
    expect(ada.page.get_by_role("alert")).to_contain_text("Really delete Ada?")
    ada.button("Yes, delete for good").click()
    ada.page.wait_for_url(deployment.address() + "/")
    eventually(lambda: bo.table(made["table"]["id"])["seats"][0]["kind"] == "bot")
    assert ada.context.request.get(f"{deployment.address()}/api/me").status == 401


def test_the_lobby_shows_more_when_asked(own_deployment: Deployment, come: NewPerson) -> None:
    """Eve's sixty tables do not hide Bo's; with "more" all of them can be reached."""
    bo, eve = Guest(own_deployment, "Bo"), Guest(own_deployment, "Eve")
    bo.new_table("ticket-usa", ["me", "open"], visibility="open")
    for _ in range(60):
        eve.new_table("ticket-usa", ["me", "open"], visibility="open")
    ada = come(own_deployment)
    ada.open("/")
    lobby = ada.find("aside a[href^='/t/']")
    expect(lobby).to_have_count(3)
    expect(lobby.nth(1)).to_contain_text("Bo")
    for count in (15, 27, 39, 51, 61):
        ada.button("More tables").click()
        expect(lobby).to_have_count(count)
    expect(ada.button("More tables")).to_have_count(0)
