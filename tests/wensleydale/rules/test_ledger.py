"""The ledger: every rule of the specification has a test, and every marker names a rule."""

from pathlib import Path

import pytest

from tests.ledger import Ledger, unmarked_tests

LEDGER = Ledger("wensleydale", "LTW", Path(__file__).parent)
NUMBERED = {
    "COMP": 7, "MAP": 10, "SETUP": 10, "STACK": 6, "TURN": 2, "CUBE": 2, "TOKEN": 3, "AUC": 8,
    "ORDER": 2, "BUILD": 14, "TRAIN": 7, "MOVE": 7, "SCORE": 5, "GEN": 1, "SELL": 6, "END": 1,
    "FINAL": 5, "CASE": 16,
}  # fmt: skip


@pytest.mark.parametrize("rule", sorted(LEDGER.rules))
def test_this_rule_has_a_test(rule: str) -> None:
    assert rule in LEDGER.tested


@pytest.mark.parametrize("rule", sorted(LEDGER.tested))
def test_this_marker_names_a_rule(rule: str) -> None:
    assert rule in LEDGER.rules


@pytest.mark.parametrize("path", LEDGER.files, ids=lambda path: path.stem)
def test_every_test_of_the_rules_says_which_rule_it_checks(path: Path) -> None:
    assert unmarked_tests(path.read_text(encoding="utf-8")) == []


def test_all_rules_of_the_specification_have_a_text() -> None:
    assert LEDGER.rules == {
        f"LTW-{part}-{number}" for part, last in NUMBERED.items() for number in range(1, last + 1)
    }
    assert len(LEDGER.rules) == 112
