"""The modules of a family's kernel are floors; docs/architecture.md says which stands where."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.test_layers import SOURCE

KERNEL = SOURCE / "stellwerk" / "kernel"
ARCHITECTURE = Path(__file__).parents[1] / "docs" / "architecture.md"
ACROSS = {("board", "procedures")}  # rules are a board and the functions that play on it


def floors() -> dict[str, dict[str, int]]:
    """By family, the floor of every module as the table in docs/architecture.md has it."""
    text = ARCHITECTURE.read_text(encoding="utf-8")
    table = text.split("### The floors of a family's kernel")[1].split("\n### ")[0]
    rows = [line.strip("| ").split(" | ") for line in table.splitlines() if line.startswith("|")]
    families = [name.strip("`/") for name in rows[0][2:]]
    found: dict[str, dict[str, int]] = {family: {} for family in families}
    for floor, row in enumerate(rows[2:]):
        for family, modules in zip(families, row[2:], strict=True):
            found[family] |= dict.fromkeys(re.findall(r"`(\w+)`", modules), floor)
    return found


FLOORS = floors()
every_family = pytest.mark.parametrize("family", list(FLOORS))


def imports_within(family: str) -> Iterator[tuple[Path, str]]:
    """Every module of a family's kernel with each of those it imports, in .py and .pxd alike."""
    sought = re.compile(rf"stellwerk\.kernel\.{family}\.(\w+) c?import")
    for path in sorted((KERNEL / family).glob("*.p[yx]*")):
        for imported in sought.findall(path.read_text(encoding="utf-8")):
            yield path, imported


def test_every_kernel_with_a_folder_has_a_column() -> None:
    assert {path.parent.name for path in KERNEL.glob("*/position.pxd")} == set(FLOORS)


@every_family
def test_the_table_names_every_module_of_a_kernel(family: str) -> None:
    there = {path.stem for path in (KERNEL / family).glob("*.p[yx]*")}
    assert there - {"__init__"} == set(FLOORS[family])


@every_family
def test_a_module_of_a_kernel_imports_only_from_its_floor_and_those_before(family: str) -> None:
    floor = FLOORS[family]
    wrong = [
        f"{path.relative_to(SOURCE)} imports {imported}, which stands later"
        for path, imported in imports_within(family)
        if floor[imported] > floor[path.stem] and (path.stem, imported) not in ACROSS
    ]
    assert not wrong, "\n".join(wrong)
