"""Missing rails, exactly: a minimum Steiner tree by Dreyfus and Wagner (TRANS-SCORE-2).

For every set of open cities and every crossing: the cheapest tree that joins the set with the
crossing. A set of one city is a shortest path; a larger set is two smaller ones that meet
somewhere, and a shortest path from there. Steps cost 0 (a laid rail), 1 or 2, so distances spread
in buckets, and only until they reach the player's own network.
"""

import cython
from cython.cimports.libc.string import memcpy, memset
from cython.cimports.stellwerk.kernel.bits import Word, has, lowest, without_lowest
from cython.cimports.stellwerk.kernel.trans.board import Board
from cython.cimports.stellwerk.kernel.trans.limits import CROSSING_WORDS, MAX_CROSSINGS
from cython.cimports.stellwerk.kernel.trans.rails import cost_of


def measure_steps(board, position, costs):
    """What each step along the net costs now, special cards respected (TRANS-CARD-4, -5)."""
    crossing: cython.int
    i: cython.int
    line: cython.int
    for crossing in range(board.crossings):
        for i in range(board.degree[crossing]):
            line = board.line_to[crossing][i]
            costs.step[crossing][i] = (
                0 if has(position.rails, line) else cost_of(board, position, line)
            )


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def least(distance: cython.pointer(cython.uchar)) -> cython.int:
    """The smallest of all distances."""
    smallest: cython.uchar = FAR
    crossing: cython.int
    for crossing in range(MAX_CROSSINGS):
        smallest = distance[crossing] if distance[crossing] < smallest else smallest
    return smallest


def free_line(board, costs, line):
    """Make a line free in both directions, as if it had a rail."""
    a: cython.int = board.line_a[line]
    b: cython.int = board.line_b[line]
    i: cython.int
    for i in range(board.degree[a]):
        if board.line_to[a][i] == line:
            costs.step[a][i] = 0
    for i in range(board.degree[b]):
        if board.line_to[b][i] == line:
            costs.step[b][i] = 0


def spread(board, costs, distance, goal, limit):
    """Lower distances to what neighbours allow, outwards to the goal (Dial's buckets).

    Returns the goal's distance, or the limit if that is no farther. Farther crossings keep a value
    that is possible but perhaps not the lowest, which does no harm: a part of a cheapest tree never
    costs more than joining it with the goal directly.
    """
    first: cython.short[FAR]
    following: cython.short[MAX_ENTRIES]
    crossing_of: cython.uchar[MAX_ENTRIES]
    used: cython.int = 0
    crossing: cython.int
    other: cython.int
    entry: cython.int
    level: cython.int
    reached: cython.int
    i: cython.int
    if least(distance) >= limit:
        return limit
    memset(first, 255, limit * cython.sizeof(cython.short))
    for crossing in range(board.crossings):
        level = distance[crossing]
        if level < limit:
            crossing_of[used] = crossing
            following[used] = first[level]
            first[level] = used
            used += 1
    for level in range(limit):
        while first[level] >= 0:
            entry = first[level]
            first[level] = following[entry]
            crossing = crossing_of[entry]
            if distance[crossing] != level:
                continue
            if has(goal, crossing):
                return level
            for i in range(board.degree[crossing]):
                other = board.neighbour[crossing][i]
                reached = level + costs.step[crossing][i]
                if reached < distance[other]:
                    distance[other] = reached
                    if reached >= limit:
                        continue
                    crossing_of[used] = other
                    following[used] = first[reached]
                    first[reached] = used
                    used += 1
    return limit


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def meet(
    tree: cython.pointer(cython.uchar), one_part: cython.pointer(cython.uchar),
    other_part: cython.pointer(cython.uchar),
) -> cython.void:  # fmt: skip
    """Two trees that meet in a crossing are one tree."""
    crossing: cython.int
    price: cython.uchar
    for crossing in range(MAX_CROSSINGS):
        price = one_part[crossing] + other_part[crossing]
        tree[crossing] = price if price < tree[crossing] else tree[crossing]


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def grow(
    board: cython.pointer(Board), costs: cython.pointer(Costs), goal: cython.pointer(Word),
    terminals: cython.pointer(cython.uchar), size: cython.int,
    trees: cython.pointer(cython.uchar), cost: cython.pointer(cython.int),
) -> cython.void:  # fmt: skip
    """Each set from two smaller ones; inlined, so that the compiler knows the arrays apart."""
    tree: cython.pointer(cython.uchar)
    joined: cython.int
    part: cython.int
    cost[0] = 0
    for joined in range(1, 1 << size):
        tree = trees + MAX_CROSSINGS * joined
        memset(tree, FAR, MAX_CROSSINGS)
        cost[joined] = FAR
        if joined & (joined - 1) == 0:
            tree[terminals[lowest(joined)]] = 0
        else:
            part = (joined - 1) & joined
            while part > joined - part:
                cost[joined] = min(cost[joined], cost[part] + cost[joined - part])
                meet(
                    tree,
                    trees + MAX_CROSSINGS * part,
                    trees + MAX_CROSSINGS * (joined - part),
                )
                part = (part - 1) & joined
        cost[joined] = spread(board, costs, tree, goal, cost[joined])


def grow_trees(board, costs, goal, terminals, size, trees, cost):
    """For every set of terminals the cheapest tree to each crossing, and its cost to the goal.

    `trees` has MAX_CROSSINGS costs for each of the 1 << size sets. Without a goal all of them are
    exact; with one, only those that are no farther than the goal (see `spread`).
    """
    grow(board, costs, goal, terminals, size, trees, cost)


def cheapest_tree(board, costs, goal, terminals, size):
    """The cost of the cheapest tree that joins the terminals with the goal."""
    trees: cython.uchar[TREE_COSTS]
    cost: cython.int[TREES]
    grow(board, costs, goal, terminals, size, trees, cost)
    return cost[(1 << size) - 1]


def trees_everywhere(board, costs, terminals, size, total):
    """For every crossing: the cost of the cheapest tree that joins the terminals and it."""
    trees: cython.uchar[TREE_COSTS]
    cost: cython.int[TREES]
    nowhere: Word[CROSSING_WORDS]
    memset(nowhere, 0, cython.sizeof(nowhere))
    grow(board, costs, nowhere, terminals, size, trees, cost)
    memcpy(total, trees + MAX_CROSSINGS * ((1 << size) - 1), MAX_CROSSINGS)


def open_cities(board, position, seat, terminals):
    """Write the crossings of the cities that the seat has not joined yet; returns how many."""
    size: cython.int = 0
    crossing: cython.int
    left: Word = position.hand[seat]
    while left:
        crossing = board.city_at[lowest(left)]
        left = without_lowest(left)
        if not has(position.network[position.leader[seat]], crossing):
            terminals[size] = crossing
            size += 1
    return size


def missing_rails(board, position, costs, seat):
    """How many rails the seat would still need, for itself and by the cheapest way."""
    terminals: cython.uchar[MAX_TERMINALS]
    size: cython.int = open_cities(board, position, seat, terminals)
    return cheapest_tree(board, costs, position.network[position.leader[seat]], terminals, size)
