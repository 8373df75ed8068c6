"""A second look saves a test that fails beside others only, and no test that fails."""

from pathlib import Path

import pytest

from tests import second_look

UNUSED = ("schemathesis", "faker", "hypothesispytest", "anyio")
QUICKLY = ["-q", *(f"-pno:{plugin}" for plugin in UNUSED), "-n", "1", "--dist", "worksteal"]
STEADY = "def test_steady(): pass\n"
BROKEN = "def test_broken(): assert not 'whatever one does'\n"
UNSTEADY = """
from pathlib import Path

def test_unsteady():
    seen = Path("seen")
    before, _ = seen.exists(), seen.touch()
    assert before
"""


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def look(*tests: str) -> int:
    for number, text in enumerate(tests):
        Path(f"test_{number}.py").write_text(text, "utf-8")
    return second_look.run("few", [*QUICKLY, "."])


def test_what_passes_alone_passes_and_is_named() -> None:
    assert look(STEADY, UNSTEADY) == 0
    named = Path("build/second_look/few.txt").read_text("utf-8")
    assert "test_1.py::test_unsteady" in named
    assert "test_steady" not in named


def test_what_fails_alone_too_fails() -> None:
    assert look(STEADY, UNSTEADY, BROKEN) == second_look.SOME_FAILED


def test_where_many_fail_nobody_looks_twice() -> None:
    many = [UNSTEADY.replace("seen", f"seen{number}") for number in range(4)]
    assert look(*many) == second_look.SOME_FAILED


def test_a_file_that_cannot_be_read_fails() -> None:
    assert look(STEADY, "import what_nobody_has") not in (0, second_look.SOME_FAILED)
