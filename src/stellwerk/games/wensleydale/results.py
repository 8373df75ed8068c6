"""The result of a finished game of Wensleydale (LTW-FINAL)."""

from typing import TYPE_CHECKING

from stellwerk.games.wensleydale.wire.results import (
    WensleydaleCategories,
    WensleydaleResult,
    WensleydaleScore,
)
from stellwerk.kernel.wensleydale.board import PROFIT

if TYPE_CHECKING:
    from stellwerk.games.wensleydale.game import WensleydaleGame
    from stellwerk.games.wensleydale.state import State


def result(game: "WensleydaleGame", state: "State") -> WensleydaleResult:
    """Points by category, ranking and the one winner."""
    counted = state.final_count()
    on_profit = [seat for seat, _ in state.track(PROFIT)]
    scores = [
        WensleydaleScore(
            total=count["total"],
            categories=WensleydaleCategories(
                points=count["points"],
                sets=count["sets"],
                profit=count["profit"],
                tracks=count["tracks"],
            ),
        )
        for count in counted
    ]
    order = sorted((-count["total"], on_profit.index(s), s) for s, count in enumerate(counted))
    return WensleydaleResult(
        scores=scores,
        winners=[state.winner()],
        ranking=[seat for _, _, seat in order],
    )
