"""axe-core finds nothing serious on any page, in light and dark."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.people import DESKTOP, PHONE, Person
from tests.server.deployment import Deployment

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
pytestmark = pytest.mark.browser
SHOW_THEME = """theme => {
  document.documentElement.dataset.theme = theme;
  for (const animation of document.getAnimations()) animation.finish();
}"""
GAMES = ("ticket-europe", "trans-europa", "wensleydale")
#: Themes differ in nothing but the tokens of colours (web/src/theme/tokens.css).
OF_COLOURS = ["color-contrast", "link-in-text-block"]
ASK_AXE = """async ([part, rules]) => {
  const runOnly = rules && { type: 'rule', values: rules };
  const found = await axe.run(part, { resultTypes: ['violations'], ...(runOnly && { runOnly }) });
  return found.violations
    .filter(each => each.impact === 'serious' || each.impact === 'critical')
    .map(each => `${each.impact} ${each.id}: ` + each.nodes.slice(0, 5)
      .map(node => [node.target.join(' '), node.any[0]?.message, node.html.slice(0, 160)].join(' '))
      .join(' | '));
}"""


def findings(person: Person, part: str = "html") -> list[str]:
    """All that axe finds serious in both themes on the page as it is, or on a part of it."""
    person.page.wait_for_load_state("networkidle")
    person.page.wait_for_timeout(200)
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = []
    for theme, rules in (("light", None), ("dark", OF_COLOURS)):
        person.page.evaluate(SHOW_THEME, theme)
        seen: list[str] = person.page.evaluate(ASK_AXE, [part, rules])
        found += [f"{person.page.url}, {theme}: {each}" for each in seen]
    return found


def test_the_pages_around_the_tables(deployment: Deployment, come: NewPerson) -> None:
    ada = come(deployment, bypass_csp=True)
    waiting = ada.new_table("ticket-usa", ["me", "open"])["table"]["id"]
    paths = ["/", "/new/ticket-europe", "/new/trans-amerika?mode=friends", "/rules"]
    paths += [f"/rules/{game}" for game in GAMES]
    paths += ["/matches", "/settings", "/watch", "/invitation#abc", "/nothing", f"/t/{waiting}"]
    found = []
    for path in paths:
        ada.open(path)
        found += findings(ada)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", GAMES)
def test_tables_on_a_desk_on_a_phone_and_in_words(
    game: str, deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment, bypass_csp=True)
    ada.sit_at(game, ["me", "bot", "bot"])
    ada.page.wait_for_selector("section.players")
    found = findings(ada)
    for tab in ("moves", "log", "chat"):
        ada.find(f"#tab-{tab}").click()
        found += findings(ada, "aside")
    ada.page.set_viewport_size(PHONE)
    expect(ada.find(".phone")).to_be_visible()
    found += findings(ada)
    ada.page.set_viewport_size(DESKTOP)
    ada.page.evaluate("localStorage.setItem('stellwerk.text-mode', 'on')")
    ada.page.reload()
    ada.page.wait_for_selector(".text")
    found += findings(ada)
    assert not found, "\n".join(sorted(set(found)))


def test_the_end_and_the_replay(deployment: Deployment, come: NewPerson, finished: str) -> None:
    ada = come(deployment, bypass_csp=True)
    found = []
    for path in (f"/t/{finished}", f"/t/{finished}/replay/5"):
        ada.open(path)
        ada.page.wait_for_selector("section.players")
        found += findings(ada)
    assert not found, "\n".join(found)


def test_the_curtain(deployment: Deployment, come: NewPerson) -> None:
    ada = come(deployment, bypass_csp=True)
    ada.sit_at("ticket-usa", ["me", "me:Bob"])
    ada.sees("Give the device to Ada")
    found = findings(ada)
    assert not found, "\n".join(found)
