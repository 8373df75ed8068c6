"""A whole match against a bot on every board, through the pages."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.server.house import House

pytestmark = pytest.mark.browser

#: Options that make a match short.
SHORT = {"trans-europa": {"rounds": 1}, "trans-amerika": {"rounds": 1}}
SEATS = {"wensleydale": 3, "nurnberg": 3}


@pytest.mark.parametrize(
    "game",
    [
        "ticket-europe",
        "trans-europa",
        "wensleydale",
        "ticket-usa",
        "ticket-switzerland",
        "trans-amerika",
        "nurnberg",
    ],
)
def test_a_match_against_bots_is_played_to_its_end(
    game: str, house: House, come: NewPerson
) -> None:
    ada = come(house, reads_text=True)
    bots = ["bot"] * (SEATS.get(game, 2) - 1)
    table = ada.sit_at(game, ["me", *bots], options=SHORT.get(game, {}))
    ada.play_out()
    assert ada.table(table)["status"] == "over"
    expect(ada.find("section.result")).to_be_visible()
    result = ada.table(table)["result"]
    shown = ada.find("section.result ol > li > b").all_inner_texts()
    assert shown == [str(result["scores"][seat]["total"]) for seat in result["ranking"]]


def test_after_the_end_they_play_again(house: House, come: NewPerson) -> None:
    ada = come(house, reads_text=True)
    first = ada.sit_at("trans-europa", ["me", "bot"], options={"rounds": 1})
    ada.play_out()
    ada.button("Play again").click()
    ada.page.wait_for_url(lambda url: "/t/" in url and first not in url)
    assert ada.wait_for_question()
    again = ada.table(ada.page.url.rsplit("/", 1)[-1])
    assert (again["game"], again["status"], again["options"]["rounds"]) == (
        "trans-europa",
        "running",
        1,
    )
