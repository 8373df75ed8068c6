"""Trains and transport, and what they score (LTW-TRAIN, LTW-MOVE, LTW-SCORE)."""

import cython
from cython.cimports.stellwerk.kernel.bits import Word, has, lowest, without_lowest
from cython.cimports.stellwerk.kernel.wensleydale.board import (
    BROWN,
    CARRIED,
    CUBE,
    GREEN,
    HILL_GOOD,
    NOBODY,
    PLAIN_GOOD,
    PROFIT,
    RED,
    RED_PASSENGER,
    UNITS_PER_MISSING_POINT,
    WHITE,
    Board,
)
from cython.cimports.stellwerk.kernel.wensleydale.influence import move_token, pay_what_is_forced
from cython.cimports.stellwerk.kernel.wensleydale.limits import AREA_WORDS, PRICES
from cython.cimports.stellwerk.kernel.wensleydale.network import (
    is_neutral_town,
    is_on_network,
    joined_with_company,
    shows,
)
from cython.cimports.stellwerk.kernel.wensleydale.position import (
    BOARD,
    NOTE_BOUGHT,
    NOTE_SCORED,
    PAY,
    note,
)


def look_around(board, position, seat, reach):
    """Work out what the seat's tracks and trains allow."""
    train: cython.int
    joined_with_company(board, position, seat, 0, reach.joined[0])
    joined_with_company(board, position, seat, 1, reach.joined[1])
    reach.passenger_places = 0
    reach.goods_places = 0
    for train in range(board.trains):
        if position.train_owner[train] == seat:
            reach.passenger_places += board.train_passengers[train] - position.passengers_on[train]
            reach.goods_places += board.train_goods[train] - position.goods_on[train]


def serves_hill(board, position, seat, area):
    """Whether own track touches a neutral town beside the hill, or any area (LTW-MOVE-3, -4)."""
    w: cython.int
    beside: cython.int
    left: Word
    for w in range(AREA_WORDS):
        left = board.near[area][w] & position.touched[seat][w]
        while left:
            beside = 64 * w + lowest(left)
            left = without_lowest(left)
            if is_neutral_town(board, position, beside):
                return True
            if board.hill_goods_from_any_area and not is_on_network(board, position, beside):
                return True
    return False


def may_carry(board, position, seat, reach, area, item):
    """Whether the seat may take this item from an area (LTW-MOVE-1…7)."""
    if position.contents[area][item] == 0:
        return False
    if item == PLAIN_GOOD:
        return (
            reach.goods_places > 0
            and has(position.touched[seat], area)
            and not is_on_network(board, position, area)
        )
    if item == HILL_GOOD:
        return reach.goods_places > 0 and serves_hill(board, position, seat, area)
    return (
        reach.passenger_places > 0
        and has(reach.joined[item - RED_PASSENGER], area)
        and not shows(board, position, area, item - RED_PASSENGER)
    )


def has_price(board, position, seat, price):
    """At most one train of each price (LTW-TRAIN-2)."""
    train: cython.int
    for train in range(board.trains):
        if position.train_owner[train] == seat and board.train_price[train] == price:
            return True
    return False


def missing_brown(board, position, seat, train):
    """Brown points that must be replaced (LTW-TRAIN-3)."""
    return max(0, board.train_price[train] - position.points[BROWN][seat])


def replacement(board, position, seat, train):
    """Units that stand in for the brown points a seat lacks (LTW-TRAIN-3)."""
    return UNITS_PER_MISSING_POINT * missing_brown(board, position, seat, train)


def train_payable(board, position, seat, train):
    """Whether cubes and other points cover what brown does not."""
    units: cython.int = (
        position.hand[seat]
        + position.points[WHITE][seat]
        + position.points[RED][seat]
        + position.points[GREEN][seat]
    )
    return units >= replacement(board, position, seat, train)


def may_buy(board, position, seat, train):
    """Whether the seat may buy a train (LTW-TRAIN-2, -3)."""
    return (
        train < board.trains
        and position.train_owner[train] == NOBODY
        and not has_price(board, position, seat, board.train_price[train])
        and train_payable(board, position, seat, train)
    )


def can_do_anything(board, position, seat):
    """Whether any train can be bought or anything carried (LTW-CASE-14)."""
    reach: Reach
    train: cython.int
    area: cython.int
    item: cython.int
    for train in range(board.trains):
        if may_buy(board, position, seat, train):
            return True
    look_around(board, position, seat, cython.address(reach))
    if reach.passenger_places == 0 and reach.goods_places == 0:
        return False
    for area in range(board.areas):
        for item in range(CARRIED):
            if may_carry(board, position, seat, cython.address(reach), area, item):
                return True
    return False


def buy_train(board, position, seat, train):
    """Pay brown points, then the replacement; False while there is a choice (LTW-TRAIN-3)."""
    missing: cython.int = missing_brown(board, position, seat, train)
    position.due = replacement(board, position, seat, train)
    move_token(position, BROWN, seat, missing - board.train_price[train])
    position.paying_for = train
    position.paying_from = CUBE
    if pay_what_is_forced(position, seat):
        take_train(position, seat, train)
        return True
    position.phase = PAY
    return False


def take_train(position, seat, train):
    """The train is paid for: the locomotive goes on it."""
    position.train_owner[train] = seat
    note(position, NOTE_BOUGHT, seat, train)


def may_board(board, position, seat, train):
    """Whether an own train has a free place for a passenger."""
    return (
        train < board.trains
        and position.train_owner[train] == seat
        and position.passengers_on[train] < board.train_passengers[train]
    )


def carry_item(board, position, seat, area, item):
    """Take an item onto a train; False if it matters which one and must be asked (LTW-CASE-16)."""
    train: cython.int
    first: cython.int = -1
    if item < RED_PASSENGER:
        for train in range(board.trains):
            if (
                position.train_owner[train] == seat
                and position.goods_on[train] < board.train_goods[train]
            ):
                position.contents[area][item] -= 1
                position.goods_on[train] += 1
                position.loaded[seat][item][0] += 1
                return True
    position.item_area = area
    position.item = item
    for train in range(board.trains):
        if may_board(board, position, seat, train):
            if first < 0:
                first = train
            elif board.train_points[train] != board.train_points[first]:
                position.phase = BOARD
                return False
    board_passenger(board, position, seat, first)
    return True


def board_passenger(board, position, seat, train):
    """The passenger leaves the town and travels on this train."""
    position.contents[position.item_area][position.item] -= 1
    position.passengers_on[train] += 1
    position.loaded[seat][position.item][board.train_price[train] - 1] += 1
    position.item = 0
    position.item_area = NOBODY


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def points_by_price(board: cython.pointer(Board), price: cython.int) -> cython.int:
    train: cython.int
    for train in range(board.trains):
        if board.train_price[train] == price:
            return board.train_points[train]
    return 1


def score_turn(board, position):
    """Victory points and profit in the old general order; trains are free again (LTW-SCORE)."""
    i: cython.int
    seat: cython.int
    item: cython.int
    price: cython.int
    number: cython.int
    points: cython.int
    profit: cython.int
    for i in range(board.players):
        seat = position.general_order[i]
        points = 0
        profit = -position.on_board[seat]
        for item in range(CARRIED):
            for price in range(PRICES):
                number = position.loaded[seat][item][price]
                if item < RED_PASSENGER:
                    points += number
                else:
                    points += number * points_by_price(board, price + 1)
                profit += number * (2 if item == HILL_GOOD else 1)
                position.collected[seat][item] += number
                position.loaded[seat][item][price] = 0
        position.victory[seat] += points
        position.last_points[seat] = points
        position.last_profit[seat] = profit
        move_token(position, PROFIT, seat, profit)
        note(position, NOTE_SCORED, seat, 0)
    for i in range(board.trains):
        position.train_owner[i] = NOBODY
        position.passengers_on[i] = 0
        position.goods_on[i] = 0
