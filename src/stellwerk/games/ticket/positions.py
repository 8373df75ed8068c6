"""Positions: a state with names, and back again (docs/positions.md)."""

from typing import TYPE_CHECKING

from stellwerk.games.numbering import by_number
from stellwerk.games.position_parts import random_of
from stellwerk.games.ticket.names import CARDS, cards_by_name
from stellwerk.games.ticket.wire.parts import Phase, TicketTunnel
from stellwerk.games.ticket.wire.positions import (
    TicketPacket,
    TicketPosition,
    TicketSeatPosition,
)
from stellwerk.kernel.ticket.board import EMPTY, LOCOMOTIVE
from stellwerk.kernel.ticket.position import (
    LONG_TICKETS,
    OVER,
    SECOND_CARD,
    STARTING_TICKETS,
    TICKETS,
    TUNNEL_DECISION,
    TURN,
)

if TYPE_CHECKING:
    from stellwerk.games.ticket.game import TicketGame
    from stellwerk.kernel.ticket.state import SeatNumbers, StateNumbers

PHASES: tuple[Phase, ...] = by_number(
    {
        LONG_TICKETS: "long-tickets",
        STARTING_TICKETS: "starting-tickets",
        TURN: "turn",
        SECOND_CARD: "second-card",
        TUNNEL_DECISION: "tunnel",
        TICKETS: "tickets",
        OVER: "over",
    }
)


def position_of(game: "TicketGame", numbers: "StateNumbers") -> TicketPosition:
    """The named description of a state's numbers."""
    size, below = numbers["packet"]
    return TicketPosition(
        game=game.id,
        rules=game.rules_version,
        players=game.players,
        options=dict(game.options),
        phase=PHASES[numbers["phase"]],
        first_seat=numbers["first_seat"],
        turn=numbers["turn"],
        passes=numbers["passes"],
        final_turns=numbers["final_turns"],
        row=[None if card == EMPTY else CARDS[card] for card in numbers["row"]],
        deck=[CARDS[card] for card in reversed(numbers["deck"])],
        discard=cards_by_name(numbers["discard"]),
        ticket_deck=[game.names.tickets[t] for t in reversed(numbers["ticket_deck"])],
        removed_tickets=[game.names.tickets[t] for t in numbers["removed"]],
        packet=TicketPacket(size=size, below=below) if size else None,
        tunnel=tunnel_of(game, numbers),
        random=random_of(numbers["key"], numbers["words"]),
        seats=[_seat(game, seat) for seat in numbers["seats"]],
    )


def tunnel_of(game: "TicketGame", numbers: "StateNumbers") -> TicketTunnel | None:
    """The tunnel that waits for its claimer, or None; everybody sees it."""
    if numbers["tunnel_way"] < 0:
        return None
    route, colour, cards, locomotives = game.book.ways[numbers["tunnel_way"]]
    counts = [0] * len(CARDS)
    counts[colour] = cards
    counts[LOCOMOTIVE] += locomotives
    return TicketTunnel(
        route=game.names.routes[route],
        cards=cards_by_name(counts),
        revealed=[CARDS[card] for card in numbers["revealed"]],
        extra=numbers["extra"],
    )


def _seat(game: "TicketGame", seat: "SeatNumbers") -> TicketSeatPosition:
    tickets, offer, kept = game.names.tickets, seat["offer"], seat["kept"]
    return TicketSeatPosition(
        cards=cards_by_name(seat["cards"]),
        seen=cards_by_name(seat["seen"]),
        trains=seat["trains"],
        points=seat["points"],
        routes=[game.names.routes[r] for r in seat["routes"]],
        stations=[game.names.cities[c] for c in seat["stations"]],
        tickets=[tickets[t] for t in seat["tickets"]],
        offer=[tickets[t] for t in offer],
        kept=None if kept is None else [tickets[t] for i, t in enumerate(offer) if kept >> i & 1],
        kept_at_start=seat["kept_at_start"],
        knows=[tickets[t] for t in seat["knows"]],
        knows_in_packet=[tickets[t] for t in seat["knows_in_packet"]],
    )
