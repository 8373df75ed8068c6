"""Nothing is cut off, pushed out of the window or torn apart, however small the screen."""

import pytest
from playwright.sync_api import TimeoutError as TooSlow

from tests.browser.conftest import NewPerson
from tests.browser.people import Person
from tests.server.deployment import Deployment

pytestmark = pytest.mark.browser

#: A laptop, the same at 200 %, a phone on its side, a phone, a tablet.
SIZES = ((1280, 720), (720, 450), (740, 360), (390, 844), (820, 1180))

#: As many as can play: then there is least room for each.
TABLES = {"ticket-europe": 5, "ticket-switzerland": 3, "trans-europa": 6, "wensleydale": 4}

#: Words that go over two lines without a hyphen, words that are cut off or leave the button they
#: belong to, and whatever is too wide or cannot be reached.
LOOK = r"""async () => {
  const nextFrame = () => new Promise(requestAnimationFrame);
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame++) await nextFrame();  // the page has seen its new size
  const found = [];
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.push(`the page is ${wide} pixels too wide`);
  const isForReadersOnly = (it) => it !== null
    && (getComputedStyle(it).clipPath !== 'none' || isForReadersOnly(it.parentElement));
  const seen = (it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !it.closest('.hidden-text, svg, option, [aria-hidden=true], .skip') && !isForReadersOnly(it);
  for (const it of document.querySelectorAll('button, select, input, .button')) {
    const { left, right, width } = it.getBoundingClientRect();
    if (width > 0 && seen(it) && (left < -1 || right > innerWidth + 1)) {
      found.push(`"${it.ariaLabel ?? it.textContent.trim()}" is outside the window`);
    }
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement;
    if (!around || !seen(around)) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}\u00AD]+/gu)) {
      if (word.includes('\u00AD')) continue;  // it says itself where it may be parted
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
      const lines = new Set(parts.map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`"${word}" is torn apart`);
      const button = around.closest('button');
      const edge = button?.getBoundingClientRect();
      const isLaidOver = (it) => it !== button
        && (getComputedStyle(it).position === 'absolute' || isLaidOver(it.parentElement));
      const leaves = ({ left, right }) => left < edge.left - 1 || right > edge.right + 1;
      if (button && !isLaidOver(around) && parts.some(leaves)) {
        found.push(`"${word}" leaves its button`);
      }
    }
    const style = getComputedStyle(around);
    if (style.overflowX === 'hidden' && around.scrollWidth > around.clientWidth + 1) {
      found.push(`"${text.data.trim()}" is cut off`);
    }
  }
  return found;
}"""


def troubles(person: Person, path: str, ready: str) -> list[str]:
    """What is wrong with a page at any of the sizes."""
    person.open(path)
    person.find(ready).first.wait_for(state="attached")
    found: list[str] = []
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        try:  # a table takes a moment to find its new places
            person.page.wait_for_function(f"async () => !(await ({LOOK})()).length", polling=50)
        except TooSlow:
            seen: list[str] = person.page.evaluate(LOOK)
            found += [f"{path} at {width} × {height}: {each}" for each in seen]
    return found


def test_pages_fit_into_every_window(deployment: Deployment, come: NewPerson) -> None:
    ada = come(deployment, language="de")  # whose words are longest
    made = ada.new_table("ticket-usa", ["me", "open", "bot"])
    waiting = made["table"]["id"]
    pages = [
        ("/", ".boards article"),
        ("/new/ticket-europe?mode=friends", "form select"),
        ("/new/wensleydale", "form select"),
        (f"/t/{waiting}", "main li"),
        ("/rules/wensleydale", "#quick li"),
        ("/matches", "main li"),
        ("/settings", "main form"),
        ("/watch", "form select"),
        (f"/invitation#{made['invitation']['token']}", "main form, main .button"),
        ("/rules", "main a"),
        ("/nowhere", "main a"),
    ]
    found = [trouble for path, ready in pages for trouble in troubles(ada, path, ready)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", TABLES)
def test_tables_fit_into_every_window(game: str, deployment: Deployment, come: NewPerson) -> None:
    ada = come(deployment, language="de")
    seats = ["me", *["bot"] * (TABLES[game] - 1)]
    table = ada.new_table(game, seats, options={"first_seat": 0})["table"]["id"]
    found = troubles(ada, f"/t/{table}", "section.hand button")
    assert not found, "\n".join(found)


def test_the_end_and_the_replay_fit_into_every_window(
    deployment: Deployment, come: NewPerson, finished: str
) -> None:
    ada = come(deployment, language="de")
    found = troubles(ada, f"/t/{finished}", "#tab-result")
    found += troubles(ada, f"/t/{finished}/replay/5", "section.hand button")
    assert not found, "\n".join(found)
