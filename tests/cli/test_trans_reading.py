"""Trans games in `games`, `rules` and `sim`, and bad settings of them."""

import json

import pytest

from stellwerk.texts import message_ids
from tests.cli.running import LANGUAGES, complaint, invoke

EUROPA = "trans-europa"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_explain_the_options(lang: str) -> None:
    words = invoke("games", "--lang", lang).words
    assert "stellwerk play trans-europa" in words
    assert "off, each-round, chosen" in words
    assert "1–19" in words
    assert "random, 0–5" in words
    assert "choice-" not in words
    assert "option-" not in words
    assert "()" not in words
    explained = {
        "en": "mostly four or five. 1 = One round – A short match:",
        "de": "0 = Bis jemand 13 Punkte hat – Gespielt wird, bis",
        "fr": "off = Aucune – Le jeu simple.",
        "nl": "random = Het lot beslist",
    }
    assert explained[lang] in words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_have_every_rule(lang: str) -> None:
    page = invoke("rules", EUROPA, "--lang", lang)
    assert page.code == 0
    rules = {
        message.removeprefix("rule-").removesuffix("-title")
        for message in message_ids("en")
        if message.startswith("rule-TRANS") and message.endswith("-title")
    }
    assert len(rules) > 35
    assert rules <= set(page.out.split())
    assert "rules-section" not in page.out
    assert "TTR-" not in page.out


def test_rules_without_ferry_and_tunnel() -> None:
    page = invoke("rules", "trans-amerika").out
    assert "TRANS-TURN-5" not in page
    assert "TRANS-TURN-6" in page


def test_one_rule_of_the_right_family() -> None:
    answer = invoke("rules", EUROPA, "TRANS-CARD-9", "--lang", "de")
    assert "Drei, zwei, eins" in answer.out
    assert "TRANS-SETUP-1" in invoke("rules", EUROPA, "setup-1").out
    assert "TTR-SETUP-1" in invoke("rules", "ticket-usa", "setup-1").out
    assert "TTR-TURN-2" in invoke("rules", EUROPA, "ttr-turn-2").out
    said = complaint("rules", EUROPA, "card-20")
    assert "TRANS-CARD-19" in said
    assert "TTR" not in complaint("rules", EUROPA, "nonsense")


DECIDED = {
    "trans-europa": "TURN-2 TURN-6 ROUND-3 CARDS-2 CARDS-3",
    "ticket-europe": "SETUP-3 TURN-2 DRAW-7 TUNNEL-5 TIE-4",
    "ticket-switzerland": "TIE-3 DRAW-6 SCORE-4",
}


@pytest.mark.parametrize("game", DECIDED)
def test_rules_say_what_the_printed_ones_leave_open(game: str) -> None:
    data = json.loads(invoke("rules", game, "--json").out)
    pages = [page for section in data["sections"] for page in section["rules"]]
    decided = {page["id"].partition("-")[2] for page in pages if "note" in page}
    assert set(DECIDED[game].split()) <= decided
    assert 0 < len(decided) < len(pages) / 2
    one = next(iter(DECIDED[game].split()))
    assert "leave this open" in invoke("rules", game, one).words
    assert "pas ce point" in invoke("rules", game, one, "--lang", "fr").out.replace("\xa0", " ")


BAD = {
    "cards=25": "1–19",
    "cards=x": "1–19",
    "cards=4,": "special_cards=chosen",
    "cards=4": "special_cards=chosen",
    "special_cards=chosen": "cards=4,18",
    "cards_at_once=5": "1, 2, 3",
    "cards_at_once=2": "special_cards=each-round",
    "rounds=7": "0, 1",
    "first_seat=5": "random, 0, 1",
}


@pytest.mark.parametrize("command", ["play", "sim"])
@pytest.mark.parametrize("option", BAD)
def test_bad_options(command: str, option: str) -> None:
    english = complaint(command, EUROPA, "--option", option)
    assert BAD[option] in english
    for lang in LANGUAGES[1:]:
        said = complaint(command, EUROPA, "--option", option, "--lang", lang)
        assert said != english
        assert BAD[option] in said


@pytest.mark.parametrize("command", ["play", "sim"])
def test_cards_that_clash(command: str) -> None:
    for cards, numbers in (("3,9", ("3", "9")), ("2,1,5", ("1", "2"))):
        options = ("--option", f"cards={cards}", "--option", "special_cards=chosen")
        said = complaint(command, EUROPA, *options)
        assert f"{numbers[0]} and {numbers[1]}" in said
        assert "contredisent" in complaint(command, EUROPA, *options, "--lang", "fr")


@pytest.mark.parametrize("command", ["play", "sim"])
def test_bad_players_and_bots(command: str) -> None:
    assert "2 to 6 players, not 7" in complaint(command, EUROPA, "--players", "7")
    said = complaint(command, EUROPA, "--bots", "planner")
    assert "random, surveyor" in said
    assert "surveyor" not in complaint(command, "ticket-usa", "--bots", "surveyer")


def test_sim() -> None:
    options = ("--option", "rounds=1", "--option", "special_cards=each-round")
    arguments = (
        "sim",
        EUROPA,
        "--bots",
        "random,surveyor",
        "--games",
        "4",
        "--jobs",
        "1",
        *options,
    )
    answer = invoke(*arguments, "--lang", "fr")
    assert answer.code == 0
    assert "surveyor" in answer.out
    assert "category-" not in answer.out
    data = json.loads(invoke(*arguments, "--json").out)
    assert data["options"] == {"rounds": 1, "special_cards": "each-round"}
    assert [bot["bot"] for bot in data["bots"]] == ["random", "surveyor"]
    assert set(data["bots"][0]["categories"]) == {"rounds"}


def test_the_strongest_bot_is_the_default() -> None:
    arguments = ("sim", EUROPA, "--games", "2", "--jobs", "1", "--option", "rounds=1", "--json")
    data = json.loads(invoke(*arguments).out)
    assert {bot["bot"] for bot in data["bots"]} == {"surveyor"}
