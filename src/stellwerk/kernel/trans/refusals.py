"""Why not? The reason for every refusal, from the general to the particular."""

import cython
from cython.cimports.stellwerk.kernel.bits import has
from cython.cimports.stellwerk.kernel.trans.board import NO_CITY, Board
from cython.cimports.stellwerk.kernel.trans.hands import all_choose, choosable
from cython.cimports.stellwerk.kernel.trans.position import AGREE, LAY, OVER, PLACE, Position
from cython.cimports.stellwerk.kernel.trans.rails import cost_of, is_connected
from cython.cimports.stellwerk.kernel.trans.turn import is_free_crossing, may_pass, may_stop


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def refuse_now(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int
) -> Refusal:
    """Whether the seat is to decide anything at all."""
    if position.phase == OVER:
        return GAME_IS_OVER
    if all_choose(position):
        return ALLOWED if position.chosen[seat] == NO_CITY else ALREADY_CHOSEN
    return ALLOWED if position.turn == seat else NOT_YOUR_TURN


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def refuse_phase(position: cython.pointer(Position), phase: cython.int) -> Refusal:
    """Whether this is the moment for it."""
    if position.phase == phase:
        return ALLOWED
    if position.phase == AGREE:
        return AGREE_FIRST
    if position.phase < PLACE:
        return CHOOSE_CITY_FIRST
    return PLACE_MARKER_FIRST if position.phase == PLACE else NOT_NOW


def refuse_action(board, position, seat, action):
    """Why a seat may not take an action; ALLOWED if it may."""
    refusal: Refusal = refuse_now(board, position, seat)
    if refusal != ALLOWED:
        return refusal
    if action < board.lay:
        refusal = refuse_phase(position, PLACE)
        if refusal == ALLOWED and not is_free_crossing(board, position, action):
            return CROSSING_TAKEN
        return refusal
    if action < board.choose:
        refusal = refuse_phase(position, LAY)
        return (
            refuse_line(board, position, seat, action - board.lay)
            if refusal == ALLOWED
            else (refusal)
        )
    if action < board.stop:
        return refuse_city(board, position, seat, action - board.choose)
    if action >= board.agree:
        return ALLOWED if position.phase == AGREE else NOT_NOW
    refusal = refuse_phase(position, LAY)
    if refusal != ALLOWED:
        return refusal
    if action == board.stop:
        return ALLOWED if may_stop(position) else LAY_ONE_FIRST
    return ALLOWED if may_pass(board, position, seat) else CANNOT_PASS


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def refuse_line(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    line: cython.int,
) -> Refusal:  # fmt: skip
    """Why no rail may be laid here (TRANS-TURN-1, -3)."""
    if has(position.rails, line):
        return LINE_HAS_RAIL
    if not is_connected(position, seat, line):
        return NOT_CONNECTED
    return TOO_DEAR if cost_of(board, position, line) > position.budget else ALLOWED


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def refuse_city(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    city: cython.int,
) -> Refusal:  # fmt: skip
    """Why a city may not be chosen (TRANS-CARD-8, -13…16)."""
    if position.phase == AGREE:
        return AGREE_FIRST
    if position.phase == PLACE:
        return PLACE_MARKER_FIRST
    if position.phase > PLACE:
        return NOT_NOW
    if not (position.hand[seat] >> city) & 1:
        return CITY_NOT_IN_HAND
    return ALLOWED if (choosable(board, position, seat) >> city) & 1 else WRONG_COLOUR
