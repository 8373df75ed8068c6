"""`stellwerk puzzles`: solving, making and checking in the terminal."""

from pathlib import Path

import pytest

from stellwerk.study.puzzles.shelf import shipped_puzzles
from stellwerk.texts import text
from tests.cli.running import LANGUAGES, invoke


def some(theme: str) -> tuple[str, int]:
    found = next(each for each in shipped_puzzles().values() if each.theme == theme)
    return found.id, found.value


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_is_right_or_wrong(lang: str) -> None:
    puzzle, value = some("missing-rails")
    right = invoke("puzzles", "solve", puzzle, "--lang", lang, typed=f"many\n{value}\n")
    assert right.code == 0
    assert text("puzzle-right", {}, lang) in right.out
    assert text("puzzles-number", {}, lang) in right.out
    wrong = invoke("puzzles", "solve", puzzle, "--lang", lang, typed=f"{value + 1}\n")
    assert text("puzzle-wrong", {}, lang) in wrong.out


def test_a_line_is_played_at_the_table() -> None:
    puzzle, _ = some("best-sale")
    answer = invoke("puzzles", "solve", puzzle, typed="1\n" * 30)
    assert answer.code == 0
    said = " ".join(answer.out.split())
    assert "The answer: " in said
    assert "sales were tried" in said


def test_puzzles_that_are_not_there_are_refused_in_one_sentence() -> None:
    assert invoke("puzzles", "solve", "none").code == 2
    assert invoke("puzzles", "solve", "--board", "chess").code == 2
    assert invoke("puzzles", "check", "--only", "some").code == 2


def test_puzzles_are_made_and_checked(tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    make = ("puzzles", "make", "wensleydale", "--file", str(file), "--each", "1", "--matches", "8")
    assert invoke(*make, "--jobs", "1").code == 0
    first = file.read_text(encoding="utf-8")
    assert invoke(*make, "--jobs", "1").code == 0
    assert file.read_text(encoding="utf-8") == first
    assert invoke(*make, "--seed", "2").code == 2
    checked = invoke("puzzles", "check", str(file), "--jobs", "1")
    assert (checked.code, "are proven again" in checked.out) == (0, True)
    file.write_text("something else", encoding="utf-8")
    assert invoke("puzzles", "check", str(file)).code == 2
