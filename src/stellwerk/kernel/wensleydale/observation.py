"""The observation of Wensleydale: its blocks in order, and what writes them.

>>> VERSION
1
"""

import cython
from cython.cimports.libc.string import memset
from cython.cimports.stellwerk.kernel.bits import Word
from cython.cimports.stellwerk.kernel.observing import (
    CountUp,
    Describe,
    KernelObserver,
    MarkLegal,
    mark_actions,
)
from cython.cimports.stellwerk.kernel.procedures import MOST_ACTIONS
from cython.cimports.stellwerk.kernel.wensleydale.board import (
    CARRIED,
    COMPANIES,
    ITEMS,
    OWNERS,
    TRACKS,
    Board,
    Rules,
)
from cython.cimports.stellwerk.kernel.wensleydale.legal import list_actions
from cython.cimports.stellwerk.kernel.wensleydale.limits import (
    MAX_BOXES,
    MAX_CHAINS,
    MAX_SEATS,
    MAX_TRAINS,
)
from cython.cimports.stellwerk.kernel.wensleydale.observed_map import (
    write_carriable,
    write_contents,
    write_item,
    write_line,
    write_line_end,
    write_owners,
    write_reach,
    write_touched,
)
from cython.cimports.stellwerk.kernel.wensleydale.observed_table import (
    write_ahead,
    write_box,
    write_boxes,
    write_chains,
    write_company,
    write_paying,
    write_phase,
    write_rules,
    write_seats,
    write_trains,
    write_turn,
)
from cython.cimports.stellwerk.kernel.wensleydale.position import Position
from cython.cimports.stellwerk.kernel.wensleydale.turn import final_points, winner

VERSION = 1
"""The layout that nets are trained for: whoever changes what a byte means counts it up."""

PLANNING_BLOCKS = ("reach", "carriable")
"""What has to be worked out from the tracks."""

BLOCKS = cython.declare(cython.int, 19)
WRITERS = cython.declare(WriteBlock[19])


@cython.cclass
class WensleydaleObserver(KernelObserver):
    """Sees positions of one game; blocks can be left out by name."""

    def __init__(self, rules: Rules, without: tuple = ()):
        self.lay_out(rules, blocks_of(rules), without)
        self.observer.describe = cython.cast(Describe, describe)
        self.observer.mark_legal = cython.cast(MarkLegal, mark_legal)
        self.observer.count_up = cython.cast(CountUp, count_up)


def blocks_of(rules: Rules) -> list:
    """(name, size, unit) of every block, in the order of the functions that write them."""
    areas: cython.int = rules.board.areas
    borders: cython.int = rules.board.borders
    return [
        ("phase", PHASES, 1),
        ("turn", 6, 4),
        ("rules", 3, 4),
        ("seats", MAX_SEATS * SEAT_NUMBERS, 8),
        ("ahead", TRACKS * (MAX_SEATS - 1), 1),
        ("boxes", MAX_BOXES * BOX_NUMBERS, 4),
        ("box", MAX_BOXES, 1),
        ("trains", MAX_TRAINS * TRAIN_NUMBERS, 4),
        ("paying", 2 + MAX_TRAINS, 1),
        ("contents", areas * ITEMS, 2),
        ("owners", borders * OWNERS, 1),
        ("touched", areas * OWNERS, 1),
        ("line", areas, 1),
        ("line_end", areas, 1),
        ("item", areas + CARRIED, 1),
        ("company", COMPANIES, 1),
        ("chains", MAX_CHAINS * MAX_SEATS, 4),
        ("reach", areas * COMPANIES, 1),
        ("carriable", areas * CARRIED, 1),
    ]


WRITERS[:] = [
    write_phase, write_turn, write_rules, write_seats, write_ahead, write_boxes, write_box,
    write_trains, write_paying, write_contents, write_owners, write_touched, write_line,
    write_line_end, write_item, write_company, write_chains, write_reach, write_carriable,
]  # fmt: skip


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def describe(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    place: cython.pointer(cython.int), memory: cython.p_void, observation: cython.p_uchar,
) -> cython.void:  # fmt: skip
    """What a seat sees."""
    look: Look
    number: cython.int
    look.board = board
    look.position = position
    look.seat = seat
    for number in range(BLOCKS):
        if place[number] >= 0:
            WRITERS[number](cython.address(look), observation + place[number])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def mark_legal(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    legal: cython.pointer(Word),
) -> cython.int:  # fmt: skip
    """Mark the legal actions of a pending seat; returns how many there are."""
    actions: cython.int[MOST_ACTIONS]
    return mark_actions(actions, list_actions(board, position, seat, actions), legal)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def count_up(
    board: cython.pointer(Board), position: cython.pointer(Position), shares: cython.p_float,
    points: cython.p_float,
) -> cython.void:  # fmt: skip
    """Who won, and everybody's points."""
    seat: cython.int
    memset(shares, 0, board.players * cython.sizeof(cython.float))
    for seat in range(board.players):
        points[seat] = final_points(board, position, seat)
    shares[winner(board, position)] = 1.0
