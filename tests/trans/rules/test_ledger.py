"""The ledger: every rule of the specification has a test, and every marker names a rule."""

from pathlib import Path

import pytest

from tests.ledger import Ledger, unmarked_tests

LEDGER = Ledger("trans", "TRANS", Path(__file__).parent)


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
    numbered = {"SETUP": 6, "TURN": 6, "ROUND": 4, "SCORE": 2, "END": 1, "CARD": 19, "CARDS": 4}
    assert LEDGER.rules == {
        f"TRANS-{part}-{number}" for part, last in numbered.items() for number in range(1, last + 1)
    }
