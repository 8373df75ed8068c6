"""The four influence tracks and the profit track: stacks, ranking, and paying (LTW-STACK)."""

import cython
from cython.cimports.stellwerk.kernel.wensleydale.board import BROWN, COLOURS, CUBE, UNITS
from cython.cimports.stellwerk.kernel.wensleydale.position import (
    FOR_TRACK,
    NOTE_PAID,
    note,
)


def move_token(position, track, seat, by):
    """Move a token; who arrives lies on top, a move of 0 is none (LTW-STACK-1…3)."""
    if by == 0:
        return
    position.points[track][seat] += by
    position.arrivals += 1
    position.arrival[track][seat] = position.arrivals


def is_ahead(position, track, seat, other):
    """The higher space is ahead, on the same space the upper token (LTW-STACK-4)."""
    if position.points[track][seat] != position.points[track][other]:
        return position.points[track][seat] > position.points[track][other]
    return position.arrival[track][seat] > position.arrival[track][other]


def rank(board, position, track, order):
    """Write the seats in ranking order."""
    seat: cython.int
    i: cython.int
    for seat in range(board.players):
        i = seat
        while i > 0 and is_ahead(position, track, seat, order[i - 1]):
            order[i] = order[i - 1]
            i -= 1
        order[i] = seat


def total_influence(position, seat):
    """All influence points of a seat together."""
    colour: cython.int
    total: cython.int = 0
    for colour in range(COLOURS):
        total += position.points[colour][seat]
    return total


def units_of(position, seat, unit):
    """How many units of a kind can go into the payment that is due (LTW-BUILD-7, LTW-TRAIN-3)."""
    if unit == CUBE:
        return 0 if position.paying_for == FOR_TRACK else position.hand[seat]
    if unit == 1 + BROWN and position.paying_for != FOR_TRACK:
        return 0
    return position.points[unit - 1][seat]


def may_pay_unit(position, seat, unit):
    """Units are paid in the order of their kinds, and the rest must still be payable."""
    kind: cython.int
    together: cython.int = 0
    if unit < position.paying_from or units_of(position, seat, unit) == 0:
        return False
    for kind in range(unit, UNITS):
        together += units_of(position, seat, kind)
    return together >= position.due


def pay_unit(position, seat, unit):
    """Pay one unit of what is due."""
    if unit == CUBE:
        position.hand[seat] -= 1
    else:
        move_token(position, unit - 1, seat, -1)
    position.due -= 1
    position.paying_from = unit
    note(position, NOTE_PAID, seat, unit)


def pay_what_is_forced(position, seat):
    """Pay all units for which there is no choice; True when everything is paid."""
    unit: cython.int
    only: cython.int
    possible: cython.int
    while position.due > 0:
        possible = 0
        only = 0
        for unit in range(UNITS):
            if may_pay_unit(position, seat, unit):
                possible += 1
                only = unit
        if possible != 1:
            return False
        pay_unit(position, seat, only)
    return True
