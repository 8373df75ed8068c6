"""What a move spends of a hand: of several ways to pay, people mean the one that costs least."""

from stellwerk.games.ticket.wire.moves import (
    TicketClaimMove,
    TicketPayExtraMove,
    TicketStationMove,
)
from stellwerk.match.wire import Move


def spending(move: Move) -> tuple[int, int]:
    """The locomotives, then all the cards, that a move spends.

    >>> spending(TicketClaimMove(route="a_b", cards={"red": 2, "locomotive": 1}))
    (1, 3)
    """
    if not isinstance(move, TicketClaimMove | TicketStationMove | TicketPayExtraMove):
        return 0, 0
    return move.cards.get("locomotive", 0), sum(move.cards.values())
