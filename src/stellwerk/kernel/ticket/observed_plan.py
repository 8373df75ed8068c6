"""The blocks of an observation that need a plan: what the policy would want, and what it costs.

The plan is made with weights of its own, which stay as they are: a net that has learned to read it
would be misled by better ones. It follows from the position alone, so it is made again whenever a
route or a ticket has changed hands.
"""

import cython
from cython.cimports.libc.string import memcmp, memcpy, memset
from cython.cimports.stellwerk.kernel.bits import Word, add, has, lowest, one, without_lowest
from cython.cimports.stellwerk.kernel.observing import byte
from cython.cimports.stellwerk.kernel.ticket.board import KINDS, Board
from cython.cimports.stellwerk.kernel.ticket.limits import (
    MAX_CITIES,
    MAX_TICKETS,
    ROUTE_WORDS,
    TICKET_WORDS,
)
from cython.cimports.stellwerk.kernel.ticket.mind import Mind, gave_up, think, weigh_routes
from cython.cimports.stellwerk.kernel.ticket.observation import Look, SeatMemory
from cython.cimports.stellwerk.kernel.ticket.plans import (
    Map,
    OpenTicket,
    Plan,
    ends_of_ticket,
    list_open_tickets,
    measure_from,
    plan_network,
)
from cython.cimports.stellwerk.kernel.ticket.position import (
    STARTING_TICKETS,
    TICKETS,
    TURN,
    Position,
)
from cython.cimports.stellwerk.kernel.ticket.scoring import SeatScore, score_tickets
from cython.cimports.stellwerk.kernel.ticket.tickets import may_keep, ticket_points, wish
from cython.cimports.stellwerk.kernel.ticket.weights import Weights

FAR = cython.declare(cython.int, 60)  # trains to a ticket that no way leads to

PLANNING = cython.declare(
    Weights,
    Weights(
        keep_point=10, keep_train=6, keep_lost=25, keep_stretch=11, keep_share=73,
        plan_space=4, plan_route=12, plan_tunnel=13, plan_ferry=16, plan_grey=6, plan_point=3,
        plan_ticket_point=24, plan_tickets=MAX_TICKETS, hurry_trains=6, more_tickets_trains=34,
        patience_cards=0, claim_space=20,
        claim_contested=6, claim_single=8, claim_locomotive=8, claim_reserved=8,
        claim_bare_tunnel=9, claim_point=10, claim_unwanted=128, draw_least=1, draw_locomotive=0,
        target_point=60, target_special=20,
    ),
)  # fmt: skip


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def weigh_by_trains(
    board: cython.pointer(Board), map: cython.pointer(Map), by_trains: cython.pointer(Map)
) -> cython.void:
    """The same routes, weighing their lengths."""
    route: cython.int
    memcpy(by_trains, map, cython.sizeof(Map))
    for route in range(board.routes):
        if has(map.open, route):
            by_trains.weight[route] = board.length[route]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def trains_to(
    board: cython.pointer(Board), by_trains: cython.pointer(Map), ticket: cython.int,
    way: cython.pointer(Word),
) -> cython.int:  # fmt: skip
    """How many trains a ticket still takes, by own routes; FAR if no way is open. Adds the way."""
    distance: cython.int[MAX_CITIES]
    via: cython.short[MAX_CITIES]
    ends: Word = ends_of_ticket(board, ticket)
    fewest: cython.int = FAR
    end: cython.int = -1
    measure_from(board, by_trains, board.ticket_start[ticket], ends, distance, via)
    while ends:
        if distance[lowest(ends)] < fewest:
            end = lowest(ends)
            fewest = distance[end]
        ends = without_lowest(ends)
    while end >= 0 and via[end] >= 0:
        add(way, via[end])
        end = board.route_a[via[end]] + board.route_b[via[end]] - end
    return fewest


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def remember(look: cython.pointer(Look), own: cython.pointer(SeatMemory)) -> cython.void:
    """What the plan is made for, and how far the tickets are."""
    by_trains: Map
    w: cython.int
    ticket: cython.int
    left: Word
    own.has_plan = True
    memset(own.by_trains, 0, cython.sizeof(own.by_trains))
    memcpy(own.owned, look.position.owned, cython.sizeof(own.owned))
    memcpy(own.tickets, look.position.tickets[look.seat], cython.sizeof(own.tickets))
    weigh_by_trains(look.board, cython.address(own.mind.map), cython.address(by_trains))
    for w in range(TICKET_WORDS):
        left = own.tickets[w]
        while left:
            ticket = 64 * w + lowest(left)
            left = without_lowest(left)
            own.trains_to[ticket] = trains_to(
                look.board, cython.address(by_trains), ticket, own.by_trains
            )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def still_stands(look: cython.pointer(Look), own: cython.pointer(SeatMemory)) -> cython.bint:
    """Whether a plan made now would be the same.

    Claims of others only make ways longer. A shortest way that none of them touches stays the
    first that is found, because whatever it was preferred to is found no sooner than before.
    """
    position: cython.pointer(Position) = look.position
    w: cython.int
    if not (
        own.has_plan
        and memcmp(own.owned[look.seat], position.owned[look.seat], cython.sizeof(own.owned[0]))
        == 0
        and memcmp(own.tickets, position.tickets[look.seat], cython.sizeof(own.tickets)) == 0
    ):
        return False
    if memcmp(own.owned, position.owned, cython.sizeof(own.owned)) == 0:
        return True
    for w in range(ROUTE_WORDS):
        if (own.mind.plan.seen[w] | own.by_trains[w]) & ~(
            look.open[w] | position.owned[look.seat][w]
        ):
            return False
    memcpy(own.owned, position.owned, cython.sizeof(own.owned))
    return True


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def mind_of(look: cython.pointer(Look)) -> cython.pointer(Mind):
    """The seat's plan, made again if anything it rests on has changed; thought over once a look."""
    own: cython.pointer(SeatMemory) = cython.address(look.memory.seat[look.seat])
    stands: cython.bint
    if look.has_thought:
        return cython.address(own.mind)
    stands = still_stands(look, own)
    if not stands:
        memset(cython.address(own.mind), 0, cython.sizeof(Mind))
    think(
        look.board, look.position, look.seat, cython.address(PLANNING), cython.address(own.mind),
        cython.address(look.thought),
    )  # fmt: skip
    if not stands:
        remember(look, own)
    look.has_thought = True
    return cython.address(own.mind)


def write_wanted(look, block):
    """The routes of the plan."""
    w: cython.int
    left: Word
    mind: cython.pointer(Mind) = mind_of(look)
    for w in range(ROUTE_WORDS):
        left = mind.plan.wanted[w]
        while left:
            block[64 * w + lowest(left)] = 1
            left = without_lowest(left)


def write_target(look, block):
    """With the plan done: the route to save for."""
    mind_of(look)
    if look.thought.target >= 0:
        block[look.thought.target] = 1


def write_needed(look, block):
    """Cards the plan lacks, by kind."""
    kind: cython.int
    mind_of(look)
    for kind in range(KINDS):
        block[kind] = byte(look.thought.needed[kind])


def write_reserved(look, block):
    """Cards the plan will spend on routes of a fixed colour, by kind."""
    kind: cython.int
    mind_of(look)
    for kind in range(KINDS):
        block[kind] = byte(look.thought.reserved[kind])


def write_plan(look, block):
    """Its trains, weight, points and tickets, whether it gives one up, whether the end is near."""
    mind: cython.pointer(Mind) = mind_of(look)
    block[0] = byte(mind.plan.trains)
    block[1] = byte(mind.plan.weight // 4)
    block[2] = byte(mind.plan.value)
    block[3] = byte(8 * mind.plan.tickets)
    block[4] = 16 if gave_up(mind) else 0
    block[5] = 16 if look.thought.hurry else 0


def write_trains_to(look, block):
    """Of each own ticket: the trains it still takes."""
    w: cython.int
    ticket: cython.int
    left: Word
    mind_of(look)
    for w in range(TICKET_WORDS):
        left = look.position.tickets[look.seat][w]
        while left:
            ticket = 64 * w + lowest(left)
            left = without_lowest(left)
            block[ticket] = look.memory.seat[look.seat].trains_to[ticket]


def write_given_up(look, block):
    """The own tickets that the plan gives up."""
    w: cython.int
    left: Word
    mind: cython.pointer(Mind) = mind_of(look)
    for w in range(TICKET_WORDS):
        left = mind.plan.dropped[w]
        while left:
            block[64 * w + lowest(left)] = 1
            left = without_lowest(left)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def chooses_tickets(position: cython.pointer(Position)) -> cython.bint:
    """Whether tickets are on offer."""
    return position.phase == TICKETS or position.phase <= STARTING_TICKETS


def write_offer_numbers(look, block):
    """Of each offered ticket: that it is there, its points, the trains it would take."""
    position: cython.pointer(Position) = look.position
    map: Map
    by_trains: Map
    way: Word[ROUTE_WORDS]
    i: cython.int
    ticket: cython.int
    if not chooses_tickets(position):
        return
    weigh_routes(look.board, position, look.seat, cython.address(PLANNING), cython.address(map))
    weigh_by_trains(look.board, cython.address(map), cython.address(by_trains))
    for i in range(position.offer_size[look.seat]):
        ticket = position.offer[look.seat][i]
        block[3 * i] = 8
        block[3 * i + 1] = look.board.value[ticket][0]
        block[3 * i + 2] = trains_to(look.board, cython.address(by_trains), ticket, way)


def write_choices(look, block):
    """Of each set of offered tickets that may be kept: its points, those lost, trains it takes."""
    board: cython.pointer(Board) = look.board
    position: cython.pointer(Position) = look.position
    map: Map
    plan: Plan
    wished: Word[TICKET_WORDS]
    listed: OpenTicket[MAX_TICKETS]
    chosen: OpenTicket[MAX_TICKETS]
    size: cython.int
    chosen_size: cython.int
    choice: cython.int
    i: cython.int
    if not chooses_tickets(position):
        return
    weigh_routes(board, position, look.seat, cython.address(PLANNING), cython.address(map))
    wish(position, look.seat, (1 << position.offer_size[look.seat]) - 1, wished)
    size = list_open_tickets(board, position, look.seat, cython.address(map), wished, listed)
    for choice in range(1 << position.offer_size[look.seat]):
        if not may_keep(board, position, look.seat, choice):
            continue
        wish(position, look.seat, choice, wished)
        chosen_size = 0
        for i in range(size):
            if has(wished, listed[i].ticket):
                chosen[chosen_size] = listed[i]
                chosen_size += 1
        plan_network(
            board, position, look.seat, cython.address(map), chosen, chosen_size,
            cython.address(plan),
        )  # fmt: skip
        block[3 * choice] = byte(ticket_points(board, wished))
        block[3 * choice + 1] = byte(ticket_points(board, plan.dropped))
        block[3 * choice + 2] = byte(plan.trains)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def places_to_borrow(look: cython.pointer(Look)) -> Word:
    """Cities without a station where a route of somebody else ends."""
    other: cython.int
    w: cython.int
    route: cython.int
    left: Word
    cities: Word = 0
    for other in range(look.board.players):
        if other == look.seat:
            continue
        for w in range(ROUTE_WORDS):
            left = look.position.owned[other][w]
            while left:
                route = 64 * w + lowest(left)
                left = without_lowest(left)
                cities |= one(look.board.route_a[route]) | one(look.board.route_b[route])
    return cities & ~look.position.station_cities


def write_station_gain(look, block):
    """With the end near or a ticket given up: the points a station would win in each city."""
    board: cython.pointer(Board) = look.board
    position: cython.pointer(Position) = look.position
    result: SeatScore
    before: cython.int
    city: cython.int
    left: Word
    built: Word = position.stations[look.seat]
    mind: cython.pointer(Mind) = mind_of(look)
    if position.phase != TURN or not (look.thought.hurry or gave_up(mind)):
        return
    if board.stations == 0 or mind.plan.tickets == 0 and not gave_up(mind):
        return
    memset(cython.address(result), 0, cython.sizeof(SeatScore))
    score_tickets(board, position, look.seat, cython.address(result))
    before = result.tickets
    left = places_to_borrow(look)
    while left:
        city = lowest(left)
        left = without_lowest(left)
        position.stations[look.seat] = built | one(city)
        memset(cython.address(result), 0, cython.sizeof(SeatScore))
        score_tickets(board, position, look.seat, cython.address(result))
        block[city] = byte(result.tickets - before)
    position.stations[look.seat] = built
