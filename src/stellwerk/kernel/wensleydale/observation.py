"""The observation of Wensleydale: its blocks in order, and what writes them.

>>> VERSION
1
"""

import cython
from cython.cimports.libc.string import memset
from cython.cimports.stellwerk.kernel.observing import (
    CountUp,
    Describe,
    KernelObserver,
    WriteBlock,
    write_blocks,
)
from cython.cimports.stellwerk.kernel.wensleydale.board import (
    CARRIED,
    COMPANIES,
    ITEMS,
    OWNERS,
    TRACKS,
    Rules,
)
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
from cython.cimports.stellwerk.kernel.wensleydale.turn import final_points, winner

VERSION = 1
"""The layout that nets are trained for: whoever changes what a byte means counts it up."""

PLANNING_BLOCKS = ("reach", "carriable")
"""What has to be worked out from the tracks."""

BLOCKS = cython.declare(cython.int, 19)
WRITERS = cython.declare(Write[19])


@cython.cclass
class WensleydaleObserver(KernelObserver):
    """Sees positions of one game of Wensleydale; blocks can be left out by name."""

    def __init__(self, rules: Rules, without: tuple = ()):
        self.lay_out(
            rules, blocks_of(rules), without,
            cython.cast(Describe, describe), cython.cast(CountUp, count_up),
        )  # fmt: skip


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


def describe(board, position, seat, place, memory, observation):
    """What a seat sees."""
    look: Look
    look.board, look.position, look.seat = board, position, seat
    write_blocks(
        cython.cast(cython.pointer(WriteBlock), WRITERS), BLOCKS, place,
        cython.address(look), observation,
    )  # fmt: skip


def count_up(board, position, shares, points):
    """Who won, and everybody's points."""
    seat: cython.int
    memset(shares, 0, board.players * cython.sizeof(cython.float))
    for seat in range(board.players):
        points[seat] = final_points(board, position, seat)
    shares[winner(board, position)] = 1.0
