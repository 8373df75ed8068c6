"""The ledger of rules: which have tests, and which rules the tests name.

A rule of the specification has a message `rule-ID` in the texts of its family; a test of a rule is
marked with @pytest.mark.rule("ID", …) and stands in the folder `rules` of the family's tests.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import stellwerk

TEXTS = Path(stellwerk.__file__).parent / "texts" / "en"


def rules_of(fluent: str, prefix: str) -> set[str]:
    """The rules that have a message; titles and other messages do not count."""
    return set(re.findall(rf"^rule-({prefix}-[A-Z]+-\d+) =", fluent, re.MULTILINE))


def is_rule_marker(node: ast.expr) -> bool:
    """Whether a decorator ties a test to rules."""
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
    """The test functions that name no rule."""
    return [
        node.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        if not any(map(is_rule_marker, node.decorator_list))
    ]


@dataclass(frozen=True)
class Ledger:
    """The rules of one family and the tests of them."""

    family: str  # the name of its texts: "ticket"
    prefix: str  # of its rules: "TTR"
    folder: Path  # with the tests

    @property
    def files(self) -> list[Path]:
        """The tests of the rules."""
        return sorted(self.folder.glob("test_*.py"))

    @cached_property
    def rules(self) -> set[str]:
        """All rules of the specification."""
        text = (TEXTS / f"{self.family}-rules.ftl").read_text(encoding="utf-8")
        return rules_of(text, self.prefix)

    @cached_property
    def tested(self) -> set[str]:
        """All rules that tests name."""
        sources = [path.read_text(encoding="utf-8") for path in self.files]
        return {rule for source in sources for rule in marked_rules(source)}
