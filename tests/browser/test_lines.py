"""Tables of Trans and Wensleydale: names of places, the count, the price of a sale, what moves."""

import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import expect

import stellwerk
from tests.browser.conftest import NewPerson
from tests.browser.people import PHONE, Person
from tests.server.client import Json
from tests.server.deployment import Deployment

pytestmark = pytest.mark.browser

ID = re.compile(r"r\d+c\d+")
BARE = "r4c10"  # a crossing of Trans Amerika without a city
FLIGHTS = """() => {
  window.flights = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.className === 'in-flight')
          window.flights.push(node.getAnimations()[0]?.effect.getTiming().duration ?? -1);
  }).observe(document.body, { childList: true });
}"""


def play(person: Person, table: str, choose: Callable[[Json], Json | None]) -> None:
    """Play seat 0 without the pages until `choose`, given a state, wants no move."""
    place = f"/api/tables/{table}/seats/0"
    for count in range(2000):
        state = person.ask("GET", f"{place}/state")
        if state["prompt"] is None:
            person.page.wait_for_timeout(20)
            continue
        move = choose(state)
        if move is None:
            return
        body = {"position": state["number"], "id": f"m{count}", "move": move}
        person.ask("POST", f"{place}/moves", body)
    raise AssertionError("The match does not come to the point.")


def first_of(state: Json, *kinds: str) -> Json:
    """The first possible move of the first of these kinds that there is, else any."""
    moves = state["prompt"]["moves"]
    return next((move for kind in kinds for move in moves if move["do"] == kind), moves[0])


@pytest.mark.parametrize("lang", ["en", "de", "fr", "nl"])
def test_places_are_called_as_the_server_calls_them(
    lang: str, deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment, language=lang)
    table = ada.sit_at("trans-amerika", ["me", "bot"], options={"first_seat": 0})
    game = stellwerk.game("trans-amerika", players=2)
    ada.find(f"[data-crossing={BARE}]").click()
    place = str(game.argument_text("crossing", BARE, lang))
    expect(ada.find(".last")).to_contain_text(place)
    line = ada.find("[data-line][role=button]").first
    named = line.get_attribute("aria-label") or ""
    called = str(game.argument_text("line", line.get_attribute("data-line"), lang))
    assert called in named
    ada.find("#tab-log").click()
    expect(ada.find("[role=log]")).to_contain_text(place)
    assert not ID.search(ada.find("body").inner_text())
    assert ada.table(table)["status"] == "running"


def test_the_list_of_lines_names_each_one_once_with_its_cost(
    deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment, reads_text=True)
    table = ada.sit_at("trans-amerika", ["me", "bot"], options={"first_seat": 0})
    play(ada, table, lambda state: None if state["view"]["phase"] == "lay" else
         {"do": "place", "crossing": "r5c9"})  # fmt: skip
    answers = ada.find("main .prompt [data-choice]")
    expect(answers.first).to_contain_text(re.compile(r", cost [12]\s*$"))
    words = answers.all_inner_texts()
    assert len(set(words)) == len(words) > 4
    assert any(word.endswith("cost 2") for word in words)
    assert not [word for word in words if ID.search(word)]


def test_a_counted_round_draws_what_everybody_lacks(
    deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment)
    table = ada.sit_at("trans-europa", ["me", *["bot"] * 5], options={"first_seat": 0})
    ada.find("[data-crossing]").first.wait_for()
    play(ada, table, lambda state: None if state["view"]["round"] > 1 else
         first_of(state, "lay", "place"))  # fmt: skip
    counted = ada.find("section.count li")
    expect(counted).to_have_count(6)
    # Nothing is asked of the next round before somebody has gone on.
    status = ada.find("header .status")
    expect(status).to_have_text("Look at the count, then go on.")
    expect(ada.find(".player.asked")).to_have_count(0)
    lacking = counted.filter(has_text=re.compile(r"\d+ missing rails?"))
    marks = ada.page.evaluate(
        "() => new Set([...document.querySelectorAll('.lacking')].map((line) => line.style.stroke))"
        ".size"
    )
    assert marks == lacking.count() > 0
    ada.page.wait_for_function(
        """() => {
          const { left, right, top, bottom } = document
            .querySelector('main .board').getBoundingClientRect();
          return [...document.querySelectorAll('.whose')].every((mark) => {
            const box = mark.getBoundingClientRect();
            return box.left > left && box.right < right && box.top > top && box.bottom < bottom;
          });
        }"""
    )
    ada.find("[data-go-on]").click()
    expect(status).to_contain_text("Your turn")


def test_a_scored_turn_stays_in_sight_and_prices_are_those_of_who_looks(
    deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment)
    table = ada.sit_at("wensleydale", ["me", "bot", "bot"], options={"first_seat": 0})
    ada.find("[data-area]").first.wait_for()
    play(ada, table, lambda state: None if state["prompt"]["kind"] == "trains" else
         first_of(state, "bid", "stake", "start", "stop", "extend", "pay"))  # fmt: skip
    mine = ada.ask("GET", f"/api/tables/{table}/seats/0/state")["view"]["seats"][0]["train_costs"]
    prices = ada.find(".price:visible .hidden-text")
    for place, (brown, units) in enumerate(mine):  # when the page has heard of the last move
        for number, word in ((brown, "brown"), (units, "cubes")):
            price = expect(prices.nth(place))
            if number > 0:
                price.to_contain_text(f"{number} {word}")
            else:
                price.not_to_contain_text(f"0 {word}")
    expect(prices).to_have_count(len(mine))
    over = ("take-over", "bid")  # whoever decides what comes next has gone on
    play(ada, table, lambda state: None if state["prompt"]["kind"] in over else
         first_of(state, "pass"))  # fmt: skip
    count = ada.find("section.count")
    expect(count).to_contain_text("Scoring of turn 1")
    expect(count.locator("tbody tr")).to_have_count(3)
    count.locator("[data-go-on]").click()
    expect(count).to_have_count(0)


def test_people_choose_their_colour_at_the_table(deployment: Deployment, come: NewPerson) -> None:
    ada = come(deployment)
    ada.sit_at("trans-amerika", ["me", "bot"], options={"first_seat": 0})
    ada.find(f"[data-crossing={BARE}]").click()
    pin = ada.find("[data-marker='0'] .pin")
    expect(pin).to_have_attribute("fill", "var(--seat-0)")
    ada.button("Menu").click()
    ada.find("[data-colour='4']").click()
    expect(pin).to_have_attribute("fill", "var(--seat-4)")
    expect(ada.find("[data-colour='4']")).to_have_attribute("aria-pressed", "true")


def test_a_rail_is_laid_and_others_stay(deployment: Deployment, come: NewPerson) -> None:
    ada = come(deployment, reduced_motion="no-preference")
    ada.sit_at("trans-amerika", ["me", "me:Bob"], options={"first_seat": 0})
    ada.button("I am Ada: show my hand").click()
    ada.find("[data-crossing=r4c10]").click()
    ada.button("Done – hand over to Bob").click()
    ada.button("I am Bob: show my hand").click()
    ada.find("[data-crossing=r8c18]").click()
    ada.button("Done – hand over to Ada").click()
    ada.button("I am Ada: show my hand").click()
    ada.find("[data-line=r4c10-r4c12]").click()
    expect(ada.find(".rails .laying")).to_have_count(1)
    style = "it => getComputedStyle(it).animationDuration"
    assert ada.find(".laying .irons").evaluate(style) == "0.3s"


@pytest.mark.parametrize(("motion", "longest"), [("no-preference", 360), ("reduce", 120)])
def test_the_cubes_of_a_bid_travel_and_with_less_motion_only_fade(
    motion: str, longest: int, deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment, reduced_motion=motion)
    ada.sit_at("wensleydale", ["me", "bot", "bot"], options={"first_seat": 0})
    ada.find("[data-spot=box-2]:visible").click()
    ada.button("4 cubes").click()
    ada.page.evaluate(FLIGHTS)
    ada.button("Bid 4 on box 2").click()
    ada.page.wait_for_function("() => window.flights.length >= 4")
    durations = ada.page.evaluate("window.flights")
    assert set(durations) == {longest}
    expect(ada.find(".in-flight")).to_have_count(0)


def test_no_marker_of_influence_hides_another(deployment: Deployment, come: NewPerson) -> None:
    ada = come(deployment)
    ada.sit_at("wensleydale", ["me", *["bot"] * 3], options={"first_seat": 0})
    for scale in ("white", "brown", "red", "green", "profit"):
        markers = ada.find(f"[data-spot^={scale}-]:visible")
        expect(markers).to_have_count(4)
        left = sorted(
            marker.evaluate("it => it.getBoundingClientRect().x") for marker in markers.all()
        )
        assert all(right - x > 12 for x, right in pairwise(left)), (scale, left)


def no_area_is_hidden(person: Person) -> None:
    """Every area can be pressed in its middle."""
    person.page.wait_for_selector("[data-area]", state="attached")
    hidden = person.page.evaluate(UNDER_THE_BUTTONS)
    assert hidden == [], "These lie under the buttons of the map where they are pressed."


#: The areas whose middle lies under the buttons.
UNDER_THE_BUTTONS = """() => {
  const buttons = document.querySelector('[data-map-control]').getBoundingClientRect();
  return [...document.querySelectorAll('[data-area]')].filter(area => {
    const box = area.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return x > buttons.left && x < buttons.right && y > buttons.top && y < buttons.bottom;
  }).map(area => area.dataset.area);
}"""


def test_on_a_phone_the_title_is_whole_and_the_choices_are_in_sight(
    deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment, viewport=PHONE, has_touch=True, is_mobile=True)
    table = ada.sit_at("wensleydale", ["me", *["bot"] * 3], options={"first_seat": 0})
    title = ada.find(".crumb")
    expect(title).to_have_text("Last Train to Wensleydale")
    assert title.evaluate("title => title.scrollWidth <= title.clientWidth")
    for chip in ada.find(".player .short").all():
        assert chip.evaluate("it => it.getBoundingClientRect().right <= it.closest('.player')"
                             ".getBoundingClientRect().right")  # fmt: skip
    play(ada, table, lambda state: None if state["prompt"]["kind"] == "line" else
         first_of(state, "bid", "stake", "start"))  # fmt: skip
    ada.page.wait_for_function(
        """() => {
          const { top, bottom } = document.querySelector('main.map').getBoundingClientRect();
          return [...document.querySelectorAll('.presses .legal')].some((area) => {
            const { left, top: first, width, height } = area.getBoundingClientRect();
            const [x, y] = [left + width / 2, first + height / 2];
            return x > 0 && x < innerWidth && y > top && y < bottom;
          });
        }"""
    )


def test_words_are_translated_names_are_not_and_the_buttons_of_a_map_hide_no_area(
    deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment, language="fr")
    ada.sit_at("nurnberg", ["me", "bot", "bot"])
    no_area_is_hidden(ada)
    side = ada.find(".scale").filter(has_text="compagnie rouge")
    expect(side).to_be_visible()
    assert "Red company" not in ada.find("body").inner_text()
    ada.sit_at("wensleydale", ["me", "bot", "bot"])
    no_area_is_hidden(ada)
    expect(ada.find("text.special")).to_have_text("Le Sud")
    expect(ada.find(".scale").filter(has_text="Midland Railway")).to_be_visible()
