"""The promoter's lines: several looked at side by side, to build and to sell."""

import cython
from cython.cimports.libc.string import memcpy
from cython.cimports.stellwerk.kernel.bits import has
from cython.cimports.stellwerk.kernel.procedures import MOST_ACTIONS
from cython.cimports.stellwerk.kernel.wensleydale.board import (
    BROWN,
    COMPANIES,
    GREEN,
    HILL_GOOD,
    PLAIN_GOOD,
    RED,
    RED_PASSENGER,
    WHITE,
    Board,
)
from cython.cimports.stellwerk.kernel.wensleydale.legal import list_actions
from cython.cimports.stellwerk.kernel.wensleydale.network import is_on_network, shows
from cython.cimports.stellwerk.kernel.wensleydale.position import (
    BUILD,
    CHAIN,
    LINE,
    PAY,
    SALE,
    TAKE_OVER,
    Position,
)
from cython.cimports.stellwerk.kernel.wensleydale.promoter_choices import best_chain, best_unit
from cython.cimports.stellwerk.kernel.wensleydale.transport import Reach, look_around, serves_hill
from cython.cimports.stellwerk.kernel.wensleydale.turn import apply

NEVER = cython.declare(cython.int, -1000000)

# Worth is counted in tenths of a victory point.
GOOD_WORTH = cython.declare(cython.int, 20)
HILL_GOOD_WORTH = cython.declare(cython.int, 30)
PASSENGER_WORTH = cython.declare(cython.int, 22)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def harvest(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    places: cython.int,
) -> cython.int:  # fmt: skip
    """What the seat's tracks would let it carry with so many places of each kind."""
    reach: Reach
    hill: cython.int = 0
    plain: cython.int = 0
    people: cython.int = 0
    area: cython.int
    company: cython.int
    worth: cython.int
    taken: cython.int
    look_around(board, position, seat, cython.address(reach))
    for area in range(board.areas):
        if position.contents[area][HILL_GOOD] and serves_hill(board, position, seat, area):
            hill += position.contents[area][HILL_GOOD]
        if not has(position.touched[seat], area):
            continue
        if position.contents[area][PLAIN_GOOD] and not is_on_network(board, position, area):
            plain += position.contents[area][PLAIN_GOOD]
        for company in range(COMPANIES):
            if has(reach.joined[company], area) and not shows(board, position, area, company):
                people += position.contents[area][RED_PASSENGER + company]
    taken = min(hill, places)
    worth = HILL_GOOD_WORTH * taken + GOOD_WORTH * min(plain, places - taken)
    worth += PASSENGER_WORTH * min(people, places)
    # What is out of reach of this turn's trains can still be carried later.
    return worth + 3 * (hill + plain + people)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def evaluate(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    selling: cython.bint,
) -> cython.int:  # fmt: skip
    """What a position is worth to a seat: goods in reach, less tracks, and means left over."""
    left: cython.int = board.turns - position.turn
    others: cython.int = (
        position.hand[seat]
        + position.points[WHITE][seat]
        + position.points[RED][seat]
        + position.points[GREEN][seat]
    )
    places: cython.int = position.points[BROWN][seat] + others // 4
    worth: cython.int
    if selling:
        worth = (harvest(board, position, seat, 4) * 2) // 3 if left > 0 else 0
        worth -= position.on_board[seat] * (18 if left > 0 else 10)
        if left > 0:
            worth += 4 * (position.points[RED][seat] + position.points[GREEN][seat])
    else:
        worth = harvest(board, position, seat, places)
        worth -= position.on_board[seat] * (16 if left > 0 else 18)
        worth += 3 * others + 6 * position.points[BROWN][seat]
    return worth + 10 * position.victory[seat]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def is_planning(
    position: cython.pointer(Position), seat: cython.int, turn: cython.int
) -> cython.bint:
    """Whether the seat still builds or sells the same line."""
    return (
        position.seat == seat
        and position.turn == turn
        and (
            position.phase == BUILD
            or position.phase == LINE
            or position.phase == TAKE_OVER
            or position.phase == SALE
        )
    )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def try_action(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    action: cython.int, result: cython.pointer(Position),
) -> cython.void:  # fmt: skip
    """The position after an action, with what it asks on the way decided as the bot would."""
    memcpy(result, position, cython.sizeof(Position))
    result.notes.tracing = False
    apply(board, result, seat, action)
    while result.seat == seat and (result.phase == PAY or result.phase == CHAIN):
        if result.phase == PAY:
            apply(board, result, seat, board.pay + best_unit(result, seat))
        else:
            apply(board, result, seat, board.chain + best_chain(board, result, seat))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def keep_best(
    beam: cython.pointer(Candidate), size: cython.int, candidate: cython.pointer(Candidate)
) -> cython.int:
    """Put a candidate into a beam that is sorted by worth; returns the beam's size."""
    i: cython.int = size
    if size == BEAM:
        if candidate.worth <= beam[BEAM - 1].worth:
            return size
        i = BEAM - 1
    while i > 0 and beam[i - 1].worth < candidate.worth:
        beam[i] = beam[i - 1]
        i -= 1
    beam[i] = candidate[0]
    return min(size + 1, BEAM)


def best_line(board, position, seat):
    """The first step of the best line to build or to sell; or to stop, or to leave it."""
    beam: Candidate[BEAM]
    following: Candidate[BEAM]
    tried: Candidate
    actions: cython.int[MOST_ACTIONS]
    selling: cython.bint = position.phase == TAKE_OVER or position.phase == SALE
    size: cython.int = 1
    next_size: cython.int
    depth: cython.int
    i: cython.int
    k: cython.int
    count: cython.int
    ends: cython.bint
    best: cython.int = -1
    best_worth: cython.int = NEVER
    memcpy(cython.address(beam[0].position), position, cython.sizeof(Position))
    beam[0].first = -1
    for depth in range(DEEPEST + 1):
        next_size = 0
        for i in range(size):
            count = list_actions(board, cython.address(beam[i].position), seat, actions)
            for k in range(count):
                try_action(
                    board, cython.address(beam[i].position), seat, actions[k],
                    cython.address(tried.position),
                )  # fmt: skip
                tried.first = actions[k] if beam[i].first < 0 else beam[i].first
                ends = (
                    actions[k] == board.stop
                    or actions[k] == board.pass_
                    or not is_planning(cython.address(tried.position), seat, position.turn)
                )
                tried.worth = worth_after(
                    board, cython.address(beam[i].position), cython.address(tried.position), seat,
                    selling, ends and actions[k] <= board.pass_ and actions[k] >= board.stop,
                )  # fmt: skip
                if ends:
                    if tried.worth > best_worth:
                        best_worth = tried.worth
                        best = tried.first
                else:
                    next_size = keep_best(following, next_size, cython.address(tried))
        if next_size == 0:
            break
        for i in range(next_size):
            beam[i] = following[i]
        size = next_size
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def worth_after(
    board: cython.pointer(Board), before: cython.pointer(Position),
    after: cython.pointer(Position), seat: cython.int, selling: cython.bint, stops: cython.bint,
) -> cython.int:  # fmt: skip
    """What an action is worth; one that ends a line is judged by the table it leaves behind."""
    judged: Position
    i: cython.int
    if not stops and after.turn == before.turn:
        return evaluate(board, after, seat, selling)
    memcpy(cython.address(judged), before, cython.sizeof(Position))
    if selling and before.phase == SALE:
        for i in range(before.line_size - 1):
            judged.owner[before.line_borders[i]] = after.owner[before.line_borders[i]]
        memcpy(judged.touched, after.touched, cython.sizeof(judged.touched))
        judged.on_board[seat] = after.on_board[seat]
        judged.points[RED][seat] = after.points[RED][seat]
        judged.points[GREEN][seat] = after.points[GREEN][seat]
    return evaluate(board, cython.address(judged), seat, selling)
