"""A place to try in the browser: on one board of each family, on a phone."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.people import PHONE
from tests.browser.test_accessibility import findings
from tests.server.deployment import Deployment
from tests.study.conftest import GAMES, played

pytestmark = pytest.mark.browser
LANGUAGES = {"ticket-switzerland": "de", "trans-europa": "fr", "wensleydale": "nl"}
STEP = 9
MINUTE = 60_000


@pytest.mark.parametrize("game", GAMES)
def test_from_a_step_of_a_match_moves_are_tried_shared_and_gone_on_with(
    game: str, deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment, language=LANGUAGES[game], viewport=PHONE, bypass_csp=True)
    record = played(game, **GAMES[game]).record
    table = ada.ask("POST", "/api/records", record)["id"]
    ada.open(f"/t/{table}/replay/{STEP}")
    ada.find(".grip").click()
    ada.find("#tab-go-on").click()
    assert not findings(ada, ".try")
    ada.find(".try a").click()

    # The values of the moves, the best first; choosing one plays it.
    best = ada.find("[data-values] button").first
    expect(best).to_be_visible(timeout=MINUTE)
    assert not findings(ada, ".values")
    best.click()
    steps = ada.find(".steps output")
    expect(steps).to_contain_text("1", timeout=MINUTE)
    back, forth = ada.find(".steps button").nth(1), ada.find(".steps button").nth(2)
    expect(back).to_be_enabled(timeout=MINUTE)
    back.click()
    expect(forth).to_be_enabled(timeout=MINUTE)
    forth.click()
    expect(forth).to_be_disabled(timeout=MINUTE)

    # The link holds the position and the moves.
    ada.find(".actions button").first.click()
    ada.page.wait_for_url("**/analysis#p=*")
    ada.page.reload()
    expect(back).to_be_enabled(timeout=MINUTE)

    # A table that goes on from there says so.
    ada.open(f"/t/{table}/replay/{STEP}")
    ada.find(".grip").click()
    ada.find("#tab-go-on").click()
    ada.find(".try .button.primary").click()
    ada.page.wait_for_url(lambda url: "/replay" not in url and "/t/" in url)
    made = ada.page.url.rsplit("/", 1)[1]
    assert ada.table(made)["from_position"] is True


def test_what_is_no_position_is_answered_in_words(deployment: Deployment, come: NewPerson) -> None:
    ada = come(deployment, bypass_csp=True)
    ada.open("/analysis")
    ada.page.get_by_label("Or paste it here").fill('{"game": "chess"}')
    ada.button("Read it").click()
    expect(ada.page.get_by_role("alert")).to_contain_text("A position names its game")
    assert not findings(ada)
    ada.button("Begin").click()
    expect(ada.find("[data-values] button").first).to_be_visible(timeout=MINUTE)
