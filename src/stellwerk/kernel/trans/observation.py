"""The observation of Trans: its blocks in order, and what writes them.

>>> VERSION
1
"""

import cython
from cython.cimports.stellwerk.kernel.observing import (
    CountUp,
    Describe,
    KernelObserver,
    WriteBlock,
    write_blocks,
)
from cython.cimports.stellwerk.kernel.trans.board import SPECIAL_CARDS, Rules
from cython.cimports.stellwerk.kernel.trans.limits import MAX_SEATS
from cython.cimports.stellwerk.kernel.trans.observed_plan import (
    write_missing,
    write_saved,
    write_to_city,
    write_to_others,
    write_trees,
)
from cython.cimports.stellwerk.kernel.trans.observed_table import (
    write_asking,
    write_cards,
    write_costs,
    write_frontier,
    write_hand,
    write_known,
    write_network,
    write_networks,
    write_open_cities,
    write_others,
    write_phase,
    write_points,
    write_rails,
    write_rules,
    write_turn,
)

VERSION = 1
"""The layout that nets are trained for: whoever changes what a byte means counts it up."""

PLANNING_BLOCKS = ("missing", "saved", "to_city", "to_others", "trees")
"""What trees have to be grown for; an observation without them is several times quicker."""

BLOCKS = cython.declare(cython.int, 20)
WRITERS = cython.declare(Write[20])


@cython.cclass
class TransObserver(KernelObserver):
    """Sees positions of one game of Trans; blocks can be left out by name."""

    def __init__(self, rules: Rules, without: tuple = ()):
        self.lay_out(
            rules, blocks_of(rules), without,
            cython.cast(Describe, describe), cython.cast(CountUp, count_up),
        )  # fmt: skip


def blocks_of(rules: Rules) -> list:
    """(name, size, unit) of every block, in the order of the functions that write them."""
    crossings: cython.int = rules.board.crossings
    lines: cython.int = rules.board.lines
    cities: cython.int = rules.board.cities
    return [
        ("phase", PHASES, 1),
        ("turn", 6, 4),
        ("rules", 3, 4),
        ("cards", SPECIAL_CARDS + 1, 1),
        ("asking", SPECIAL_CARDS + 1, 1),
        ("points", MAX_SEATS, 4),
        ("others", OTHERS * 3, 1),
        ("hand", cities, 1),
        ("open_cities", cities, 1),
        ("known", OTHERS * cities, 1),
        ("rails", lines, 1),
        ("frontier", lines, 1),
        ("costs", lines, 2),
        ("network", crossings, 1),
        ("networks", OTHERS * crossings, 1),
        ("missing", 2, 8),
        ("saved", lines, 1),
        ("to_city", crossings, 4),
        ("to_others", crossings, 4),
        ("trees", crossings, 8),
    ]


WRITERS[:] = [
    write_phase, write_turn, write_rules, write_cards, write_asking, write_points, write_others,
    write_hand, write_open_cities, write_known, write_rails, write_frontier, write_costs,
    write_network, write_networks, write_missing, write_saved, write_to_city, write_to_others,
    write_trees,
]  # fmt: skip


def describe(board, position, seat, place, memory, observation):
    """What a seat sees."""
    look: Look
    look.board, look.position, look.seat = board, position, seat
    look.has_survey = False
    write_blocks(
        cython.cast(cython.pointer(WriteBlock), WRITERS), BLOCKS, place,
        cython.address(look), observation,
    )  # fmt: skip


def count_up(board, position, shares, points):
    """Who won, and everybody's points."""
    seat: cython.int
    ties: cython.int = 0
    most: cython.int = position.points[0]
    for seat in range(board.players):
        most = max(most, position.points[seat])
    for seat in range(board.players):
        ties += position.points[seat] == most
    for seat in range(board.players):
        points[seat] = position.points[seat]
        shares[seat] = 0.0
        if position.points[seat] == most:
            shares[seat] = cython.cast(cython.float, 1.0) / ties
