"""Which moves of Ticket to Ride are legal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Any

from .ticket_board import COLORS, LOCOMOTIVE, Route

if TYPE_CHECKING:
    from .ticket_state import Payment, Seat, TicketState

Move = tuple[Any, ...]


def payments(
    hand: Counter[str], colors: Iterable[str], n: int, low: int, high: int
) -> set[Payment]:
    """All ways to pay n cards of one of the colours with low to high locomotives among them."""
    most = min(high, hand[LOCOMOTIVE])
    ways: set[Payment] = {((LOCOMOTIVE, n),)} if low <= n <= most else set()
    for color in colors:
        if hand[color] + most >= n:
            ways.update(payments_in(color, hand[color], n, low, most))
    return ways


@cache
def payments_in(color: str, held: int, n: int, low: int, high: int) -> list[Payment]:
    """The ways to pay with cards of one colour; asked so often that the answers are kept."""
    ways: list[Payment] = []
    for rest in range(1, min(held, n - low) + 1):
        locomotives = n - rest
        if locomotives == 0:
            ways.append(((color, n),))
        elif locomotives <= high:
            ways.append(((color, rest), (LOCOMOTIVE, locomotives)))
    return ways


def find_moves(state: TicketState, seat: Seat) -> set[Move]:
    """All moves of a seat that owes a decision."""
    if state.phase == "turn":  # TTR-TURN-1
        moves = draws(state) | claims(state, seat) | station_moves(state, seat)
        if state.ticket_deck:  # TTR-TICKET-1
            moves.add(("draw-tickets",))
        return moves or {("pass",)}  # TTR-TURN-2
    if state.phase == "second-card":
        return draws(state)
    if state.phase == "tunnel":
        return tunnel_moves(state, seat)
    return keeps(state, seat)


def draws(state: TicketState) -> set[Move]:
    """TTR-DRAW-1 to TTR-DRAW-6."""
    exhausted = not state.deck and not state.discard.total()
    if exhausted and state.rules >= 2 and state.options.get("edition") == "anniversary":
        return set()  # TTR-DRAW-6
    moves: set[Move] = {("draw", card) for card in state.row if card is not None}
    if state.phase == "second-card" and state.board.row_locomotive_is_whole_turn:
        moves.discard(("draw", LOCOMOTIVE))  # TTR-DRAW-2
    if not exhausted:
        moves.add(("draw-blind",))
    return moves


def claims(state: TicketState, seat: Seat) -> set[Move]:
    """TTR-CLAIM-1 to TTR-CLAIM-5, TTR-FERRY-1."""
    moves: set[Move] = set()
    free = {route.id for route in open_routes(state, seat) if route.length <= seat.trains}
    for price, routes in state.board.routes_by_price.items():
        ways = payments(seat.cards, *price)
        if ways:
            claimable = [route.id for route in routes if route.id in free]
            moves.update([("claim", route, way) for route in claimable for way in ways])
    return moves


def open_routes(state: TicketState, seat: Seat) -> list[Route]:
    """Routes that are free and not closed as second tracks (TTR-DOUBLE-1 to TTR-DOUBLE-3)."""
    routes = state.board.routes
    taken = {route for other in state.seats for route in other.routes}
    one_track_only = state.players < state.board.second_track_from
    closing = taken if one_track_only else seat.routes
    closed = {routes[route].track_group for route in closing}
    return [r for r in routes.values() if r.id not in taken and r.track_group not in closed]


def station_moves(state: TicketState, seat: Seat) -> set[Move]:
    """TTR-STATION-1, TTR-STATION-2."""
    built = len(seat.stations)
    if built == state.board.stations:
        return set()
    n = built + 1
    ways = payments(seat.cards, COLORS, n, 0, n)
    taken = {city for other in state.seats for city in other.stations}
    free = [city for city in state.board.cities if city not in taken]
    return {("station", city, payment) for city in free for payment in ways}


def tunnel_moves(state: TicketState, seat: Seat) -> set[Move]:
    """TTR-TUNNEL-1 to TTR-TUNNEL-3."""
    assert state.tunnel is not None
    colors = [kind for kind, _ in state.tunnel.payment if kind != LOCOMOTIVE]
    extra = state.tunnel.extra
    ways = payments(seat.cards, colors, extra, 0, extra)
    return {("withdraw",)} | {("pay-extra", payment) for payment in ways}


def keeps(state: TicketState, seat: Seat) -> set[Move]:
    """TTR-SETUP-5 to TTR-SETUP-8, TTR-TICKET-1."""
    fewest, most = 1, len(seat.offer)
    if state.phase == "long-tickets":
        fewest, most = 0, min(1, most)
    elif state.phase == "starting-tickets":
        fewest = state.ticket_set.keep
        if state.ticket_set.two_steps and not seat.kept_at_start:
            fewest = state.ticket_set.keep_without_long
        fewest = min(fewest, most)
    return {("keep", kept) for n in range(fewest, most + 1) for kept in combinations(seat.offer, n)}
