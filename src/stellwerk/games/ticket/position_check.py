"""From a position back to numbers, after checking that cards, trains and tickets add up."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from stellwerk.games.key import key_from_hex
from stellwerk.games.position_parts import PositionError, check_random, check_settings
from stellwerk.games.ticket.moves import CLAIM
from stellwerk.games.ticket.names import CARD_NUMBER, CARDS, EMPTY_SLOT, cards_by_number
from stellwerk.games.ticket.position_shape import PositionShape, SeatShape
from stellwerk.games.ticket.positions import PHASES
from stellwerk.games.ticket.tables import row_closes_without_deck

if TYPE_CHECKING:
    from stellwerk.games.ticket.game import TicketGame
    from stellwerk.kernel.ticket.state import SeatNumbers, StateNumbers


def state_numbers(game: "TicketGame", position: Mapping[str, object]) -> "StateNumbers":
    """The numbers of a position; PositionError if something is impossible."""
    try:
        shape = msgspec.convert(position, PositionShape)
    except msgspec.ValidationError as error:
        raise PositionError(f"This is not a whole position: {error}.") from None
    _check_settings(game, shape)
    _check_moment(game, shape)
    _check_cards(game, shape)
    _check_second_card(game, shape)
    _check_tickets(game, shape)
    for seat, mine in enumerate(shape.seats):
        _check_pieces(game, seat, mine)
    _check_owners(game, shape)
    _check_tunnel(game, shape)
    return _numbers(game, shape)


def _check_settings(game: "TicketGame", shape: PositionShape) -> None:
    check_settings(
        (shape.game, shape.rules, shape.players, shape.options),
        (game.id, game.rules_version, game.players, dict(game.options)),
    )
    if len(shape.seats) != game.players:
        raise PositionError(f"There are {len(shape.seats)} seats for {game.players} players.")
    if len(shape.row) != 5:
        raise PositionError(f"The row has {len(shape.row)} slots instead of 5 (null is empty).")
    check_random(shape.random)


def _check_moment(game: "TicketGame", shape: PositionShape) -> None:
    """Whose turn it is fits the phase."""
    in_turn = shape.phase in {"turn", "second-card", "tunnel", "tickets"}
    if in_turn != (shape.turn is not None):
        raise PositionError(f"In the phase {shape.phase!r} the turn cannot be {shape.turn}.")
    for name, seat in (("turn", shape.turn), ("first_seat", shape.first_seat)):
        if seat is not None and not 0 <= seat < game.players:
            raise PositionError(f"{name} names seat {seat}; there are 0 to {game.players - 1}.")
    if shape.phase == "long-tickets" and not game.ticket_set.two_steps:
        raise PositionError("Only a ticket set of two steps has the phase 'long-tickets'.")
    if not 0 <= shape.passes <= game.players:
        raise PositionError(f"{shape.passes} passes in a row are not possible.")
    if shape.final_turns is not None and not 0 <= shape.final_turns <= game.players:
        raise PositionError(f"{shape.final_turns} final turns are not possible.")
    for seat, mine in enumerate(shape.seats):
        choosing = shape.phase in {"long-tickets", "starting-tickets"} or (
            shape.phase == "tickets" and seat == shape.turn
        )
        if bool(mine.offer) != choosing:
            raise PositionError(f"Seat {seat} has {len(mine.offer)} tickets to choose from now.")
        if mine.kept is not None and not (choosing and set(mine.kept) <= set(mine.offer)):
            raise PositionError(f"Seat {seat} cannot have kept tickets it was not offered.")
        if len(mine.offer) > 5:
            raise PositionError(f"Seat {seat} has more than 5 tickets to choose from.")


def _check_cards(game: "TicketGame", shape: PositionShape) -> None:
    """Every card lies somewhere, and no more than there are (TTR-COMP-1)."""
    found: Counter[str] = Counter(shape.deck)
    found.update(card for card in shape.row if card is not None)
    found.update(shape.discard)
    for seat, mine in enumerate(shape.seats):
        found.update(mine.cards)
        for card, count in mine.seen.items():
            if not 0 <= count <= mine.cards.get(card, 0):
                raise PositionError(f"Seat {seat} cannot have shown {count} {card}.")
        if min(mine.cards.values(), default=0) < 0:
            raise PositionError(f"Seat {seat} has a negative number of cards.")
    if shape.tunnel:
        found.update(shape.tunnel.cards)
        found.update(shape.tunnel.revealed)
    if min(shape.discard.values(), default=0) < 0:
        raise PositionError("The discard pile has a negative number of cards.")
    for kind in CARDS:
        if found[kind] != game.board.cards[kind]:
            raise PositionError(
                f"There are {found[kind]} {kind} cards in this position; "
                f"the game has {game.board.cards[kind]}."
            )


def _check_second_card(game: "TicketGame", shape: PositionShape) -> None:
    """A second card is asked for only where one can be taken (TTR-DRAW-6, TTR-DRAW-7)."""
    if shape.phase != "second-card" or shape.deck or any(shape.discard.values()):
        return
    is_closed = row_closes_without_deck(game.options, game.rules_version)
    locomotives = game.board.rules.row_locomotive != "whole-turn"
    if is_closed or not any(card and (locomotives or card != "locomotive") for card in shape.row):
        raise PositionError("There is no second card to take, so the turn would be over.")


def _check_tickets(game: "TicketGame", shape: PositionShape) -> None:
    """Every ticket in play is in exactly one place."""
    in_play = {ticket.id for ticket in game.tickets_in_play}
    found: Counter[str] = Counter(shape.ticket_deck + shape.removed_tickets)
    for mine in shape.seats:
        found.update(mine.tickets)
        found.update(mine.offer)
    for ticket in found.keys() | in_play:
        if found[ticket] != (ticket in in_play):
            raise PositionError(
                f"The ticket {ticket} is in {found[ticket]} places; "
                f"it should be in {int(ticket in in_play)}."
            )
    if shape.packet and not (
        shape.packet.size > 0
        and shape.packet.below >= 0
        and shape.packet.size + shape.packet.below <= len(shape.ticket_deck)
    ):
        raise PositionError("The packet does not fit into the ticket deck.")
    for seat, mine in enumerate(shape.seats):
        if not set(mine.knows or ()) <= in_play or not set(mine.knows_in_packet) <= in_play:
            raise PositionError(f"Seat {seat} knows a ticket that is not in play.")
        packet = _packet(shape)
        if not set(mine.knows_in_packet) <= packet:
            raise PositionError(f"Seat {seat} knows a ticket to be in the packet; it is not.")


def _packet(shape: PositionShape) -> set[str]:
    if shape.packet is None:
        return set()
    bottom_up = shape.ticket_deck[::-1]
    return set(bottom_up[shape.packet.below : shape.packet.below + shape.packet.size])


def _check_pieces(game: "TicketGame", seat: int, mine: SeatShape) -> None:
    """Trains and points follow from the routes (TTR-CLAIM-4), stations are few (TTR-STATION-1)."""
    for route in mine.routes:
        if route not in game.names.route:
            raise PositionError(f"Seat {seat} owns {route!r}; the board has no such route.")
    for city in mine.stations:
        if city not in game.names.city:
            raise PositionError(f"Seat {seat} has a station in {city!r}; there is no such city.")
    lengths = [game.board.routes[game.names.route[route]].length for route in mine.routes]
    trains = game.board.trains - sum(lengths)
    if mine.trains != trains or trains < 0:
        raise PositionError(
            f"Seat {seat} has {mine.trains} trains left; its routes leave {trains}."
        )
    points = sum(game.board.points[length] for length in lengths)
    if mine.points is not None and mine.points != points:
        raise PositionError(f"Seat {seat} has {mine.points} points; its routes give {points}.")
    if len(mine.stations) > game.board.stations:
        raise PositionError(f"Seat {seat} has more than {game.board.stations} stations.")


def _check_owners(game: "TicketGame", shape: PositionShape) -> None:
    """One owner for a track, one station in a city, double routes by the rule (TTR-DOUBLE)."""
    routes = _without_repeats("route", (route for mine in shape.seats for route in mine.routes))
    _without_repeats("station city", (city for mine in shape.seats for city in mine.stations))
    both_open = game.players >= game.board.rules.second_track_from
    for route in game.board.routes:
        if not (route.double_of and {route.id, route.double_of} <= routes):
            continue
        one_owner = any({route.id, route.double_of} <= set(mine.routes) for mine in shape.seats)
        if one_owner or not both_open:
            raise PositionError(f"Both tracks of {route.double_of} cannot be taken like this.")


def _without_repeats(what: str, items: Iterable[str]) -> set[str]:
    counted = Counter(items)
    for item, count in counted.items():
        if count > 1:
            raise PositionError(f"The {what} {item} is taken {count} times.")
    return set(counted)


def _check_tunnel(game: "TicketGame", shape: PositionShape) -> None:
    if (shape.phase == "tunnel") != (shape.tunnel is not None):
        raise PositionError("A tunnel waits in the phase 'tunnel', and only there.")
    if shape.tunnel is None:
        return
    if shape.tunnel.route not in game.names.route:
        raise PositionError(f"There is no route {shape.tunnel.route!r} to tunnel.")
    route = game.names.route[shape.tunnel.route]
    cards = tuple(cards_by_number(shape.tunnel.cards))
    taken = {route for mine in shape.seats for route in mine.routes}
    if (
        game.board.routes[route].kind != "tunnel"
        or (route, cards) not in game.book.claim_number
        or shape.tunnel.route in taken
    ):
        raise PositionError(f"{shape.tunnel.route} cannot be claimed like this.")
    colour = next((card for card in shape.tunnel.cards if card != "locomotive"), "locomotive")
    extra = sum(card in {colour, "locomotive"} for card in shape.tunnel.revealed)
    if extra != shape.tunnel.extra or not 0 < extra <= len(shape.tunnel.revealed) <= 3:
        raise PositionError(
            f"The cards turned up cost {extra} extra; the position says {shape.tunnel.extra}."
        )


def _numbers(game: "TicketGame", shape: PositionShape) -> "StateNumbers":
    return {
        "phase": PHASES.index(shape.phase),
        "first_seat": shape.first_seat,
        "turn": shape.turn,
        "passes": shape.passes,
        "final_turns": shape.final_turns,
        "row": [EMPTY_SLOT if card is None else CARD_NUMBER[card] for card in shape.row],
        "deck": [CARD_NUMBER[card] for card in reversed(shape.deck)],
        "discard": cards_by_number(shape.discard),
        "ticket_deck": _numbered(game, shape.ticket_deck[::-1]),
        "removed": sorted(_numbered(game, shape.removed_tickets)),
        "packet": (shape.packet.size, shape.packet.below) if shape.packet else (0, 0),
        "tunnel_way": _tunnel_way(game, shape),
        "revealed": [CARD_NUMBER[card] for card in shape.tunnel.revealed] if shape.tunnel else [],
        "extra": shape.tunnel.extra if shape.tunnel else 0,
        "key": key_from_hex(shape.random.key),
        "words": shape.random.words,
        "seats": [_seat_numbers(game, mine) for mine in shape.seats],
    }


def _numbered(game: "TicketGame", tickets: Sequence[str]) -> list[int]:
    return [game.names.ticket[ticket] for ticket in tickets]


def _tunnel_way(game: "TicketGame", shape: PositionShape) -> int:
    if shape.tunnel is None:
        return -1
    cards = cards_by_number(shape.tunnel.cards)
    return game.book.claim_action(game.names.route[shape.tunnel.route], cards) - CLAIM


def _seat_numbers(game: "TicketGame", mine: SeatShape) -> "SeatNumbers":
    routes = [game.names.route[route] for route in mine.routes]
    known = mine.tickets + mine.offer if mine.knows is None else mine.knows
    kept = None
    if mine.kept is not None:
        kept = sum(1 << mine.offer.index(ticket) for ticket in mine.kept)
    return {
        "cards": cards_by_number(mine.cards),
        "seen": cards_by_number(mine.seen),
        "trains": mine.trains,
        "points": sum(game.board.points[game.board.routes[route].length] for route in routes),
        "routes": sorted(routes),
        "stations": sorted(game.names.city[city] for city in mine.stations),
        "tickets": sorted(_numbered(game, mine.tickets)),
        "offer": _numbered(game, mine.offer),
        "kept": kept,
        "kept_at_start": mine.kept_at_start,
        "knows": sorted(_numbered(game, known)),
        "knows_in_packet": sorted(_numbered(game, mine.knows_in_packet)),
    }
