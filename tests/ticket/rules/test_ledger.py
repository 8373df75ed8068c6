"""The ledger: every rule of the specification has a test, and every marker names a rule."""

from pathlib import Path

import pytest

from tests.ledger import Ledger, marked_rules, rules_of, unmarked_tests

LEDGER = Ledger("ticket", "TTR", Path(__file__).parent)


@pytest.mark.parametrize("rule", sorted(LEDGER.rules))
def test_this_rule_has_a_test(rule: str) -> None:
    assert rule in LEDGER.tested


@pytest.mark.parametrize("rule", sorted(LEDGER.tested))
def test_this_marker_names_a_rule(rule: str) -> None:
    assert rule in LEDGER.rules


@pytest.mark.parametrize("path", LEDGER.files, ids=lambda path: path.stem)
def test_every_test_of_the_rules_says_which_rule_it_checks(path: Path) -> None:
    assert unmarked_tests(path.read_text(encoding="utf-8")) == []


def test_the_ledger_reads_the_rules() -> None:
    assert len(LEDGER.rules) >= 56
    text = "rule-TTR-END-1-title = The end\nrule-TTR-END-1 = It ends.\nrule-decided-note = Ours.\n"
    assert rules_of(text, "TTR") == {"TTR-END-1"}
    assert rules_of(text, "TRANS") == set()


def test_the_ledger_reads_the_markers() -> None:
    source = '@pytest.mark.rule("A", "B")\ndef test_a(): ...\ndef test_b(): ...\n'
    assert list(marked_rules(source)) == ["A", "B"]
    assert unmarked_tests(source) == ["test_b"]
