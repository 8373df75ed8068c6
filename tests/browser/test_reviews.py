"""Looking back at a match in the browser: on one board of each family, on a phone."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.people import PHONE
from tests.browser.test_accessibility import findings
from tests.server.deployment import Deployment
from tests.study.conftest import GAMES, played

pytestmark = pytest.mark.browser
LANGUAGES = {"ticket-switzerland": "de", "trans-europa": "fr", "wensleydale": "nl"}
BEGIN = {"de": "Auf diese Partie", "fr": "Revenir sur", "nl": "Op deze partij"}
LEARN_RIGHT = {"de": "Richtig:", "fr": "Juste", "nl": "Juist:"}
MINUTES = 600_000


@pytest.mark.parametrize("game", GAMES)
def test_a_review_is_waited_for_looked_at_and_learned_from(
    game: str, deployment: Deployment, come: NewPerson
) -> None:
    lang = LANGUAGES[game]
    ada = come(deployment, language=lang, viewport=PHONE, bypass_csp=True)
    record = played(game, **GAMES[game]).record
    table = ada.ask("POST", "/api/records", record)["id"]
    ada.open(f"/t/{table}/replay?review")
    ada.page.get_by_role("button", name=BEGIN[lang]).click()
    ledger = ada.find(".review table")
    expect(ledger).to_be_visible(timeout=MINUTES)
    found = ada.ask("GET", f"/api/tables/{table}/review")
    review = found["review"]
    expect(ledger.locator("tbody tr")).to_have_count(10)
    expect(ada.find(".review figure polyline")).to_have_count(review["players"])
    assert not findings(ada, ".review")

    # A moment that stood out: the table as it was, and what would have been better.
    marked = [each for each in review["decisions"] if each["mark"] is not None]
    moments = ada.find(".review ul > li > button")
    expect(moments).to_have_count(len(marked))
    moments.first.click()
    expect(ada.find(".review .moment[role=status]")).to_be_visible()
    before = found["entries"][marked[0]["step"]] - 1
    expect(ada.find("input.slider")).to_have_value(str(before))

    # Learning: every answer that is as good as the best is right.
    ada.find(".review .learners button:enabled").first.click()
    answers = ada.find(".review .answers button")
    said = ada.find(".review p[role=status]")
    for place in range(answers.count()):
        answers.nth(place).click()
        if LEARN_RIGHT[lang] in said.inner_text():
            break
    else:
        pytest.fail("No answer was right.")


def test_whoever_sees_the_result_can_look_back(deployment: Deployment, come: NewPerson) -> None:
    ada = come(deployment)
    record = played("trans-amerika", players=2, rounds=1).record
    table = ada.ask("POST", "/api/records", record)["id"]
    ada.open(f"/t/{table}")
    ada.page.get_by_role("link", name="Look back").click()
    ada.page.wait_for_url("**/replay**")
    expect(ada.page.get_by_role("tab", name="Look back")).to_have_attribute("aria-selected", "true")
    ada.open("/matches")
    direct = ada.page.get_by_role("link", name="Look back at your match")
    expect(direct).to_have_attribute("href", f"/t/{table}/replay?review")
