"""The kernel's numbers reach Python by export: nobody writes one of them down again.

A number of the kernel is one that a `cpdef enum` of a .pxd file names: a phase, a note, a kind of
action, a reason, a limit. The slow models in tests/models count for themselves on purpose.
"""

import ast
import importlib
import re
from collections.abc import Iterator
from enum import IntEnum
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]
KERNEL = ROOT / "src" / "stellwerk" / "kernel"
EXPORTING = sorted(
    source
    for source in KERNEL.rglob("*.pxd")
    if re.search(r"^cpdef enum", source.read_text(encoding="utf-8"), re.MULTILINE)
)
READERS = sorted(
    source
    for folder in ("src/stellwerk", "tests")
    for source in (ROOT / folder).rglob("*.py")
    if KERNEL not in source.parents and "models" not in source.parts
)
# Boards say what is printed on them: prices and points, which are nobody's numbering.
GAMES = [
    source
    for source in READERS
    if {"games", "src"} <= {*source.parts}
    and source.parent.name != "board"
    and source.name != "policies.py"  # weights are numbers, but they number nothing
]


def relative(path: Path) -> str:
    return str(path.relative_to(ROOT))


def enumerated(source: Path) -> dict[str, list[str]]:
    """The members of every cpdef enum of a .pxd file; those of nameless ones under ""."""
    found: dict[str, list[str]] = {}
    for name, body in re.findall(
        r"^cpdef enum ?(\w*):.*\n((?: {4}.*\n)+)", source.read_text(encoding="utf-8"), re.MULTILINE
    ):
        found.setdefault(name, []).extend(re.findall(r"^ {4}(\w+) = ", body, re.MULTILINE))
    return found


def compiled(source: Path) -> ModuleType:
    parts = source.relative_to(KERNEL).with_suffix("").parts
    return importlib.import_module(".".join(("stellwerk.kernel", *parts)))


def stub_of(source: Path) -> tuple[list[str], dict[str, list[str]]]:
    """The plain numbers that a .pyi file declares, and the members of its enums."""
    tree = ast.parse(source.with_suffix(".pyi").read_text(encoding="utf-8"))
    plain = [
        node.target.id
        for node in tree.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and ast.unparse(node.annotation) == "int"
    ]
    enums = {
        node.name: [
            ast.unparse(each.targets[0]) for each in node.body if isinstance(each, ast.Assign)
        ]
        for node in tree.body
        if isinstance(node, ast.ClassDef)
        and [ast.unparse(base) for base in node.bases] == ["IntEnum"]
    }
    return plain, enums


@pytest.mark.parametrize("source", EXPORTING, ids=relative)
def test_python_sees_every_number_that_the_kernel_names(source: Path) -> None:
    module, (plain, enums) = compiled(source), stub_of(source)
    named = enumerated(source)
    assert plain == named.pop("", []), "the .pyi file lists the numbers as the .pxd file does"
    assert enums == named, "the .pyi file lists the members as the .pxd file does"
    for name in plain:
        assert type(getattr(module, name)) is int, name
    for enum, members in named.items():
        kind = getattr(module, enum)
        assert issubclass(kind, IntEnum)
        assert [member.name for member in kind] == members


EXPORTED = {
    name for source in EXPORTING for members in enumerated(source).values() for name in members
}

WITHOUT_PREFIX = {name.removeprefix("NOTE_") for name in EXPORTED}


def is_number(node: ast.expr | None) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int


def counts_from_numbers(node: ast.expr) -> bool:
    """Whether this is such as range(1, 11), to be unpacked into names."""
    return (
        isinstance(node, ast.Call)
        and ast.unparse(node.func) == "range"
        and all(is_number(each) for each in node.args)
    )


def copies_in(tree: ast.AST, exported: set[str]) -> Iterator[tuple[int, str]]:
    """Assignments that give a name of the kernel a number of their own, with their line."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Assign | ast.AnnAssign) or node.value is None:
            continue
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        names = {
            name.id for each in targets for name in ast.walk(each) if isinstance(name, ast.Name)
        }
        if is_number(node.value) or counts_from_numbers(node.value):
            yield from ((node.lineno, name) for name in sorted(names & exported))


def test_nobody_writes_a_number_of_the_kernel_down_again() -> None:
    copied = [
        f"{relative(source)}:{line}: {name}"
        for source in READERS
        for line, name in copies_in(
            ast.parse(source.read_text(encoding="utf-8")),
            EXPORTED | WITHOUT_PREFIX if source in GAMES else EXPORTED,
        )
    ]
    assert not copied, "import these from stellwerk.kernel instead:\n" + "\n".join(copied)


def numbered_by_hand(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Dicts between names and numbers from 0 or 1 on, with their line; printed numbers may stay."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Dict) or len(node.keys) < 2:
            continue
        for side, other in ((node.keys, node.values), (node.values, node.keys)):
            numbers = [each.value for each in side if isinstance(each, ast.Constant)]
            if (
                all(is_number(each) for each in side)
                and {0, 1} & {*numbers}
                and all(isinstance(each, ast.Constant | ast.Tuple) for each in other)
            ):
                yield node.lineno, ast.unparse(node)[:60]


def test_the_names_of_games_are_not_listed_by_plain_numbers() -> None:
    """A dict that maps 0, 1, 2 … to names, or names to them, would copy the kernel's numbering."""
    wrong = [
        f"{relative(source)}:{line}: {listed}"
        for source in GAMES
        for line, listed in numbered_by_hand(ast.parse(source.read_text(encoding="utf-8")))
    ]
    assert not wrong, "take the numbers from stellwerk.kernel:\n" + "\n".join(wrong)


def test_a_copy_would_be_found() -> None:
    text = "LOCOMOTIVE = 8\nBLIND, ROW = range(1, 3)\nNOBODY: int = 255\nSECONDS = 8\nOVER = TURN\n"
    assert [*copies_in(ast.parse(text), EXPORTED | WITHOUT_PREFIX)] == [
        (1, "LOCOMOTIVE"), (2, "BLIND"), (2, "ROW"), (3, "NOBODY"),
    ]  # fmt: skip
    by_hand = "REASONS = {1: ('a', 'b'), 2: ('c', 'd')}\nTERRAINS = {'plain': 0, 'water': 1}\n"
    assert [line for line, _ in numbered_by_hand(ast.parse(by_hand))] == [1, 2]
