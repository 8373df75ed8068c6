"""The result of a finished game: points by category, ranking, winners."""

from typing import TYPE_CHECKING

from stellwerk.games.ticket.wire.results import TicketCategories, TicketResult, TicketScore

if TYPE_CHECKING:
    from stellwerk.games.ticket.game import TicketGame
    from stellwerk.games.ticket.state import State
    from stellwerk.kernel.ticket.state import SeatCount


def result(game: "TicketGame", state: "State") -> TicketResult:
    """Scores with everything people want to see counted: tickets, stations, the longest path."""
    seats, winners = state.scores()
    held = [mine["tickets"] for mine in state._dump()["seats"]]
    return TicketResult(
        scores=[_score(game, count, tickets) for count, tickets in zip(seats, held, strict=True)],
        winners=winners,
        ranking=[seat for _, seat in sorted((c["ahead"], s) for s, c in enumerate(seats))],
    )


def _score(game: "TicketGame", count: "SeatCount", held: list[int]) -> TicketScore:
    names = game.names
    return TicketScore(
        total=count["total"],
        categories=TicketCategories(
            routes=count["routes"],
            tickets=count["tickets"],
            longest_path_bonus=count["longest_path_bonus"],
            globetrotter=count["globetrotter"],
            stations=count["stations"],
        ),
        completed=[names.tickets[t] for t in count["done"]],
        failed=[names.tickets[t] for t in held if t not in count["done"]],
        longest_path=count["longest_path"],
        longest_path_routes=[names.routes[r] for r in count["path"]],
        stations={names.cities[c]: names.routes[r] for c, r in count["station_routes"]},
    )
