"""The board files of the family: their form, their checks, and the shipped ones."""

from collections.abc import Iterator
from importlib import resources

from stellwerk.boards import BoardKind, own_shipped_board
from stellwerk.boards.check_common import check_ids, check_players
from stellwerk.boards.draft import Draft, EntryName
from stellwerk.boards.shape import Fault
from stellwerk.games.ticket.board import check_deal, check_net
from stellwerk.games.ticket.board.schema import TicketBoard


def _check_own_ids(draft: Draft) -> Iterator[Fault]:
    # Tickets name cities and countries alike, so those two share their ids.
    yield from check_ids(draft, "cities", "countries")
    for name in ("routes", "tickets", "ticket_sets", "bonus_tickets"):
        yield from check_ids(draft, name)


BOARDS = BoardKind(
    form=TicketBoard,
    checks=(
        _check_own_ids,
        check_players,
        check_deal.check_cards,
        check_net.check_countries,
        check_net.check_big_cities,
        check_net.check_routes,
        check_net.check_ways,
        check_net.check_doubles,
        check_net.check_net,
        check_deal.check_tickets,
        check_deal.check_ticket_sets,
        check_deal.check_bonus_tickets,
    ),
    folder=resources.files("stellwerk.games.ticket") / "board_files",
    shipped=(
        "ticket-europe",
        "ticket-switzerland",
        "ticket-usa",
    ),
    names={
        "cities": EntryName("city"),
        "countries": EntryName("country"),
        "routes": EntryName("route"),
        "tickets": EntryName("ticket"),
        "ticket_sets": EntryName("ticket set"),
        "bonus_tickets": EntryName("bonus tickets"),
    },
)


def ticket_board(board_id: str) -> TicketBoard:
    """A shipped Ticket to Ride board; BoardError if there is none with this id.

    >>> ticket_board("ticket-switzerland").trains
    40
    """
    return own_shipped_board(BOARDS, board_id)
