"""How a seat fares: the final count; before the end, what tracks and means will still bring."""

import cython
from cython.cimports.libc.string import memset
from cython.cimports.stellwerk.kernel.policy import IsSettled, squashed
from cython.cimports.stellwerk.kernel.wensleydale.board import BROWN, GREEN, RED, WHITE, Board
from cython.cimports.stellwerk.kernel.wensleydale.position import OVER, Position
from cython.cimports.stellwerk.kernel.wensleydale.prospects import Haul, Prospect, survey
from cython.cimports.stellwerk.kernel.wensleydale.turn import final_points, winner
from cython.cimports.stellwerk.kernel.wensleydale.weights import Weights
from cython.cimports.stellwerk.kernel.wensleydale.worths import places_to_come, worth_of_reach


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def prospects_of(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    weights: cython.pointer(Weights), prospect: cython.pointer(Prospect),
) -> cython.int:  # fmt: skip
    """What tracks and means will still bring a seat, in tenths of a point."""
    nobody: Haul
    worth: cython.int
    memset(cython.address(nobody), 0, cython.sizeof(Haul))
    worth = worth_of_reach(
        board, position, weights, prospect, cython.address(nobody), seat,
        places_to_come(position, weights, seat),
    )  # fmt: skip
    worth = worth * weights.judge_reach // 100
    worth -= weights.judge_track * position.on_board[seat] * (board.turns - position.turn + 1)
    worth += weights.judge_cube * position.hand[seat]
    worth += weights.judge_white * position.points[WHITE][seat]
    worth += weights.judge_brown * position.points[BROWN][seat]
    return worth + weights.judge_company * (
        position.points[RED][seat] + position.points[GREEN][seat]
    )


def judge(board, position, seat, weights, outcome):
    """Points more than the best other, and what that is worth."""
    prospect: Prospect
    other: cython.int
    points: cython.float
    best: cython.float = -1000000.0
    own: cython.float = 0.0
    scale: cython.float = max(1, weights.judge_scale)
    wins: cython.float = weights.judge_win / 100.0
    if position.phase != OVER:
        survey(board, position, cython.address(prospect))
    for other in range(board.players):
        points = final_points(board, position, other)
        if position.phase != OVER:
            points += prospects_of(board, position, other, weights, cython.address(prospect)) / 10.0
        if other == seat:
            own = points
        else:
            best = max(best, points)
    outcome.margin = own - best
    outcome.value = squashed(outcome.margin, scale)
    outcome.win_share = outcome.value
    if position.phase == OVER:
        outcome.win_share = 1.0 if winner(board, position) == seat else 0.0
        outcome.value = (1.0 - wins) * outcome.value + wins * outcome.win_share


def judge_plainly(board, position, seat, weights, outcome):
    """The final count alone, for whoever has no weights."""
    other: cython.int
    best: cython.int = -1000000
    for other in range(board.players):
        if other != seat:
            best = max(best, final_points(board, position, other))
    outcome.margin = final_points(board, position, seat) - best
    outcome.win_share = 1.0 if winner(board, position) == seat else 0.0
    outcome.value = outcome.win_share


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def this_turn_is_over(
    board: cython.p_void, root: cython.pointer(Position), position: cython.pointer(Position)
) -> cython.bint:
    return position.turn > root.turn


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def next_turn_is_over(
    board: cython.p_void, root: cython.pointer(Position), position: cython.pointer(Position)
) -> cython.bint:
    return position.turn > root.turn + 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def turn_after_next_is_over(
    board: cython.p_void, root: cython.pointer(Position), position: cython.pointer(Position)
) -> cython.bint:
    return position.turn > root.turn + 2


def settled_after(turns):
    """How to see that so many turns after the present one are over; more are the whole game."""
    if turns == 0:
        return cython.cast(IsSettled, this_turn_is_over)
    if turns == 1:
        return cython.cast(IsSettled, next_turn_is_over)
    if turns == 2:
        return cython.cast(IsSettled, turn_after_next_is_over)
    return cython.NULL
