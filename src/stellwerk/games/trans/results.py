"""The result of a finished Trans game."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stellwerk.games.trans.game import TransGame
    from stellwerk.games.trans.state import State
    from stellwerk.match.contract import JsonValue


def result(game: "TransGame", state: "State") -> dict[str, "JsonValue"]:
    """Points, the last round's missing rails, ranking and winners (TRANS-END-1)."""
    points = [seat["points"] for seat in state._dump()["seats"]]
    scores: list[dict[str, JsonValue]] = []
    for seat, (missing, gained, won, hand) in enumerate(state.last_round()):
        scores.append(
            {
                "total": points[seat],
                "categories": {"rounds": points[seat]},
                "last_round": {
                    "missing": missing,
                    "points": gained,
                    "won": won,
                    "cities": [game.names.cities[city] for city in hand],
                },
            }
        )
    return {
        "scores": scores,
        "winners": [seat for seat, total in enumerate(points) if total == max(points)],
        "ranking": [
            seat for _, seat in sorted((-total, seat) for seat, total in enumerate(points))
        ],
    }
