"""The ledger: every rule of the specification has a test, and every marker names a rule."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import stellwerk

TESTS = Path(__file__).parent
RULES = Path(stellwerk.__file__).parent / "texts" / "en" / "ticket-rules.ftl"
RULE_MESSAGE = re.compile(r"^rule-(TTR-[A-Z]+-\d+) =", re.MULTILINE)


def rules_of(fluent: str) -> set[str]:
    """The rules that have a message; titles and other messages do not count."""
    return set(RULE_MESSAGE.findall(fluent))


def is_rule_marker(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"


def marked_rules(source: str) -> Iterator[str]:
    """The rules named by the markers of the test functions in a file."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for marker in filter(is_rule_marker, node.decorator_list):
                assert isinstance(marker, ast.Call)
                assert marker.args, f"{node.name} is marked with no rule"
                yield from (str(ast.literal_eval(argument)) for argument in marker.args)


def unmarked_tests(source: str) -> list[str]:
    return [
        node.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        if not any(map(is_rule_marker, node.decorator_list))
    ]


def files() -> list[Path]:
    return sorted(path for path in TESTS.glob("test_*.py") if path != Path(__file__))


RULE_IDS = rules_of(RULES.read_text(encoding="utf-8"))
TESTED = {rule for path in files() for rule in marked_rules(path.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("rule", sorted(RULE_IDS))
def test_this_rule_has_a_test(rule: str) -> None:
    assert rule in TESTED


@pytest.mark.parametrize("rule", sorted(TESTED))
def test_this_marker_names_a_rule(rule: str) -> None:
    assert rule in RULE_IDS


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_every_test_of_the_rules_says_which_rule_it_checks(path: Path) -> None:
    assert unmarked_tests(path.read_text(encoding="utf-8")) == []


def test_the_ledger_reads_the_rules() -> None:
    assert len(RULE_IDS) >= 56
    text = "rule-TTR-END-1-title = The end\nrule-TTR-END-1 = It ends.\nrule-decided-note = Ours.\n"
    assert rules_of(text) == {"TTR-END-1"}


def test_the_ledger_reads_the_markers() -> None:
    source = '@pytest.mark.rule("A", "B")\ndef test_a(): ...\ndef test_b(): ...\n'
    assert list(marked_rules(source)) == ["A", "B"]
    assert unmarked_tests(source) == ["test_b"]
