"""A second look says which kind of failure it is, and never makes one a success."""

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


def test_what_passes_alone_is_called_unsteady_and_fails(capfd: pytest.CaptureFixture[str]) -> None:
    assert look(STEADY, UNSTEADY, BROKEN) == second_look.SOME_FAILED
    said = capfd.readouterr().out.splitlines()
    assert "test_1.py::test_unsteady unsteady: it passes alone" in said
    assert "test_2.py::test_broken fails alone, too" in said


def test_where_all_pass_alone_the_run_has_failed() -> None:
    assert look(STEADY, UNSTEADY) == second_look.SOME_FAILED


def test_where_many_fail_nobody_looks_twice(capfd: pytest.CaptureFixture[str]) -> None:
    many = [UNSTEADY.replace("seen", f"seen{number}") for number in range(4)]
    assert look(*many) == second_look.SOME_FAILED
    assert "passes alone" not in capfd.readouterr().out


def test_what_passes_passes() -> None:
    assert look(STEADY) == 0
