"""The moves of Ticket to Ride."""

from typing import TypeAlias

from stellwerk.games.ticket.board.schema import CardKind
from stellwerk.games.ticket.wire.parts import Cards
from stellwerk.match.wire import Move


class TicketKeepMove(Move, tag="keep", kw_only=True):
    """Keep these tickets of an offer."""

    tickets: list[str]
    """in the order of the offer"""


class TicketDrawMove(Move, tag="draw", kw_only=True):
    """Take a card of this kind from the row."""

    card: CardKind
    """the first slot that shows it"""


class TicketDrawBlindMove(Move, tag="draw-blind"):
    """Take the top card of the deck."""


class TicketClaimMove(Move, tag="claim", kw_only=True):
    """Claim a route with these cards."""

    route: str
    cards: Cards


class TicketDrawTicketsMove(Move, tag="draw-tickets"):
    """Draw tickets to choose from."""


class TicketStationMove(Move, tag="station", kw_only=True):
    """Build a station with these cards."""

    city: str
    cards: Cards


class TicketPayExtraMove(Move, tag="pay-extra", kw_only=True):
    """Pay what a tunnel costs more, with these cards."""

    cards: Cards


class TicketWithdrawMove(Move, tag="withdraw"):
    """Take the cards of a tunnel back."""


class TicketPassMove(Move, tag="pass"):
    """Nothing else is possible."""


TicketMove: TypeAlias = (
    TicketKeepMove
    | TicketDrawMove
    | TicketDrawBlindMove
    | TicketClaimMove
    | TicketDrawTicketsMove
    | TicketStationMove
    | TicketPayExtraMove
    | TicketWithdrawMove
    | TicketPassMove
)
