"""The moves of Ticket to Ride."""

from typing import TypeAlias

from stellwerk.games.ticket.board.schema import CardKind
from stellwerk.games.ticket.wire.parts import Cards
from stellwerk.games.wire import Wire


class TicketKeepMove(Wire, tag_field="do", tag="keep", kw_only=True):
    """Keep these tickets of an offer."""

    tickets: list[str]
    """in the order of the offer"""


class TicketDrawMove(Wire, tag_field="do", tag="draw", kw_only=True):
    """Take a card of this kind from the row."""

    card: CardKind
    """the first slot that shows it"""


class TicketDrawBlindMove(Wire, tag_field="do", tag="draw-blind"):
    """Take the top card of the deck."""


class TicketClaimMove(Wire, tag_field="do", tag="claim", kw_only=True):
    """Claim a route with these cards."""

    route: str
    cards: Cards


class TicketDrawTicketsMove(Wire, tag_field="do", tag="draw-tickets"):
    """Draw tickets to choose from."""


class TicketStationMove(Wire, tag_field="do", tag="station", kw_only=True):
    """Build a station with these cards."""

    city: str
    cards: Cards


class TicketPayExtraMove(Wire, tag_field="do", tag="pay-extra", kw_only=True):
    """Pay what a tunnel costs more, with these cards."""

    cards: Cards


class TicketWithdrawMove(Wire, tag_field="do", tag="withdraw"):
    """Take the cards of a tunnel back."""


class TicketPassMove(Wire, tag_field="do", tag="pass"):
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
