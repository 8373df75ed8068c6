"""What may be done: the legal actions of the seat to decide, listed and tested."""

import cython
from cython.cimports.stellwerk.kernel.bits import Word, lowest, without_lowest
from cython.cimports.stellwerk.kernel.wensleydale.auction import least_stake, may_bid, most_stake
from cython.cimports.stellwerk.kernel.wensleydale.board import CARRIED, COMPANIES, UNITS, Board
from cython.cimports.stellwerk.kernel.wensleydale.building import last_area, may_extend, may_start
from cython.cimports.stellwerk.kernel.wensleydale.influence import may_pay_unit
from cython.cimports.stellwerk.kernel.wensleydale.limits import AREA_WORDS, BORDER_WORDS
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
from cython.cimports.stellwerk.kernel.wensleydale.takeover import (
    may_end_sale,
    may_extend_sale,
    may_sell,
)
from cython.cimports.stellwerk.kernel.wensleydale.transport import (
    Reach,
    look_around,
    may_board,
    may_buy,
    may_carry,
)


def may_stake(board, position, seat, cubes):
    """More than is bid, and no more than the seat may (LTW-AUC-2, -5)."""
    return (
        position.phase == STAKE
        and least_stake(board, position, position.box) <= cubes
        and cubes <= most_stake(board, position, seat)
    )


def may_pass(position):
    """Building, buying and selling are offers (LTW-TURN-2)."""
    return position.phase == BUILD or position.phase == TRAINS or position.phase == TAKE_OVER


def may_choose_chain(position, chain):
    """One of the scorings that were found (LTW-BUILD-14)."""
    return position.phase == CHAIN and chain < position.chains_size


def list_actions(board, position, seat, actions):
    """Write all legal actions of the seat to decide, in ascending order; returns how many."""
    size: cython.int = 0
    i: cython.int
    if position.phase == TRAINS:
        return list_transport(board, position, seat, actions)
    if position.phase == LINE or position.phase == SALE:
        return list_extensions(board, position, seat, actions)
    if position.phase == TAKE_OVER:
        return list_sales(board, position, seat, actions)
    if position.phase == BID:
        for i in range(board.boxes):
            if may_bid(board, position, seat, i):
                actions[size] = board.bid + i
                size += 1
    elif position.phase == STAKE:
        for i in range(
            least_stake(board, position, position.box), most_stake(board, position, seat) + 1
        ):
            actions[size] = board.stake + i
            size += 1
    elif position.phase == BUILD:
        for i in range(board.areas):
            if may_start(board, position, seat, i):
                actions[size] = board.start + i
                size += 1
        actions[size] = board.pass_
        size += 1
    elif position.phase == PAY:
        for i in range(UNITS):
            if may_pay_unit(position, seat, i):
                actions[size] = board.pay + i
                size += 1
    elif position.phase == CHAIN:
        for i in range(position.chains_size):
            actions[size] = board.chain + i
            size += 1
    elif position.phase == BOARD:
        for i in range(board.trains):
            if may_board(board, position, seat, i):
                actions[size] = board.board_ + i
                size += 1
    return size


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def list_extensions(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    actions: cython.pointer(cython.int),
) -> cython.int:  # fmt: skip
    """Where a line can go on, and whether it can stop."""
    size: cython.int = 0
    border: cython.int
    w: cython.int
    left: Word
    for w in range(BORDER_WORDS):
        left = board.borders_at[last_area(position)][w]
        while left:
            border = 64 * w + lowest(left)
            left = without_lowest(left)
            if extension_is_legal(board, position, seat, border):
                actions[size] = board.extend + border
                size += 1
    if may_stop(board, position):
        actions[size] = board.stop
        size += 1
    return size


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def extension_is_legal(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    border: cython.int,
) -> cython.bint:  # fmt: skip
    if position.phase == SALE:
        return may_extend_sale(board, position, seat, border)
    return may_extend(board, position, seat, border)


def may_stop(board, position):
    """A built line has a track, one that is sold ends in a town (LTW-BUILD-2, LTW-SELL-2)."""
    if position.phase == SALE:
        return may_end_sale(board, position)
    return position.line_size > 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def list_transport(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    actions: cython.pointer(cython.int),
) -> cython.int:  # fmt: skip
    """Pass, every train that can be bought, everything that can be carried."""
    reach: Reach
    size: cython.int = 1
    train: cython.int
    area: cython.int
    item: cython.int
    actions[0] = board.pass_
    for train in range(board.trains):
        if may_buy(board, position, seat, train):
            actions[size] = board.buy + train
            size += 1
    look_around(board, position, seat, cython.address(reach))
    if reach.passenger_places == 0 and reach.goods_places == 0:
        return size
    for area in range(board.areas):
        for item in range(CARRIED):
            if may_carry(board, position, seat, cython.address(reach), area, item):
                actions[size] = board.carry + CARRIED * area + item
                size += 1
    return size


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def list_sales(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    actions: cython.pointer(cython.int),
) -> cython.int:  # fmt: skip
    """Pass, or where a line to be sold can begin."""
    size: cython.int = 1
    company: cython.int
    area: cython.int
    w: cython.int
    left: Word
    actions[0] = board.pass_
    for company in range(COMPANIES):
        for w in range(AREA_WORDS):
            left = position.touched[seat][w]
            while left:
                area = 64 * w + lowest(left)
                left = without_lowest(left)
                if may_sell(board, position, seat, company, area):
                    actions[size] = board.sell + company * board.areas + area
                    size += 1
    return size


def is_legal(board, position, seat, action):
    """Whether the seat to decide may do this now."""
    reach: Reach
    if action < board.stake:
        return (
            position.phase == BID
            and action < board.boxes
            and may_bid(board, position, seat, action)
        )
    if action < board.start:
        return may_stake(board, position, seat, action - board.stake)
    if action < board.extend:
        return position.phase == BUILD and may_start(board, position, seat, action - board.start)
    if action < board.stop:
        return (position.phase == LINE or position.phase == SALE) and extension_is_legal(
            board, position, seat, action - board.extend
        )
    if action == board.stop:
        return (position.phase == LINE or position.phase == SALE) and may_stop(board, position)
    if action == board.pass_:
        return may_pass(position)
    if action < board.chain:
        return position.phase == PAY and may_pay_unit(position, seat, action - board.pay)
    if action < board.buy:
        return may_choose_chain(position, action - board.chain)
    if action < board.carry:
        return position.phase == TRAINS and may_buy(board, position, seat, action - board.buy)
    if action < board.board_:
        if position.phase != TRAINS:
            return False
        look_around(board, position, seat, cython.address(reach))
        action -= board.carry
        return may_carry(
            board, position, seat, cython.address(reach), action // CARRIED, action % CARRIED
        )
    if action < board.sell:
        return position.phase == BOARD and may_board(board, position, seat, action - board.board_)
    action -= board.sell
    return position.phase == TAKE_OVER and may_sell(
        board, position, seat, action // board.areas, action % board.areas
    )
