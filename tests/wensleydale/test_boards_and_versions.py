"""Which rules versions a board can be played with: printed points came with version 2."""

import json
import re

import pytest

import stellwerk
from stellwerk.boards import board_from_text, shipped_text
from stellwerk.games.families import versions_for
from stellwerk.games.registry import game_on_board
from stellwerk.texts import LANGUAGES, text

SHIPPED = shipped_text("nurnberg")
BEFORE = re.sub(r", printed = \[[^]]*\]", "", SHIPPED).replace('id = "nurnberg"', 'id = "mine"')


def test_a_board_from_before_printed_points_goes_on_with_the_older_rules() -> None:
    assert "printed =" not in BEFORE
    assert versions_for(board_from_text(BEFORE, "mine.toml")) == [1]
    game = game_on_board(BEFORE, 3, {})
    assert game.rules_version == 1
    assert "start_fee" not in game.options


def test_for_such_a_board_the_newer_rules_are_refused_in_words() -> None:
    with pytest.raises(stellwerk.UnknownSetting, match="cannot be played with rules version 2: it"):
        game_on_board(BEFORE, 3, {}, 2)


@pytest.mark.parametrize(("board", "rules"), [(BEFORE, 1), (SHIPPED, 1), (SHIPPED, 2)])
def test_a_record_with_an_own_board_replays_under_its_version(board: str, rules: int) -> None:
    match = game_on_board(board, 2, {}, rules).new_match(seed=rules)
    while not match.is_over:
        seat = match.state.current_player()
        match.play_action(seat, match.state.random_action(len(match.moves)))
    record = json.loads(json.dumps(match.record))
    assert record["rules"] == rules
    again = stellwerk.replay(record)
    assert again.game.rules_version == rules
    assert again.result == match.result


def test_an_own_board_with_printed_points_has_the_newest_rules() -> None:
    game = game_on_board(SHIPPED, 2, {})
    assert game.rules_version == 2
    assert game.view(game.new_state(1), 0).boxes[0].printed == ["white", "white", "red"]


def test_an_own_board_called_like_a_shipped_one_keeps_its_own_names() -> None:
    own = SHIPPED.replace('"Red company"', '"Ludwigsbahn"').replace('"Fürth"', '"Farnbach"')
    shipped, game = stellwerk.game("nurnberg"), game_on_board(own, 3, {})
    assert game.id == shipped.id
    for lang in LANGUAGES:
        in_words = text("company-nurnberg-red", {}, lang)
        assert shipped.argument_text("company", "red", lang) == in_words
        assert game.argument_text("company", "red", lang) == "Ludwigsbahn"
        assert game.argument_text("area", "fuerth", lang) == "Farnbach"
