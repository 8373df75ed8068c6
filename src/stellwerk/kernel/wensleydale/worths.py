"""What a position is worth to a seat that builds or sells, in tenths of a victory point."""

import cython
from cython.cimports.libc.string import memset
from cython.cimports.stellwerk.kernel.wensleydale.board import (
    BROWN,
    GREEN,
    HILL_GOOD,
    PLAIN_GOOD,
    RED,
    RED_PASSENGER,
    WHITE,
)
from cython.cimports.stellwerk.kernel.wensleydale.position import Position
from cython.cimports.stellwerk.kernel.wensleydale.prospects import (
    Haul,
    Prospect,
    find_haul,
    shared_items,
    survey,
)

POINT = cython.declare(cython.int, 10)  # the unit


def worth_of_reach(board, position, weights, prospect, others, seat, places):
    """What the seat's tracks let it carry with so many places of each kind, and later."""
    haul: Haul
    hill: cython.int
    people: cython.int
    worth: cython.int
    find_haul(board, position, prospect, seat, cython.address(haul))
    hill = min(haul.items[HILL_GOOD], places)
    people = haul.items[RED_PASSENGER] + haul.items[RED_PASSENGER + 1]
    worth = weights.build_hill * hill
    worth += weights.build_plain * min(haul.items[PLAIN_GOOD], places - hill)
    worth += weights.build_passenger * min(people, places)
    # What is out of reach of this turn's trains can still be carried later.
    worth += weights.build_later * (haul.items[HILL_GOOD] + haul.items[PLAIN_GOOD] + people)
    if weights.build_shared:
        worth -= weights.build_shared * shared_items(position, cython.address(haul), others)
    return worth


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def other_means(position: cython.pointer(Position), seat: cython.int) -> cython.int:
    """Cubes, and points that are not brown."""
    return (
        position.hand[seat]
        + position.points[WHITE][seat]
        + position.points[RED][seat]
        + position.points[GREEN][seat]
    )


def places_to_come(position, weights, seat):
    """About how many places on trains a seat can pay for."""
    return position.points[BROWN][seat] + other_means(position, seat) // max(
        1, weights.build_replacement
    )


def worth_built(board, position, weights, prospect, others, seat):
    """With the line that is being built as it is: goods in reach, less tracks, and means left."""
    worth: cython.int = worth_of_reach(
        board, position, weights, prospect, others, seat, places_to_come(position, weights, seat)
    )
    worth -= position.on_board[seat] * (
        weights.build_track if position.turn < board.turns else weights.build_last_track
    )
    worth += weights.build_means * other_means(position, seat)
    worth += weights.build_brown * position.points[BROWN][seat]
    return worth + POINT * position.victory[seat]


def worth_sold(board, position, weights, seat):
    """After a sale: what stays in reach, the tracks that are still to be paid for, the points."""
    prospect: Prospect
    nobody: Haul
    worth: cython.int
    if position.turn == board.turns:
        return -weights.sell_last_track * position.on_board[seat]
    survey(board, position, cython.address(prospect))
    memset(cython.address(nobody), 0, cython.sizeof(Haul))
    worth = worth_of_reach(
        board, position, weights, cython.address(prospect), cython.address(nobody), seat,
        weights.sell_places,
    )  # fmt: skip
    worth = (worth * weights.sell_share) // 100
    worth -= weights.sell_track * position.on_board[seat]
    return worth + weights.sell_point * (position.points[RED][seat] + position.points[GREEN][seat])
