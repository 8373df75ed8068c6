"""Thinking with memory: a plan is made again only when something it rests on has changed.

Claims of others only take options away, so a plan none of whose routes was taken is still the best
one that was found.
"""

import cython
from cython.cimports.libc.string import memcpy, memset
from cython.cimports.stellwerk.kernel.bits import Word, add, has, lowest, without_lowest
from cython.cimports.stellwerk.kernel.ticket.board import (
    FERRY,
    GREY,
    KINDS,
    LOCOMOTIVE,
    TUNNEL,
    Board,
)
from cython.cimports.stellwerk.kernel.ticket.cards import most_held
from cython.cimports.stellwerk.kernel.ticket.limits import ROUTE_WORDS, TICKET_WORDS
from cython.cimports.stellwerk.kernel.ticket.needed_cards import count_needed_cards
from cython.cimports.stellwerk.kernel.ticket.plans import CLOSED, allow_weighed_routes, make_plan
from cython.cimports.stellwerk.kernel.ticket.position import NOT_YET, Position
from cython.cimports.stellwerk.kernel.ticket.weights import Weights

NEVER = cython.declare(cython.int, -1000000)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.inline
def is_open(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    route: cython.int,
) -> cython.bint:  # fmt: skip
    """Whether the seat may still claim a route, cards and trains permitting."""
    return has(position.open_ways[seat], board.first_way[route])


def weigh_routes(board, position, seat, weights, map):
    """What each route would cost the seat: nothing if it owns it, CLOSED if it cannot be had."""
    route: cython.int
    weight: cython.int
    memset(map.open, 0, ROUTE_WORDS * cython.sizeof(Word))
    map.ticket_point = weights.plan_ticket_point
    for route in range(board.routes):
        if has(position.owned[seat], route):
            map.weight[route] = 0
            continue
        map.weight[route] = CLOSED
        if board.length[route] > position.trains[seat] or not is_open(board, position, seat, route):
            continue
        add(map.open, route)
        weight = weights.plan_space * board.length[route] + weights.plan_route
        if board.kind[route] == TUNNEL:
            weight += weights.plan_tunnel
        if board.kind[route] == FERRY:
            weight += weights.plan_ferry * board.ferry_locomotives[route]
        if board.colour[route] == GREY:
            weight -= weights.plan_grey
        map.weight[route] = max(1, weight - weights.plan_point * board.route_points[route])
    allow_weighed_routes(board, map)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def routes_of_all(
    board: cython.pointer(Board), position: cython.pointer(Position), taken: cython.pointer(Word)
) -> cython.void:
    """Every route that somebody owns."""
    seat: cython.int
    w: cython.int
    for w in range(ROUTE_WORDS):
        taken[w] = 0
        for seat in range(board.players):
            taken[w] |= position.owned[seat][w]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def still_stands(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    mind: cython.pointer(Mind), taken: cython.pointer(Word),
) -> cython.bint:  # fmt: skip
    """Whether nothing has happened that the plan did not reckon with."""
    w: cython.int
    route: cython.int
    left: Word
    for w in range(ROUTE_WORDS):
        if mind.owned[w] != position.owned[seat][w]:
            return False
    for w in range(TICKET_WORDS):
        if mind.tickets[w] != position.tickets[seat][w]:
            return False
    if taken[0] == mind.taken[0] and taken[1] == mind.taken[1]:
        return True
    for w in range(ROUTE_WORDS):
        left = mind.plan.wanted[w]
        while left:
            route = 64 * w + lowest(left)
            left = without_lowest(left)
            if not is_open(board, position, seat, route):
                return False
    return True


def refresh(board, position, seat, weights, mind):
    """Bring the plan up to date."""
    taken: Word[ROUTE_WORDS]
    w: cython.int
    route: cython.int
    way: cython.int
    left: Word
    routes_of_all(board, position, taken)
    if mind.has_plan and still_stands(board, position, seat, mind, taken):
        if mind.plan.trains == 0 and (taken[0] != mind.taken[0] or taken[1] != mind.taken[1]):
            weigh_routes(board, position, seat, weights, cython.address(mind.map))
        memcpy(mind.taken, taken, ROUTE_WORDS * cython.sizeof(Word))
        return
    mind.has_plan = True
    memcpy(mind.taken, taken, ROUTE_WORDS * cython.sizeof(Word))
    memcpy(mind.owned, position.owned[seat], ROUTE_WORDS * cython.sizeof(Word))
    memcpy(mind.tickets, position.tickets[seat], TICKET_WORDS * cython.sizeof(Word))
    weigh_routes(board, position, seat, weights, cython.address(mind.map))
    make_plan(
        board, position, seat, cython.address(mind.map), position.tickets[seat],
        weights.plan_tickets, cython.address(mind.plan),
    )  # fmt: skip
    for way in range(board.way_words):
        mind.ways[way] = 0
    for w in range(ROUTE_WORDS):
        left = mind.plan.wanted[w]
        while left:
            route = 64 * w + lowest(left)
            left = without_lowest(left)
            for way in range(board.way_words):
                mind.ways[way] |= board.ways_of_route[route][way]


def cards_held(position, seat):
    """How many cards a seat holds."""
    kind: cython.int
    cards: cython.int = 0
    for kind in range(KINDS):
        cards += position.hand[seat][kind]
    return cards


def gave_up(mind):
    """Whether the plan gives up a ticket."""
    w: cython.int
    for w in range(TICKET_WORDS):
        if mind.plan.dropped[w]:
            return True
    return False


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def best_target(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    weights: cython.pointer(Weights), mind: cython.pointer(Mind),
) -> cython.int:  # fmt: skip
    """With the plan done: the route that gives most points for the cards still to draw."""
    route: cython.int
    w: cython.int
    held: cython.int
    worth: cython.int
    best: cython.int = -1
    best_worth: cython.int = NEVER
    most: cython.int = position.hand[seat][most_held(position, seat)]
    left: Word
    for w in range(ROUTE_WORDS):
        left = mind.map.open[w]
        while left:
            route = 64 * w + lowest(left)
            left = without_lowest(left)
            if board.length[route] > position.trains[seat]:
                continue
            held = most
            if board.colour[route] != GREY:
                held = position.hand[seat][board.colour[route]]
            if board.locomotives_anywhere or board.kind[route] == TUNNEL:
                held += position.hand[seat][LOCOMOTIVE]
            worth = (weights.target_point * board.route_points[route]) // (
                2 + max(0, board.length[route] - held)
            )
            if board.kind[route] != 0:
                worth -= weights.target_special
            if worth > best_worth:
                best_worth = worth
                best = route
    return best


def think(board, position, seat, weights, mind, thought):
    """See what the plan lacks, and whether the end is near."""
    other: cython.int
    fewest: cython.int = position.trains[seat]
    wanted: Word[ROUTE_WORDS]
    refresh(board, position, seat, weights, mind)
    memset(thought, 0, cython.sizeof(Thought))
    for other in range(board.players):
        fewest = min(fewest, position.trains[other])
    thought.hurry = position.final_turns != NOT_YET or fewest <= weights.hurry_trains
    thought.cards = cards_held(position, seat)
    thought.target = -1
    if mind.plan.trains == 0:
        thought.target = best_target(board, position, seat, weights, mind)
    memcpy(wanted, mind.plan.wanted, ROUTE_WORDS * cython.sizeof(Word))
    if thought.target >= 0:
        add(wanted, thought.target)
    count_needed_cards(board, position, seat, wanted, thought.reserved, thought.needed)
