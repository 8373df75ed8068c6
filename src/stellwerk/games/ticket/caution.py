"""Which actions of Ticket to Ride reveal or spend much."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from stellwerk.games.ticket.names import CARDS
from stellwerk.kernel.ticket.board import CLAIM, DRAW, DRAW_BLIND, DRAW_TICKETS

if TYPE_CHECKING:
    from stellwerk.games.ticket.board.schema import TicketBoard
    from stellwerk.games.ticket.moves import MoveBook
    from stellwerk.match.cautions import Caution

MANY_CARDS = 5
MANY_LOCOMOTIVES = 2


def caution_by_action(book: "MoveBook", board: "TicketBoard") -> "Callable[[int], Caution | None]":
    """Tickets always; tunnels, stations and dear routes; single cards are merely final.

    >>> import stellwerk
    >>> game = stellwerk.game("ticket-europe", players=2)
    >>> caution_by_action(game.book, game.board)(DRAW_TICKETS)
    'always'
    """
    known: dict[int, Caution] = dict.fromkeys(range(DRAW, DRAW + len(CARDS)), "final")
    known |= {DRAW_BLIND: "final", DRAW_TICKETS: "always"}
    for way, (route, _, cards, locomotives) in enumerate(book.ways):
        is_dear = cards + locomotives >= MANY_CARDS or locomotives >= MANY_LOCOMOTIVES
        if is_dear or board.routes[route].kind == "tunnel":
            known[CLAIM + way] = "much"
    return lambda action: "much" if action >= book.first_station else known.get(action)
