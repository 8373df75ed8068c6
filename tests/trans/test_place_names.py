"""Crossings and lines have names for people: in every language, and no two alike."""

import re

import msgspec
import pytest

import stellwerk
from stellwerk.games.trans.argument_words import place_text
from stellwerk.games.trans.board.kind import trans_board
from stellwerk.games.trans.places import HEADINGS, SIDES, Places
from stellwerk.texts.catalogue import LANGUAGES, message_ids

BOARDS = ("trans-amerika", "trans-europa")
EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)
ID = re.compile(r"r\d+c\d+")


@EVERY_LANGUAGE
@pytest.mark.parametrize("board", BOARDS)
def test_no_two_places_have_the_same_name_and_none_is_an_id(board: str, lang: str) -> None:
    game = stellwerk.game(board, players=2)
    crossings = [
        str(game.argument_text("crossing", id_, lang)) for id_ in trans_board(board).crossings
    ]
    lines = [str(game.argument_text("line", id_, lang)) for id_ in trans_board(board).line_ids]
    for names in (crossings, lines):
        assert len(set(names)) == len(names)
        assert not [name for name in names if ID.search(name) or "{" in name or "trans-" in name]


@EVERY_LANGUAGE
def test_every_direction_has_a_word(lang: str) -> None:
    wanted = {f"trans-side-{side}" for side in SIDES}
    wanted |= {f"trans-heading-{heading}" for heading in HEADINGS.values()}
    assert wanted <= message_ids(lang)


def test_what_places_are_called() -> None:
    names = Places(trans_board("trans-amerika"))
    assert place_text(names, "r10c18", "en") == "Dallas"
    assert place_text(names, "r9c17", "en") == "between Dallas and Oklahoma City"
    assert place_text(names, "r10c20", "fr") == "Dallas, côté est"
    assert place_text(names, "r2c12", "de") == "westsüdwestlich von Bismarck"
    assert place_text(names, "r3c13", "en") == "2 rails southwest of Bismarck"
    assert place_text(names, "r10c18-r10c20", "nl") == "van Dallas naar het oosten"
    assert place_text(names, "r10c20-r11c19", "en") == "east of Dallas – southeast of Dallas"
    assert place_text(names, "r99c99", "en") == "r99c99"


@EVERY_LANGUAGE
def test_far_from_every_city_names_still_differ(lang: str) -> None:
    board = trans_board("trans-amerika")
    lonely = msgspec.structs.replace(board, cities=board.cities[:1])
    names = Places(lonely)
    said = [place_text(names, crossing, lang) for crossing in lonely.crossings]
    said += [place_text(names, line, lang) for line in lonely.line_ids]
    assert len(set(said)) == len(said)
    assert not [words for words in said if ID.search(words)]
