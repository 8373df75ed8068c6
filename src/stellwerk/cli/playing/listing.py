"""Numbered choices in columns, a screenful at a time."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

LONG = 10
FEW = 4  # numbers are read more quickly than names
LINES_AROUND = 6


def page_size(console: Console, labels: Sequence[Text]) -> int:
    """How many choices fit on the screen at once; a pipe has no screen, so all do."""
    if not console.is_terminal:
        return max(len(labels), 1)
    return max(console.height - LINES_AROUND, 5) * _columns(console, labels)


def print_choices(
    console: Console,
    labels: Sequence[Text],
    first: int,
    size: int,
    numbers: Sequence[int] | None = None,
) -> None:
    """Print the choices from `first` on, numbered from 1 over the whole list if not otherwise."""
    shown = [
        Text.assemble((f"{number:>3} ", "bold cyan"), label)
        for number, label in zip(numbers or range(1, len(labels) + 1), labels, strict=True)
    ][first : first + size]
    columns = _columns(console, labels, fewest=LONG if numbers is None else FEW)
    rows = -(-len(shown) // columns)
    grid = Table.grid(padding=(0, 2))
    for row in range(rows):
        grid.add_row(*shown[row::rows])
    console.print(grid)


def _columns(console: Console, labels: Sequence[Text], fewest: int = LONG) -> int:
    """Short lists stand in one column; long ones use the width of the screen."""
    if len(labels) < fewest:
        return 1
    widest = max(label.cell_len for label in labels) + 4 + 2
    return max((console.width + 2) // widest, 1)
