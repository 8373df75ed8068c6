"""Puzzles at the real table: right and wrong, one of each family, on a desk and on a phone."""

import pytest
from playwright.sync_api import expect

from stellwerk.study.puzzles.puzzle import Puzzle
from stellwerk.study.puzzles.shelf import shipped_puzzles
from stellwerk.texts import text
from tests.browser.conftest import NewPerson
from tests.browser.people import PHONE
from tests.browser.test_accessibility import findings
from tests.server.deployment import Deployment

pytestmark = pytest.mark.browser
SHOWN = "section.puzzle"
ANSWERS = ".prompt .chooser [data-choice]:not([aria-disabled=true])"


def said(message: str, lang: str, **arguments: str) -> str:
    """Words as the page says them, without what stands in them."""
    return text(message, arguments, lang).strip()


def some(game: str, theme: str) -> Puzzle:
    found = [p for p in shipped_puzzles().values() if (p.game, p.theme) == (game, theme)]
    return min(found, key=lambda each: len(each.answer))


@pytest.mark.parametrize(
    ("game", "theme", "lang", "size"),
    [
        ("ticket-europe", "cheapest-network", "fr", None),
        ("trans-europa", "win-round", "de", PHONE),
        ("wensleydale", "best-sale", "nl", None),
    ],
)
def test_a_puzzle_is_answered_by_the_keyboard_and_the_next_one_comes(
    game: str,
    theme: str,
    lang: str,
    size: dict[str, int] | None,
    deployment: Deployment,
    come: NewPerson,
) -> None:
    wishes = {} if size is None else {"viewport": size}
    ada = come(deployment, language=lang, bypass_csp=True, **wishes)
    puzzle = some(game, theme)
    ada.open(f"/puzzles/{puzzle.id}")
    expect(ada.find(SHOWN)).to_be_visible()
    assert not findings(ada)
    if not puzzle.answer:
        ada.find(f"{SHOWN} input[type=number]").fill(str(puzzle.value))
        ada.page.keyboard.press("Enter")
        expect(ada.find(f"{SHOWN} .right")).to_contain_text(said("puzzle-right", lang))
    else:
        if size is not None:
            ada.find(".drawer .grip").click()
        ada.page.get_by_role("tab", name=said("table-moves", lang)).click()
        while ada.find(f"{SHOWN} .verdict p").count() == 0:
            ada.find(ANSWERS).first.click()
            ada.page.wait_for_selector(f"{SHOWN} .verdict p, {ANSWERS}")
        answer_line = said("puzzle-answer-is", lang, answer="")
        expect(ada.find(f"{SHOWN} .verdict")).to_contain_text(answer_line)
    onward = ada.page.get_by_role("button", name=said("puzzle-next", lang))
    expect(onward).to_be_focused()
    assert ada.ask("GET", f"/api/puzzles/{puzzle.id}")["attempted"]
    assert not findings(ada)
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_url(lambda url: "/puzzles/" in url and puzzle.id not in url)


def test_home_leads_to_a_puzzle_that_fits_and_themes_are_chosen(
    deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment)
    ada.open("/")
    ada.page.get_by_role("link", name="Puzzles").first.click()
    ada.page.wait_for_url("**/puzzles/*")
    ada.find(".choice select").first.select_option("nurnberg")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("First Train to Nürnberg")
    ada.find(".choice select").last.select_option("best-sale")
    expect(ada.find(SHOWN)).to_contain_text("Sell the line that rids you of the most tracks.")
