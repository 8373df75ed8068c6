"""What several messages of Ticket to Ride are made of."""

from typing import Literal, TypeAlias

from stellwerk.games.ticket.board.schema import CardKind
from stellwerk.match.wire import Whole, Wire

Cards: TypeAlias = dict[CardKind, Whole]
"""Cards by kind, in the order of the kinds; only those that are there."""
Phase = Literal[
    "long-tickets", "starting-tickets", "turn", "second-card", "tunnel", "tickets", "over"
]


class TicketTunnel(Wire, kw_only=True):
    """A tunnel that waits for its claimer."""

    route: str
    cards: Cards
    """the cards it was to be claimed with"""
    revealed: list[CardKind]
    """the cards turned up from the deck"""
    extra: Whole
    """how many more cards it costs"""
