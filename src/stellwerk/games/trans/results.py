"""The result of a finished Trans game."""

from typing import TYPE_CHECKING

from stellwerk.games.trans.wire.results import (
    TransCategories,
    TransLastRound,
    TransResult,
    TransScore,
)

if TYPE_CHECKING:
    from stellwerk.games.trans.game import TransGame
    from stellwerk.games.trans.state import State


def result(game: "TransGame", state: "State") -> TransResult:
    """Points, the last round's missing rails, ranking and winners (TRANS-END-1)."""
    points = [seat["points"] for seat in state._dump()["seats"]]
    scores = [
        TransScore(
            total=points[seat],
            categories=TransCategories(rounds=points[seat]),
            last_round=TransLastRound(
                missing=missing,
                points=gained,
                won=won,
                cities=[game.names.cities[city] for city in hand],
            ),
        )
        for seat, (missing, gained, won, hand) in enumerate(state.last_round())
    ]
    return TransResult(
        scores=scores,
        winners=[seat for seat, total in enumerate(points) if total == max(points)],
        ranking=[seat for _, seat in sorted((-total, seat) for seat, total in enumerate(points))],
    )
