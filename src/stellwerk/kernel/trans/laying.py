"""Which rails the policy lays: a turn is thought of as a whole, and the rest of it remembered."""

import cython
from cython.cimports.libc.string import memcpy
from cython.cimports.stellwerk.kernel.bits import Word, lowest, without_lowest
from cython.cimports.stellwerk.kernel.trans.board import Board
from cython.cimports.stellwerk.kernel.trans.limits import LINE_WORDS
from cython.cimports.stellwerk.kernel.trans.mind import RAILS_AHEAD, Mind
from cython.cimports.stellwerk.kernel.trans.position import Position
from cython.cimports.stellwerk.kernel.trans.rails import cost_of, lay_rail, layable, may_lay
from cython.cimports.stellwerk.kernel.trans.steiner import MAX_TERMINALS
from cython.cimports.stellwerk.kernel.trans.survey import (
    Survey,
    far_end,
    measure_foreign,
    measure_others,
    missing_with,
    nearest_city,
    reach,
    take_survey,
)
from cython.cimports.stellwerk.kernel.trans.turn import may_stop
from cython.cimports.stellwerk.kernel.trans.weights import Weights


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def weigh_line(
    board: cython.pointer(Board), weights: cython.pointer(Weights),
    survey: cython.pointer(Survey), line: cython.int, end: cython.int, cost: cython.int,
    saved: cython.int,
) -> cython.int:  # fmt: skip
    """What is to be said for a rail that adds this crossing."""
    worth: cython.int = weights.lay_saved * saved - weights.lay_waste * (cost - saved)
    if survey.has_others:
        worth += weights.lay_far * min(
            survey.others[board.line_a[line]], survey.others[board.line_b[line]],
            weights.lay_reach,
        )  # fmt: skip
        if survey.others[end] == 0:
            worth -= weights.lay_join
    if weights.lay_foreign != 0:
        worth += weights.lay_foreign * min(
            cython.cast(cython.int, survey.foreign[end]), weights.lay_foreign_reach
        )
    if cost > 1:
        worth += weights.lay_double
    if saved > 0 and weights.lay_near != 0:
        worth -= weights.lay_near * nearest_city(survey, end)
    return worth


def look_around(board, position, seat, weights, survey):
    """Where others are, and where they may want to go."""
    measure_others(board, position, seat, weights.lay_reach, survey)
    if weights.lay_foreign != 0:
        measure_foreign(board, position, seat, weights.lay_foreign_reach, survey)


def weigh_lines(board, position, seat, weights, survey, prospects):
    """All lines of the frontier that may be laid now."""
    lines: Word[LINE_WORDS]
    left: Word
    w: cython.int
    line: cython.int
    end: cython.int
    saved: cython.int
    prospects.size = 0
    layable(board, position, seat, lines)
    for w in range(LINE_WORDS):
        left = lines[w] & position.frontier[position.leader[seat]][w]
        while left:
            line = 64 * w + lowest(left)
            left = without_lowest(left)
            end = far_end(board, position, seat, line)
            saved = survey.missing - missing_with(survey, end)
            prospects.line[prospects.size] = line
            prospects.saved[prospects.size] = saved
            prospects.worth[prospects.size] = weigh_line(
                board, weights, survey, line, end, cost_of(board, position, line), saved
            )
            prospects.size += 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def best_of(prospects: cython.pointer(Prospects)) -> cython.int:
    """The place of the best line, or -1."""
    i: cython.int
    best: cython.int = -1
    for i in range(prospects.size):
        if best < 0 or prospects.worth[i] > prospects.worth[best]:
            best = i
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def think_of_turn(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    weights: cython.pointer(Weights), mind: cython.pointer(Mind),
) -> cython.void:  # fmt: skip
    """Lay the rest of the turn in thought, rail by rail, while a rail saves something."""
    survey: Survey
    prospects: Prospects
    table: Position
    best: cython.int
    line: cython.int
    end: cython.int
    joined: cython.bint
    memcpy(cython.address(table), position, cython.sizeof(Position))
    table.notes.tracing = False
    take_survey(board, position, seat, weights.lay_cities, cython.address(survey))
    look_around(board, position, seat, weights, cython.address(survey))
    mind.ahead = 0
    while mind.ahead < RAILS_AHEAD and table.budget > 0 and survey.missing > 0:
        weigh_lines(
            board, cython.address(table), seat, weights, cython.address(survey),
            cython.address(prospects),
        )  # fmt: skip
        best = best_of(cython.address(prospects))
        if best < 0 or (prospects.saved[best] <= 0 and may_stop(cython.address(table))):
            return
        line = prospects.line[best]
        mind.lines[mind.ahead] = line
        mind.ahead += 1
        end = far_end(board, cython.address(table), seat, line)
        joined = survey.has_others and survey.others[end] == 0
        table.budget -= cost_of(board, cython.address(table), line)
        if table.budget == 0:
            return
        reach(cython.address(survey), end)
        lay_rail(board, cython.address(table), seat, line)
        if joined:
            look_around(board, cython.address(table), seat, weights, cython.address(survey))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def remembers_turn(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    weights: cython.pointer(Weights), mind: cython.pointer(Mind),
) -> cython.bint:  # fmt: skip
    """Whether the position is the one the rest of the turn was thought of for.

    Who thinks of few cities at once looks around again when the nearest is joined.
    """
    if (
        position.laid_this_turn == 0
        or mind.rails_then != position.rails_laid
        or mind.round_then != position.round
    ):
        return False
    if mind.ahead == 0:
        return weights.lay_cities >= MAX_TERMINALS
    return may_lay(board, position, seat, mind.lines[0])


def best_line(board, position, seat, weights, mind):
    """The next rail of the turn, or stop; any rail, or pass, if none leads anywhere."""
    i: cython.int
    line: cython.int
    if not remembers_turn(board, position, seat, weights, mind):
        think_of_turn(board, position, seat, weights, mind)
    if mind.ahead == 0:
        return board.stop if may_stop(position) else any_line(board, position, seat)
    line = mind.lines[0]
    mind.ahead -= 1
    for i in range(mind.ahead):
        mind.lines[i] = mind.lines[i + 1]
    mind.rails_then = position.rails_laid + 1
    mind.round_then = position.round
    return board.lay + line


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def any_line(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int
) -> cython.int:
    """Some rail that can be laid; pass if there is none (TRANS-TURN-6)."""
    lines: Word[LINE_WORDS]
    w: cython.int
    layable(board, position, seat, lines)
    for w in range(LINE_WORDS):
        if lines[w]:
            return board.lay + 64 * w + lowest(lines[w])
    return board.pass_
