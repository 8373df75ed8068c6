"""What can be read about Nürnberg and Wensleydale: settings, rules, maps, and chains to choose."""

import json
from typing import TYPE_CHECKING

import pytest

from stellwerk import game
from stellwerk.cli.playing.choosing import Narrowing
from stellwerk.games.wensleydale.terminal.presenter import WensleydalePresenter
from stellwerk.terminal.speaking import Speaker
from stellwerk.texts import text
from tests.cli.running import LANGUAGES, SOURCE, complaint, invoke

if TYPE_CHECKING:
    from tests.plain import Move


@pytest.mark.parametrize("command", ["play", "sim"])
def test_settings_that_do_not_fit(command: str) -> None:
    said = complaint(command, "nurnberg", "--players", "2", "--option", "side=3-4")
    assert "“side” of nurnberg cannot be “3-4”" in said
    assert "it can be: 2-3" in said
    said = complaint(command, "wensleydale", "--players", "4", "--option", "side=2-3")
    assert "it can be: 3-4" in said
    said = complaint(command, "nurnberg", "--players", "3", "--option", "side=5")
    assert "it can be: 3-4, 2-3" in said
    said = complaint(command, "nurnberg", "--players", "3", "--option", "first_seat=3")
    assert "random, 0, 1, 2" in said
    said = complaint(command, "nurnberg", "--option", "hill_goods_from=town")
    assert "neutral_town, any_area" in said
    assert "2 to 4 players" in complaint(command, "wensleydale", "--players", "5")
    assert "did you mean “side”?" in complaint(command, "nurnberg", "--option", "sides=2-3")


def test_three_players_choose_their_side() -> None:
    for side, turns in (("2-3", 4), ("3-4", 5)):
        answer = invoke("play", "nurnberg", "--players", "3", "--option", f"side={side}")
        assert f"Turn 1 of {turns}" in answer.out


def test_own_board(tmp_path_factory: pytest.TempPathFactory) -> None:
    board = tmp_path_factory.mktemp("boards") / "mine.toml"
    words = (SOURCE / "stellwerk/games/wensleydale/board_files/nurnberg.toml").read_text(
        encoding="utf-8"
    )
    board.write_text(words.replace('"Fürth"', '"Furt"'), encoding="utf-8")
    answer = invoke("play", "wensleydale", "--board", str(board), typed="map furt\n")
    assert "Furt  plain, large town" in answer.out
    assert "“wensleydale”" in complaint("play", "ticket-europe", "--board", str(board))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules(lang: str) -> None:
    there = json.loads(invoke("rules", "nurnberg", "--json", "--lang", lang).out)
    assert len(there["sections"]) == 12
    assert all(section["rules"] for section in there["sections"])
    assert not [section for section in there["sections"] if section["title"].startswith("rules-")]
    ids = [rule["id"] for section in there["sections"] for rule in section["rules"]]
    assert {"LTW-BUILD-14", "LTW-MAP-4", "LTW-MAP-9", "LTW-SETUP-7", "LTW-SETUP-8"} <= set(ids)
    assert "LTW-MAP-3" not in ids
    assert ids.index("LTW-MAP-2") < ids.index("LTW-MAP-10")
    here = invoke("rules", "wensleydale", "--lang", lang).out
    assert "LTW-MAP-3" in here
    assert "LTW-BUILD-14" not in here
    assert "{" not in here


def test_one_rule() -> None:
    assert "The printed rules leave this open" in invoke("rules", "nurnberg", "auc-5").words
    assert "The printed rules" not in invoke("rules", "nurnberg", "map-1").out
    assert "LTW-AUC-5" in complaint("rules", "nurnberg", "auc-55")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["nurnberg", "ticket-europe", "trans-europa"])
def test_what_is_assumed_is_said_at_the_start(lang: str, name: str) -> None:
    answer = invoke("play", name, "--lang", lang)
    assert " ".join(text("welcome-assumed", {}, lang).split()) in answer.words
    assert "What we had to assume about this board" in invoke("play", name, typed="rules\n").words


def test_the_map() -> None:
    answer = invoke(
        "play", "nurnberg", "--seed", "3", typed="map\nmap furth\nmap nord\nmap xyzzy\nmap n\n"
    )
    whole = answer.out.split("> map\n")[1].split("> map furth")[0]
    for words in ("Towns", "▫ post", "▲ beer", "Fürth ♥1 ♣1 ○1", "Ansbach [♥]", "Alte Veste ▲1"):
        assert words in whole
    assert "Fürth  plain, large town  ♥1 ♣1 ○1" in answer.out
    assert "↗ Poppenreuth    plain  cost 2 ≈Regnitz" in answer.out
    nord = " ".join(answer.out.split("> map nord")[1].split("> map xyzzy")[0].split())
    assert "↓ Nürnberg Süd plain, company town no track possible [♥]" in nord
    assert "Nothing here matches “xyzzy”" in answer.out
    assert "more; type more of the name" in answer.words


def test_tracks_stand_on_the_map() -> None:
    typed = "1\n3\n\n2\n3\n\nnord\nmuggenhof\nend\n\nmap\nmap muggenhof\nquit\n\n"
    answer = invoke("play", "nurnberg", "--bots", "random", "--seed", "3", typed=typed)
    assert "+Muggenhof ▫2" in answer.out
    assert "→ Nürnberg Nord" in answer.out
    assert "═ Guest" in answer.out


def test_a_chain_is_one_choice() -> None:
    """Numbers in a list are not things to pick from."""
    moves: list[Move] = [{"do": "chain", "points": [2, 1]}, {"do": "chain", "points": [1, 2]}]
    question = Narrowing(moves).question
    assert not question.several
    presenter = WensleydalePresenter(Speaker(game("nurnberg", players=2), ["Ann", "Bea"], "en"))
    presenter.begin(game("nurnberg", players=2).new_match(seed=1).view(0))
    labels = [presenter.styled("points", value).plain for value in question.values]
    assert labels == ["Ann 2, Bea 1", "Ann 1, Bea 2"]


def test_simulations_name_the_categories() -> None:
    answer = invoke("sim", "nurnberg", "--bots", "random", "--games", "3", "--jobs", "1")
    assert "Tracks still on the board" in answer.out


def test_how_strange_words_are_answered() -> None:
    words = ("\u0308", "[bold]", "{ $x }", "-1", "99999", "box", "a1 b2", "nord nord", "\u00b2")
    typed = "".join(f"why {word}\nmap {word}\n" for word in words)
    answer = invoke("play", "nurnberg", "--seed", "3", typed=typed)
    assert answer.code == 0
    assert answer.out.count("Nothing here matches") > 8


def test_rules_say_what_comes_from_reports_and_what_we_decided() -> None:
    data = json.loads(invoke("rules", "nurnberg", "--json").out)
    pages = {page["id"]: page for section in data["sections"] for page in section["rules"]}
    for rule in ("COMP-3", "AUC-4", "MOVE-4", "SELL-1", "BUILD-8", "CASE-8"):
        assert "public reports" in pages[f"LTW-{rule}"]["source"]
    for rule in ("AUC-6", "BUILD-8", "CASE-12", "CASE-16"):  # the cases follow from decided rules
        assert "leave this open" in pages[f"LTW-{rule}"]["note"]
    assert not {"note", "source"} & set(pages["LTW-SETUP-2"])
    assert "openbare verslagen" in invoke("rules", "nurnberg", "auc-4", "--lang", "nl").words


def test_the_side_shows_the_default_of_every_number_of_players() -> None:
    said = invoke("games").words
    assert "(default by number of players: 2 → 2-3, 3 → 3-4, 4 → 3-4)" in said
    listed = {game["name"]: game for game in json.loads(invoke("games", "--json").out)}
    side, *_, first = listed["wensleydale"]["options"]
    assert side["by_players"]["2"] == {"choices": ["2-3"], "default": "2-3"}
    assert "3" not in side["by_players"]
    assert first["by_players"]["2"]["choices"] == ["random", 0, 1]
