"""What joins places on the net at least cost, for people who look ahead.

>>> MAX_PLACES
7
"""

import cython
from cython.cimports.libc.string import memset
from cython.cimports.stellwerk.kernel.bits import Word, add, has, lowest, without_lowest
from cython.cimports.stellwerk.kernel.trans.board import Board, Rules
from cython.cimports.stellwerk.kernel.trans.limits import (
    CROSSING_WORDS,
    LINE_WORDS,
    MAX_CROSSINGS,
)
from cython.cimports.stellwerk.kernel.trans.position import Position
from cython.cimports.stellwerk.kernel.trans.steiner import (
    FAR,
    MAX_TERMINALS,
    TREE_COSTS,
    TREES,
    Costs,
    grow_trees,
    measure_steps,
    open_cities,
)


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


def missing_by_city(board, position, seat, rails):
    """What `missing_rails` counts, and for each city of the hand the rails missing to it alone."""
    costs: Costs
    trees: cython.uchar[TREE_COSTS]
    cost: cython.int[TREES]
    terminals: cython.uchar[MAX_TERMINALS]
    network: cython.pointer(Word) = position.network[position.leader[seat]]
    size: cython.int = open_cities(board, position, seat, terminals)
    left: Word = position.hand[seat]
    city: cython.int = 0
    joined: cython.int = 1
    measure_steps(board, position, cython.address(costs))
    grow_trees(board, cython.address(costs), network, terminals, size, trees, cost)
    while left:
        rails[city] = 0
        if not has(network, board.city_at[lowest(left)]):
            rails[city] = cost[joined]
            joined *= 2
        left = without_lowest(left)
        city += 1
    return cost[(1 << size) - 1]


def missing_lines(board, position, seat, lines):
    """The lines of one cheapest tree that joins the seat's network with its open cities."""
    terminals: cython.uchar[MAX_TERMINALS]
    size: cython.int = open_cities(board, position, seat, terminals)
    join_places(board, position, seat, terminals, size, lines)


def way_to(board, position, seat, crossing, lines):
    """The lines of one cheapest way from the seat's network to a crossing."""
    terminals: cython.uchar[MAX_TERMINALS]
    terminals[0] = crossing
    join_places(board, position, seat, terminals, 1, lines)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def join_places(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    terminals: cython.pointer(cython.uchar), size: cython.int, lines: cython.pointer(Word),
) -> cython.void:  # fmt: skip
    """The lines of one cheapest tree that joins the seat's network with some crossings.

    None if it is larger than is counted. The trees know only what they cost, so the way is followed
    from the marker backwards: to where two trees meet, or over a line that costs the difference.
    """
    costs: Costs
    trees: cython.uchar[TREE_COSTS]
    cost: cython.int[TREES]
    nowhere: Word[CROSSING_WORDS]
    waiting: cython.int[TREES]
    waiting_at: cython.int[TREES]
    open_trees: cython.int = 1
    memset(lines, 0, LINE_WORDS * cython.sizeof(Word))
    if size == 0:
        return
    memset(nowhere, 0, cython.sizeof(nowhere))
    measure_steps(board, position, cython.address(costs))
    grow_trees(board, cython.address(costs), nowhere, terminals, size, trees, cost)
    waiting[0] = (1 << size) - 1
    waiting_at[0] = position.marker[seat]
    if trees[MAX_CROSSINGS * waiting[0] + waiting_at[0]] >= FAR:
        return
    while open_trees > 0:
        open_trees -= 1
        open_trees = follow(
            board, cython.address(costs), trees, lines, waiting, waiting_at, open_trees
        )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def follow(
    board: cython.pointer(Board), costs: cython.pointer(Costs),
    trees: cython.pointer(cython.uchar), lines: cython.pointer(Word),
    waiting: cython.pointer(cython.int), waiting_at: cython.pointer(cython.int), size: cython.int,
) -> cython.int:  # fmt: skip
    """Follow the waiting tree of this number over its next line, or to the two it is made of."""
    joined: cython.int = waiting[size]
    tree: cython.pointer(cython.uchar) = trees + MAX_CROSSINGS * joined
    reached: cython.uchar[MAX_CROSSINGS]
    seen: Word[CROSSING_WORDS]
    reached_size: cython.int = 1
    crossing: cython.int
    other: cython.int
    part: cython.int
    at: cython.int = 0
    i: cython.int
    memset(seen, 0, cython.sizeof(seen))
    reached[0] = waiting_at[size]
    add(seen, waiting_at[size])
    while at < reached_size:
        crossing = reached[at]
        at += 1
        if tree[crossing] == 0:
            return size
        part = (joined - 1) & joined
        while part > 0:
            if tree[crossing] == (
                trees[MAX_CROSSINGS * part + crossing]
                + trees[MAX_CROSSINGS * (joined - part) + crossing]
            ):
                waiting[size] = part
                waiting[size + 1] = joined - part
                waiting_at[size] = crossing
                waiting_at[size + 1] = crossing
                return size + 2
            part = (part - 1) & joined
        for i in range(board.degree[crossing]):
            other = board.neighbour[crossing][i]
            if tree[other] + costs.step[crossing][i] != tree[crossing]:
                continue
            if costs.step[crossing][i] > 0:
                add(lines, board.line_to[crossing][i])
                waiting_at[size] = other
                return size + 1
            if not has(seen, other):
                add(seen, other)
                reached[reached_size] = other
                reached_size += 1
    return size
