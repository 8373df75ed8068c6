"""The blocks of an observation that tell of the seats, the boxes and the trains.

One function writes one block, in the order of the layout (observation.py).
"""

import cython
from cython.cimports.stellwerk.kernel.observing import byte
from cython.cimports.stellwerk.kernel.wensleydale.board import (
    CARRIED,
    COLOURS,
    NOBODY,
    TRACKS,
    Board,
)
from cython.cimports.stellwerk.kernel.wensleydale.influence import is_ahead
from cython.cimports.stellwerk.kernel.wensleydale.limits import MAX_SEATS
from cython.cimports.stellwerk.kernel.wensleydale.observation import (
    BOX_NUMBERS,
    SEAT_NUMBERS,
    TRAIN_NUMBERS,
    turns_after,
)
from cython.cimports.stellwerk.kernel.wensleydale.position import (
    CHAIN,
    PAY,
    SALE,
    STAKE,
    TAKE_OVER,
    Position,
)
from cython.cimports.stellwerk.kernel.wensleydale.turn import final_points


def write_phase(look, block):
    """Which question is asked."""
    block[look.position.phase] = 1


def write_turn(look, block):
    """The turn, turns left, place in the order, units due, areas of the line, bonus given."""
    position: cython.pointer(Position) = look.position
    block[0] = position.turn
    block[1] = look.board.turns - position.turn
    block[2] = position.index
    block[3] = position.due if position.phase == PAY else 0
    block[4] = position.line_size
    block[5] = 4 * position.bonus_given


def write_rules(look, block):
    """Players, hill goods from any area, a fee for the start of a line."""
    block[0] = look.board.players
    block[1] = 4 if look.board.hill_goods_from_any_area else 0
    block[2] = 4 if look.board.start_fee else 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def place_in(order: cython.p_uchar, players: cython.int, seat: cython.int) -> cython.int:
    """A seat's place in an order, from 1."""
    i: cython.int
    for i in range(players):
        if order[i] == seat:
            return i + 1
    return 0


def write_seats(look, block):
    """Of each seat, the own one first: all that it has, and its places in the orders."""
    position: cython.pointer(Position) = look.position
    players: cython.int = look.board.players
    k: cython.int
    seat: cython.int
    i: cython.int
    for k in range(players):
        seat = (look.seat + k) % players
        block[0] = 8
        block[1] = position.hand[seat]
        for i in range(TRACKS):
            block[2 + i] = byte(position.points[i][seat])
        for i in range(CARRIED):
            block[2 + TRACKS + i] = byte(position.collected[seat][i])
        block[11] = position.on_board[seat]
        block[12] = 8 if (position.passed >> seat) & 1 else 0
        block[13] = byte(final_points(look.board, position, seat))
        block[14] = byte(position.victory[seat])
        block[15] = 4 * place_in(position.build_order, players, seat)
        block[16] = 4 * place_in(position.train_order, players, seat)
        block[17] = 4 * place_in(position.general_order, players, seat)
        block += SEAT_NUMBERS


def write_ahead(look, block):
    """On each track: whether the own token is ahead of each other one."""
    track: cython.int
    k: cython.int
    other: cython.int
    for track in range(TRACKS):
        for k in range(1, look.board.players):
            other = (look.seat + k) % look.board.players
            block[track * (MAX_SEATS - 1) + k - 1] = is_ahead(
                look.position, track, look.seat, other
            )


def write_boxes(look, block):
    """Of each box: what it gives by colour × 4, who has bid, how much, the least bid."""
    position: cython.pointer(Position) = look.position
    box: cython.int
    colour: cython.int
    for box in range(look.board.boxes):
        for colour in range(COLOURS):
            block[colour] = 4 * (
                position.tokens_in[box][colour] + look.board.box_printed[box][colour]
            )
        if position.bidder[box] != NOBODY:
            block[4 + turns_after(look, position.bidder[box])] = 4
        block[8] = position.staked[box]
        block[9] = look.board.box_least[box]
        block += BOX_NUMBERS


def write_box(look, block):
    """The box that is bid on."""
    if look.position.phase == STAKE:
        block[look.position.box] = 1


def write_trains(look, block):
    """Of each train: its owner, price, places, points, and who is on board."""
    board: cython.pointer(Board) = look.board
    position: cython.pointer(Position) = look.position
    train: cython.int
    for train in range(board.trains):
        if position.train_owner[train] != NOBODY:
            block[turns_after(look, position.train_owner[train])] = 4
        block[4] = 4 * board.train_price[train]
        block[5] = board.train_passengers[train]
        block[6] = board.train_goods[train]
        block[7] = board.train_points[train]
        block[8] = position.passengers_on[train]
        block[9] = position.goods_on[train]
        block += TRAIN_NUMBERS


def write_paying(look, block):
    """What is being paid for: a track, or which train."""
    position: cython.pointer(Position) = look.position
    if position.phase != PAY:
        return
    block[0] = 1
    if position.paying_for < look.board.trains:
        block[2 + position.paying_for] = 1
    else:
        block[1] = 1


def write_company(look, block):
    """The company that takes tracks over."""
    if look.position.phase == SALE or look.position.phase == TAKE_OVER:
        block[look.position.company] = 1


def write_chains(look, block):
    """The scorings among which the builder chooses."""
    chain: cython.int
    k: cython.int
    if look.position.phase != CHAIN:
        return
    for chain in range(look.position.chains_size):
        for k in range(look.board.players):
            block[chain * MAX_SEATS + k] = look.position.chains[chain][
                (look.seat + k) % look.board.players
            ]
