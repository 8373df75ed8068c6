"""The ledger: every rule of the specification has a test, and every marker names a rule."""

from pathlib import Path

import pytest

from tests.ledger import Ledger, marked_rules, rules_of, unmarked_tests

LEDGERS = {
    family: Ledger(family, prefix, Path(__file__).parent / family / "rules")
    for family, prefix in (("ticket", "TTR"), ("trans", "TRANS"), ("wensleydale", "LTW"))
}
# Of those whose rules are numbered without a gap: the last of each part.
NUMBERED = {
    "trans": {"SETUP": 6, "TURN": 6, "ROUND": 4, "SCORE": 2, "END": 1, "CARD": 19, "CARDS": 4},
    "wensleydale": {
        "COMP": 7, "MAP": 10, "SETUP": 10, "STACK": 6, "TURN": 2, "CUBE": 2, "TOKEN": 3, "AUC": 8,
        "ORDER": 2, "BUILD": 14, "TRAIN": 7, "MOVE": 7, "SCORE": 5, "GEN": 1, "SELL": 6, "END": 1,
        "FINAL": 5, "CASE": 16,
    },
}  # fmt: skip
pytestmark = pytest.mark.story
of_every_family = pytest.mark.parametrize("ledger", LEDGERS.values(), ids=LEDGERS)


@of_every_family
def test_every_rule_has_a_test(ledger: Ledger) -> None:
    assert sorted(ledger.rules - ledger.tested) == []


@of_every_family
def test_every_marker_names_a_rule(ledger: Ledger) -> None:
    assert sorted(ledger.tested - ledger.rules) == []


@of_every_family
def test_every_test_of_the_rules_says_which_rule_it_checks(ledger: Ledger) -> None:
    unmarked = [
        f"{path.name}: {test}"
        for path in ledger.files
        for test in unmarked_tests(path.read_text(encoding="utf-8"))
    ]
    assert unmarked == []


@pytest.mark.parametrize("family", NUMBERED)
def test_all_rules_of_the_specification_have_a_text(family: str) -> None:
    ledger, parts = LEDGERS[family], NUMBERED[family]
    assert ledger.rules == {
        f"{ledger.prefix}-{part}-{number}"
        for part, last in parts.items()
        for number in range(1, last + 1)
    }


def test_the_ledger_reads_the_rules() -> None:
    assert len(LEDGERS["ticket"].rules) >= 56
    assert len(LEDGERS["wensleydale"].rules) == 112
    text = "rule-TTR-END-1-title = The end\nrule-TTR-END-1 = It ends.\nrule-decided-note = Ours.\n"
    assert rules_of(text, "TTR") == {"TTR-END-1"}
    assert rules_of(text, "TRANS") == set()


def test_the_ledger_reads_the_markers() -> None:
    source = '@pytest.mark.rule("A", "B")\ndef test_a(): ...\ndef test_b(): ...\n'
    assert list(marked_rules(source)) == ["A", "B"]
    assert unmarked_tests(source) == ["test_b"]
