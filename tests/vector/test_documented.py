"""The table of docs/observations.md is that of the kernel."""

import re
from pathlib import Path

import pytest

from tests.vector.games import trainable

PAGE = Path(__file__).parents[2] / "docs" / "observations.md"


def documented(title: str, counts: dict[str, int]) -> dict[str, tuple[int, int]]:
    """(size, unit) of every block, as the page says."""
    text = PAGE.read_text("utf-8").split(f"## {title}")[1].split("\n## ")[0]
    found = {}
    for names, sizes, units in re.findall(
        r"^\| ([a-z_, ◆]+) \| ([^|]+) \| ([\d, ]+) \|", text, re.MULTILINE
    ):
        listed = [name.strip() for name in names.replace("◆", "").split(",")]
        each = [int(unit) for unit in units.split(",")]
        size = 1
        for word in sizes.replace("each", "").split():
            size *= counts[word] if word in counts else int(word)
        for number, name in enumerate(listed):
            found[name] = (size, each[min(number, len(each) - 1)])
    return found


@pytest.mark.parametrize(
    ("name", "title", "counts"),
    [
        ("ticket-europe", "Ticket to Ride, layout 1", {"R": 101, "T": 108, "C": 47}),
        ("trans-europa", "Trans, layout 1", {"X": 210, "L": 577, "C": 35}),
        ("trans-amerika", "Trans, layout 1", {"X": 188, "L": 509, "C": 35}),
        ("wensleydale", "Wensleydale, layout 1", {"A": 102, "B": 137, "A+4": 106}),
        ("nurnberg", "Wensleydale, layout 1", {"A": 94, "B": 131, "A+4": 98}),
        ("ticket-usa", "Ticket to Ride, layout 1", {"R": 100, "T": 99, "C": 36}),
    ],
)
def test_the_page_says_what_the_kernel_writes(
    name: str, title: str, counts: dict[str, int]
) -> None:
    game = trainable(name, 2)
    blocks = game.observer().blocks
    assert documented(title, counts) == {block: (size, unit) for block, size, unit in blocks}
    assert game.observing is not None
    page = PAGE.read_text("utf-8")
    marked = {
        word
        for row in re.findall(r"^\| (.*◆.*?) \|", page, re.MULTILINE)
        for word in re.findall(r"\w+", row)
    }
    assert set(game.observing.planning) <= marked
