"""What lies ahead of a seat: the ways of its tickets, what is closed to it, what it can nearly pay.

Nothing here decides anything: it is what people see when they look at the board and their hand.

>>> WayOut.STATION
<WayOut.STATION: 1>
"""

import cython
from cython.cimports.stellwerk.kernel.bits import Word, add, has, lowest, without_lowest
from cython.cimports.stellwerk.kernel.ticket.board import KINDS, LOCOMOTIVE, Board
from cython.cimports.stellwerk.kernel.ticket.claims import open_routes
from cython.cimports.stellwerk.kernel.ticket.limits import (
    MAX_CITIES,
    MAX_LENGTH,
    MAX_ROUTES,
    ROUTE_WORDS,
)
from cython.cimports.stellwerk.kernel.ticket.plans import (
    CLOSED,
    Map,
    allow_weighed_routes,
    ends_of_ticket,
    measure_from,
)
from cython.cimports.stellwerk.kernel.ticket.position import Position
from cython.cimports.stellwerk.kernel.ticket.scoring import lowest_value
from cython.cimports.stellwerk.kernel.ticket.stations import stations_built

# Dearer than any way of one's own: others' routes are borrowed only where nothing else goes.
BORROWED = cython.declare(cython.int, 1000)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def taken_routes(
    board: cython.pointer(Board), position: cython.pointer(Position), routes: cython.pointer(Word)
) -> cython.void:
    """The routes that anybody owns."""
    seat: cython.int
    w: cython.int
    for w in range(ROUTE_WORDS):
        routes[w] = 0
        for seat in range(board.players):
            routes[w] |= position.owned[seat][w]


def look_around(board, position, seat, prospects):
    """What each route takes: trains if it is open, nothing if it is one's own (TTR-STATION-3)."""
    taken: Word[ROUTE_WORDS]
    route: cython.int
    price: cython.int
    taken_routes(board, position, taken)
    open_routes(board, position, seat, prospects.open.open)
    for route in range(board.routes):
        price = CLOSED
        if has(position.owned[seat], route):
            price = 0
        elif has(prospects.open.open, route):
            price = board.length[route]
        prospects.open.weight[route] = price
        prospects.borrowing.weight[route] = (
            BORROWED if price == CLOSED and has(taken, route) else price
        )
    allow_weighed_routes(board, cython.address(prospects.open))
    allow_weighed_routes(board, cython.address(prospects.borrowing))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def nearest(cities: Word, distance: cython.pointer(cython.int), best: cython.int) -> cython.int:
    """The nearest of some cities if it is nearer than the best so far, else the best; or -1."""
    city: cython.int
    while cities:
        city = lowest(cities)
        cities = without_lowest(cities)
        if distance[city] < (CLOSED if best < 0 else distance[best]):
            best = city
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def walk_back(
    board: cython.pointer(Board), end: cython.int, via: cython.pointer(cython.short),
    path: cython.pointer(Path),
) -> cython.void:  # fmt: skip
    """The routes from the start to this city, in the order in which one would travel."""
    city: cython.int = end
    at: cython.int
    path.end = end
    path.size = 0
    while via[city] >= 0:
        path.size += 1
        city = board.route_a[via[city]] + board.route_b[via[city]] - city
    city = end
    at = path.size
    while at > 0:
        at -= 1
        path.route[at] = via[city]
        city = board.route_a[via[city]] + board.route_b[via[city]] - city
    path.start = city


def look_ahead(board, position, seat, prospects, ticket, outlook):
    """How far a ticket is by own routes alone, and what is left to hope if that is too far."""
    distance: cython.int[MAX_CITIES]
    via: cython.short[MAX_CITIES]
    end: cython.int = -1
    there: cython.int
    d: cython.int
    measure_from(
        board, cython.address(prospects.open), board.ticket_start[ticket],
        ends_of_ticket(board, ticket), distance, via,
    )  # fmt: skip
    for d in range(board.destinations[ticket]):
        there = nearest(board.destination[ticket][d], distance, -1)
        outlook.trains_to[d] = CLOSED if there < 0 else distance[there]
        end = nearest(board.destination[ticket][d], distance, end)
    outlook.trains = CLOSED if end < 0 else distance[end]
    outlook.path.size = 0
    if end >= 0:
        walk_back(board, end, via, cython.address(outlook.path))
    outlook.way_out = NOT_BLOCKED
    outlook.way_out_trains = 0
    outlook.way_out_route = -1
    if outlook.trains > position.trains[seat]:
        find_way_out(board, position, seat, prospects, ticket, outlook)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def has_station_at(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    route: cython.int,
) -> cython.bint:  # fmt: skip
    """Whether the seat has a station at either end of a route."""
    return has(cython.address(position.stations[seat]), board.route_a[route]) or has(
        cython.address(position.stations[seat]), board.route_b[route]
    )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def find_way_out(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    prospects: cython.pointer(Prospects), ticket: cython.int, outlook: cython.pointer(Outlook),
) -> cython.void:  # fmt: skip
    """Stations open routes of others; each needs one at either of its ends (TTR-STATION-3)."""
    distance: cython.int[MAX_CITIES]
    via: cython.short[MAX_CITIES]
    path: Path
    built: cython.int = stations_built(position, seat)
    end: cython.int = -1
    borrowed: cython.int = 0
    lacking: cython.int = 0
    first: cython.int = -1
    d: cython.int
    i: cython.int
    outlook.way_out = NO_WAY if outlook.trains == CLOSED else FEW_TRAINS
    outlook.way_out_trains = 0 if outlook.trains == CLOSED else outlook.trains
    measure_from(
        board, cython.address(prospects.borrowing), board.ticket_start[ticket],
        ends_of_ticket(board, ticket), distance, via,
    )  # fmt: skip
    for d in range(board.destinations[ticket]):
        end = nearest(board.destination[ticket][d], distance, end)
    if end < 0 or distance[end] % BORROWED > position.trains[seat]:
        return
    walk_back(board, end, via, cython.address(path))
    for i in range(path.size):
        if prospects.borrowing.weight[path.route[i]] == BORROWED:
            borrowed += 1
            if not has_station_at(board, position, seat, path.route[i]):
                first = path.route[i] if first < 0 else first
                lacking += 1
    if borrowed == 0 or (borrowed > built if lacking == 0 else lacking > board.stations - built):
        return
    outlook.way_out = OWN_STATION if lacking == 0 else STATION
    outlook.way_out_trains = distance[end] % BORROWED
    outlook.way_out_route = first
    outlook.path = path


def counted_path(board, position, seat, borrowed, ticket, path):
    """The points of a ticket in the final count, and the way over own and borrowed routes to them.

    It leads to the best destination that is reached; a ticket that failed has none (TTR-SCORE-1,
    -3…5, TTR-STATION-3).
    """
    map: Map
    distance: cython.int[MAX_CITIES]
    via: cython.short[MAX_CITIES]
    route: cython.int
    best: cython.int = 0
    end: cython.int = -1
    there: cython.int
    d: cython.int
    for route in range(board.routes):
        map.weight[route] = CLOSED
        if has(position.owned[seat], route) or has(borrowed, route):
            map.weight[route] = board.length[route]
    allow_weighed_routes(board, cython.address(map))
    measure_from(
        board, cython.address(map), board.ticket_start[ticket], ends_of_ticket(board, ticket),
        distance, via,
    )  # fmt: skip
    for d in range(board.destinations[ticket]):
        there = nearest(board.destination[ticket][d], distance, -1)
        if there >= 0 and board.value[ticket][d] > best:
            best = board.value[ticket][d]
            end = there
    path.size = 0
    if end < 0:
        return -lowest_value(board, ticket)
    walk_back(board, end, via, path)
    return best


def closed_routes(board, position, seat, routes):
    """Tracks that nobody owns and the seat may not claim any more (TTR-DOUBLE-1…3)."""
    left: Word[ROUTE_WORDS]
    taken: Word[ROUTE_WORDS]
    route: cython.int
    w: cython.int
    open_routes(board, position, seat, left)
    taken_routes(board, position, taken)
    for w in range(ROUTE_WORDS):
        routes[w] = 0
    for route in range(board.routes):
        if not has(left, route) and not has(taken, route):
            add(routes, route)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def lacking_cards(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    way: cython.int,
) -> cython.int:  # fmt: skip
    """Cards of a colour that a hand lacks for one way to pay, locomotives apart."""
    return max(board.way_cards[way] - position.hand[seat][board.way_colour[way]], 0)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def lacking_locomotives(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    way: cython.int,
) -> cython.int:  # fmt: skip
    """Locomotives that a hand lacks for one way to pay."""
    return max(board.way_locomotives[way] - position.hand[seat][LOCOMOTIVE], 0)


def one_card_short(board, position, seat, routes):
    """Open routes that a single card is missing for; there are trains for them (TTR-CLAIM-1…5)."""
    lacking: cython.int[MAX_ROUTES]
    route: cython.int
    way: cython.int
    w: cython.int
    cards: cython.int
    left: Word
    for route in range(board.routes):
        lacking[route] = CLOSED
    for w in range(ROUTE_WORDS):
        routes[w] = 0
    for w in range(board.way_words):
        left = position.open_ways[seat][w]
        while left:
            way = 64 * w + lowest(left)
            left = without_lowest(left)
            cards = lacking_cards(board, position, seat, way)
            cards += lacking_locomotives(board, position, seat, way)
            lacking[board.way_route[way]] = min(lacking[board.way_route[way]], cards)
    for route in range(board.routes):
        if lacking[route] == 1 and board.length[route] <= position.trains[seat]:
            add(routes, route)


def missing_cards(board, position, seat, route, missing):
    """What a hand lacks for a route in the colours that lack least (TTR-CLAIM-1…3, TTR-FERRY-1).

    Of ways that lack equally many cards those count that lack fewer locomotives.
    """
    way: cython.int
    cards: cython.int
    locomotives: cython.int
    weight: cython.int
    least: cython.int = CLOSED
    missing.size = 0
    for way in range(board.ways):
        if board.way_route[way] != route:
            continue
        cards = lacking_cards(board, position, seat, way)
        locomotives = lacking_locomotives(board, position, seat, way)
        # One card more weighs more than any number of locomotives.
        weight = (cards + locomotives) * (MAX_LENGTH + 1) + locomotives
        if weight < least:
            least = weight
            missing.size = 0
        if weight == least and missing.size < KINDS:
            missing.colour[missing.size] = board.way_colour[way]
            missing.cards[missing.size] = cards
            missing.locomotives[missing.size] = locomotives
            missing.size += 1
