"""What `make play` shows in an empty clone: how far it is, and nothing of the tools that build."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
QUIET = {"pip": "--quiet --quiet", "setup.py": "--quiet", "npm --prefix": "--silent"}

#: What is made on the way.
FILES = ("$(VENV)/created", "$(VENV)/installed", "web/node_modules/installed", "$(PAGES)")

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="There is no make.")


def commands() -> list[str]:
    """Everything it would do if nothing had been done yet."""
    command = ["make", "--dry-run", "--always-make", "--no-print-directory", "play"]
    asked = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    return asked.stdout.replace("\\\n", " ").splitlines()


def test_a_newcomer_sees_how_far_it_is_and_no_noise_of_tools() -> None:
    done = commands()
    steps = [step[1] for line in done if (step := re.match(r'echo "(\d) of 4: .*…"', line))]
    assert steps == ["1", "2", "3", "4"]
    for tool, quietly in QUIET.items():
        calls = [line for line in done if f" {tool} " in line]
        assert calls, f"{tool} is not called"
        assert all(quietly in line for line in calls), calls
    assert "--logLevel warn" in next(line for line in done if " run build" in line)


def test_commands_are_not_repeated_on_the_screen() -> None:
    recipes = dict(
        re.findall(r"^(\S[^:\n]*):.*\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text(), re.M)
    )
    for target in ("play", *FILES):
        lines = re.split(r"(?<!\\)\n", recipes[target].rstrip())
        assert all(line.startswith("\t@") for line in lines), lines
