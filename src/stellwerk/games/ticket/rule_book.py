"""The rule book of the Ticket to Ride family: sections, and which rules a board uses."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from stellwerk.boards import is_shipped
from stellwerk.games.rule_book import FamilyBook
from stellwerk.games.ticket.rule_counts import COUNTS, PRINTED

if TYPE_CHECKING:
    from stellwerk.games.ticket.board.schema import TicketBoard

SECTIONS: dict[str, tuple[str, ...]] = {
    "components": ("COMP",),
    "setup": ("SETUP",),
    "turn": ("TURN",),
    "draw": ("DRAW",),
    "claim": ("CLAIM", "DOUBLE", "FERRY"),
    "tunnel": ("TUNNEL",),
    "tickets": ("TICKET",),
    "stations": ("STATION",),
    "end": ("END", "SCORE", "TIE"),
}
PREFIX = "TTR-"
# What the printed rules leave open, all of it or a part that the rule's own note names.
DECIDED = frozenset(
    {
        "SETUP-3", "SETUP-9", "TURN-2", "DRAW-2", "DRAW-6", "DRAW-7", "TUNNEL-5", "SCORE-4",
        "SCORE-6", "TIE-3", "TIE-4",
    }
)  # fmt: skip


def _stations(board: "TicketBoard") -> bool:
    return board.stations > 0


def _no_stations(board: "TicketBoard") -> bool:
    return board.stations == 0


def _tunnels(board: "TicketBoard") -> bool:
    return any(route.kind == "tunnel" for route in board.routes)


def _ferries(board: "TicketBoard") -> bool:
    return any(route.kind == "ferry" for route in board.routes)


def _countries(board: "TicketBoard") -> bool:
    return bool(board.countries)


def _whole_turn(board: "TicketBoard") -> bool:
    return board.rules.row_locomotive == "whole-turn"


def _one_card(board: "TicketBoard") -> bool:
    return not _whole_turn(board)


def _anywhere(board: "TicketBoard") -> bool:
    return board.rules.locomotives == "anywhere"


def _only_tunnels(board: "TicketBoard") -> bool:
    return not _anywhere(board)


def _globetrotter(board: "TicketBoard") -> bool:
    return any(ticket_set.globetrotter for ticket_set in board.ticket_sets)


def _from_three(board: "TicketBoard") -> bool:
    return board.rules.second_track_from == 3


def _from_four(board: "TicketBoard") -> bool:
    return not _from_three(board)


def _deals_simply(board: "TicketBoard") -> bool:
    """In one way that needs few words; on a board of one's own its ticket sets are listed."""
    return _no_stations(board) or not is_shipped(board)


# Decided for some boards only; the books of the others say it.
DECIDED_ON: dict[str, Callable[["TicketBoard"], bool]] = {
    "DRAW-2": _stations,
    "DRAW-6": _no_stations,
    "TIE-3": _countries,
}
ONLY_IF: dict[str, Callable[["TicketBoard"], bool]] = {
    "TUNNEL": _tunnels,
    "STATION": _stations,
    "FERRY": _ferries,
    "SETUP-4": _stations,
    "SETUP-5": _stations,
    "SETUP-6": _stations,
    "SETUP-7": _stations,
    "SETUP-8": _deals_simply,
    "SETUP-9": _stations,
    "SETUP-11": _stations,
    "DRAW-2": _whole_turn,
    "DRAW-4": _one_card,
    "CLAIM-2": _anywhere,
    "CLAIM-3": _only_tunnels,
    "DOUBLE-2": _from_four,
    "DOUBLE-3": _from_three,
    "SCORE-3": _countries,
    "SCORE-4": _countries,
    "SCORE-5": _countries,
    "SCORE-6": _globetrotter,
    "TIE-1": _stations,
    "TIE-2": _stations,
    "TIE-3": _no_stations,
}


def applies(rule: str, board: "TicketBoard") -> bool:
    """Whether a board uses a rule.

    >>> from stellwerk.games.ticket.board.kind import ticket_board
    >>> applies("TTR-TUNNEL-1", ticket_board("ticket-usa"))
    False
    """
    short = rule.removeprefix(PREFIX)
    topic = short.rpartition("-")[0]
    return all(ONLY_IF[key](board) for key in (topic, short) if key in ONLY_IF)


BOOK = FamilyBook(
    prefix=PREFIX,
    sections=SECTIONS,
    decided=DECIDED,
    applies=applies,
    decided_on=DECIDED_ON,
    counts=COUNTS,
    printed=PRINTED,
)
