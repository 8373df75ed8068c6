"""The bot `surveyor`: every decision by exact tree costs (Steiner), so it uses others' rails too.

It is given an imagined state, in which everything its seat cannot know has been drawn again, and
uses only what the seat knows: its own cities and what lies open.
"""

import cython
from cython.cimports.libc.string import memcpy, memset
from cython.cimports.stellwerk.kernel.bits import Word, add, has, lowest, one, without_lowest
from cython.cimports.stellwerk.kernel.trans.board import NOWHERE, SPECIAL_CARDS, Board
from cython.cimports.stellwerk.kernel.trans.hands import choosable
from cython.cimports.stellwerk.kernel.trans.limits import CROSSING_WORDS, LINE_WORDS, MAX_CROSSINGS
from cython.cimports.stellwerk.kernel.trans.position import AGREE, LAY, PLACE, Position
from cython.cimports.stellwerk.kernel.trans.rails import cost_of, lay_rail, layable
from cython.cimports.stellwerk.kernel.trans.state import TransState
from cython.cimports.stellwerk.kernel.trans.steiner import (
    FAR,
    MAX_TERMINALS,
    Costs,
    cheapest_tree,
    free_line,
    measure_steps,
    missing_rails,
    spread,
    trees_everywhere,
)
from cython.cimports.stellwerk.kernel.trans.turn import is_free_crossing, may_stop

NEVER = cython.declare(cython.int, -1000000)


def survey_action(state: TransState, seat: int) -> int:
    """The action the surveyor takes for a pending seat."""
    return choose_action(
        cython.cast(cython.pointer(Board), state.rules.board_),
        cython.address(state.position_),
        state.pending(seat),
    )


def choose_action(board, position, seat):
    """Decide by the phase."""
    if position.phase == PLACE:
        return board.place + best_crossing(board, position, seat)
    if position.phase == LAY:
        return best_line(board, position, seat)
    if position.phase == AGREE:
        return board.agree + card_in_turn(position)
    return board.choose + dearest_city(board, position, seat)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def card_in_turn(position: cython.pointer(Position)) -> cython.int:
    """Before the cities are dealt no card is better than another: all come in turn."""
    return 1 + (7 * position.round) % SPECIAL_CARDS


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def tree_of(
    board: cython.pointer(Board), costs: cython.pointer(Costs), cities: Word, root: cython.int
) -> cython.int:
    """What it costs to join cities with a crossing."""
    terminals: cython.uchar[MAX_TERMINALS]
    goal: Word[CROSSING_WORDS]
    size: cython.int = 0
    while cities and size < MAX_TERMINALS:
        terminals[size] = board.city_at[lowest(cities)]
        cities = without_lowest(cities)
        size += 1
    memset(goal, 0, cython.sizeof(goal))
    add(goal, root)
    return cheapest_tree(board, costs, goal, terminals, size)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def dearest_city(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int
) -> cython.int:
    """The city without which the rest of the hand is cheapest to join (cards 8, 13 to 16)."""
    costs: Costs
    left: Word = choosable(board, position, seat)
    rest: Word
    city: cython.int
    cost: cython.int
    best: cython.int = lowest(left)
    best_cost: cython.int = FAR
    measure_steps(board, position, cython.address(costs))
    while left:
        city = lowest(left)
        left = without_lowest(left)
        rest = position.hand[seat] & ~one(city)
        cost = 0
        if rest:
            cost = tree_of(
                board, cython.address(costs), without_lowest(rest), board.city_at[lowest(rest)]
            )
        if cost < best_cost:
            best_cost = cost
            best = city
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def is_own_city(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    crossing: cython.int,
) -> cython.bint:  # fmt: skip
    left: Word = position.hand[seat]
    while left:
        if board.city_at[lowest(left)] == crossing:
            return True
        left = without_lowest(left)
    return False


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def best_crossing(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int
) -> cython.int:
    """A central crossing on a cheapest tree, rather no city of one's own: that would tell."""
    costs: Costs
    terminals: cython.uchar[MAX_TERMINALS]
    tree: cython.uchar[MAX_CROSSINGS]
    distances: cython.uchar[MAX_CROSSINGS]
    nowhere: Word[CROSSING_WORDS]
    left: Word = position.hand[seat]
    size: cython.int = 0
    crossing: cython.int
    worth: cython.int[MAX_CROSSINGS]
    best: cython.int = -1
    measure_steps(board, position, cython.address(costs))
    memset(nowhere, 0, cython.sizeof(nowhere))
    memset(worth, 0, cython.sizeof(worth))
    while left and size < MAX_TERMINALS:
        terminals[size] = board.city_at[lowest(left)]
        left = without_lowest(left)
        memset(distances, FAR, MAX_CROSSINGS)
        distances[terminals[size]] = 0
        spread(board, cython.address(costs), distances, nowhere, FAR)
        for crossing in range(board.crossings):
            worth[crossing] -= 4 * distances[crossing]
        size += 1
    trees_everywhere(board, cython.address(costs), terminals, size, tree)
    for crossing in range(board.crossings):
        worth[crossing] -= 1000 * tree[crossing]
        if is_own_city(board, position, seat, crossing):
            worth[crossing] -= 30
        if is_free_crossing(board, position, crossing) and (
            best < 0 or worth[crossing] > worth[best]
        ):
            best = crossing
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def far_from_others(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    costs: cython.pointer(Costs), distance: cython.pointer(cython.uchar),
) -> cython.void:  # fmt: skip
    """How far every crossing is from networks the seat is not part of."""
    nowhere: Word[CROSSING_WORDS]
    other: cython.int
    crossing: cython.int
    memset(nowhere, 0, cython.sizeof(nowhere))
    memset(distance, FAR, MAX_CROSSINGS)
    for other in range(board.players):
        if position.leader[other] != position.leader[seat] and position.marker[other] != NOWHERE:
            for crossing in range(board.crossings):
                if has(position.network[position.leader[other]], crossing):
                    distance[crossing] = 0
    spread(board, costs, distance, nowhere, FAR)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def missing_after(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    costs: cython.pointer(Costs), line: cython.int,
) -> cython.int:  # fmt: skip
    """How many rails would be missing if this one were laid."""
    tried: Position
    with_rail: Costs
    memcpy(cython.address(tried), position, cython.sizeof(Position))
    memcpy(cython.address(with_rail), costs, cython.sizeof(Costs))
    tried.notes.tracing = False
    lay_rail(board, cython.address(tried), seat, line)
    free_line(board, cython.address(with_rail), line)
    return missing_rails(board, cython.address(tried), cython.address(with_rail), seat)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def best_line(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int
) -> cython.int:
    """The rail that saves most; where others are not likely to build first; else stop."""
    lines: Word[LINE_WORDS]
    costs: Costs
    others: cython.uchar[MAX_CROSSINGS]
    now: cython.int
    w: cython.int
    line: cython.int
    saved: cython.int
    worth: cython.int
    best: cython.int = -1
    best_worth: cython.int = NEVER
    left: Word
    layable(board, position, seat, lines)
    measure_steps(board, position, cython.address(costs))
    now = missing_rails(board, position, cython.address(costs), seat)
    far_from_others(board, position, seat, cython.address(costs), others)
    for w in range(LINE_WORDS):
        left = lines[w] & position.frontier[position.leader[seat]][w]
        while left:
            line = 64 * w + lowest(left)
            left = without_lowest(left)
            saved = now - missing_after(board, position, seat, cython.address(costs), line)
            worth = 1000 * saved - 400 * (cost_of(board, position, line) - saved)
            worth += min(others[board.line_a[line]], others[board.line_b[line]])
            if worth > best_worth:
                best_worth = worth
                best = line
    if best < 0:
        return any_line(board, lines)
    if best_worth < 500 and may_stop(position):
        return board.stop
    return board.lay + best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def any_line(board: cython.pointer(Board), lines: cython.pointer(Word)) -> cython.int:
    """Some rail that can be laid; pass if there is none (TRANS-TURN-6)."""
    w: cython.int
    for w in range(LINE_WORDS):
        if lines[w]:
            return board.lay + 64 * w + lowest(lines[w])
    return board.pass_
