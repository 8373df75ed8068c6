"""From a position back to numbers, after checking that cards, trains and tickets add up."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from stellwerk.games.key import key_from_hex
from stellwerk.games.position_parts import (
    PositionError,
    check_head,
    check_seats,
    read_shape,
)
from stellwerk.games.ticket.names import CARD_NUMBER, CARDS, cards_by_number
from stellwerk.games.ticket.position_phase import check_knowledge, check_phase
from stellwerk.games.ticket.positions import PHASES
from stellwerk.games.ticket.wire.positions import TicketPosition, TicketSeatPosition
from stellwerk.kernel.ticket.board import CLAIM, EMPTY, REVEAL, ROW

if TYPE_CHECKING:
    from stellwerk.games.ticket.game import TicketGame
    from stellwerk.kernel.ticket.state import SeatNumbers, StateNumbers


def state_numbers(game: "TicketGame", position: Mapping[str, object]) -> "StateNumbers":
    """The numbers of a position; PositionError if something is impossible."""
    shape = read_shape(position, TicketPosition)
    _check_settings(game, shape)
    check_phase(game, shape)
    _check_cards(game, shape)
    _check_tickets(game, shape)
    for seat, mine in enumerate(shape.seats):
        _check_pieces(game, seat, mine)
    _check_owners(game, shape)
    _check_tunnel(game, shape)
    return _numbers(game, shape)


def _check_settings(game: "TicketGame", shape: TicketPosition) -> None:
    check_head(game, shape, shape.rules)
    check_seats(game, shape.seats)
    if len(shape.row) != ROW:
        raise PositionError(f"The row has {len(shape.row)} slots instead of {ROW} (null is empty).")


def _check_cards(game: "TicketGame", shape: TicketPosition) -> None:
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


def _check_tickets(game: "TicketGame", shape: TicketPosition) -> None:
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
    check_knowledge(game, shape, in_play)


def _check_pieces(game: "TicketGame", seat: int, mine: TicketSeatPosition) -> None:
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


def _check_owners(game: "TicketGame", shape: TicketPosition) -> None:
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


def _check_tunnel(game: "TicketGame", shape: TicketPosition) -> None:
    if (shape.phase == "tunnel") != (shape.tunnel is not None):
        raise PositionError("A tunnel waits in the phase 'tunnel', and only there.")
    if shape.tunnel is None:
        return
    if shape.tunnel.route not in game.names.route:
        raise PositionError(f"There is no route {shape.tunnel.route!r} to tunnel.")
    if not _tunnel_is_open(game, shape, shape.tunnel.route):
        raise PositionError(f"{shape.tunnel.route} cannot be claimed like this.")
    played = [card for card, count in shape.tunnel.cards.items() if count > 0]
    colour = next((card for card in played if card != "locomotive"), "locomotive")
    extra = sum(card in {colour, "locomotive"} for card in shape.tunnel.revealed)
    if extra != shape.tunnel.extra or not 0 < extra <= len(shape.tunnel.revealed) <= REVEAL:
        raise PositionError(
            f"The cards turned up cost {extra} extra; the position says {shape.tunnel.extra}."
        )


def _tunnel_is_open(game: "TicketGame", shape: TicketPosition, name: str) -> bool:
    """The seat in turn may claim the tunnel, and has paid for it in a way there is."""
    if shape.tunnel is None or shape.turn is None:
        return False
    mine = shape.seats[shape.turn]
    number = game.names.route[name]
    route = game.board.routes[number]
    cards = tuple(cards_by_number(shape.tunnel.cards))
    twins = {each.id for each in game.board.routes if name in {each.id, each.double_of}}
    twins |= {route.double_of} - {""}
    both_open = game.players >= game.board.rules.second_track_from
    taken = {each for seat in shape.seats for each in seat.routes}
    return (
        route.kind == "tunnel"
        and (number, cards) in game.book.claim_number
        and mine.trains >= route.length
        and name not in taken
        and not twins & (set(mine.routes) if both_open else taken)
    )


def _numbers(game: "TicketGame", shape: TicketPosition) -> "StateNumbers":
    return {
        "phase": PHASES.index(shape.phase),
        "first_seat": shape.first_seat,
        "turn": shape.turn,
        "passes": shape.passes,
        "final_turns": shape.final_turns,
        "row": [EMPTY if card is None else CARD_NUMBER[card] for card in shape.row],
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


def _tunnel_way(game: "TicketGame", shape: TicketPosition) -> int:
    if shape.tunnel is None:
        return -1
    cards = cards_by_number(shape.tunnel.cards)
    return game.book.claim_action(game.names.route[shape.tunnel.route], cards) - CLAIM


def _seat_numbers(game: "TicketGame", mine: TicketSeatPosition) -> "SeatNumbers":
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
