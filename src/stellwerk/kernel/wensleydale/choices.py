"""The policy's single decisions: bids, payments, trains and what they carry."""

import cython
from cython.cimports.stellwerk.kernel.bits import Word, has, lowest, without_lowest
from cython.cimports.stellwerk.kernel.wensleydale.auction import least_stake, may_bid, points_in
from cython.cimports.stellwerk.kernel.wensleydale.board import (
    BROWN,
    CARRIED,
    COLOURS,
    CUBE,
    HILL_GOOD,
    PLAIN_GOOD,
    RED_PASSENGER,
    UNITS,
    WHITE,
    Board,
)
from cython.cimports.stellwerk.kernel.wensleydale.influence import may_pay_unit
from cython.cimports.stellwerk.kernel.wensleydale.limits import AREA_WORDS
from cython.cimports.stellwerk.kernel.wensleydale.position import Position
from cython.cimports.stellwerk.kernel.wensleydale.prospects import (
    Prospect,
    find_haul,
    reach_of_others,
    survey,
)
from cython.cimports.stellwerk.kernel.wensleydale.transport import may_buy, missing_brown
from cython.cimports.stellwerk.kernel.wensleydale.weights import Weights

NEVER = cython.declare(cython.int, -1000000)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def point_worth(
    position: cython.pointer(Position), seat: cython.int, weights: cython.pointer(Weights),
    colour: cython.int,
) -> cython.int:  # fmt: skip
    """What a point is worth in the auction: trains first, then what lets a line begin."""
    if colour == BROWN:
        return weights.bid_brown
    if colour == WHITE:
        return weights.bid_white
    if position.points[colour][seat] == 0:
        return weights.bid_first_company
    return weights.bid_company


def best_box(board, position, seat, weights):
    """The box whose points are worth most more than the least bid on it."""
    box: cython.int
    colour: cython.int
    worth: cython.int
    best: cython.int = -1
    best_worth: cython.int = NEVER
    for box in range(board.boxes):
        if not may_bid(board, position, seat, box):
            continue
        worth = -weights.bid_cube * least_stake(board, position, box)
        for colour in range(COLOURS):
            worth += points_in(board, position, box, colour) * point_worth(
                position, seat, weights, colour
            )
        if worth > best_worth:
            best_worth = worth
            best = box
    return best


def best_unit(position, seat, weights):
    """Pay with what there is most of; cubes rather than points, brown points last."""
    unit: cython.int
    worth: cython.int
    best: cython.int = 0
    best_worth: cython.int = NEVER
    for unit in range(UNITS):
        if not may_pay_unit(position, seat, unit):
            continue
        if unit == CUBE:
            return CUBE
        worth = weights.pay_each * position.points[unit - 1][seat]
        if unit - 1 == WHITE:
            worth += weights.pay_white
        elif unit - 1 == BROWN:
            worth -= weights.pay_brown
        if worth > best_worth:
            best_worth = worth
            best = unit
    return best


def look_at_station(board, position, seat, weights, station):
    """What the seat may carry, what others could take from it, and how much room there is."""
    prospect: Prospect
    train: cython.int
    survey(board, position, cython.address(prospect))
    find_haul(board, position, cython.address(prospect), seat, cython.address(station.haul))
    if weights.carry_shared:
        reach_of_others(
            board, position, cython.address(prospect), seat, True, cython.address(station.others)
        )
    station.goods_places = 0
    station.passenger_places = 0
    for train in range(board.trains):
        if position.train_owner[train] == seat:
            station.goods_places += board.train_goods[train] - position.goods_on[train]
            station.passenger_places += (
                board.train_passengers[train] - position.passengers_on[train]
            )


def worth_of_item(position, seat, weights, station, area, item):
    """An item to carry: points, then what completes sets, then what others would take."""
    worth: cython.int = weights.carry_passenger
    if item == HILL_GOOD:
        worth = weights.carry_hill
    elif item == PLAIN_GOOD:
        worth = weights.carry_plain
    worth -= weights.carry_same * (position.collected[seat][item] + position.loaded[seat][item][0])
    if weights.carry_shared and has(station.others.areas[item], area):
        worth += weights.carry_shared
    return worth


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def best_item(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    weights: cython.pointer(Weights), station: cython.pointer(Station),
) -> cython.int:  # fmt: skip
    """The item to carry; -1 if there is none or no room."""
    area: cython.int
    item: cython.int
    w: cython.int
    worth: cython.int
    best: cython.int = -1
    best_worth: cython.int = NEVER
    left: Word
    for item in range(CARRIED):
        if (station.goods_places if item < RED_PASSENGER else station.passenger_places) == 0:
            continue
        for w in range(AREA_WORDS):
            left = station.haul.areas[item][w]
            while left:
                area = 64 * w + lowest(left)
                left = without_lowest(left)
                worth = worth_of_item(position, seat, weights, station, area, item)
                if worth > best_worth:
                    best_worth = worth
                    best = board.carry + CARRIED * area + item
    return best


def worth_of_train(board, position, seat, weights, station, train):
    """What a train would carry, less what it costs."""
    hill: cython.int = min(station.haul.items[HILL_GOOD], board.train_goods[train])
    people: cython.int = min(
        station.haul.items[RED_PASSENGER] + station.haul.items[RED_PASSENGER + 1],
        board.train_passengers[train],
    )
    worth: cython.int = weights.train_hill * hill
    worth += weights.train_plain * min(
        station.haul.items[PLAIN_GOOD], board.train_goods[train] - hill
    )
    worth += people * (weights.train_passenger + weights.train_point * board.train_points[train])
    worth -= weights.train_price * board.train_price[train]
    return worth - weights.train_missing * missing_brown(board, position, seat, train)


def best_transport(board, position, seat, weights):
    """Carry while there is room; else buy the train that would be filled best; else pass."""
    station: Station
    train: cython.int
    action: cython.int
    worth: cython.int
    best: cython.int = board.pass_
    best_worth: cython.int = 0
    look_at_station(board, position, seat, weights, cython.address(station))
    action = best_item(board, position, seat, weights, cython.address(station))
    if action >= 0:
        return action
    for train in range(board.trains):
        if not may_buy(board, position, seat, train):
            continue
        worth = worth_of_train(board, position, seat, weights, cython.address(station), train)
        if worth > best_worth:
            best_worth = worth
            best = board.buy + train
    return best
