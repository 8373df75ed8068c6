"""The options a Ticket to Ride board offers, and which settings do not go together."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from stellwerk.games.ticket.board.schema import EDITIONS
from stellwerk.match.contract import Clash, Option

if TYPE_CHECKING:
    from stellwerk.games.ticket.board.schema import BonusTickets, TicketBoard, TicketSet

MARKS_COUNT_FROM = 2
"""The rules version from which tickets are played only where edition and marks allow it."""


def ticket_options(board: "TicketBoard", players: int) -> list[Option]:
    """The options a board offers so many players, in the order a lobby shows them."""
    options: list[Option] = []
    if len(board.ticket_sets) > 1:
        sets = tuple(ticket_set.id for ticket_set in board.ticket_sets)
        options.append(Option("tickets", sets, sets[0], "option-ticket-tickets"))
    options += [
        Option(bonus.id, (False, True), False, f"option-ticket-{bonus.id}")
        for bonus in board.bonus_tickets
    ]
    if board.stations:
        options.append(Option("edition", EDITIONS, EDITIONS[0], "option-ticket-edition"))
    seats = ("random", *range(players))
    options.append(Option("first_seat", seats, "random", "option-ticket-first_seat"))
    return options


def ticket_clashes(board: "TicketBoard", rules: int) -> list[Clash]:
    """Tickets that an edition did not have, and bonus tickets without a set's mark (TTR-SETUP-9).

    >>> from stellwerk.games.ticket.board.kind import ticket_board
    >>> ticket_clashes(ticket_board("ticket-europe"), 2)[0].settings
    {'tickets': '1912', 'edition': 'original'}
    """
    if rules < MARKS_COUNT_FROM:
        return []
    return [*_not_in_edition(board), *_without_mark(board)]


def _not_in_edition(board: "TicketBoard") -> Iterator[Clash]:
    if not board.stations:
        return  # such a board has no editions
    for edition in EDITIONS:
        for ticket_set in board.ticket_sets:
            if edition not in ticket_set.editions:
                settings = {**_chosen(board, ticket_set), "edition": edition}
                yield Clash(settings, "clash-ticket-edition")
        for bonus in board.bonus_tickets:
            if edition not in bonus.editions:
                yield Clash({bonus.id: True, "edition": edition}, "clash-ticket-edition")


def _without_mark(board: "TicketBoard") -> Iterator[Clash]:
    for ticket_set in board.ticket_sets:
        for bonus in board.bonus_tickets:
            if not _joins(board, ticket_set, bonus):
                settings = {**_chosen(board, ticket_set), bonus.id: True}
                yield Clash(settings, "clash-ticket-mark")


def _joins(board: "TicketBoard", ticket_set: "TicketSet", bonus: "BonusTickets") -> bool:
    """Whether any of the bonus tickets can come into a set."""
    return any(
        bonus.id in ticket.tags and (ticket.big_city or not ticket_set.big_city_only)
        for ticket in board.tickets
    )


def _chosen(board: "TicketBoard", ticket_set: "TicketSet") -> dict[str, str | int | bool]:
    """How a set is chosen; boards with a single one have no option for it."""
    return {"tickets": ticket_set.id} if len(board.ticket_sets) > 1 else {}
