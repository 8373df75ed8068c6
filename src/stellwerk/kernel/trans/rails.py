"""Rails and networks: what may be laid where, and what grows together (TRANS-TURN, TRANS-CARD)."""

import cython
from cython.cimports.stellwerk.kernel.bits import Word, add, has
from cython.cimports.stellwerk.kernel.trans.board import MOUNTAIN, NOWHERE, PLAIN, WATER, Board
from cython.cimports.stellwerk.kernel.trans.limits import CROSSING_WORDS, LINE_WORDS, MAX_CROSSINGS
from cython.cimports.stellwerk.kernel.trans.position import Position, has_card


def cost_of(board, position, line):
    """A double line costs 2, unless a card makes it single (TRANS-TURN-1, TRANS-CARD-4, -5)."""
    terrain: cython.int = board.terrain[line]
    if terrain == WATER:
        return 1 if has_card(position, 4) else 2
    if terrain == MOUNTAIN:
        return 1 if has_card(position, 5) else 2
    return 1


def turn_budget(position):
    """What a turn may cost: 2, with card 3 it is 3, with card 9 it is 3, 2, 1 by laps."""
    if has_card(position, 3):
        return 3
    if has_card(position, 9):
        return 3 - position.lap % 3
    return 2


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def affordable(
    board: cython.pointer(Board), position: cython.pointer(Position), w: cython.int
) -> Word:
    """The lines that the budget allows; word w of the set."""
    singles: Word
    if position.budget >= 2:
        return board.all_lines[w]
    if position.budget == 0:
        return 0
    singles = board.lines_on[PLAIN][w]
    if has_card(position, 4):
        singles |= board.lines_on[WATER][w]
    if has_card(position, 5):
        singles |= board.lines_on[MOUNTAIN][w]
    return singles


def is_connected(position, seat, line):
    """Whether a line touches the seat's network, or need not (TRANS-TURN-3, TRANS-CARD-18)."""
    return has_card(position, 18) or has(position.frontier[position.leader[seat]], line)


def may_lay(board, position, seat, line):
    """Whether the seat may lay a rail on this line now."""
    return (
        not has(position.rails, line)
        and is_connected(position, seat, line)
        and cost_of(board, position, line) <= position.budget
    )


def layable(board, position, seat, lines):
    """All lines on which the seat may lay a rail now (TRANS-TURN-1, -3)."""
    w: cython.int
    frontier: cython.pointer(Word) = position.frontier[position.leader[seat]]
    anywhere: cython.bint = has_card(position, 18)
    for w in range(LINE_WORDS):
        lines[w] = affordable(board, position, w) & ~position.rails[w]
        if not anywhere:
            lines[w] &= frontier[w]


def can_lay(board, position, seat):
    """Whether the seat may lay any rail now (TRANS-TURN-6)."""
    lines: Word[LINE_WORDS]
    w: cython.int
    layable(board, position, seat, lines)
    for w in range(LINE_WORDS):
        if lines[w]:
            return True
    return False


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def reach_crossing(
    board: cython.pointer(Board), position: cython.pointer(Position), leader: cython.int,
    crossing: cython.int,
) -> cython.void:  # fmt: skip
    """A network grows by a crossing and the lines that meet there."""
    w: cython.int
    add(position.network[leader], crossing)
    for w in range(LINE_WORDS):
        position.frontier[leader][w] |= board.lines_at[crossing][w]


def place_marker(board, position, seat, crossing):
    """A start marker is where a seat's network begins (TRANS-SETUP-5)."""
    position.marker[seat] = crossing
    position.leader[seat] = seat
    reach_crossing(board, position, seat, crossing)


def lay_rail(board, position, seat, line):
    """Lay a rail; networks that meet become one (TRANS-TURN-3, -4)."""
    leader: cython.int
    add(position.rails, line)
    position.rails_laid += 1
    position.laid_this_turn += 1
    if has_card(position, 18):
        rebuild_networks(board, position)
        return
    leader = position.leader[seat]
    reach_crossing(board, position, leader, board.line_a[line])
    reach_crossing(board, position, leader, board.line_b[line])
    join_networks(board, position, leader)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def join_networks(
    board: cython.pointer(Board), position: cython.pointer(Position), grown: cython.int
) -> cython.void:
    """Join every network that now shares a crossing with the one that has grown."""
    other: cython.int
    seat: cython.int
    w: cython.int
    common: Word
    for other in range(board.players):
        if position.leader[other] != other or other == grown:
            continue
        common = 0
        for w in range(CROSSING_WORDS):
            common |= position.network[other][w] & position.network[grown][w]
        if common == 0:
            continue
        for w in range(CROSSING_WORDS):
            position.network[grown][w] |= position.network[other][w]
        for w in range(LINE_WORDS):
            position.frontier[grown][w] |= position.frontier[other][w]
        for seat in range(board.players):
            if position.leader[seat] == other:
                position.leader[seat] = grown


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def flood(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int
) -> cython.void:
    """Find everything the rails join with a marker."""
    waiting: cython.uchar[MAX_CROSSINGS]
    size: cython.int = 1
    crossing: cython.int
    other: cython.int
    i: cython.int
    waiting[0] = position.marker[seat]
    reach_crossing(board, position, seat, position.marker[seat])
    while size > 0:
        size -= 1
        crossing = waiting[size]
        for i in range(board.degree[crossing]):
            other = board.neighbour[crossing][i]
            if has(position.rails, board.line_to[crossing][i]) and not has(
                position.network[seat], other
            ):
                reach_crossing(board, position, seat, other)
                waiting[size] = other
                size += 1


def rebuild_networks(board, position):
    """All networks from nothing: for rails laid apart (TRANS-CARD-18) and for positions."""
    seat: cython.int
    other: cython.int
    w: cython.int
    for seat in range(board.players):
        for w in range(CROSSING_WORDS):
            position.network[seat][w] = 0
        for w in range(LINE_WORDS):
            position.frontier[seat][w] = 0
    for seat in range(board.players):
        position.leader[seat] = seat
        if position.marker[seat] == NOWHERE:
            continue
        for other in range(seat):
            if position.leader[other] == other and has(
                position.network[other], position.marker[seat]
            ):
                position.leader[seat] = other
        if position.leader[seat] == seat:
            flood(board, position, seat)


def has_completed(position, seat):
    """Whether all the seat's cities are joined with its marker (TRANS-ROUND-1)."""
    network: cython.pointer(Word) = position.network[position.leader[seat]]
    missing: Word = 0
    w: cython.int
    for w in range(CROSSING_WORDS):
        missing |= position.goal[seat][w] & ~network[w]
    return missing == 0
