"""What the policy does, and which other actions are worth comparing with it."""

import cython
from cython.cimports.stellwerk.kernel.bits import Word, lowest, without_lowest
from cython.cimports.stellwerk.kernel.policy import put
from cython.cimports.stellwerk.kernel.procedures import MOST_ACTIONS
from cython.cimports.stellwerk.kernel.wensleydale.auction import least_stake
from cython.cimports.stellwerk.kernel.wensleydale.board import CARRIED, RED_PASSENGER, Board
from cython.cimports.stellwerk.kernel.wensleydale.choices import (
    Station,
    best_box,
    best_transport,
    best_unit,
    look_at_station,
    worth_of_item,
    worth_of_train,
)
from cython.cimports.stellwerk.kernel.wensleydale.legal import is_legal, list_actions
from cython.cimports.stellwerk.kernel.wensleydale.limits import AREA_WORDS
from cython.cimports.stellwerk.kernel.wensleydale.lines import Firsts, plan_line
from cython.cimports.stellwerk.kernel.wensleydale.position import (
    BID,
    BOARD,
    BUILD,
    CHAIN,
    LINE,
    PAY,
    SALE,
    STAKE,
    TAKE_OVER,
    TRAINS,
    Position,
)
from cython.cimports.stellwerk.kernel.wensleydale.promoter_choices import (
    best_chain,
    dearest_train,
)
from cython.cimports.stellwerk.kernel.wensleydale.transport import may_buy
from cython.cimports.stellwerk.kernel.wensleydale.weights import Weights

NEVER = cython.declare(cython.int, -1000000)
STAKES = cython.declare(cython.int, 5)  # the least bid and the next ones


def choose(board, position, seat, weights, mind):
    """Decide by the phase; a line that was planned is kept to, step by step."""
    if position.phase == BID:
        return board.bid + best_box(board, position, seat, weights)
    if position.phase == STAKE:
        return board.stake + least_stake(board, position, position.box)
    if position.phase == PAY:
        return board.pay + best_unit(position, seat, weights)
    if position.phase == CHAIN:
        return board.chain + best_chain(board, position, seat)
    if position.phase == TRAINS:
        return best_transport(board, position, seat, weights)
    if position.phase == BOARD:
        return board.board_ + dearest_train(board, position, seat)
    if (
        (position.phase != LINE and position.phase != SALE)
        or mind.taken >= mind.size
        or not is_legal(board, position, seat, mind.steps[mind.taken])
    ):
        plan_line(board, position, seat, weights, mind, cython.NULL)
    mind.taken += 1
    return mind.steps[mind.taken - 1]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def put_best(
    actions: cython.pointer(cython.int), size: cython.int, most: cython.int,
    found: cython.pointer(cython.int), worths: cython.pointer(cython.int), count: cython.int,
) -> cython.int:  # fmt: skip
    """Add what was found, the best first."""
    i: cython.int
    best: cython.int
    while size < most:
        best = -1
        for i in range(count):
            if worths[i] > NEVER and (best < 0 or worths[i] > worths[best]):
                best = i
        if best < 0:
            break
        worths[best] = NEVER
        size = put(actions, size, most, found[best])
    return size


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def put_transport(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    weights: cython.pointer(Weights), actions: cython.pointer(cython.int), size: cython.int,
    most: cython.int,
) -> cython.int:  # fmt: skip
    """The best area for each kind of item, the trains, to pass; then all other areas."""
    found: cython.int[MOST_ACTIONS]
    worths: cython.int[MOST_ACTIONS]
    station: Station
    count: cython.int = 0
    train: cython.int
    area: cython.int
    item: cython.int
    first: cython.int
    w: cython.int
    left: Word
    look_at_station(board, position, seat, weights, cython.address(station))
    for item in range(CARRIED):
        if (station.goods_places if item < RED_PASSENGER else station.passenger_places) == 0:
            continue
        first = count
        for w in range(AREA_WORDS):
            left = station.haul.areas[item][w]
            while left:
                area = 64 * w + lowest(left)
                left = without_lowest(left)
                found[count] = board.carry + CARRIED * area + item
                worths[count] = worth_of_item(
                    position, seat, weights, cython.address(station), area, item
                )
                if worths[count] > worths[first]:
                    first = count
                count += 1
        if first < count:
            size = put(actions, size, most, found[first])
    first = count
    for train in range(board.trains):
        if may_buy(board, position, seat, train):
            found[count] = board.buy + train
            worths[count] = worth_of_train(
                board, position, seat, weights, cython.address(station), train
            )
            count += 1
    size = put_best(
        actions, size, most, cython.address(found[first]), cython.address(worths[first]),
        count - first,
    )  # fmt: skip
    size = put(actions, size, most, board.pass_)
    return put_best(actions, size, most, found, worths, count)


def list_candidates(board, position, seat, weights, mind, actions, most):
    """The policy's own choice, then others; returns how many."""
    everything: cython.int[MOST_ACTIONS]
    firsts: Firsts
    size: cython.int = 1
    count: cython.int
    i: cython.int
    if (
        position.phase == BUILD
        or position.phase == LINE
        or position.phase == TAKE_OVER
        or position.phase == SALE
    ):
        plan_line(board, position, seat, weights, mind, cython.address(firsts))
        actions[0] = mind.steps[0]
        return put_best(actions, size, most, firsts.actions, firsts.worths, firsts.size)
    actions[0] = choose(board, position, seat, weights, mind)
    if position.phase == TRAINS:
        return put_transport(board, position, seat, weights, actions, size, most)
    if position.phase == PAY or position.phase == CHAIN or position.phase == BOARD:
        return size
    count = list_actions(board, position, seat, everything)
    if position.phase == STAKE:
        count = min(count, STAKES)
    for i in range(count):
        size = put(actions, size, most, everything[i])
    return size
