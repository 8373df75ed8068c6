"""The boards that people begin their own with have no mistakes, and can be played."""

from pathlib import Path

import pytest

from tests.cli.running import invoke

EXAMPLES = sorted((Path(__file__).parents[2] / "examples" / "boards").glob("*.toml"))


def test_there_is_an_example() -> None:
    assert [file.stem for file in EXAMPLES] == ["ticket-harz"]


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_an_example_is_checked_and_played_as_contributing_says(file: Path) -> None:
    checked = invoke("board", "check", str(file))
    assert (checked.code, checked.err) == (0, ""), checked.err
    played = invoke("sim", file.stem, "--board", str(file), "--games", "4", "--bots", "planner")
    assert played.code == 0
