"""What joins places on the net at least cost, for people who look ahead.

>>> MAX_PLACES
7
"""

import cython
from cython.cimports.libc.string import memset
from cython.cimports.stellwerk.kernel.bits import Word
from cython.cimports.stellwerk.kernel.trans.board import Board, Rules
from cython.cimports.stellwerk.kernel.trans.limits import CROSSING_WORDS, MAX_CROSSINGS
from cython.cimports.stellwerk.kernel.trans.steiner import FAR, Costs, grow_trees


def cheapest_trees(rules: Rules, prices: list, places: list) -> list:
    """For every set of places, by its bits: what a tree through them costs to each crossing.

    Each line has a price, 0 where a rail lies. None is farther than is counted; the empty set costs
    nothing anywhere.
    """
    costs: Costs
    trees: cython.uchar[SET_COSTS]
    cost: cython.int[SETS]
    terminals: cython.uchar[MAX_PLACES]
    nowhere: Word[CROSSING_WORDS]
    board: cython.pointer(Board) = cython.cast(cython.pointer(Board), rules.board_)
    size: cython.int = len(places)
    crossing: cython.int
    i: cython.int
    if size > MAX_PLACES or not all(0 <= place < board.crossings for place in places):
        raise ValueError(f"at most {MAX_PLACES} crossings of the board can be joined")
    if len(prices) != board.lines or not all(0 <= price <= 2 for price in prices):
        raise ValueError(f"each of the {board.lines} lines has a price from 0 to 2")
    for i in range(size):
        terminals[i] = places[i]
    for crossing in range(board.crossings):
        for i in range(board.degree[crossing]):
            costs.step[crossing][i] = prices[board.line_to[crossing][i]]
    memset(nowhere, 0, cython.sizeof(nowhere))
    memset(trees, 0, MAX_CROSSINGS)
    grow_trees(board, cython.address(costs), nowhere, terminals, size, trees, cost)
    return [
        [
            None if trees[i] == FAR else trees[i]
            for i in range(MAX_CROSSINGS * joined, MAX_CROSSINGS * joined + board.crossings)
        ]
        for joined in range(1 << size)
    ]
