"""The kernel's functions touch no Python object.

Cython refuses every use of a Python object in a function that is declared `nogil`, and a function
declared `noexcept` is called without looking for an exception. So it is enough that every function
the kernel shares is declared `noexcept nogil`, and every one it keeps to itself decorated so.
"""

import ast
import re
from pathlib import Path

import pytest

KERNEL = Path(__file__).parents[1] / "src" / "stellwerk" / "kernel"
PXD_FILES = sorted(KERNEL.rglob("*.pxd"))
# The doors to Python: their helpers make lists and read dicts
DOORS = {"__init__.py", "state.py", "board.py", "evaluation.py", "fates.py"}
SOURCES = sorted(p for p in KERNEL.rglob("*.py") if p.name not in DOORS)


def relative(path: Path) -> str:
    return str(path.relative_to(KERNEL))


def declarations(text: str) -> list[tuple[int, str]]:
    """The cdef functions outside classes, each on one line, with their line numbers."""
    text = re.sub(r'"""(?:.|\n)*?"""', lambda m: "\n" * m.group().count("\n"), text)
    text = re.sub(r"#.*", "", text)
    found: list[tuple[int, str]] = []
    pending, pending_line, in_class_at = "", 0, -1
    for number, line in enumerate(text.split("\n"), start=1):
        if not line.strip():
            continue
        indent = len(line) - len(line.lstrip())
        if in_class_at >= 0 and indent <= in_class_at:
            in_class_at = -1
        if re.match(r"\s*cdef class\b", line):
            in_class_at = indent
        if in_class_at >= 0:
            continue
        pending_line = pending_line or number
        pending = f"{pending} {line.strip()}".strip()
        if pending.count("(") > pending.count(")"):
            continue
        if re.match(r"(cdef|cpdef)\b[^=]*\w\s*\(", pending) and "extern" not in pending:
            found.append((pending_line, pending))
        pending, pending_line = "", 0
    return found


def test_there_are_functions_to_check() -> None:
    listed = {relative(p): len(declarations(p.read_text(encoding="utf-8"))) for p in PXD_FILES}
    assert listed["bits.pxd"] >= 7
    assert listed["ticket/refusals.pxd"] >= 12
    assert sum(listed.values()) >= 60


@pytest.mark.parametrize("path", PXD_FILES, ids=relative)
def test_every_shared_function_is_declared_without_python(path: Path) -> None:
    wrong = [
        f"{relative(path)}:{line}: {declared}"
        for line, declared in declarations(path.read_text(encoding="utf-8"))
        if not re.search(r"\) noexcept nogil:?$", declared)
    ]
    assert not wrong, "declare these `noexcept nogil`:\n" + "\n".join(wrong)


def decorators(function: ast.FunctionDef) -> set[str]:
    return {ast.unparse(decorator) for decorator in function.decorator_list}


@pytest.mark.parametrize("path", SOURCES, ids=relative)
def test_every_private_function_is_decorated_without_python(path: Path) -> None:
    """Functions not in the .pxd file carry the same promise as decorators."""
    wrong = []
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if not isinstance(node, ast.FunctionDef):
            continue
        marks = decorators(node)
        if "cython.cfunc" not in marks:
            continue
        if not {"cython.nogil", "cython.exceptval(check=False)"} <= marks:
            wrong.append(f"{relative(path)}:{node.lineno}: {node.name}")
    assert not wrong, "decorate these with nogil and exceptval(check=False):\n" + "\n".join(wrong)


def test_a_function_that_may_raise_would_be_found() -> None:
    text = "cdef int good(int a) noexcept nogil\ncdef int bad(\n    int a\n) except -1\n"
    text += "cdef class C:\n    cdef int method(self) except -1\ncdef struct S:\n    int x\n"
    assert [line for line, _ in declarations(text)] == [1, 2]
    assert declarations(text)[1][1].endswith("except -1")
