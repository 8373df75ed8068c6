"""What the boards assume is said in every language."""

from pathlib import Path

import pytest

import stellwerk
from stellwerk.boards import board_from_text, shipped_board, shipped_text
from stellwerk.games.assumptions import assumptions
from stellwerk.texts import LANGUAGES, has_text, message_ids
from tests.cli.running import invoke

EVERY_BOARD = pytest.mark.parametrize("name", stellwerk.games())


@EVERY_BOARD
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_assumption_of_a_shipped_board_has_words(name: str, lang: str) -> None:
    board = shipped_board(name)
    assert [each for each in board.provenance.assumed if not has_text(each, lang)] == []
    assert len(assumptions(board, lang)) == len(board.provenance.assumed) > 0


def test_every_text_about_assumptions_belongs_to_a_board() -> None:
    of_boards = {
        each for name in stellwerk.games() for each in shipped_board(name).provenance.assumed
    }
    assert {each for each in message_ids("en") if each.startswith("assumed-")} == of_boards


def test_sentences_of_an_own_board_stand_as_they_are() -> None:
    sentence = "The mountains are where we drew them."
    shipped = shipped_text("nurnberg")
    own = shipped.replace("assumed-wensleydale-map", sentence)
    assert assumptions(board_from_text(own, "own.toml"), "de")[0] == sentence


def test_the_rules_of_an_own_board_end_with_what_it_assumes(tmp_path: Path) -> None:
    sentence = "The mountains are where we drew them."
    file = tmp_path / "own.toml"
    own = shipped_text("nurnberg").replace("assumed-wensleydale-map", sentence)
    file.write_text(own.replace('id = "nurnberg"', 'id = "our-hills"', 1), encoding="utf-8")
    read = invoke("rules", "our-hills", "--board", str(file))
    played = invoke("play", "our-hills", "--board", str(file), typed="rules\nquit\n\n")
    for answer in (read, played):
        heading, found = answer.words.find("What we had to assume"), answer.words.find(sentence)
        assert 0 < answer.words.find("LTW-AUC-1") < heading < found


def test_the_rules_of_an_own_board_do_not_begin_like_those_of_its_namesake(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    other = shipped_text("trans-europa").replace('title = "Trans Europa"', 'title = "Ours"', 1)
    file.write_text(other, encoding="utf-8")
    namesake = "The net of lines is the grid of the older edition"
    assert namesake in invoke("rules", "trans-europa").words
    own = invoke("rules", "trans-europa", "--board", str(file)).words
    assert "Ours" in own
    assert namesake not in own


def test_the_catalogue_says_them_in_the_language_asked_for() -> None:
    for listed in stellwerk.catalogue("fr"):
        board = shipped_board(str(listed["name"]))
        assert listed["assumed"] == assumptions(board, "fr") != assumptions(board, "en")
        assert listed["assumptions"] == list(board.provenance.assumed)
