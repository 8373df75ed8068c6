"""The result of a finished game of Wensleydale (LTW-FINAL)."""

from typing import TYPE_CHECKING

from stellwerk.kernel.wensleydale.board import PROFIT

if TYPE_CHECKING:
    from stellwerk.games.wensleydale.game import WensleydaleGame
    from stellwerk.games.wensleydale.state import State
    from stellwerk.match.contract import JsonValue

CATEGORIES = ("points", "sets", "profit", "tracks")


def result(game: "WensleydaleGame", state: "State") -> dict[str, "JsonValue"]:
    """Points by category, ranking and the one winner."""
    counted = state.final_count()
    on_profit = [seat for seat, _ in state.track(PROFIT)]
    scores: list[dict[str, JsonValue]] = [
        {
            "total": count["total"],
            "categories": {category: count[category] for category in CATEGORIES},  # type: ignore[literal-required]
        }
        for count in counted
    ]
    order = sorted((-count["total"], on_profit.index(s), s) for s, count in enumerate(counted))
    return {
        "scores": scores,
        "winners": [state.winner()],
        "ranking": [seat for _, _, seat in order],
    }
