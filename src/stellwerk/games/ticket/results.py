"""The result of a finished game: points by category, ranking, winners."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stellwerk.games.ticket.game import TicketGame
    from stellwerk.games.ticket.state import State
    from stellwerk.match.contract import JsonValue

CATEGORIES = ("routes", "tickets", "longest_path_bonus", "globetrotter", "stations")


def result(game: "TicketGame", state: "State") -> dict[str, "JsonValue"]:
    """Scores with everything people want to see counted: tickets, stations, the longest path."""
    seats, winners = state.scores()
    names = game.names
    numbers = state._dump()
    scores: list[dict[str, JsonValue]] = []
    for seat, count in enumerate(seats):
        held = numbers["seats"][seat]["tickets"]
        scores.append(
            {
                "total": count["total"],
                "categories": {category: count[category] for category in CATEGORIES},  # type: ignore[literal-required]
                "completed": [names.tickets[t] for t in count["done"]],
                "failed": [names.tickets[t] for t in held if t not in count["done"]],
                "longest_path": count["longest_path"],
                "longest_path_routes": [names.routes[r] for r in count["path"]],
                "stations": {names.cities[c]: names.routes[r] for c, r in count["station_routes"]},
            }
        )
    return {
        "scores": scores,
        "winners": winners,
        "ranking": [seat for _, seat in sorted((c["ahead"], s) for s, c in enumerate(seats))],
    }
