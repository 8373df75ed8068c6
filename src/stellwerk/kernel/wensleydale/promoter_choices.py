"""The promoter's single decisions: bids, payments, trains and what they carry."""

import cython
from cython.cimports.stellwerk.kernel.wensleydale.auction import least_stake, may_bid, points_in
from cython.cimports.stellwerk.kernel.wensleydale.board import (
    BROWN,
    CARRIED,
    COLOURS,
    CUBE,
    HILL_GOOD,
    PLAIN_GOOD,
    UNITS,
    WHITE,
    Board,
)
from cython.cimports.stellwerk.kernel.wensleydale.influence import may_pay_unit
from cython.cimports.stellwerk.kernel.wensleydale.limits import MAX_SEATS
from cython.cimports.stellwerk.kernel.wensleydale.position import Position
from cython.cimports.stellwerk.kernel.wensleydale.transport import (
    Reach,
    look_around,
    may_board,
    may_buy,
    may_carry,
    missing_brown,
)

NEVER = cython.declare(cython.int, -1000000)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def point_worth(
    position: cython.pointer(Position), seat: cython.int, colour: cython.int
) -> cython.int:
    """What a point is worth in tenths of a cube: trains first, then what lets a line begin."""
    if colour == BROWN:
        return 24
    if colour == WHITE:
        return 10
    return 26 if position.points[colour][seat] == 0 else 14


def best_box(board, position, seat):
    """The box whose points are worth most more than the least bid on it."""
    box: cython.int
    colour: cython.int
    worth: cython.int
    best: cython.int = -1
    best_worth: cython.int = NEVER
    for box in range(board.boxes):
        if not may_bid(board, position, seat, box):
            continue
        worth = -10 * least_stake(board, position, box)
        for colour in range(COLOURS):
            worth += points_in(board, position, box, colour) * point_worth(position, seat, colour)
        if worth > best_worth:
            best_worth = worth
            best = box
    return best


def best_unit(position, seat):
    """Pay with what there is most of; cubes rather than points, brown points last."""
    unit: cython.int
    worth: cython.int
    best: cython.int = 0
    best_worth: cython.int = NEVER
    for unit in range(UNITS):
        if not may_pay_unit(position, seat, unit):
            continue
        if unit == CUBE:
            worth = 100
        else:
            worth = 3 * position.points[unit - 1][seat]
            if unit - 1 == WHITE:
                worth += 4
            elif unit - 1 == BROWN:
                worth -= 20
        if worth > best_worth:
            best_worth = worth
            best = unit
    return best


def best_chain(board, position, seat):
    """The chain that gives the others least (all give the builder the same)."""
    i: cython.int
    other: cython.int
    given: cython.int
    best: cython.int = 0
    least: cython.int = -NEVER
    for i in range(position.chains_size):
        given = 0
        for other in range(MAX_SEATS):
            if other != seat:
                given += position.chains[i][other]
        if given < least:
            least = given
            best = i
    return best


def dearest_train(board, position, seat):
    """The train on which a passenger scores most."""
    train: cython.int
    best: cython.int = -1
    for train in range(board.trains):
        if may_board(board, position, seat, train) and (
            best < 0 or board.train_points[train] > board.train_points[best]
        ):
            best = train
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def best_item(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    reach: cython.pointer(Reach),
) -> cython.int:  # fmt: skip
    """The item to carry: most points, then what completes sets; -1 if there is none."""
    area: cython.int
    item: cython.int
    worth: cython.int
    best: cython.int = -1
    best_worth: cython.int = NEVER
    for area in range(board.areas):
        for item in range(CARRIED):
            if not may_carry(board, position, seat, reach, area, item):
                continue
            worth = 30 if item == HILL_GOOD else 20
            worth -= 2 * (position.collected[seat][item] + position.loaded[seat][item][0])
            if worth > best_worth:
                best_worth = worth
                best = board.carry + CARRIED * area + item
    return best


def best_transport(board, position, seat):
    """Carry while there is room; else buy the train that would be filled best; else pass."""
    reach: Reach
    train: cython.int
    action: cython.int
    worth: cython.int
    best: cython.int = board.pass_
    best_worth: cython.int = 0
    look_around(board, position, seat, cython.address(reach))
    action = best_item(board, position, seat, cython.address(reach))
    if action >= 0:
        return action
    for train in range(board.trains):
        if not may_buy(board, position, seat, train):
            continue
        worth = worth_of_train(board, position, seat, train)
        if worth > best_worth:
            best_worth = worth
            best = board.buy + train
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def worth_of_train(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    train: cython.int,
) -> cython.int:  # fmt: skip
    """What a train would carry, less what it costs."""
    reach: Reach
    area: cython.int
    item: cython.int
    hill: cython.int = 0
    plain: cython.int = 0
    people: cython.int = 0
    taken: cython.int
    worth: cython.int
    look_around(board, position, seat, cython.address(reach))
    reach.passenger_places = 1
    reach.goods_places = 1
    for area in range(board.areas):
        for item in range(CARRIED):
            if may_carry(board, position, seat, cython.address(reach), area, item):
                if item == HILL_GOOD:
                    hill += position.contents[area][item]
                elif item == PLAIN_GOOD:
                    plain += position.contents[area][item]
                else:
                    people += position.contents[area][item]
    taken = min(hill, board.train_goods[train])
    worth = 30 * taken + 20 * min(plain, board.train_goods[train] - taken)
    worth += min(people, board.train_passengers[train]) * (10 + 10 * board.train_points[train])
    worth -= 3 * board.train_price[train]
    return worth - 12 * missing_brown(board, position, seat, train)
