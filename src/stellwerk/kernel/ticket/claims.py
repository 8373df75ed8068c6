"""Claiming routes: payments, doubles, ferries, tunnels (TTR-CLAIM, -DOUBLE, -FERRY, -TUNNEL)."""

import cython
from cython.cimports.stellwerk.kernel.bits import Word, add, has
from cython.cimports.stellwerk.kernel.ticket.board import (
    EMPTY,
    KINDS,
    LOCOMOTIVE,
    REVEAL,
    TUNNEL,
    Board,
)
from cython.cimports.stellwerk.kernel.ticket.cards import (
    discard_cards,
    fill_row,
    pay,
    take_top_card,
)
from cython.cimports.stellwerk.kernel.ticket.limits import MAX_LENGTH, ROUTE_WORDS
from cython.cimports.stellwerk.kernel.ticket.position import (
    NOTE_CLAIM,
    NOTE_REVEAL,
    TUNNEL_DECISION,
    Position,
    note,
)


def open_all_ways(board, position):
    """At the start every seat may take every route (TTR-CLAIM-5)."""
    seat: cython.int
    route: cython.int
    w: cython.int
    for seat in range(board.players):
        for w in range(board.way_words):
            position.open_ways[seat][w] = 0
        for route in range(board.routes):
            for w in range(board.way_words):
                position.open_ways[seat][w] |= board.ways_of_route[route][w]


def open_routes(board, position, seat, routes):
    """Every route the seat could still claim, had it the cards and trains (TTR-CLAIM-5)."""
    route: cython.int
    w: cython.int
    for w in range(ROUTE_WORDS):
        routes[w] = 0
    for route in range(board.routes):
        if has(position.open_ways[seat], board.first_way[route]):
            add(routes, route)


def payable_ways(board, position, seat, ways):
    """Every way to pay that the seat's cards and trains allow (TTR-CLAIM-1…5, TTR-FERRY-1)."""
    hand: cython.pointer(cython.uchar) = position.hand[seat]
    allowed: cython.pointer(Word) = position.open_ways[seat]
    by_locomotives: cython.pointer(Word)
    by_trains: cython.pointer(Word)
    by_cards: cython.pointer(Word)
    colour: cython.int
    w: cython.int
    by_locomotives = board.payable_with_locomotives[min(hand[LOCOMOTIVE], MAX_LENGTH)]
    by_trains = board.payable_with_trains[min(position.trains[seat], MAX_LENGTH)]
    for w in range(board.way_words):
        ways[w] = 0
    for colour in range(KINDS):
        by_cards = board.payable_with_cards[min(hand[colour], MAX_LENGTH)]
        for w in range(board.first_word[colour], board.last_word[colour] + 1):
            ways[w] |= by_cards[w] & board.ways_of_colour[colour][w]
    for w in range(board.way_words):
        ways[w] &= allowed[w] & by_locomotives[w] & by_trains[w]


def may_claim(board, position, seat, way):
    """Whether the seat may claim a route in this way."""
    return (
        has(position.open_ways[seat], way)
        and position.hand[seat][board.way_colour[way]] >= board.way_cards[way]
        and position.hand[seat][LOCOMOTIVE] >= board.way_locomotives[way]
        and position.trains[seat] >= board.length[board.way_route[way]]
    )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def close_route(
    board: cython.pointer(Board),
    position: cython.pointer(Position),
    seat: cython.int,
    route: cython.int,
) -> cython.void:
    w: cython.int
    for w in range(board.way_words):
        position.open_ways[seat][w] &= ~board.ways_of_route[route][w]


def close_tracks(board, position, seat, route):
    """A claimed track is closed to all; its twin to the owner, or to all (TTR-DOUBLE-1…3)."""
    other: cython.int
    twin: cython.int = board.twin[route]
    for other in range(board.players):
        close_route(board, position, other, route)
        if twin >= 0 and (other == seat or not board.both_tracks_open):
            close_route(board, position, other, twin)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def take_route(
    board: cython.pointer(Board),
    position: cython.pointer(Position),
    seat: cython.int,
    route: cython.int,
) -> cython.void:
    """Trains on every space, points at once (TTR-CLAIM-4)."""
    add(position.owned[seat], route)
    position.trains[seat] -= board.length[route]
    position.points[seat] += board.route_points[route]
    close_tracks(board, position, seat, route)
    note(position, NOTE_CLAIM, route, 0)


def claim(board, position, seat, way):
    """Pay and take the route; False while a tunnel waits for its extra cards (TTR-TUNNEL-1)."""
    route: cython.int = board.way_route[way]
    pay(position, seat, board.way_colour[way], board.way_cards[way])
    pay(position, seat, LOCOMOTIVE, board.way_locomotives[way])
    position.tunnel_way = way
    if board.kind[route] == TUNNEL:
        turn_up_tunnel_cards(board, position)
        if position.extra > 0:
            position.phase = TUNNEL_DECISION
            return False
    take_route(board, position, seat, route)
    discard_tunnel(board, position)
    return True


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def turn_up_tunnel_cards(
    board: cython.pointer(Board), position: cython.pointer(Position)
) -> cython.void:
    """Turn up three cards, or what there is, and count the extra cost (TTR-TUNNEL-1, -2, -5)."""
    colour: cython.int = extra_colour(board, position)
    card: cython.int
    dearer: cython.bint
    i: cython.int
    position.extra = 0
    for i in range(REVEAL):
        card = take_top_card(position)
        if card == EMPTY:
            return
        position.revealed[position.revealed_size] = card
        position.revealed_size += 1
        dearer = makes_dearer(card, colour)
        note(position, NOTE_REVEAL, card, dearer)
        if dearer:
            position.extra += 1


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def makes_dearer(card: cython.int, colour: cython.int) -> cython.bint:
    """Whether a card that is turned up costs extra: locomotives do, and the colour played."""
    return card == colour or card == LOCOMOTIVE


def costs_extra(board, position, card):
    """Whether a card turned up for the tunnel makes it dearer (TTR-TUNNEL-1, -2)."""
    return makes_dearer(card, extra_colour(board, position))


def extra_colour(board, position):
    """The colour that costs extra; LOCOMOTIVE if only locomotives were played (TTR-TUNNEL-2)."""
    return board.way_colour[position.tunnel_way]


def may_pay_extra(board, position, seat, locomotives):
    """Whether the hand covers the extra cards with so many locomotives (TTR-TUNNEL-1, -2)."""
    colour: cython.int = extra_colour(board, position)
    if locomotives > position.extra or locomotives > position.hand[seat][LOCOMOTIVE]:
        return False
    if colour == LOCOMOTIVE:
        return locomotives == position.extra
    return position.hand[seat][colour] >= position.extra - locomotives


def pay_extra(board, position, seat, locomotives):
    """Pay the extra cards and take the tunnel."""
    colour: cython.int = extra_colour(board, position)
    coloured: cython.int = position.extra - locomotives
    pay(position, seat, LOCOMOTIVE, locomotives)
    discard_cards(position, LOCOMOTIVE, locomotives)
    pay(position, seat, colour, coloured)
    discard_cards(position, colour, coloured)
    take_route(board, position, seat, board.way_route[position.tunnel_way])
    discard_tunnel(board, position)


def withdraw(board, position, seat):
    """Take the played cards back; everybody has seen them (TTR-TUNNEL-3)."""
    way: cython.int = position.tunnel_way
    colour: cython.int = board.way_colour[way]
    position.hand[seat][colour] += board.way_cards[way]
    position.seen[seat][colour] += board.way_cards[way]
    position.hand[seat][LOCOMOTIVE] += board.way_locomotives[way]
    position.seen[seat][LOCOMOTIVE] += board.way_locomotives[way]
    position.tunnel_way = -1
    discard_tunnel(board, position)


def discard_tunnel(board, position):
    """Payment and turned-up cards go to the discard pile at the end of the turn (TTR-TUNNEL-4)."""
    way: cython.int = position.tunnel_way
    i: cython.int
    if way >= 0:
        discard_cards(position, board.way_colour[way], board.way_cards[way])
        discard_cards(position, LOCOMOTIVE, board.way_locomotives[way])
    for i in range(position.revealed_size):
        discard_cards(position, position.revealed[i], 1)
    position.revealed_size = 0
    position.extra = 0
    position.tunnel_way = -1
    fill_row(board, position)
