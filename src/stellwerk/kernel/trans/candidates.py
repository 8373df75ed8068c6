"""Which actions are worth comparing: the policy's own choice first, then others by their worth."""

import cython
from cython.cimports.stellwerk.kernel.policy import put
from cython.cimports.stellwerk.kernel.procedures import MOST_ACTIONS
from cython.cimports.stellwerk.kernel.trans.board import Board
from cython.cimports.stellwerk.kernel.trans.choices import choose
from cython.cimports.stellwerk.kernel.trans.laying import Prospects, look_around, weigh_lines
from cython.cimports.stellwerk.kernel.trans.limits import MAX_CROSSINGS
from cython.cimports.stellwerk.kernel.trans.mind import Mind
from cython.cimports.stellwerk.kernel.trans.placing import NEVER, weigh_crossings
from cython.cimports.stellwerk.kernel.trans.position import LAY, PLACE, Position
from cython.cimports.stellwerk.kernel.trans.survey import Survey, take_survey
from cython.cimports.stellwerk.kernel.trans.turn import list_actions, may_stop
from cython.cimports.stellwerk.kernel.trans.weights import Weights

SPACING = cython.declare(cython.int, 100)  # taken off beside a crossing that is already listed
FEW = cython.declare(cython.int, 4)  # lines that save nothing are listed only up to so many


def list_candidates(board, position, seat, weights, mind, actions, most):
    """The policy's own choice, then others; returns how many."""
    everything: cython.int[MOST_ACTIONS]
    i: cython.int
    size: cython.int = 1
    actions[0] = choose(board, position, seat, weights, mind)
    if position.phase == PLACE:
        return put_crossings(board, position, seat, weights, mind, actions, size, most)
    if position.phase == LAY:
        return put_lines(board, position, seat, weights, actions, size, most)
    for i in range(list_actions(board, position, seat, everything)):
        size = put(actions, size, most, everything[i])
    return size


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def put_crossings(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    weights: cython.pointer(Weights), mind: cython.pointer(Mind),
    actions: cython.pointer(cython.int), size: cython.int, most: cython.int,
) -> cython.int:  # fmt: skip
    """The best crossings for the marker, not too close to each other."""
    worth: cython.int[MAX_CROSSINGS]
    best: cython.int = actions[0] - board.place
    crossing: cython.int
    i: cython.int
    weigh_crossings(board, position, seat, weights, mind, worth)
    while best >= 0 and size < most:
        size = put(actions, size, most, board.place + best)
        worth[best] = NEVER
        for i in range(board.degree[best]):
            if worth[board.neighbour[best][i]] > NEVER:
                worth[board.neighbour[best][i]] -= SPACING
        best = -1
        for crossing in range(board.crossings):
            if worth[crossing] > NEVER and (best < 0 or worth[crossing] > worth[best]):
                best = crossing
    return size


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def put_lines(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    weights: cython.pointer(Weights), actions: cython.pointer(cython.int), size: cython.int,
    most: cython.int,
) -> cython.int:  # fmt: skip
    """The best lines of the frontier: all that save something, and a few others."""
    survey: Survey
    prospects: Prospects
    best: cython.int
    i: cython.int
    take_survey(board, position, seat, weights.lay_cities, cython.address(survey))
    look_around(board, position, seat, weights, cython.address(survey))
    weigh_lines(board, position, seat, weights, cython.address(survey), cython.address(prospects))
    while size < most:
        best = -1
        for i in range(prospects.size):
            if prospects.worth[i] > NEVER and (
                best < 0 or prospects.worth[i] > prospects.worth[best]
            ):
                best = i
        if best < 0 or (prospects.saved[best] <= 0 and size >= FEW):
            break
        size = put(actions, size, most, board.lay + prospects.line[best])
        prospects.worth[best] = NEVER
    if may_stop(position):
        size = put(actions, size, most, board.stop)
    return size
