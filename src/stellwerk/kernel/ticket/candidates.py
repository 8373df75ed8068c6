"""Which actions of a turn are worth comparing: few of each kind, the policy's own choice first."""

import cython
from cython.cimports.stellwerk.kernel.bits import Word, has, lowest, without_lowest
from cython.cimports.stellwerk.kernel.policy import put
from cython.cimports.stellwerk.kernel.procedures import MOST_ACTIONS
from cython.cimports.stellwerk.kernel.ticket.board import (
    CLAIM,
    DRAW,
    DRAW_BLIND,
    DRAW_TICKETS,
    KINDS,
    Board,
)
from cython.cimports.stellwerk.kernel.ticket.cards import possible_draws
from cython.cimports.stellwerk.kernel.ticket.choices import (
    choose,
    cost_of_way,
    touching,
)
from cython.cimports.stellwerk.kernel.ticket.claims import payable_ways
from cython.cimports.stellwerk.kernel.ticket.limits import MAX_ROUTES, WAY_WORDS
from cython.cimports.stellwerk.kernel.ticket.mind import Mind, Thought, think
from cython.cimports.stellwerk.kernel.ticket.position import NOT_YET, TURN, Position
from cython.cimports.stellwerk.kernel.ticket.station_choice import best_station
from cython.cimports.stellwerk.kernel.ticket.turn import list_actions
from cython.cimports.stellwerk.kernel.ticket.weights import Weights

CLAIMS = cython.declare(cython.int, 5)  # at most so many routes
TRAINS_FOR_TICKETS = cython.declare(cython.int, 6)  # with fewer, more tickets are never right
WANTED = cython.declare(cython.int, 300)  # routes of the plan come before all others


def list_candidates(board, position, seat, weights, mind, actions, most):
    """The policy's own choice, then others; returns how many."""
    everything: cython.int[MOST_ACTIONS]
    thought: Thought
    action: cython.int
    card: cython.int
    i: cython.int
    size: cython.int = 1
    actions[0] = choose(board, position, seat, weights, mind)
    if position.phase != TURN:
        for i in range(list_actions(board, position, seat, everything)):
            size = put(actions, size, most, everything[i])
        return size
    think(board, position, seat, weights, mind, cython.address(thought))
    size = put_claims(
        board, position, seat, weights, mind, cython.address(thought), actions, size, most
    )
    if board.stations > 0:
        action = best_station(board, position, seat)
        if action >= 0:
            size = put(actions, size, most, action)
    if (
        position.ticket_deck_size > 0
        and position.trains[seat] >= TRAINS_FOR_TICKETS
        and position.final_turns == NOT_YET
    ):
        size = put(actions, size, most, DRAW_TICKETS)
    draws: Word = possible_draws(board, position)
    for card in range(KINDS - 1, -1, -1):
        if (draws >> (DRAW + card)) & 1:
            size = put(actions, size, most, DRAW + card)
    if (draws >> DRAW_BLIND) & 1:
        size = put(actions, size, most, DRAW_BLIND)
    return size


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def put_claims(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    weights: cython.pointer(Weights), mind: cython.pointer(Mind), thought: cython.pointer(Thought),
    actions: cython.pointer(cython.int), size: cython.int, most: cython.int,
) -> cython.int:  # fmt: skip
    """The best routes, each with its best way to pay: those of the plan first, others by points."""
    ways: Word[WAY_WORDS]
    best_way: cython.int[MAX_ROUTES]
    best_worth: cython.int[MAX_ROUTES]
    left: Word
    w: cython.int
    way: cython.int
    route: cython.int
    worth: cython.int
    i: cython.int
    best: cython.int
    for route in range(board.routes):
        best_way[route] = -1
    payable_ways(board, position, seat, ways)
    for w in range(board.way_words):
        left = ways[w]
        while left:
            way = 64 * w + lowest(left)
            left = without_lowest(left)
            route = board.way_route[way]
            worth = 4 * touching(board, position, seat, route)
            if has(mind.plan.wanted, route) or route == thought.target:
                worth += WANTED + 20 * board.length[route] + worth
            elif board.length[route] < 2 and position.final_turns == NOT_YET:
                continue
            else:
                worth += 10 * board.route_points[route]
            worth -= cost_of_way(board, position, seat, weights, thought, way)
            if best_way[route] < 0 or worth > best_worth[route]:
                best_way[route] = way
                best_worth[route] = worth
    for i in range(CLAIMS):
        best = -1
        for route in range(board.routes):
            if best_way[route] >= 0 and (best < 0 or best_worth[route] > best_worth[best]):
                best = route
        if best < 0:
            break
        size = put(actions, size, most, CLAIM + best_way[best])
        best_way[best] = -1
    return size
