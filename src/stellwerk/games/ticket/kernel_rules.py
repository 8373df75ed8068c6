"""From a board and the chosen options to the rules as the kernel reads them."""

from collections.abc import Mapping

from stellwerk.games.ticket.board.schema import Ticket, TicketBoard
from stellwerk.games.ticket.names import CARD_NUMBER, CARDS, Names
from stellwerk.games.ticket.options import MARKS_COUNT_FROM
from stellwerk.kernel.ticket.board import (
    FERRY,
    GREY,
    LEAVE_GAME,
    NORMAL,
    SHUFFLED_UNDER_DECK,
    TUNNEL,
    UNDER_DECK,
    Rules,
)

ROW_CLOSES_FROM = 2
"""The rules version from which TTR-DRAW-6 follows the edition."""
ROUTE_KINDS = {"normal": NORMAL, "tunnel": TUNNEL, "ferry": FERRY}
FATES = {
    "leave-game": LEAVE_GAME,
    "under-deck": UNDER_DECK,
    "shuffled-under-deck": SHUFFLED_UNDER_DECK,
}


def build_rules(
    board: TicketBoard,
    names: Names,
    players: int,
    options: Mapping[str, object],
    rules_version: int,
) -> Rules:
    """One game as the kernel reads it (TTR-COMP, TTR-SETUP)."""
    return Rules(
        players,
        len(board.cities),
        [board.cards[card] for card in CARDS],
        _routes(board, names),
        _tickets(board, names, options, rules_version),
        _settings(board, players, options, rules_version),
    )


def chosen_set(board: TicketBoard, options: Mapping[str, object]) -> str:
    """The id of the ticket set in play; boards with a single one have no option for it."""
    return str(options.get("tickets", board.ticket_sets[0].id))


def row_closes_without_deck(options: Mapping[str, object], rules_version: int) -> bool:
    """Whether nobody takes from the row when deck and discard pile are empty (TTR-DRAW-6)."""
    return rules_version >= ROW_CLOSES_FROM and options.get("edition") == "anniversary"


def tickets_in_play(
    board: TicketBoard, options: Mapping[str, object], rules_version: int
) -> list[Ticket]:
    """The tickets of the chosen set and bonus options (TTR-SETUP-9, TTR-SETUP-11)."""
    bonus = [bonus.id for bonus in board.bonus_tickets if options.get(bonus.id)]
    by_mark = rules_version >= MARKS_COUNT_FROM
    return board.tickets_in_play(chosen_set(board, options), bonus, by_mark=by_mark)


def _routes(board: TicketBoard, names: Names) -> list[tuple[int, ...]]:
    twins: dict[str, str] = {}
    for route in board.routes:
        if route.double_of:
            twins[route.id], twins[route.double_of] = route.double_of, route.id
    return [
        (
            names.city[route.a],
            names.city[route.b],
            route.length,
            CARD_NUMBER.get(route.color, GREY),
            ROUTE_KINDS[route.kind],
            route.locomotives,
            board.points[route.length],
            names.route[twins[route.id]] if route.id in twins else -1,
        )
        for route in board.routes
    ]


def _tickets(
    board: TicketBoard, names: Names, options: Mapping[str, object], rules_version: int
) -> list[tuple[list[int], list[tuple[list[int], int]], bool, bool]]:
    in_play = {ticket.id for ticket in tickets_in_play(board, options, rules_version)}
    return [
        (
            _ends(board, names, ticket.start),
            [(_ends(board, names, end), value) for end, value in ticket.destinations.items()],
            _is_long(board, options, ticket),
            ticket.id in in_play,
        )
        for ticket in board.tickets
    ]


def _is_long(board: TicketBoard, options: Mapping[str, object], ticket: Ticket) -> bool:
    """Where a set deals no long tickets there is one stack only, and all belong to it."""
    return ticket.kind == "long" and board.ticket_set(chosen_set(board, options)).long > 0


def _ends(board: TicketBoard, names: Names, place: str) -> list[int]:
    """A city, or all exits of a country (TTR-SCORE-4)."""
    if place in names.city:
        return [names.city[place]]
    return [names.city[city.id] for city in board.exits(place)]


def _settings(
    board: TicketBoard, players: int, options: Mapping[str, object], rules_version: int
) -> dict[str, int | bool]:
    ticket_set = board.ticket_set(chosen_set(board, options))
    first_seat = options["first_seat"]
    return {
        "trains": board.trains,
        "stations": board.stations,
        "locomotives_anywhere": board.rules.locomotives == "anywhere",
        "row_locomotive_is_whole_turn": board.rules.row_locomotive == "whole-turn",
        "row_closes_without_deck": row_closes_without_deck(options, rules_version),
        "both_tracks_open": players >= board.rules.second_track_from,
        "unkept_in_play": FATES[board.rules.unkept_tickets],
        "unkept_at_start": FATES[ticket_set.unkept_at_start],
        "long_dealt": ticket_set.long,
        "regular_dealt": ticket_set.regular,
        "keep": ticket_set.keep,
        "keep_without_long": ticket_set.keep_without_long,
        "two_steps": ticket_set.two_steps,
        "tickets_drawn": ticket_set.draw,
        "longest_path_bonus": ticket_set.longest_path,
        "globetrotter_bonus": ticket_set.globetrotter,
        "fewest_stations_break_ties": options.get("edition") == "original",
        "first_seat": first_seat if isinstance(first_seat, int) else -1,
    }
