"""Hints at the real table: three steps, the plan on the map, and the count in the result."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.people import PHONE
from tests.browser.test_accessibility import findings
from tests.server.deployment import Deployment

pytestmark = pytest.mark.browser
PANEL = "section.hint"
ONE_ROUND = {"first_seat": 0, "rounds": 1}
# A board of each family, in a language, on a screen of a size, words of the three steps, and of the
# question that comes next, where it is another one.
BOARDS = {
    "ticket-switzerland": ("de", None, ("Sieh nach", "Behalte", "Der Zug:", "Was möchtest du tun")),
    "trans-europa": ("fr", PHONE, ("Regardez", "Placez", "Le coup :", "Posez un rail")),
    "wensleydale": ("nl", None, ("Kijk", "Bied", "De zet:", "")),
}
BUTTONS = {
    "de": ("Tipp", "Was für ein Zug?", "Zeig mir den Zug", "Diesen Zug spielen"),
    "fr": ("Indice", "Quel genre de coup ?", "Montrer le coup", "Jouer ce coup"),
    "nl": ("Hint", "Wat voor zet?", "Laat de zet zien", "Deze zet spelen"),
}


@pytest.mark.parametrize("game", BOARDS)
def test_a_hint_says_more_with_every_press_and_its_move_can_be_played(
    game: str, deployment: Deployment, come: NewPerson
) -> None:
    lang, size, (look, kind, move, next_question) = BOARDS[game]
    ask, show_kind, show_move, play = BUTTONS[lang]
    wishes = {} if size is None else {"viewport": size}
    ada = come(deployment, language=lang, bypass_csp=True, **wishes)
    options = {} if game == "wensleydale" else {"first_seat": 0}
    # The bot takes a moment, so that nothing is asked between two questions.
    table = ada.sit_at(game, ["me", "bot"], options=options, bot_pause=0.3)
    panel = ada.find(PANEL)
    button = ada.page.get_by_role("button", name=ask, exact=True)
    expect(ada.find("section.players")).to_be_visible()  # the bar before has a menu of its own
    if size is PHONE:  # where the title needs the room
        ada.page.get_by_role("button", name="Menu").click()
    expect(button).to_be_enabled()
    button.click()
    expect(panel).to_contain_text(look)
    panel.get_by_role("button", name=show_kind).click()
    expect(panel).to_contain_text(kind)
    panel.get_by_role("button", name=show_move).click()
    expect(panel).to_contain_text(move)
    assert not findings(ada, PANEL)
    before = ada.table(table)["number"]
    panel.get_by_role("button", name=play).click()
    expect(panel).to_be_hidden()
    if next_question:
        asked = ada.page.get_by_text(next_question).filter(visible=True)
        expect(asked.first).to_be_visible()
    expect(panel).to_be_hidden()
    after = ada.table(table)
    assert after["number"] > before
    assert after["seats"][0]["hints"] == 1, "one was asked for"


def test_the_result_says_how_many_hints_were_taken_and_shows_them_to_all(
    deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment)
    table = ada.new_table("trans-europa", ["me", "bot"], options=ONE_ROUND, bot_pause=0)["table"]
    seat = f"/api/tables/{table['id']}/seats/0"
    while not (state := ada.ask("GET", f"{seat}/state"))["over"]:
        if state["prompt"] is None:
            continue
        known = {"position": state["number"]}
        if state["number"] == 0:
            ada.ask("POST", f"{seat}/hints", known)
        move = {**known, "id": f"m{state['number']}", "move": state["prompt"]["moves"][0]}
        ada.ask("POST", f"{seat}/moves", move)
    ada.open(f"/t/{table['id']}")
    expect(ada.find(".result")).to_contain_text("1 hint taken")
