"""In every family a good board passes, and each mistake of its list is found on its line."""

import pytest

from stellwerk.boards import check_board

from . import test_board_check, test_trans_board_check, test_wensleydale_board_check
from .mistaken_text import check_is_reported

GOOD = {
    "ticket": test_board_check.GOOD,
    "trans": test_trans_board_check.GOOD,
    "wensleydale": test_wensleydale_board_check.GOOD,
}
MISTAKES = {
    "ticket": test_board_check.MISTAKES,
    "trans": test_trans_board_check.MISTAKES,
    "wensleydale": test_wensleydale_board_check.MISTAKES,
}


@pytest.mark.parametrize("family", list(GOOD))
def test_a_good_board_has_no_mistakes(family: str) -> None:
    assert check_board(GOOD[family], "good.toml") == []


@pytest.mark.parametrize(
    ("family", "old", "new", "line", "words"),
    [(family, *mistake) for family, mistakes in MISTAKES.items() for mistake in mistakes],
)
def test_a_mistake_is_reported_on_its_line(
    family: str, old: str, new: str, line: int, words: str
) -> None:
    check_is_reported(GOOD[family], old, new, line, words)
