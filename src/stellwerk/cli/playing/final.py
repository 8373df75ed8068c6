"""The final count of a game as a table, for any family."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, TypedDict, cast

from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from stellwerk.match.contract import JsonValue
    from stellwerk.terminal.presenter import Presenter


class Score(TypedDict):
    """The result of a seat, as every family counts it."""

    total: int
    categories: dict[str, int]


def final_count(
    presenter: "Presenter", result: Mapping[str, "JsonValue"]
) -> "list[RenderableType]":
    """Points by category, what the family adds to it, and who has won."""
    scores = cast("Sequence[Score]", result["scores"])
    return [
        *presenter.final(result),
        Text(),
        _table(presenter, scores),
        Text(_winners(presenter, cast("Sequence[int]", result["winners"])), style="bold"),
    ]


def _table(presenter: "Presenter", scores: Sequence[Score]) -> Table:
    speaker = presenter.speaker
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column("")
    for name in speaker.names:
        table.add_column(name, justify="right")
    for category in scores[0]["categories"]:
        points = [score["categories"][category] for score in scores]
        if any(points):
            table.add_row(speaker.category(category), *map(str, points))
    totals = [str(score["total"]) for score in scores]
    table.add_row(speaker.category("total"), *totals, style="bold")
    return table


def _winners(presenter: "Presenter", winners: Sequence[int]) -> str:
    names = [presenter.speaker.names[seat] for seat in winners]
    return presenter.speaker.say("final-winners", names=", ".join(names), number=len(names))
