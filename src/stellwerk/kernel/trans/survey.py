"""What every rail would save a seat, from one growing of trees.

The trees of `steiner` say what joins each set of open cities with each crossing. If the network
reached one crossing more, some set of cities would be joined there and the others as before, so
what is missing then is the cheapest of these divisions; no tree has to be grown again. The same
holds for the crossing after that, and so one growing serves a whole turn.
"""

import cython
from cython.cimports.libc.string import memset
from cython.cimports.stellwerk.kernel.bits import Word, has, lowest, without_lowest
from cython.cimports.stellwerk.kernel.trans.board import COLOURS, NOWHERE, Board
from cython.cimports.stellwerk.kernel.trans.limits import CROSSING_WORDS, MAX_CROSSINGS
from cython.cimports.stellwerk.kernel.trans.steiner import (
    FAR,
    MAX_TERMINALS,
    Costs,
    grow_trees,
    measure_steps,
    spread,
)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def keep_nearest(
    board: cython.pointer(Board), costs: cython.pointer(Costs), network: cython.pointer(Word),
    terminals: cython.pointer(cython.uchar), size: cython.int, most: cython.int,
) -> cython.int:  # fmt: skip
    """Leave the cities that are nearest to the network in the list; returns how many."""
    distance: cython.uchar[MAX_CROSSINGS]
    nowhere: Word[CROSSING_WORDS]
    crossing: cython.uchar
    i: cython.int
    j: cython.int
    memset(nowhere, 0, cython.sizeof(nowhere))
    memset(distance, FAR, MAX_CROSSINGS)
    for i in range(board.crossings):
        if has(network, i):
            distance[i] = 0
    spread(board, costs, distance, nowhere, FAR)
    for i in range(1, size):
        crossing = terminals[i]
        j = i
        while j > 0 and distance[terminals[j - 1]] > distance[crossing]:
            terminals[j] = terminals[j - 1]
            j -= 1
        terminals[j] = crossing
    return max(1, most)


def take_survey(board, position, seat, most, survey):
    """Grow the trees of the cities that are still to be joined; of the nearest, if those are many.

    Who thinks of few cities at once finds no common way for them.
    """
    terminals: cython.uchar[MAX_TERMINALS]
    network: cython.pointer(Word) = position.network[position.leader[seat]]
    left: Word = position.hand[seat]
    crossing: cython.int
    survey.cities = 0
    while left:
        crossing = board.city_at[lowest(left)]
        left = without_lowest(left)
        if not has(network, crossing):
            terminals[survey.cities] = crossing
            survey.cities += 1
    measure_steps(board, position, cython.address(survey.costs))
    if survey.cities > max(1, most):
        survey.cities = keep_nearest(
            board, cython.address(survey.costs), network, terminals, survey.cities, most
        )
    grow_trees(
        board, cython.address(survey.costs), network, terminals, survey.cities, survey.trees,
        survey.cost,
    )  # fmt: skip
    survey.missing = survey.cost[(1 << survey.cities) - 1]


def measure_others(board, position, seat, reach, survey):
    """How far every crossing is from networks the seat is not part of; beyond the reach, about."""
    nowhere: Word[CROSSING_WORDS]
    theirs: Word[CROSSING_WORDS]
    other: cython.int
    crossing: cython.int
    w: cython.int
    memset(theirs, 0, cython.sizeof(theirs))
    memset(survey.others, FAR, MAX_CROSSINGS)
    survey.has_others = False
    for other in range(board.players):
        if (
            position.leader[other] == other
            and position.leader[seat] != other
            and position.marker[other] != NOWHERE
        ):
            survey.has_others = True
            for w in range(CROSSING_WORDS):
                theirs[w] |= position.network[other][w]
    if not survey.has_others:
        return
    for crossing in range(board.crossings):
        if has(theirs, crossing):
            survey.others[crossing] = 0
    memset(nowhere, 0, cython.sizeof(nowhere))
    spread(
        board, cython.address(survey.costs), survey.others, nowhere,
        min(max(reach, 0), cython.cast(cython.int, FAR)),
    )  # fmt: skip


def far_end(board, position, seat, line):
    """The crossing that a line of the frontier would add to the network."""
    if has(position.network[position.leader[seat]], board.line_a[line]):
        return board.line_b[line]
    return board.line_a[line]


def measure_foreign(board, position, seat, reach, survey):
    """How far every crossing is from cities that others may still want to join."""
    nowhere: Word[CROSSING_WORDS]
    network: cython.pointer(Word) = position.network[position.leader[seat]]
    colour: cython.int
    other: cython.int
    cities: Word = 0
    held: Word = 0
    for colour in range(COLOURS):
        cities |= board.cities_of[colour]
    for other in range(board.players):
        if other != seat:
            held |= position.hand[other]
    # whoever knows where a city is also knows whether others hold it
    cities &= ~position.hand[seat] & (held | ~position.knows[seat])
    memset(survey.foreign, FAR, MAX_CROSSINGS)
    while cities:
        if not has(network, board.city_at[lowest(cities)]):
            survey.foreign[board.city_at[lowest(cities)]] = 0
        cities = without_lowest(cities)
    memset(nowhere, 0, cython.sizeof(nowhere))
    spread(
        board, cython.address(survey.costs), survey.foreign, nowhere,
        min(max(reach, 0), cython.cast(cython.int, FAR)),
    )  # fmt: skip


def missing_with(survey, crossing):
    """How many rails would be missing if the network reached this crossing too."""
    everything: cython.int = (1 << survey.cities) - 1
    joined: cython.int
    price: cython.int
    least: cython.int = survey.cost[everything]
    for joined in range(1, everything + 1):
        price = survey.trees[MAX_CROSSINGS * joined + crossing] + survey.cost[everything - joined]
        if price < least:
            least = price
    return least


def nearest_city(survey, crossing):
    """How far the nearest open city is; no more than it is from the network."""
    city: cython.int
    distance: cython.int
    nearest: cython.int = FAR
    for city in range(survey.cities):
        distance = survey.trees[(MAX_CROSSINGS << city) + crossing]
        nearest = min(nearest, distance, survey.cost[1 << city])
    return nearest


def reach(survey, crossing):
    """The network reaches a crossing: every set of cities may be joined there, or a part of it."""
    joined: cython.int
    part: cython.int
    least: cython.int
    for joined in range((1 << survey.cities) - 1, 0, -1):
        least = survey.cost[joined]
        part = joined
        while part:
            least = min(
                least, survey.trees[MAX_CROSSINGS * part + crossing] + survey.cost[joined - part]
            )
            part = (part - 1) & joined
        survey.cost[joined] = least
    survey.missing = survey.cost[(1 << survey.cities) - 1]
