"""Where the policy puts its marker: on a cheap tree, by its cities and by the other markers."""

import cython
from cython.cimports.libc.string import memset
from cython.cimports.stellwerk.kernel.bits import Word, lowest, without_lowest
from cython.cimports.stellwerk.kernel.trans.board import NOWHERE, Board
from cython.cimports.stellwerk.kernel.trans.limits import CROSSING_WORDS, MAX_CROSSINGS
from cython.cimports.stellwerk.kernel.trans.position import Position
from cython.cimports.stellwerk.kernel.trans.steiner import (
    FAR,
    MAX_TERMINALS,
    Costs,
    measure_steps,
    spread,
    trees_everywhere,
)


def think_of_places(board, position, seat, weights, mind):
    """Weigh all crossings by the seat's own cities, unless that is done already."""
    costs: Costs
    terminals: cython.uchar[MAX_TERMINALS]
    distance: cython.uchar[MAX_CROSSINGS]
    farthest: cython.uchar[MAX_CROSSINGS]
    nowhere: Word[CROSSING_WORDS]
    left: Word = position.hand[seat]
    size: cython.int = 0
    crossing: cython.int
    if mind.cities == left and mind.cards == position.cards:
        return
    mind.cities = left
    mind.cards = position.cards
    measure_steps(board, position, cython.address(costs))
    memset(nowhere, 0, cython.sizeof(nowhere))
    memset(farthest, 0, cython.sizeof(farthest))
    memset(mind.worth, 0, cython.sizeof(mind.worth))
    while left and size < MAX_TERMINALS:
        terminals[size] = board.city_at[lowest(left)]
        left = without_lowest(left)
        memset(distance, FAR, MAX_CROSSINGS)
        distance[terminals[size]] = 0
        spread(board, cython.address(costs), distance, nowhere, FAR)
        for crossing in range(board.crossings):
            mind.worth[crossing] -= weights.place_distance * distance[crossing]
            farthest[crossing] = max(farthest[crossing], distance[crossing])
        mind.worth[terminals[size]] -= weights.place_own_city
        size += 1
    trees_everywhere(board, cython.address(costs), terminals, size, distance)
    for crossing in range(board.crossings):
        mind.worth[crossing] -= weights.place_tree * distance[crossing]
        mind.worth[crossing] -= weights.place_farthest * farthest[crossing]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def far_from_markers(
    board: cython.pointer(Board), position: cython.pointer(Position), reach: cython.int,
    distance: cython.pointer(cython.uchar),
) -> cython.bint:  # fmt: skip
    """How far every crossing is from the markers on the board, if there is any."""
    costs: Costs
    nowhere: Word[CROSSING_WORDS]
    seat: cython.int
    found: cython.bint = False
    memset(distance, FAR, MAX_CROSSINGS)
    for seat in range(board.players):
        if position.marker[seat] != NOWHERE:
            distance[position.marker[seat]] = 0
            found = True
    if found:
        measure_steps(board, position, cython.address(costs))
        memset(nowhere, 0, cython.sizeof(nowhere))
        spread(
            board, cython.address(costs), distance, nowhere,
            min(max(reach, 0), cython.cast(cython.int, FAR)),
        )  # fmt: skip
    return found


def weigh_crossings(board, position, seat, weights, mind, worth):
    """How good each crossing is for the marker; NEVER where one stands (TRANS-SETUP-5)."""
    distance: cython.uchar[MAX_CROSSINGS]
    crossing: cython.int
    other: cython.int
    among_others: cython.bint = False
    think_of_places(board, position, seat, weights, mind)
    if weights.place_far != 0:
        among_others = far_from_markers(board, position, weights.place_reach, distance)
    for crossing in range(board.crossings):
        worth[crossing] = mind.worth[crossing]
        if among_others:
            worth[crossing] += weights.place_far * min(
                cython.cast(cython.int, distance[crossing]), weights.place_reach
            )
    for other in range(board.players):
        if position.marker[other] != NOWHERE:
            worth[position.marker[other]] = NEVER


def best_crossing(board, position, seat, weights, mind):
    """The crossing for the marker."""
    worth: cython.int[MAX_CROSSINGS]
    crossing: cython.int
    best: cython.int = -1
    weigh_crossings(board, position, seat, weights, mind, worth)
    for crossing in range(board.crossings):
        if worth[crossing] > NEVER and (best < 0 or worth[crossing] > worth[best]):
            best = crossing
    return best
