"""How people reach what they want on a page: pointing at it, or with keys."""

import random
import time

from playwright.sync_api import Error

from tests.browser.people import CONFIRM, Choose, Person

PATIENCE = 1200  # seconds; only a match that hangs takes as long

#: Everything of a selector that lies open to a finger: where, and whether it is the answer itself.
OPEN_TO_A_FINGER = """selector => [...document.querySelectorAll(selector)].flatMap(it => {
  if (it.disabled || it.getAttribute('aria-disabled') === 'true') return [];
  const box = it.getBoundingClientRect();
  const places = [[box.left + box.width / 2, box.top + box.height / 2]];
  if (it instanceof SVGPathElement) {
    const middle = it.getPointAtLength(it.getTotalLength() / 2);
    const { x, y } = new DOMPoint(middle.x, middle.y).matrixTransform(it.getScreenCTM());
    places.push([x, y]);
  }
  const open = places.find(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit && (hit === it || it.contains(hit));
  });
  return open ? [{ x: open[0], y: open[1], isAnswer: it.matches('.primary') }] : [];
})"""


def spots(person: Person, selector: str) -> list[dict[str, float]]:
    """Where to press to meet one of these."""
    found: list[dict[str, float]] = person.page.evaluate(OPEN_TO_A_FINGER, selector)
    return found


def press_one(person: Person, selector: str, chance: random.Random, *, touch: bool = False) -> bool:
    """Press any of these, an answer rather, or what waits to be confirmed: whether it was that."""
    confirms = spots(person, CONFIRM)
    open_spots = confirms or spots(person, selector)
    if not open_spots:
        person.page.wait_for_timeout(50)
        # A drawer that was opened by mistake, because it grew under the finger, hides the map.
        if touch and person.find(".drawer.full .grip, .drawer.half .grip").count() > 0:
            person.find(".drawer .grip").tap()
        return False
    answers = [spot for spot in open_spots if spot["isAnswer"]]
    spot = chance.choice(answers if answers and chance.random() < 0.5 else open_spots)
    hand = person.page.touchscreen.tap if touch else person.page.mouse.click
    hand(spot["x"], spot["y"])
    person.page.wait_for_timeout(40)
    return bool(confirms)


def play_on_the_map(person: Person, selector: str, *, touch: bool = False) -> int:
    """Press what can be pressed until the match is over: how often a move was confirmed."""
    chance = random.Random(5)
    deadline = time.monotonic() + PATIENCE
    confirmed = 0
    while not person.is_over():
        assert time.monotonic() < deadline, f"The match is not over after {PATIENCE} s."
        try:
            confirmed += press_one(person, selector, chance, touch=touch)
        except Error:
            continue  # it was gone before the finger came down
    return confirmed


def play_by_keys(person: Person, choose: Choose) -> list[int]:
    """Play to the end without pointing: how often the tab key was needed for each question."""
    person.find("body").focus()
    deadline = time.monotonic() + PATIENCE
    tabs: list[int] = []
    while person.wait_for_question():
        assert time.monotonic() < deadline, f"The match is not over: {tabs}"
        tabs.append(answer_by_keys(person, choose))
    return tabs


MOST_TABS = 40  # from wherever the focus is to the question


def answer_by_keys(person: Person, choose: Choose) -> int:
    """Answer one question with keys: how often the tab key was needed."""
    keys = person.page.keyboard
    tabs = 0
    while not person.page.evaluate(IN_CHOICES):
        if person.is_over() or tabs > MOST_TABS:
            return tabs
        keys.press("Tab")
        tabs += 1
    question = person.question
    if question.locator("input[type=checkbox]").count() > 0:
        number = question.locator("input[type=checkbox]").count()
        for _ in range(number):
            keys.press("Space")
            keys.press("ArrowDown")
        while not person.page.evaluate("document.activeElement.matches('.chooser .primary')"):
            keys.press("Tab")
        keys.press("Enter")
    else:
        words = question.locator("[data-choice]").all_inner_texts()
        wanted = choose(question.get_attribute("aria-label") or "", words)
        at = person.page.evaluate(
            "[...document.querySelectorAll('.prompt .chooser [data-choice]')]"
            ".indexOf(document.activeElement)"
        )
        for _ in range(abs(wanted - at)):
            keys.press("ArrowDown" if wanted > at else "ArrowUp")
        keys.press("Enter")
    person.page.wait_for_timeout(60)
    if person.page.evaluate(f"Boolean(document.activeElement?.matches('{CONFIRM}'))"):
        keys.press("Enter")
        person.page.wait_for_timeout(60)
    return tabs


IN_CHOICES = "Boolean(document.activeElement?.matches('.prompt .chooser [data-choice]'))"
