"""What lies ahead of a seat, with names: how far its tickets are, what is closed, what it lacks.

The kernel looks; people see it on the board, in the browser as in the terminal.
"""

from typing import TYPE_CHECKING

from msgspec import UNSET

from stellwerk.games.ticket.names import CARDS
from stellwerk.games.ticket.wire.views import (
    TicketCountedTicket,
    TicketOwnTicket,
    TicketWayOut,
    WayOutKind,
)
from stellwerk.kernel.ticket.outlook import WayOut

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stellwerk.games.ticket.game import TicketGame
    from stellwerk.games.ticket.state import State

WAYS_OUT: dict[WayOut, WayOutKind] = {
    WayOut.STATION: "station",
    WayOut.OWN_STATION: "own-station",
    WayOut.FEW_TRAINS: "too-few-trains",
    WayOut.NO_WAY: "none",
}


def own_tickets(
    game: "TicketGame", state: "State", seat: int, tickets: "Sequence[int]"
) -> list[TicketOwnTicket]:
    """Tickets that a seat holds or is offered, each with how far it is."""
    names, places = game.names, game.board.tickets
    return [
        TicketOwnTicket(
            id=names.tickets[ticket],
            completed=trains == 0,
            trains_needed=trains,
            path=[names.routes[route] for route in path],
            destinations=dict(zip(places[ticket].destinations, trains_to, strict=True)),
            way_out=None
            if way_out == WayOut.NOT_BLOCKED
            else _way_out(game, way_out, its_trains, route),
            points=state.counted_ticket(seat, ticket, [])[0]
            if trains == 0 and len(trains_to) > 1
            else UNSET,
        )
        for ticket, (trains, trains_to, path, way_out, its_trains, route) in zip(
            tickets, state.outlook(seat, list(tickets)), strict=True
        )
    ]


def _way_out(game: "TicketGame", kind: int, trains: int, route: int) -> TicketWayOut:
    """What a blocked ticket may hope for, and at which cities a station would help it."""
    ends = game.board.routes[route] if route >= 0 else None
    return TicketWayOut(
        kind=WAYS_OUT[WayOut(kind)], trains=trains, cities=[ends.a, ends.b] if ends else []
    )


def missing(game: "TicketGame", state: "State", seat: int, route: int) -> list[dict[str, int]]:
    """What a seat still lacks for a route: cards, in each of the colours that lack least.

    Where every colour of a grey route will do, the colour is `gray`.
    """
    lacking = state.missing_cards(seat, route)
    if len(lacking) == len(CARDS) - 1:
        (_, cards, locomotives), *_ = lacking
        return [_without_none({"gray": cards, "locomotive": locomotives})]
    return [
        _without_none({CARDS[colour]: cards, "locomotive": locomotives})
        if CARDS[colour] != "locomotive"
        else {"locomotive": locomotives}
        for colour, cards, locomotives in lacking
    ]


def _without_none(cards: dict[str, int]) -> dict[str, int]:
    return {card: number for card, number in cards.items() if number}


def counted_tickets(game: "TicketGame", state: "State") -> list[list[TicketCountedTicket]]:
    """The tickets of each seat as the final count takes them, those that are completed first."""
    seats, _ = state.scores()
    return [
        [
            _counted(game, state, seat, ticket, [route for _, route in count["station_routes"]])
            for ticket in sorted(
                state._dump_seat(seat)["tickets"], key=lambda held: held not in count["done"]
            )
        ]
        for seat, count in enumerate(seats)
    ]


def _counted(
    game: "TicketGame", state: "State", seat: int, ticket: int, borrowed: list[int]
) -> TicketCountedTicket:
    points, ends, path = state.counted_ticket(seat, ticket, borrowed)
    return TicketCountedTicket(
        id=game.names.tickets[ticket],
        points=points,
        cities=[game.names.cities[city] for city in ends],
        path=[game.names.routes[route] for route in path],
    )
