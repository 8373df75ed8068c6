"""Where the planner builds: the claim and the station that are worth most to its plan."""

import cython
from cython.cimports.libc.string import memcpy
from cython.cimports.stellwerk.kernel.bits import Word, add, count, has, lowest, without_lowest
from cython.cimports.stellwerk.kernel.ticket.board import (
    GREY,
    LOCOMOTIVE,
    STATION_FORMS,
    TUNNEL,
    Board,
)
from cython.cimports.stellwerk.kernel.ticket.claims import payable_ways
from cython.cimports.stellwerk.kernel.ticket.limits import MAX_STATIONS, ROUTE_WORDS, WAY_WORDS
from cython.cimports.stellwerk.kernel.ticket.position import NOT_YET, Position
from cython.cimports.stellwerk.kernel.ticket.scoring import Scores, score
from cython.cimports.stellwerk.kernel.ticket.stations import may_pay_station

NEVER = cython.declare(cython.int, -1000000)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def is_contested(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    route: cython.int,
) -> cython.int:  # fmt: skip
    """How many routes of other seats touch the ends of a route."""
    other: cython.int
    w: cython.int
    touching: cython.int = 0
    for other in range(board.players):
        if other != seat:
            for w in range(ROUTE_WORDS):
                touching += count(
                    position.owned[other][w]
                    & (
                        board.routes_at[board.route_a[route]][w]
                        | board.routes_at[board.route_b[route]][w]
                    )
                )
    return touching


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def worth_of_way(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    thought: cython.pointer(Thought), way: cython.int,
) -> cython.int:  # fmt: skip
    """How good it is to claim now in this way: urgent and dear routes first, locomotives spared."""
    route: cython.int = board.way_route[way]
    colour: cython.int = board.way_colour[way]
    left_over: cython.int
    worth: cython.int = 20 * board.length[route] + 8 * is_contested(board, position, seat, route)
    if not has(thought.plan.wanted, route):
        if not thought.hurry:
            return NEVER
        worth = 10 * board.route_points[route] - 60
        if position.final_turns != NOT_YET:
            worth = 10 * board.route_points[route]
    if board.twin[route] < 0:
        worth += 10
    worth -= 12 * (board.way_locomotives[way] - board.ferry_locomotives[route])
    if colour != LOCOMOTIVE and board.colour[route] == GREY:
        left_over = position.hand[seat][colour] - board.way_cards[way]
        worth -= 8 * max(0, thought.reserved[colour] - left_over)
    if board.kind[route] == TUNNEL and colour != LOCOMOTIVE:
        left_over = position.hand[seat][colour] - board.way_cards[way]
        left_over += position.hand[seat][LOCOMOTIVE] - board.way_locomotives[way]
        if left_over == 0:
            worth -= 40
            if not thought.hurry:
                return NEVER
    return worth


def best_claim(board, position, seat, thought):
    """The best claim that can be paid now, or -1."""
    ways: Word[WAY_WORDS]
    left: Word
    w: cython.int
    way: cython.int
    worth: cython.int
    best: cython.int = -1
    best_worth: cython.int = NEVER
    payable_ways(board, position, seat, ways)
    for w in range(board.way_words):
        left = ways[w]
        while left:
            way = 64 * w + lowest(left)
            left = without_lowest(left)
            worth = worth_of_way(board, position, seat, thought, way)
            if worth > best_worth:
                best_worth = worth
                best = way
    return best


def best_station(board, position, seat):
    """A station that completes tickets worth more than itself, or -1 (TTR-STATION-3, -4)."""
    imagined: Position
    scores: Scores
    form: cython.int
    paying: cython.int = -1
    city: cython.int
    before: cython.int
    best: cython.int = -1
    best_gain: cython.int = 0
    for form in range(STATION_FORMS):
        if may_pay_station(board, position, seat, form):
            if paying < 0 or form % MAX_STATIONS == 0:
                paying = form
    if paying < 0:
        return -1
    score(board, position, cython.address(scores))
    before = scores.seat[seat].tickets + scores.seat[seat].stations
    for city in range(board.cities):
        if has(cython.address(position.station_cities), city):
            continue
        memcpy(cython.address(imagined), position, cython.sizeof(Position))
        add(cython.address(imagined.stations[seat]), city)
        score(board, cython.address(imagined), cython.address(scores))
        if scores.seat[seat].tickets + scores.seat[seat].stations - before > best_gain:
            best_gain = scores.seat[seat].tickets + scores.seat[seat].stations - before
            best = board.station + paying * board.cities + city
    return best
