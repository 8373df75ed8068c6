"""Views: all that one seat, or a spectator, may know. Built field by field, nothing taken away."""

from typing import TYPE_CHECKING

from msgspec import UNSET
from msgspec.structs import replace

from stellwerk.games.ticket.names import CARDS, cards_by_name
from stellwerk.games.ticket.outlook import counted_tickets, own_tickets
from stellwerk.games.ticket.positions import PHASES, tunnel_of
from stellwerk.games.ticket.results import result
from stellwerk.games.ticket.wire.views import (
    TicketOwnView,
    TicketSeatView,
    TicketView,
)
from stellwerk.kernel.ticket.board import EMPTY

if TYPE_CHECKING:
    from stellwerk.games.ticket.game import TicketGame
    from stellwerk.games.ticket.state import State
    from stellwerk.kernel.ticket.state import SeatNumbers, StateNumbers


def open_view(game: "TicketGame", state: "State") -> TicketView:
    """What everybody sees on the table."""
    numbers = state._dump()
    over = state.is_terminal()
    return TicketView(
        game=game.id,
        players=game.players,
        options=dict(game.options),
        seat=None,
        phase=PHASES[numbers["phase"]],
        first_seat=numbers["first_seat"],
        turn=numbers["turn"],
        pending=state.pending_players(),
        final_turns=numbers["final_turns"],
        row=[None if card == EMPTY else CARDS[card] for card in numbers["row"]],
        deck=len(numbers["deck"]),
        discard=cards_by_name(numbers["discard"]),
        ticket_deck=len(numbers["ticket_deck"]),
        big_cities=list(game.big_cities),
        tunnel=tunnel_of(game, numbers),
        seats=[_public(game, mine) for mine in numbers["seats"]],
        routes=_owners(game, numbers),
        result=result(game, state) if over else None,
        counted_tickets=counted_tickets(game, state) if over else None,
        costly_cards=state.costly_cards(),
        closed_routes=[game.names.routes[r] for r in state.closed_routes(None)],
        you=UNSET,
    )


def seat_view(game: "TicketGame", state: "State", seat: int, open_view: TicketView) -> TicketView:
    """What a seat sees: the table and its own hand."""
    return replace(
        open_view,
        seat=seat,
        closed_routes=[game.names.routes[r] for r in state.closed_routes(seat)],
        you=_private(game, state, state._dump_seat(seat), seat),
    )


def _public(game: "TicketGame", mine: "SeatNumbers") -> TicketSeatView:
    return TicketSeatView(
        cards=sum(mine["cards"]),
        seen_cards=cards_by_name(mine["seen"]),
        trains=mine["trains"],
        points=mine["points"],
        tickets=len(mine["tickets"]),
        choosing=len(mine["offer"]) if mine["kept"] is None else 0,
        routes=[game.names.routes[r] for r in mine["routes"]],
        stations=[game.names.cities[c] for c in mine["stations"]],
        stations_left=game.board.stations - len(mine["stations"]),
    )


def _private(game: "TicketGame", state: "State", mine: "SeatNumbers", seat: int) -> TicketOwnView:
    kept = mine["kept"]
    return TicketOwnView(
        cards=cards_by_name(mine["cards"]),
        tickets=own_tickets(game, state, seat, mine["tickets"]),
        offer=[game.names.tickets[t] for t in mine["offer"]],
        kept=None
        if kept is None
        else [game.names.tickets[t] for i, t in enumerate(mine["offer"]) if kept >> i & 1],
        offered=own_tickets(game, state, seat, mine["offer"]),
        one_card_short=[game.names.routes[r] for r in state.one_card_short(seat)],
        station_cost=state.station_cost(seat),
    )


def _owners(game: "TicketGame", numbers: "StateNumbers") -> dict[str, int]:
    """Who owns which route."""
    return {
        game.names.routes[route]: seat
        for seat, mine in enumerate(numbers["seats"])
        for route in mine["routes"]
    }
