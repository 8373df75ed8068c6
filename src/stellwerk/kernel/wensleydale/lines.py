"""Planning a line: several looked at side by side, track by track, to build and to sell.

A line is worth what it would be worth if it ended where it is, so every line that is looked at is
also a plan. The best one is remembered with all its steps.
"""

import cython
from cython.cimports.libc.string import memcpy, memset
from cython.cimports.stellwerk.kernel.bits import Word, lowest, without_lowest
from cython.cimports.stellwerk.kernel.wensleydale.board import COMPANIES, Board
from cython.cimports.stellwerk.kernel.wensleydale.building import (
    award_bonus,
    can_extend,
    find_bonus,
    last_area,
    lay_track,
    may_extend,
    may_start,
    start_line,
)
from cython.cimports.stellwerk.kernel.wensleydale.choices import best_unit
from cython.cimports.stellwerk.kernel.wensleydale.influence import pay_unit, pay_what_is_forced
from cython.cimports.stellwerk.kernel.wensleydale.limits import BORDER_WORDS
from cython.cimports.stellwerk.kernel.wensleydale.mind import MOST_STEPS
from cython.cimports.stellwerk.kernel.wensleydale.network import far_end
from cython.cimports.stellwerk.kernel.wensleydale.position import (
    LINE,
    SALE,
    TAKE_OVER,
    Position,
)
from cython.cimports.stellwerk.kernel.wensleydale.promoter_choices import best_chain
from cython.cimports.stellwerk.kernel.wensleydale.prospects import reach_of_others, survey
from cython.cimports.stellwerk.kernel.wensleydale.takeover import (
    can_extend_sale,
    finish_sale,
    may_end_sale,
    may_extend_sale,
    may_sell,
)
from cython.cimports.stellwerk.kernel.wensleydale.worths import worth_built, worth_sold

NEVER = cython.declare(cython.int, -1000000)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.inline
def copy_table(to: cython.pointer(Position), table: cython.pointer(Position)) -> cython.void:
    """All but the chance and the notes at its front, which building never needs."""
    front: cython.size_t = cython.cast(cython.p_char, cython.address(table.touched)) - cython.cast(
        cython.p_char, table
    )
    memcpy(
        cython.cast(cython.p_char, to) + front,
        cython.cast(cython.p_char, table) + front,
        cython.sizeof(Position) - front,
    )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def keep(
    generation: cython.pointer(Generation), line: cython.pointer(Line), width: cython.int
) -> cython.void:
    """Take a line in if it is among the best so far; of equals the earlier stays."""
    i: cython.int = generation.size
    place: cython.int = i
    if i == width:
        place = generation.order[width - 1]
        if line.worth <= generation.lines[place].worth:
            return
        i = width - 1
    else:
        generation.size += 1
    while i > 0 and generation.lines[generation.order[i - 1]].worth < line.worth:
        generation.order[i] = generation.order[i - 1]
        i -= 1
    generation.order[i] = place
    copy_table(cython.address(generation.lines[place].table), cython.address(line.table))
    memcpy(generation.lines[place].steps, line.steps, cython.sizeof(line.steps))
    generation.lines[place].size = line.size
    generation.lines[place].worth = line.worth


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def could_end(
    plan: cython.pointer(Planning), line: cython.pointer(Line), end: cython.int
) -> cython.void:
    """Here a line could end: remember the best one, and the best one for each first step."""
    i: cython.int
    first: cython.int = line.steps[0] if line.size else end
    if plan.firsts != cython.NULL:
        i = 0
        while i < plan.firsts.size and plan.firsts.actions[i] != first:
            i += 1
        if i == plan.firsts.size:
            plan.firsts.size += 1
            plan.firsts.actions[i] = first
            plan.firsts.worths[i] = line.worth
        plan.firsts.worths[i] = max(plan.firsts.worths[i], line.worth)
    if line.worth > plan.best:
        plan.best = line.worth
        memcpy(plan.mind.steps, line.steps, cython.sizeof(line.steps))
        plan.mind.size = line.size
        if line.size < MOST_STEPS:
            plan.mind.steps[line.size] = end
            plan.mind.size += 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def lay(
    plan: cython.pointer(Planning), table: cython.pointer(Position), border: cython.int
) -> cython.bint:
    """Lay a track and decide what that asks on the way; whether the line can go on."""
    board: cython.pointer(Board) = plan.board
    if not lay_track(board, table, plan.seat, border):
        while True:
            pay_unit(table, plan.seat, best_unit(table, plan.seat, plan.weights))
            if pay_what_is_forced(table, plan.seat):
                break
    if board.has_bonus and find_bonus(board, table, plan.seat):
        award_bonus(board, table, best_chain(board, table, plan.seat))
    table.phase = LINE
    return can_extend(board, table, plan.seat)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def sell(
    plan: cython.pointer(Planning), table: cython.pointer(Position), border: cython.int
) -> cython.bint:
    """Take one more track into the line that is sold; whether it can go on."""
    table.line_borders[table.line_size - 1] = border
    table.line[table.line_size] = far_end(plan.board, border, last_area(table))
    table.line_size += 1
    return can_extend_sale(plan.board, table, plan.seat)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def worth_of_sale(plan: cython.pointer(Planning), table: cython.pointer(Position)) -> cython.int:
    """What the table is worth once the line is sold as far as it goes."""
    copy_table(cython.address(plan.sold.table), table)
    finish_sale(plan.board, cython.address(plan.sold.table), plan.seat)
    return worth_sold(plan.board, cython.address(plan.sold.table), plan.weights, plan.seat)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def expand(
    plan: cython.pointer(Planning), line: cython.pointer(Line), longer: cython.pointer(Generation)
) -> cython.void:
    """Every way to go on with a line by one track."""
    tried: cython.pointer(Line) = cython.address(plan.tried)
    table: cython.pointer(Position) = cython.address(tried.table)
    w: cython.int
    border: cython.int
    goes_on: cython.bint
    left: Word
    for w in range(BORDER_WORDS):
        left = plan.board.borders_at[last_area(cython.address(line.table))][w]
        while left:
            border = 64 * w + lowest(left)
            left = without_lowest(left)
            if plan.selling:
                if not may_extend_sale(plan.board, cython.address(line.table), plan.seat, border):
                    continue
            elif not may_extend(plan.board, cython.address(line.table), plan.seat, border):
                continue
            copy_table(table, cython.address(line.table))
            memcpy(tried.steps, line.steps, cython.sizeof(line.steps))
            tried.steps[line.size] = plan.board.extend + border
            tried.size = line.size + 1
            if plan.selling:
                goes_on = sell(plan, table, border)
                tried.worth = worth_of_sale(plan, table)
                if may_end_sale(plan.board, table):
                    could_end(plan, tried, plan.board.stop)
            else:
                goes_on = lay(plan, table, border)
                tried.worth = worth_built(
                    plan.board, table, plan.weights, cython.address(plan.prospect),
                    cython.address(plan.others), plan.seat,
                )  # fmt: skip
                could_end(plan, tried, plan.board.stop)
            if goes_on and tried.size < MOST_STEPS - 1:
                keep(longer, tried, plan.width)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def begin_lines(
    plan: cython.pointer(Planning), line: cython.pointer(Line), longer: cython.pointer(Generation)
) -> cython.void:
    """The first track of every line, or of the one that has been begun; or none at all."""
    board: cython.pointer(Board) = plan.board
    position: cython.pointer(Position) = plan.position
    area: cython.int
    company: cython.int
    copy_table(cython.address(line.table), position)
    line.size = 0
    if position.phase == LINE or position.phase == SALE:
        if position.line_size > 1 and (position.phase == LINE or may_end_sale(board, position)):
            line.worth = (
                worth_of_sale(plan, position)
                if plan.selling
                else worth_built(
                    board, position, plan.weights, cython.address(plan.prospect),
                    cython.address(plan.others), plan.seat,
                )
            )  # fmt: skip
            could_end(plan, line, board.stop)
        expand(plan, line, longer)
        return
    line.worth = (
        worth_sold(board, position, plan.weights, plan.seat)
        if plan.selling
        else worth_built(
            board, position, plan.weights, cython.address(plan.prospect),
            cython.address(plan.others), plan.seat,
        )
    )  # fmt: skip
    could_end(plan, line, board.pass_)
    line.size = 1
    for area in range(board.areas):
        start_line(cython.address(line.table), area)
        if plan.selling:
            for company in range(COMPANIES):
                if may_sell(board, position, plan.seat, company, area):
                    line.table.phase = SALE
                    line.table.company = company
                    line.steps[0] = board.sell + company * board.areas + area
                    expand(plan, line, longer)
        elif may_start(board, position, plan.seat, area):
            line.table.phase = LINE
            line.steps[0] = board.start + area
            expand(plan, line, longer)


def plan_line(board, position, seat, weights, mind, firsts):
    """Write the steps of the best line into the mind, and what each first step may come to."""
    generations: Generation[2]
    plan: Planning
    line: Line
    i: cython.int
    now: cython.int = 0
    plan.board = board
    plan.position = position
    plan.weights = weights
    plan.seat = seat
    plan.width = max(1, min(weights.beam, cython.cast(cython.int, MOST_LINES)))
    plan.selling = position.phase == TAKE_OVER or position.phase == SALE
    plan.mind = mind
    plan.firsts = firsts
    plan.best = NEVER
    plan.tried.table.notes.tracing = False
    plan.tried.table.notes.size = 0
    plan.sold.table.notes.tracing = False
    plan.sold.table.notes.size = 0
    memset(cython.address(line.steps), 0, cython.sizeof(line.steps))
    if firsts != cython.NULL:
        firsts.size = 0
    mind.size = 0
    mind.taken = 0
    if not plan.selling:
        survey(board, position, cython.address(plan.prospect))
        if weights.build_shared:
            reach_of_others(
                board, position, cython.address(plan.prospect), seat, False,
                cython.address(plan.others),
            )  # fmt: skip
    generations[0].size = 0
    begin_lines(cython.address(plan), cython.address(line), cython.address(generations[0]))
    while generations[now].size > 0:
        generations[1 - now].size = 0
        for i in range(generations[now].size):
            expand(
                cython.address(plan),
                cython.address(generations[now].lines[generations[now].order[i]]),
                cython.address(generations[1 - now]),
            )
        now = 1 - now
