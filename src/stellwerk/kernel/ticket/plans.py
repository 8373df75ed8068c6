"""Planning: the cheapest network for a set of tickets, as far as a quick look can tell.

Tickets are joined to the network one after the other along shortest paths on which own and planned
routes are free; once with the longest tickets first, once with the shortest first, and the cheaper
network counts. A plan that needs more trains than there are gives up the tickets that pay least.
"""

import cython
from cython.cimports.libc.string import memcpy, memset
from cython.cimports.stellwerk.kernel.bits import Word, add, drop, has, lowest, one, without_lowest
from cython.cimports.stellwerk.kernel.ticket.board import FERRY, GREY, TUNNEL, Board
from cython.cimports.stellwerk.kernel.ticket.claims import open_routes
from cython.cimports.stellwerk.kernel.ticket.limits import (
    MAX_CITIES,
    MAX_TICKETS,
    ROUTE_WORDS,
    TICKET_WORDS,
)
from cython.cimports.stellwerk.kernel.ticket.scoring import own_components, ticket_value

TICKET_POINT = cython.declare(cython.int, 6)


def survey(board, position, seat, map):
    """What each route would cost the seat: nothing if it owns it, CLOSED if it cannot be had."""
    route: cython.int
    weight: cython.int
    map.ticket_point = TICKET_POINT
    open_routes(board, position, seat, map.open)
    for route in range(board.routes):
        if has(position.owned[seat], route):
            map.weight[route] = 0
            continue
        if board.length[route] > position.trains[seat]:
            drop(map.open, route)
        if not has(map.open, route):
            map.weight[route] = CLOSED
            continue
        weight = 4 * board.length[route] + 3
        if board.kind[route] == TUNNEL:
            weight += 3
        if board.kind[route] == FERRY:
            weight += 4 * board.ferry_locomotives[route]
        if board.colour[route] == GREY:
            weight -= 2
        map.weight[route] = weight
    allow_weighed_routes(board, map)


def allow_weighed_routes(board, map):
    """Every route that has a weight can be used."""
    route: cython.int
    memset(map.usable, 0, ROUTE_WORDS * cython.sizeof(Word))
    for route in range(board.routes):
        if map.weight[route] < CLOSED:
            add(map.usable, route)


def measure_from(board, map, start, goal, distance, via):
    """Shortest distances from a set of cities; `via` is the last route on the way (Dijkstra).

    They are right for the goal, and for all cities if the goal is all of them.
    """
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
        goal &= ~one(city)
        if not goal:
            return
        for w in range(ROUTE_WORDS):
            left = board.routes_at[city][w] & map.usable[w]
            while left:
                route = 64 * w + lowest(left)
                left = without_lowest(left)
                other = board.route_a[route] + board.route_b[route] - city
                if nearest + map.weight[route] < distance[other]:
                    distance[other] = nearest + map.weight[route]
                    via[other] = route
                    waiting |= one(other)


def ends_of_ticket(board, ticket):
    """All cities that would complete a ticket."""
    d: cython.int
    ends: Word = 0
    for d in range(board.destinations[ticket]):
        ends |= board.destination[ticket][d]
    return ends


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def best_end(
    board: cython.pointer(Board), map: cython.pointer(Map), ticket: cython.int,
    distance: cython.pointer(cython.int), value: cython.pointer(cython.int),
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
                map.ticket_point * board.value[ticket][d] - distance[city] > best_worth
            ):
                best_worth = map.ticket_point * board.value[ticket][d] - distance[city]
                best = city
                value[0] = board.value[ticket][d]
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def look_at_ticket(
    board: cython.pointer(Board), map: cython.pointer(Map), ticket: cython.int,
    found: cython.pointer(OpenTicket),
) -> cython.bint:  # fmt: skip
    """The way that suits a ticket best; False if none is left."""
    distance: cython.int[MAX_CITIES]
    via: cython.short[MAX_CITIES]
    end: cython.int
    measure_from(
        board, map, board.ticket_start[ticket], ends_of_ticket(board, ticket), distance, via
    )
    memset(found, 0, cython.sizeof(OpenTicket))
    found.ticket = ticket
    end = best_end(board, map, ticket, distance, cython.address(found.value))
    if end < 0:
        found.worth = -CLOSED
        return False
    found.distance = distance[end]
    found.worth = map.ticket_point * found.value - found.distance
    while via[end] >= 0:
        add(found.way, via[end])
        end = board.route_a[via[end]] + board.route_b[via[end]] - end
    return True


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def add_way(
    board: cython.pointer(Board), map: cython.pointer(Map), plan: cython.pointer(Plan),
    way: cython.pointer(Word),
) -> cython.void:  # fmt: skip
    """Want every route of a way; from then on it is free."""
    route: cython.int
    w: cython.int
    left: Word
    for w in range(ROUTE_WORDS):
        left = way[w]
        while left:
            route = 64 * w + lowest(left)
            left = without_lowest(left)
            if map.weight[route] > 0:
                plan.weight += map.weight[route]
                plan.trains += board.length[route]
                add(plan.wanted, route)
                map.weight[route] = 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def join_tickets(
    board: cython.pointer(Board), map: cython.pointer(Map), listed: cython.pointer(OpenTicket),
    size: cython.int, step: cython.int, joined: cython.pointer(OpenTicket), known: cython.int,
    plan: cython.pointer(Plan),
) -> cython.void:  # fmt: skip
    """Join the tickets one after the other, from either end; what cannot be reached is given up.

    The ways by which they join are kept in `joined`; those of the first `known` are still right.
    """
    scratch: Map
    found: OpenTicket
    i: cython.int
    w: cython.int
    at: cython.int = 0 if step > 0 else size - 1
    memcpy(cython.address(scratch), map, cython.sizeof(Map))
    memset(plan, 0, cython.sizeof(Plan))
    for i in range(size):
        if i < known:
            found = joined[i]
        elif i == 0 or listed[at].worth == -CLOSED:  # as when it was listed
            found = listed[at]
        else:
            look_at_ticket(board, cython.address(scratch), listed[at].ticket, cython.address(found))
        joined[i] = found
        at += step
        for w in range(ROUTE_WORDS):
            plan.seen[w] |= found.way[w]
        if found.worth == -CLOSED:
            add(plan.dropped, found.ticket)
            continue
        plan.value += found.value
        plan.tickets += 1
        add_way(board, cython.address(scratch), plan, found.way)


def list_open_tickets(board, position, seat, map, wished, listed):
    """The tickets not yet completed, the longest first; returns how many."""
    component: Word[MAX_CITIES]
    found: OpenTicket
    done: cython.bint = False
    size: cython.int = 0
    w: cython.int
    i: cython.int
    t: cython.int
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
            if look_at_ticket(board, map, t, cython.address(found)) and found.distance == 0:
                continue
            i = size
            while i > 0 and listed[i - 1].distance < found.distance:
                listed[i] = listed[i - 1]
                i -= 1
            listed[i] = found
            size += 1
    return size


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def keep_nearest(
    listed: cython.pointer(OpenTicket), size: cython.int, most: cython.int
) -> cython.int:
    """Leave the nearest tickets that can be reached in the list; the farthest stand first in it."""
    i: cython.int
    reached: cython.int = 0
    first: cython.int = 0
    for i in range(size):
        if listed[i].worth > -CLOSED:
            listed[reached] = listed[i]
            reached += 1
    if reached > most:
        first = reached - most
        for i in range(most):
            listed[i] = listed[first + i]
    return reached - first


def make_plan(board, position, seat, map, tickets, most, plan):
    """The cheapest network found for these tickets that the trains allow; for the nearest few."""
    listed: OpenTicket[MAX_TICKETS]
    seen: Word[ROUTE_WORDS]
    i: cython.int
    w: cython.int
    size: cython.int = list_open_tickets(board, position, seat, map, tickets, listed)
    for w in range(ROUTE_WORDS):
        seen[w] = 0
        for i in range(size):
            seen[w] |= listed[i].way[w]
    if size > most:
        size = keep_nearest(listed, size, most)
    plan_network(board, position, seat, map, listed, size, plan)
    for w in range(ROUTE_WORDS):
        plan.seen[w] |= seen[w]


def plan_network(board, position, seat, map, listed, size, plan):
    """The same for open tickets that are already listed; the list is spent."""
    second: Plan
    given_up: Word[TICKET_WORDS]
    seen: Word[ROUTE_WORDS]
    forwards: OpenTicket[MAX_TICKETS]
    backwards: OpenTicket[MAX_TICKETS]
    known_forwards: cython.int = 0
    known_backwards: cython.int = 0
    i: cython.int
    w: cython.int
    worst: cython.int
    memset(given_up, 0, cython.sizeof(given_up))
    memset(seen, 0, cython.sizeof(seen))
    while True:
        join_tickets(board, map, listed, size, 1, forwards, known_forwards, plan)
        for w in range(ROUTE_WORDS):
            seen[w] |= plan.seen[w]
        if size > 1:
            join_tickets(
                board, map, listed, size, -1, backwards, known_backwards, cython.address(second)
            )
            for w in range(ROUTE_WORDS):
                seen[w] |= second.seen[w]
            if second.tickets > plan.tickets or (
                second.tickets == plan.tickets and second.weight < plan.weight
            ):
                plan[0] = second
        if plan.trains <= position.trains[seat] or size == 0:
            break
        worst = 0
        for i in range(size):
            if listed[i].worth < listed[worst].worth:
                worst = i
        add(given_up, listed[worst].ticket)
        known_forwards = worst
        known_backwards = size - 1 - worst if size > 1 else 0
        size -= 1
        for i in range(worst, size):
            listed[i] = listed[i + 1]
    memcpy(plan.seen, seen, cython.sizeof(seen))
    plan.dropped[0] |= given_up[0]
    plan.dropped[1] |= given_up[1]
