"""Why not? The reason for every refusal, from the general to the particular."""

import cython
from cython.cimports.stellwerk.kernel.bits import Word, has, lowest, without_lowest
from cython.cimports.stellwerk.kernel.wensleydale.auction import least_stake, may_bid
from cython.cimports.stellwerk.kernel.wensleydale.board import (
    BORDER_WORDS,
    CARRIED,
    COLOURS,
    HILL_GOOD,
    LANDOWNER,
    NOBODY,
    PLAIN_GOOD,
    RED,
    RED_PASSENGER,
    WHITE,
    Board,
)
from cython.cimports.stellwerk.kernel.wensleydale.building import (
    cost_payable,
    fees_payable,
    is_in_line,
    is_start,
    last_area,
    may_start,
)
from cython.cimports.stellwerk.kernel.wensleydale.influence import may_pay_unit
from cython.cimports.stellwerk.kernel.wensleydale.legal import (
    may_choose_chain,
    may_pass,
    may_stake,
    may_stop,
)
from cython.cimports.stellwerk.kernel.wensleydale.limits import MAX_TRAINS
from cython.cimports.stellwerk.kernel.wensleydale.network import far_end, shows
from cython.cimports.stellwerk.kernel.wensleydale.position import (
    BID,
    BOARD,
    BUILD,
    CHAIN,
    LINE,
    OVER,
    PAY,
    SALE,
    STAKE,
    TAKE_OVER,
    TRAINS,
    Position,
)
from cython.cimports.stellwerk.kernel.wensleydale.takeover import (
    may_extend_sale,
    may_sell,
)
from cython.cimports.stellwerk.kernel.wensleydale.transport import (
    Reach,
    has_price,
    look_around,
    may_board,
    may_buy,
    may_carry,
)


def refuse_action(board, position, seat, action):
    """Why a seat may not take an action; ALLOWED if it may."""
    if position.phase == OVER:
        return GAME_IS_OVER
    if position.seat != seat:
        return NOT_YOUR_TURN
    if action < board.start:
        return refuse_bidding(board, position, seat, action)
    if action <= board.stop:
        return refuse_line(board, position, seat, action)
    if action == board.pass_:
        return ALLOWED if may_pass(position) else CANNOT_PASS
    if action < board.chain:
        if position.phase != PAY:
            return NOT_NOW
        return ALLOWED if may_pay_unit(position, seat, action - board.pay) else CANNOT_PAY_WITH_THIS
    if action < board.buy:
        if position.phase != CHAIN:
            return NOT_NOW
        return ALLOWED if may_choose_chain(position, action - board.chain) else NO_SUCH_CHAIN
    if action < board.sell:
        return refuse_transport(board, position, seat, action)
    return refuse_sale(board, position, seat, action - board.sell)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def refuse_bidding(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    action: cython.int,
) -> Refusal:  # fmt: skip
    """Why not this box, or not so many cubes (LTW-AUC-2, -3, -5)."""
    cubes: cython.int = action - board.stake
    if action < board.stake:
        if position.phase != BID:
            return NOT_NOW
        if action >= board.boxes:
            return NO_SUCH_BOX
        if position.bidder[action] == seat:
            return OWN_BID_STANDS
        if may_bid(board, position, seat, action):
            return ALLOWED
        if least_stake(board, position, action) > position.hand[seat]:
            return BOX_TOO_DEAR
        return BOX_ABOVE_LIMIT
    if position.phase != STAKE:
        return NOT_NOW
    if may_stake(board, position, seat, cubes):
        return ALLOWED
    if cubes < least_stake(board, position, position.box):
        return STAKE_TOO_LOW
    return STAKE_ABOVE_LIMIT if cubes > position.limits[seat] else NOT_ENOUGH_CUBES


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def refuse_line(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    action: cython.int,
) -> Refusal:  # fmt: skip
    """Why a line does not begin, go on or end like this (LTW-BUILD, LTW-SELL-2)."""
    area: cython.int = action - board.start
    if action < board.extend:
        if position.phase != BUILD:
            return NOT_NOW
        if not is_start(board, position, seat, area):
            return NOT_A_START
        if may_start(board, position, seat, area):
            return ALLOWED
        return refuse_start(board, position, seat, area)
    if position.phase != LINE and position.phase != SALE:
        return NOT_NOW
    if action == board.stop:
        if may_stop(board, position):
            return ALLOWED
        return END_IN_A_TOWN if position.phase == SALE else BUILD_ONE_FIRST
    return refuse_extension(board, position, seat, action - board.extend)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def refuse_extension(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    border: cython.int,
) -> Refusal:  # fmt: skip
    """Why a line cannot go on across a border."""
    area: cython.int = last_area(position)
    other: cython.int
    if not has(board.borders_at[area], border):
        return NOT_AT_THE_END
    other = far_end(board, border, area)
    if is_in_line(position, other):
        return AREA_TWICE
    if position.phase == SALE:
        if position.owner[border] != seat:
            return NOT_OWN_TRACK
        return ALLOWED if may_extend_sale(board, position, seat, border) else SALE_CANNOT_END
    return refuse_track(
        board, position, seat, area if position.line_size == 1 else -1, other, border
    )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def refuse_start(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    area: cython.int,
) -> Refusal:  # fmt: skip
    """Why no track leads on from a start: what all free borders have in common, if anything."""
    cause: Refusal = BORDER_TAKEN
    reason: Refusal
    border: cython.int
    other: cython.int
    w: cython.int
    left: Word
    for w in range(BORDER_WORDS):
        left = board.borders_at[area][w]
        while left:
            border = 64 * w + lowest(left)
            left = without_lowest(left)
            other = far_end(board, border, area)
            reason = refuse_track(board, position, seat, area, other, border)
            if cause == BORDER_TAKEN:
                cause = reason
            elif reason != cause and reason != BORDER_TAKEN:
                return LEADS_NOWHERE
    return cause


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def refuse_track(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    start: cython.int, area: cython.int, border: cython.int,
) -> Refusal:  # fmt: skip
    """Why a track cannot be laid into an area, as the first one of a line or later (start -1)."""
    fees: cython.int[COLOURS]
    company: cython.int
    if position.owner[border] != NOBODY:
        return BORDER_TAKEN
    if position.on_board[seat] >= board.tracks:
        return NO_TRACK_LEFT
    if fees_payable(board, position, seat, start, area, fees):
        return ALLOWED if cost_payable(board, position, seat, border, fees) else COST_UNPAYABLE
    for company in range(2):
        if (
            start >= 0
            and board.start_fee
            and shows(board, position, start, company)
            and position.points[RED + company][seat] == 0
        ):
            return START_FEE_UNPAYABLE
    if position.contents[area][LANDOWNER] > position.points[WHITE][seat]:
        return LANDOWNERS_UNPAYABLE
    return FEE_UNPAYABLE


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def refuse_transport(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    action: cython.int,
) -> Refusal:  # fmt: skip
    """Why a train cannot be bought or boarded, or an item carried (LTW-TRAIN, LTW-MOVE)."""
    train: cython.int = action - (board.board_ if action >= board.board_ else board.buy)
    if board.trains <= train < MAX_TRAINS:
        return NOT_NOW
    if action >= board.board_:
        if position.phase != BOARD:
            return NOT_NOW
        return ALLOWED if may_board(board, position, seat, train) else NOT_THIS_TRAIN
    if position.phase != TRAINS:
        return NOT_NOW
    if action >= board.carry:
        action -= board.carry
        return refuse_carrying(board, position, seat, action // CARRIED, action % CARRIED)
    if may_buy(board, position, seat, train):
        return ALLOWED
    if position.train_owner[train] != NOBODY:
        return TRAIN_TAKEN
    has_one: cython.bint = has_price(board, position, seat, board.train_price[train])
    return ONE_OF_EACH_PRICE if has_one else TRAIN_UNPAYABLE


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def refuse_carrying(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    area: cython.int, item: cython.int,
) -> Refusal:  # fmt: skip
    """Why an item stays where it is (LTW-MOVE-1…6)."""
    reach: Reach
    places: cython.int
    look_around(board, position, seat, cython.address(reach))
    if may_carry(board, position, seat, cython.address(reach), area, item):
        return ALLOWED
    if position.contents[area][item] == 0:
        return NOTHING_THERE
    places = reach.goods_places if item < RED_PASSENGER else reach.passenger_places
    if places == 0:
        return NO_FREE_PLACE
    if item == HILL_GOOD:
        return HILL_NOT_SERVED
    if not has(position.touched[seat], area):
        return NO_OWN_TRACK_THERE
    if item == PLAIN_GOOD:
        return ON_COMPANY_NETWORK
    is_own: cython.bint = shows(board, position, area, item - RED_PASSENGER)
    return OWN_COLOUR_TOWN if is_own else NO_WAY_TO_COMPANY


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def refuse_sale(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    choice: cython.int,
) -> Refusal:  # fmt: skip
    """Why no line can be sold from here (LTW-SELL-2, -3)."""
    company: cython.int = choice // board.areas
    area: cython.int = choice % board.areas
    if position.phase != TAKE_OVER:
        return NOT_NOW
    if not shows(board, position, area, company):
        return TOWN_LACKS_COLOUR
    if not has(position.touched[seat], area):
        return NO_OWN_TRACK_THERE
    return ALLOWED if may_sell(board, position, seat, company, area) else NO_LINE_TO_SELL
