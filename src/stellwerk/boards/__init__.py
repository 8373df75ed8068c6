"""Board files: their format, the shipped ones, and a checker that explains every mistake."""

from stellwerk.boards.check import Mistake, check_board
from stellwerk.boards.load import BoardError, load_board, shipped_board, shipped_boards
from stellwerk.boards.schema import (
    Board,
    BoardRules,
    BonusTickets,
    City,
    Country,
    Provenance,
    Route,
    Ticket,
    TicketBoard,
    TicketSet,
)

__all__ = [
    "Board",
    "BoardError",
    "BoardRules",
    "BonusTickets",
    "City",
    "Country",
    "Mistake",
    "Provenance",
    "Route",
    "Ticket",
    "TicketBoard",
    "TicketSet",
    "check_board",
    "load_board",
    "shipped_board",
    "shipped_boards",
]
