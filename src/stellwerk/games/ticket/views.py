"""Views: all that one seat, or a spectator, may know. Built field by field, nothing taken away."""

from typing import TYPE_CHECKING

from stellwerk.games.ticket.names import CARDS, cards_by_name
from stellwerk.games.ticket.positions import PHASES, tunnel_of
from stellwerk.games.ticket.results import result
from stellwerk.kernel.ticket.board import EMPTY

if TYPE_CHECKING:
    from stellwerk.games.ticket.game import TicketGame
    from stellwerk.games.ticket.state import State
    from stellwerk.kernel.ticket.state import SeatNumbers, StateNumbers
    from stellwerk.match.contract import JsonValue, View


def view(game: "TicketGame", state: "State", seat: int | None) -> "View":
    """What a seat (None: a spectator) sees on the table and in its hand."""
    numbers = state._dump()
    over = state.is_terminal()
    seen: View = {
        "game": game.id,
        "players": game.players,
        "options": dict(game.options),
        "seat": seat,
        "phase": PHASES[numbers["phase"]],
        "first_seat": numbers["first_seat"],
        "turn": numbers["turn"],
        "pending": state.pending_players(),
        "final_turns": numbers["final_turns"],
        "row": [None if card == EMPTY else CARDS[card] for card in numbers["row"]],
        "deck": len(numbers["deck"]),
        "discard": cards_by_name(numbers["discard"]),
        "ticket_deck": len(numbers["ticket_deck"]),
        "big_cities": list(game.big_cities),
        "tunnel": tunnel_of(game, numbers),
        "seats": [_public(game, numbers, number) for number in range(game.players)],
        "routes": _owners(game, numbers),
        "result": result(game, state) if over else None,
    }
    if seat is not None:
        seen["you"] = _private(game, state, numbers["seats"][seat], seat)
    return seen


def _public(game: "TicketGame", numbers: "StateNumbers", seat: int) -> dict[str, "JsonValue"]:
    mine = numbers["seats"][seat]
    return {
        "cards": sum(mine["cards"]),
        "seen_cards": cards_by_name(mine["seen"]),
        "trains": mine["trains"],
        "points": mine["points"],
        "tickets": len(mine["tickets"]),
        "choosing": len(mine["offer"]) if mine["kept"] is None else 0,
        "routes": [game.names.routes[r] for r in mine["routes"]],
        "stations": [game.names.cities[c] for c in mine["stations"]],
        "stations_left": game.board.stations - len(mine["stations"]),
    }


def _private(
    game: "TicketGame", state: "State", mine: "SeatNumbers", seat: int
) -> dict[str, "JsonValue"]:
    done = set(state.completed_tickets(seat))
    kept = mine["kept"]
    return {
        "cards": cards_by_name(mine["cards"]),
        "tickets": [
            {
                "id": game.names.tickets[t],
                "completed": t in done,
                "trains_needed": state.trains_needed(seat, t),
            }
            for t in mine["tickets"]
        ],
        "offer": [game.names.tickets[t] for t in mine["offer"]],
        "kept": None
        if kept is None
        else [game.names.tickets[t] for i, t in enumerate(mine["offer"]) if kept >> i & 1],
    }


def _owners(game: "TicketGame", numbers: "StateNumbers") -> dict[str, "JsonValue"]:
    """Who owns which route."""
    return {
        game.names.routes[route]: seat
        for seat, mine in enumerate(numbers["seats"])
        for route in mine["routes"]
    }
