"""Whatever the check of a board passes can be played, whatever was done to the board."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
BOARDS = 40


@pytest.mark.parametrize("family", ["ticket", "trans", "wensleydale"])
def test_a_board_that_passes_the_check_is_playable(family: str) -> None:
    command = [sys.executable, "-m", "tests.boards.fuzz", "--family", family]
    found = subprocess.run(
        [*command, "--boards", str(BOARDS)], cwd=PROJECT, capture_output=True, text=True
    )
    assert found.returncode == 0, found.stderr[-3000:]
    passed, refused = map(int, re.findall(r"(\d+) (?:passed|refused)", found.stdout))
    assert passed >= 3
    assert refused >= 5
