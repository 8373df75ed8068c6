"""The observation of Trans: its blocks in order, and what writes them.

>>> VERSION
1
"""

import cython
from cython.cimports.stellwerk.kernel.bits import Word
from cython.cimports.stellwerk.kernel.observing import (
    CountUp,
    Describe,
    KernelObserver,
    MarkLegal,
    mark_actions,
)
from cython.cimports.stellwerk.kernel.procedures import MOST_ACTIONS
from cython.cimports.stellwerk.kernel.trans.board import SPECIAL_CARDS, Board, Rules
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
from cython.cimports.stellwerk.kernel.trans.position import Position
from cython.cimports.stellwerk.kernel.trans.turn import list_actions

VERSION = 1
"""The layout that nets are trained for: whoever changes what a byte means counts it up."""

PLANNING_BLOCKS = ("missing", "saved", "to_city", "to_others", "trees")
"""What trees have to be grown for; an observation without them is several times quicker."""

BLOCKS = cython.declare(cython.int, 20)
WRITERS = cython.declare(WriteBlock[20])


@cython.cclass
class TransObserver(KernelObserver):
    """Sees positions of one game; blocks can be left out by name."""

    def __init__(self, rules: Rules, without: tuple = ()):
        self.lay_out(rules, blocks_of(rules), without)
        self.observer.describe = cython.cast(Describe, describe)
        self.observer.mark_legal = cython.cast(MarkLegal, mark_legal)
        self.observer.count_up = cython.cast(CountUp, count_up)


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
    look.has_survey = False
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
