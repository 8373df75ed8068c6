"""What people do around the tables: watch, go on elsewhere, keep a match, be told of their turn."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from stellwerk.games.registry import game_on_board
from tests.browser.conftest import NewPerson
from tests.server.client import eventually
from tests.server.deployment import Deployment

pytestmark = pytest.mark.browser

HARZ = Path(__file__).parents[2] / "examples" / "boards" / "ticket-harz.toml"

#: Remembers the notices that a page shows; a page in the background is what they are made for.
REMEMBER_NOTICES = """() => {
  const Shown = window.Notification;
  window.shownNotices = [];
  window.Notification = class extends Shown {
    constructor(title, options) {
      super(title, options);
      window.shownNotices.push([title, options.body]);
    }
  };
  Object.defineProperty(document, 'hidden', { get: () => true });
}"""


def test_bots_are_watched_at_the_speed_one_likes(deployment: Deployment, come: NewPerson) -> None:
    ada = come(deployment)
    ada.open("/watch")
    ada.page.get_by_label("Board").select_option("trans-amerika")
    ada.page.get_by_role("slider", name="Bots wait").fill("5")
    ada.button("Let them play").click()
    ada.page.wait_for_url("**/t/*")
    table = ada.page.url.rsplit("/", 1)[-1]
    expect(ada.find("section.players")).to_contain_text("Surveyor")
    assert ada.table(table)["bot_pause"] == 5

    # Paused, it goes on step by step, and every hand can be seen: nobody has secrets here.
    ada.button("Pause").click()
    ada.sees("Paused")
    shown = int(ada.find("[data-entry]").get_attribute("data-entry") or 0)
    ada.button("One step on").click()
    expect(ada.find("[data-entry]")).to_have_attribute("data-entry", str(shown + 1))
    cities = ada.page.get_by_text(re.compile("^Cities of"))
    expect(cities).to_have_count(0)
    ada.page.get_by_label("Whose hand is seen").select_option("1")
    expect(cities).to_have_text("Cities of Surveyor 2")
    ada.button("Go on").click()

    ada.page.get_by_role("slider", name="Bots wait").fill("1")
    eventually(lambda: ada.table(table)["bot_pause"] == 1)
    ada.open("/watch")
    ada.page.get_by_role("slider", name=re.compile("Trans Amerika")).fill("0")
    eventually(lambda: ada.table(table)["bot_pause"] == 0)
    eventually(lambda: ada.table(table)["number"] > 6)


def test_a_personal_link_takes_the_matches_along(deployment: Deployment, come: NewPerson) -> None:
    ada, telephone = come(deployment), come(deployment, "nobody yet", is_known=False)
    table = ada.new_table("wensleydale", ["me", "bot", "bot"])["table"]["id"]
    ada.open("/settings")
    ada.button("Make a personal link").click()
    link = ada.page.get_by_label("Personal link").input_value()
    telephone.open(link)
    expect(telephone.find(f"a[href='/t/{table}']").first).to_be_visible()
    assert telephone.ask("GET", "/api/me")["name"] == "Ada"


def test_a_record_is_kept_as_a_file_and_brought_in_again(
    deployment: Deployment, come: NewPerson, finished: str, tmp_path: Path
) -> None:
    ada = come(deployment)
    ada.open(f"/t/{finished}")
    # On paper: the result with its title, without map and buttons.
    expect(ada.find("section.result")).to_be_visible()
    ada.page.emulate_media(media="print")
    expect(ada.find("section.result .paper")).to_contain_text("Trans Europa")
    expect(ada.find("main.map")).to_be_hidden()
    expect(ada.page.get_by_role("link", name="Download the record")).to_be_hidden()
    ada.page.emulate_media(media="screen")
    with ada.page.expect_download() as downloading:
        ada.page.get_by_role("link", name="Download the record").click()
    file = tmp_path / downloading.value.suggested_filename
    downloading.value.save_as(file)
    entries = len(json.loads(file.read_text())["moves"])
    ada.open("/matches")
    ada.find("input[type=file]").set_input_files(file)
    ada.page.wait_for_url("**/replay*")
    ada.sees(f"Step 0 of {entries}")
    ada.open("/matches")
    ada.sees("brought in from a file")
    spoilt = tmp_path / "spoilt.json"
    spoilt.write_text("{ this is no record")
    ada.find("input[type=file]").set_input_files(spoilt)
    expect(ada.page.get_by_role("alert")).to_contain_text(re.compile("record|JSON|file"))


def test_a_record_is_replayed_on_its_own_board_not_on_a_shipped_one_of_that_name(
    deployment: Deployment, come: NewPerson
) -> None:
    harz = HARZ.read_text(encoding="utf-8")
    text = harz.replace('id = "ticket-harz"', 'id = "ticket-switzerland"', 1)
    match = game_on_board(text, 2, {}).new_match(seed=1)
    while not match.is_over:
        seat = match.state.current_player()
        match.play_action(seat, match.state.random_action(len(match.moves)))
    ada = come(deployment)
    table = ada.ask("POST", "/api/records", match.record)
    assert table["game"] == "ticket-switzerland"
    ada.open(f"/t/{table['id']}/replay/{len(match.moves)}")
    ada.sees("Ticket to Ride: The Harz")
    drawn = ada.find("main.map")
    expect(drawn).to_contain_text("Wernigerode")
    expect(drawn).not_to_contain_text("Zürich")


def test_the_title_and_a_notice_say_that_it_is_my_turn(
    deployment: Deployment, come: NewPerson
) -> None:
    ada, bob = come(deployment, permissions=["notifications"]), come(deployment, "Bob")
    ada.page.add_init_script(f"({REMEMBER_NOTICES})()")
    ada.open("/settings")
    ada.button("Allow notices").click()
    expect(ada.page).to_have_title("Settings – Stellwerk")
    made = bob.new_table("trans-europa", ["me", "open"], options={"first_seat": 1, "rounds": 1})
    ada.ask("POST", "/api/invitations", {"token": made["invitation"]["token"]})
    ada.ask("POST", f"/api/tables/{made['table']['id']}/seats", {})
    expect(ada.page).to_have_title("● Your turn – Trans Europa")
    ada.page.wait_for_function("window.shownNotices.length > 0")
    assert ada.page.evaluate("window.shownNotices") == [["It is your turn", "Trans Europa"]]
    expect(ada.button("Menu (1 match waits for you)")).to_be_visible()


def test_a_table_for_slow_friends_gives_days_for_a_turn(
    deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment)
    ada.open("/new/ticket-switzerland?mode=friends")
    ada.find("form summary").click()
    ada.page.get_by_label("Time to think").select_option("days")
    ada.page.get_by_label("Days for each decision").fill("2")
    ada.find("form button[type=submit]").click()
    ada.page.wait_for_url("**/t/*")
    table = ada.table(ada.page.url.rsplit("/", 1)[-1])
    assert (table["clock"]["kind"], table["clock"]["days"]) == ("days", 2)
    ada.button(re.compile("bots on open seats")).click()
    expect(ada.find("section.players .clock").first).to_contain_text(re.compile("2 d|1 d|day"))


def test_a_new_table_offers_what_goes_together_and_says_what_is_assumed(
    deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment)
    ada.open("/new/ticket-europe?mode=bots")
    ada.sees("Adds one more ticket: London to København")
    ada.sees("The tickets of the original game")
    ada.page.get_by_label("Edition").select_option(label="Original edition")
    expect(ada.page.get_by_label("Ticket set").locator("option")).to_have_text(["Classic"])
    expect(ada.page.get_by_label("Max ticket")).to_have_count(0)
    ada.page.get_by_text("What we had to assume about this board").click()
    ada.sees("The six Orient Express tickets are ours.")
    ada.open("/rules/nurnberg")
    expect(ada.page).to_have_title("First Train to Nürnberg – Rules – Stellwerk")
    expect(ada.find("#assumed")).to_contain_text("The whole map is a reconstruction")


def test_the_big_cities_are_marked_when_their_tickets_are_played(
    deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment)
    ada.sit_at("ticket-europe", ["me", "bot"], options={"tickets": "big-cities"})
    expect(ada.find(".star")).to_have_count(9)
    ada.sees("★ Big Cities: London, Berlin, Moskva")
