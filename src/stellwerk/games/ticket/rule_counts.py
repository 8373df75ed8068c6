"""What the rules count on a board, as its file says: for boards of one's own."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from stellwerk.games.rule_book import Arguments

if TYPE_CHECKING:
    from stellwerk.games.ticket.board.schema import TicketBoard, TicketSet


def _cards(board: "TicketBoard") -> Arguments:
    all_cards = sum(board.cards.values())
    locomotives = board.cards.get("locomotive", 0)
    return {"cards": all_cards, "colours": all_cards - locomotives, "locomotives": locomotives}


def _players(board: "TicketBoard") -> Arguments:
    fewest, most = board.players
    return {"fewest": fewest, "most": most, "trains": board.trains, "stations": board.stations}


def _points(board: "TicketBoard") -> Arguments:
    lengths = sorted({route.length for route in board.routes})
    return {"points": ", ".join(f"{length} → {board.points[length]}" for length in lengths)}


def _by_set(board: "TicketBoard", count: Callable[["TicketSet"], object]) -> Arguments:
    return {"sets": "; ".join(f"{each.id}: {count(each)}" for each in board.ticket_sets)}


def _dealt(ticket_set: "TicketSet") -> str:
    dealt = f"{ticket_set.long} + {ticket_set.regular}" if ticket_set.long else ticket_set.regular
    return f"{dealt} → {ticket_set.keep}"


def _exits(board: "TicketBoard") -> Arguments:
    told = [f"{country.name} {len(board.exits(country.id))}" for country in board.countries]
    return {"exits": ", ".join(told)}


def _second_track(board: "TicketBoard") -> Arguments:
    return {"players": board.rules.second_track_from}


def _stations(board: "TicketBoard") -> Arguments:
    return {"stations": board.stations}


COUNTS: dict[str, Callable[["TicketBoard"], Arguments]] = {
    "COMP-1": _cards,
    "COMP-2": _players,
    "COMP-3": _points,
    "SETUP-8": lambda board: _by_set(board, _dealt),
    "DOUBLE-2": _second_track,
    "DOUBLE-3": _second_track,
    "TICKET-1": lambda board: _by_set(board, lambda each: each.draw),
    "TICKET-2": lambda board: {"unkept": board.rules.unkept_tickets},
    "STATION-1": _stations,
    "STATION-2": lambda board: {},
    "SCORE-2": lambda board: _by_set(board, lambda each: each.longest_path),
    "SCORE-4": _exits,
    "SCORE-6": lambda board: _by_set(board, lambda each: each.globetrotter),
}
# How the tickets of printed boards are dealt; on others SETUP-8 says it.
PRINTED = frozenset({"SETUP-5", "SETUP-6", "SETUP-7", "SETUP-9", "SETUP-11"})
