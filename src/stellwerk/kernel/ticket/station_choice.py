"""Whether and where the policy builds a station."""

import cython
from cython.cimports.libc.string import memset
from cython.cimports.stellwerk.kernel.bits import Word, count, lowest, one, without_lowest
from cython.cimports.stellwerk.kernel.ticket.board import STATION_FORMS, Board
from cython.cimports.stellwerk.kernel.ticket.limits import MAX_STATIONS, ROUTE_WORDS
from cython.cimports.stellwerk.kernel.ticket.position import Position
from cython.cimports.stellwerk.kernel.ticket.scoring import SeatScore, score_tickets
from cython.cimports.stellwerk.kernel.ticket.stations import may_pay_station

WORTH_OF_STATION = cython.declare(cython.int, 4)  # points of a station that is never built


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def ends_of_others(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int
) -> Word:
    """The cities where a station could borrow a route."""
    other: cython.int
    w: cython.int
    route: cython.int
    left: Word
    cities: Word = 0
    for other in range(board.players):
        if other == seat:
            continue
        for w in range(ROUTE_WORDS):
            left = position.owned[other][w]
            while left:
                route = 64 * w + lowest(left)
                left = without_lowest(left)
                cities |= one(board.route_a[route]) | one(board.route_b[route])
    return cities


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def cheapest_form(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int
) -> cython.int:
    """How to pay for a station without locomotives if that can be; -1 if it cannot be paid."""
    form: cython.int
    paying: cython.int = -1
    for form in range(STATION_FORMS):
        if may_pay_station(board, position, seat, form):
            if paying < 0 or form % MAX_STATIONS == 0:
                paying = form
    return paying


def best_station(board, position, seat):
    """A station that completes tickets worth more than itself, or -1 (TTR-STATION-3, -4)."""
    result: SeatScore
    built: Word = position.stations[seat]
    left: Word
    city: cython.int
    before: cython.int
    best: cython.int = -1
    best_gain: cython.int = WORTH_OF_STATION
    paying: cython.int = cheapest_form(board, position, seat)
    if paying < 0:
        return -1
    memset(cython.address(result), 0, cython.sizeof(SeatScore))
    score_tickets(board, position, seat, cython.address(result))
    if result.completed == count(position.tickets[seat][0]) + count(position.tickets[seat][1]):
        return -1
    before = result.tickets
    left = ends_of_others(board, position, seat) & ~position.station_cities
    while left:
        city = lowest(left)
        left = without_lowest(left)
        position.stations[seat] = built | one(city)
        memset(cython.address(result), 0, cython.sizeof(SeatScore))
        score_tickets(board, position, seat, cython.address(result))
        if result.tickets - before > best_gain:
            best_gain = result.tickets - before
            best = board.station + paying * board.cities + city
    position.stations[seat] = built
    return best
