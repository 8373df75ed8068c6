"""The final count of a game as a table, for any family."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from stellwerk.match.wire import Result, Score
    from stellwerk.terminal.presenter import Presenter


def final_count(presenter: "Presenter", result: "Result") -> "list[RenderableType]":
    """Points by category, what the family adds to it, and who has won."""
    return [
        *presenter.final(result),
        Text(),
        _table(presenter, result.scores),
        Text(_winners(presenter, result.winners), style="bold"),
    ]


def _table(presenter: "Presenter", scores: "Sequence[Score]") -> Table:
    speaker = presenter.speaker
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column("")
    for name in speaker.names:
        table.add_column(name, justify="right")
    counted = [score.by_category() for score in scores]
    for category in counted[0]:
        points = [each[category] for each in counted]
        if any(points):
            table.add_row(speaker.category(category), *map(str, points))
    totals = [str(score.total) for score in scores]
    table.add_row(speaker.category("total"), *totals, style="bold")
    return table


def _winners(presenter: "Presenter", winners: Sequence[int]) -> str:
    names = [presenter.speaker.names[seat] for seat in winners]
    return presenter.speaker.say("final-winners", names=", ".join(names), number=len(names))
