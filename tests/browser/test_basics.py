"""What a browser expects of any good site."""

import json

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import NewPerson
from tests.server.deployment import Deployment

pytestmark = pytest.mark.browser


def test_an_address_that_leads_nowhere_says_so_with_its_status(
    deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment)
    answer = ada.page.request.get(f"{deployment.address()}/nowhere/at/all")
    assert answer.status == 404
    ada.open("/nowhere/at/all")
    ada.sees("End of the line")


def test_without_javascript_there_is_a_sentence(deployment: Deployment, browser: Browser) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{deployment.address()}/")
    sentences = page.locator("noscript").text_content() or ""
    for words in ("needs JavaScript", "braucht dafür JavaScript", "besoin de JavaScript", "nodig"):
        assert words in sentences
    context.close()


def test_the_app_can_be_installed(deployment: Deployment, come: NewPerson) -> None:
    ada = come(deployment)
    ada.open("/")
    link = ada.find("link[rel=manifest]").get_attribute("href")
    answer = ada.page.request.get(f"{deployment.address()}{link}")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(answer.text())
    assert manifest["start_url"] == "/"
    for icon in manifest["icons"]:
        assert ada.page.request.get(f"{deployment.address()}{icon['src']}").status == 200, icon


def test_leaving_a_table_opens_no_connection_to_nowhere(
    deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment)
    ada.sit_at("trans-europa", ["me", "bot"])
    expect(ada.find("section.players")).to_be_visible()
    opened: list[str] = []
    ada.page.on("websocket", lambda socket: opened.append(socket.url))
    ada.page.evaluate("document.querySelector('header a').click()")
    ada.page.wait_for_url("**/")
    ada.page.go_back()
    ada.page.wait_for_url("**/t/*")
    expect(ada.find("section.players")).to_be_visible()
    assert opened, "The table was not opened again."
    assert not [address for address in opened if "undefined" in address]
