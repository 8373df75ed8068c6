"""Planning: the cheapest network for a set of tickets, as far as a quick look can tell.

Tickets are joined to the network one after the other along shortest paths on which own and planned
routes are free; once with the longest tickets first, once with the shortest first, and the cheaper
network counts. A plan that needs more trains than there are gives up the tickets that pay least.
"""

import cython
from cython.cimports.libc.string import memcpy, memset
from cython.cimports.stellwerk.kernel.bits import Word, add, has, lowest, one, without_lowest
from cython.cimports.stellwerk.kernel.ticket.board import FERRY, GREY, TUNNEL, Board
from cython.cimports.stellwerk.kernel.ticket.limits import (
    MAX_CITIES,
    MAX_TICKETS,
    ROUTE_WORDS,
    TICKET_WORDS,
)
from cython.cimports.stellwerk.kernel.ticket.position import Position
from cython.cimports.stellwerk.kernel.ticket.scoring import own_components, ticket_value


def survey(board, position, seat, map):
    """What each route would cost the seat: nothing if it owns it, CLOSED if it cannot be had."""
    route: cython.int
    w: cython.int
    ways: Word
    weight: cython.int
    map.open[0] = 0
    map.open[1] = 0
    for route in range(board.routes):
        if has(position.owned[seat], route):
            map.weight[route] = 0
            continue
        ways = 0
        for w in range(board.way_words):
            ways |= position.open_ways[seat][w] & board.ways_of_route[route][w]
        if ways == 0 or board.length[route] > position.trains[seat]:
            map.weight[route] = CLOSED
            continue
        add(map.open, route)
        weight = 4 * board.length[route] + 3
        if board.kind[route] == TUNNEL:
            weight += 3
        if board.kind[route] == FERRY:
            weight += 4 * board.ferry_locomotives[route]
        if board.colour[route] == GREY:
            weight -= 2
        map.weight[route] = weight


def measure_from(board, map, start, distance, via):
    """Shortest distances from a set of cities; `via` is the last route on the way (Dijkstra)."""
    city: cython.int
    other: cython.int
    route: cython.int
    w: cython.int
    nearest: cython.int
    waiting: Word = start
    left: Word
    for city in range(board.cities):
        distance[city] = 0 if (start >> city) & 1 else CLOSED
        via[city] = -1
    while waiting:
        city = lowest(waiting)
        nearest = distance[city]
        left = without_lowest(waiting)
        while left:
            other = lowest(left)
            left = without_lowest(left)
            if distance[other] < nearest:
                nearest = distance[other]
                city = other
        waiting &= ~one(city)
        for w in range(ROUTE_WORDS):
            left = board.routes_at[city][w]
            while left:
                route = 64 * w + lowest(left)
                left = without_lowest(left)
                other = board.route_a[route] + board.route_b[route] - city
                if nearest + map.weight[route] < distance[other]:
                    distance[other] = nearest + map.weight[route]
                    via[other] = route
                    waiting |= one(other)


def trains_to_complete(board, position, seat, ticket):
    """The fewest trains that would complete a ticket by own routes; -1 if it is blocked."""
    map: Map
    distance: cython.int[MAX_CITIES]
    via: cython.short[MAX_CITIES]
    route: cython.int
    city: cython.int
    d: cython.int
    fewest: cython.int = CLOSED
    survey(board, position, seat, cython.address(map))
    for route in range(board.routes):
        if has(map.open, route):
            map.weight[route] = board.length[route]
    measure_from(board, cython.address(map), board.ticket_start[ticket], distance, via)
    for city in range(board.cities):
        for d in range(board.destinations[ticket]):
            if (board.destination[ticket][d] >> city) & 1:
                fewest = min(fewest, distance[city])
    return fewest if fewest <= position.trains[seat] else -1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def best_end(
    board: cython.pointer(Board), ticket: cython.int, distance: cython.pointer(cython.int),
    value: cython.pointer(cython.int),
) -> cython.int:  # fmt: skip
    """The city at which to end a ticket: points against distance; -1 if none can be reached."""
    d: cython.int
    city: cython.int
    best: cython.int = -1
    best_worth: cython.int = -CLOSED
    left: Word
    for d in range(board.destinations[ticket]):
        left = board.destination[ticket][d]
        while left:
            city = lowest(left)
            left = without_lowest(left)
            if distance[city] < CLOSED and (
                6 * board.value[ticket][d] - distance[city] > best_worth
            ):
                best_worth = 6 * board.value[ticket][d] - distance[city]
                best = city
                value[0] = board.value[ticket][d]
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def add_path(
    board: cython.pointer(Board), map: cython.pointer(Map), plan: cython.pointer(Plan),
    end: cython.int, via: cython.pointer(cython.short),
) -> cython.void:  # fmt: skip
    """Want every route on the way to a city; from then on it is free."""
    route: cython.int
    while via[end] >= 0:
        route = via[end]
        if map.weight[route] > 0:
            plan.weight += map.weight[route]
            plan.trains += board.length[route]
            add(plan.wanted, route)
            map.weight[route] = 0
        end = board.route_a[route] + board.route_b[route] - end


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def join_tickets(
    board: cython.pointer(Board), map: cython.pointer(Map), tickets: cython.pointer(cython.uchar),
    size: cython.int, plan: cython.pointer(Plan),
) -> cython.void:  # fmt: skip
    """Join the tickets in this order; what cannot be reached is given up."""
    scratch: Map
    distance: cython.int[MAX_CITIES]
    via: cython.short[MAX_CITIES]
    i: cython.int
    end: cython.int
    value: cython.int = 0
    memcpy(cython.address(scratch), map, cython.sizeof(Map))
    memset(plan, 0, cython.sizeof(Plan))
    for i in range(size):
        measure_from(board, cython.address(scratch), board.ticket_start[tickets[i]], distance, via)
        end = best_end(board, tickets[i], distance, cython.address(value))
        if end < 0:
            add(plan.dropped, tickets[i])
            continue
        plan.value += value
        plan.tickets += 1
        add_path(board, cython.address(scratch), plan, end, via)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def list_open_tickets(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    map: cython.pointer(Map), wished: cython.pointer(Word), tickets: cython.pointer(cython.uchar),
    worth: cython.pointer(cython.int),
) -> cython.int:  # fmt: skip
    """The tickets not yet completed, the longest first; `worth` is points against distance."""
    component: Word[MAX_CITIES]
    distance: cython.int[MAX_CITIES]
    via: cython.short[MAX_CITIES]
    length: cython.int[MAX_TICKETS]
    done: cython.bint = False
    size: cython.int = 0
    value: cython.int = 0
    w: cython.int
    i: cython.int
    t: cython.int
    end: cython.int
    left: Word
    own_components(board, position, seat, component)
    for w in range(TICKET_WORDS):
        left = wished[w]
        while left:
            t = 64 * w + lowest(left)
            left = without_lowest(left)
            ticket_value(board, component, t, cython.address(done))
            if done and board.destinations[t] == 1:
                continue
            measure_from(board, map, board.ticket_start[t], distance, via)
            end = best_end(board, t, distance, cython.address(value))
            if end >= 0 and distance[end] == 0:
                continue
            i = size
            while i > 0 and length[i - 1] < (distance[end] if end >= 0 else 0):
                length[i] = length[i - 1]
                tickets[i] = tickets[i - 1]
                worth[i] = worth[i - 1]
                i -= 1
            length[i] = distance[end] if end >= 0 else 0
            tickets[i] = t
            worth[i] = 6 * value - length[i] if end >= 0 else -CLOSED
            size += 1
    return size


def make_plan(board, position, seat, map, tickets, plan):
    """The cheapest network found for these tickets that the trains allow."""
    listed: cython.uchar[MAX_TICKETS]
    reverse: cython.uchar[MAX_TICKETS]
    worth: cython.int[MAX_TICKETS]
    second: Plan
    given_up: Word[TICKET_WORDS]
    size: cython.int
    i: cython.int
    worst: cython.int
    given_up[0] = 0
    given_up[1] = 0
    size = list_open_tickets(board, position, seat, map, tickets, listed, worth)
    while True:
        join_tickets(board, map, listed, size, plan)
        for i in range(size):
            reverse[i] = listed[size - 1 - i]
        join_tickets(board, map, reverse, size, cython.address(second))
        if second.tickets > plan.tickets or (
            second.tickets == plan.tickets and second.weight < plan.weight
        ):
            plan[0] = second
        if plan.trains <= position.trains[seat] or size == 0:
            break
        worst = 0
        for i in range(size):
            if worth[i] < worth[worst]:
                worst = i
        add(given_up, listed[worst])
        size -= 1
        for i in range(worst, size):
            listed[i] = listed[i + 1]
            worth[i] = worth[i + 1]
    plan.dropped[0] |= given_up[0]
    plan.dropped[1] |= given_up[1]
