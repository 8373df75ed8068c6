"""What the rule book of Trans Europa and Trans Amerika calls our own decisions."""

import pytest

from stellwerk.games.rule_book import note_on
from stellwerk.games.trans.board.kind import trans_board
from stellwerk.texts import LANGUAGES, has_text, text

EUROPA = trans_board("trans-europa")
WHOLLY_OURS = ("TURN-2", "TURN-6", "ROUND-2", "ROUND-3")
PARTLY_OURS = ("ROUND-4", "CARDS-1", "CARDS-2", "CARDS-3", "CARDS-4", "CARD-6", "CARD-7", "CARD-9")


@pytest.mark.parametrize("rule", WHOLLY_OURS)
def test_what_the_book_leaves_open_is_called_ours(rule: str) -> None:
    assert note_on(f"TRANS-{rule}", EUROPA) == "rule-decided-note"


@pytest.mark.parametrize("rule", PARTLY_OURS)
def test_where_the_book_says_a_part_the_note_tells_which(rule: str) -> None:
    note = f"rule-TRANS-{rule}-note"
    assert note_on(f"TRANS-{rule}", EUROPA) == note
    assert all(has_text(note, lang) for lang in LANGUAGES)


@pytest.mark.parametrize("rule", ["TURN-1", "ROUND-1", "SCORE-1", "END-1", "CARD-16", "CARD-18"])
def test_what_the_book_says_is_not_called_ours(rule: str) -> None:
    assert note_on(f"TRANS-{rule}", EUROPA) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_public_colours_are_told_as_ours(lang: str) -> None:
    assert "16" in text("rule-TRANS-CARDS-3-note", {}, lang), "printed for this card alone"
