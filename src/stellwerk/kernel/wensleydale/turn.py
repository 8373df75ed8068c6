"""The course of a Wensleydale game: ten phases a turn, what may be done, what doing it changes."""

import cython
from cython.cimports.stellwerk.kernel.wensleydale.auction import (
    open_auction,
    place_bid,
)
from cython.cimports.stellwerk.kernel.wensleydale.board import (
    BROWN,
    CARRIED,
    COLOURS,
    NOBODY,
    PROFIT,
    WHITE,
    Board,
)
from cython.cimports.stellwerk.kernel.wensleydale.building import (
    award_bonus,
    can_extend,
    can_start,
    find_bonus,
    last_area,
    lay_track,
    start_line,
)
from cython.cimports.stellwerk.kernel.wensleydale.influence import (
    is_ahead,
    pay_unit,
    pay_what_is_forced,
    rank,
)
from cython.cimports.stellwerk.kernel.wensleydale.position import (
    BID,
    BOARD,
    BUILD,
    CHAIN,
    FOR_TRACK,
    LINE,
    NOTE_GENERAL_ORDER,
    NOTE_LINE_ENDS,
    NOTE_ORDERS,
    NOTE_OUT,
    NOTE_OVER,
    NOTE_TURN,
    OVER,
    PAY,
    SALE,
    STAKE,
    TAKE_OVER,
    TRAINS,
    Position,
    note,
)
from cython.cimports.stellwerk.kernel.wensleydale.setup import lay_out
from cython.cimports.stellwerk.kernel.wensleydale.takeover import (
    can_extend_sale,
    can_sell,
    finish_sale,
)
from cython.cimports.stellwerk.kernel.wensleydale.transport import (
    board_passenger,
    buy_train,
    can_do_anything,
    carry_item,
    score_turn,
    take_train,
)


def pending_seat(board, position):
    """The seat that owes a decision, or NOBODY."""
    return position.seat


def is_pending(board, position, seat):
    """Whether this seat owes a decision now."""
    return position.seat == seat


def set_up(board, position):
    """Lay out the game and start its first turn; the seed is already set."""
    lay_out(board, position)
    start_turn(board, position)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def start_turn(board: cython.pointer(Board), position: cython.pointer(Position)) -> cython.void:
    """Phases 1 to 3: cubes, tokens, auction (LTW-TURN-2)."""
    position.turn += 1
    note(position, NOTE_TURN, position.turn, 0)
    open_auction(board, position)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def begin_building(board: cython.pointer(Board), position: cython.pointer(Position)) -> cython.void:
    """Phase 4: the orders are fixed for this turn; then building (LTW-ORDER)."""
    rank(board, position, WHITE, position.build_order)
    rank(board, position, BROWN, position.train_order)
    note(position, NOTE_ORDERS, 0, 0)
    position.index = 0
    next_builder(board, position)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def next_builder(board: cython.pointer(Board), position: cython.pointer(Position)) -> cython.void:
    """The next seat that can build; who cannot is passed over (LTW-BUILD-1, LTW-CASE-1)."""
    position.line_size = 0
    while position.index < board.players:
        position.seat = position.build_order[position.index]
        if can_start(board, position, position.seat):
            position.phase = BUILD
            return
        position.index += 1
    position.index = 0
    position.passed = 0
    next_carrier(board, position)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def end_line(board: cython.pointer(Board), position: cython.pointer(Position)) -> cython.void:
    note(position, NOTE_LINE_ENDS, position.seat, position.line_size - 1)
    position.index += 1
    next_builder(board, position)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def continue_line(board: cython.pointer(Board), position: cython.pointer(Position)) -> cython.void:
    """A track is paid for: look for the bonus, then on with the line or its end."""
    if find_bonus(board, position, position.seat):
        position.phase = CHAIN
        return
    if can_extend(board, position, position.seat):
        position.phase = LINE
    else:
        end_line(board, position)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def next_carrier(board: cython.pointer(Board), position: cython.pointer(Position)) -> cython.void:
    """The next seat that can buy or carry; who can do neither is out (LTW-TRAIN-1, LTW-CASE-14)."""
    everyone: cython.int = (1 << board.players) - 1
    while position.passed != everyone:
        position.seat = position.train_order[position.index]
        if not (position.passed >> position.seat) & 1:
            if can_do_anything(board, position, position.seat):
                position.phase = TRAINS
                return
            position.passed |= 1 << position.seat
            note(position, NOTE_OUT, position.seat, 0)
        position.index = (position.index + 1) % board.players
    finish_transport(board, position)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def after_transport_action(
    board: cython.pointer(Board), position: cython.pointer(Position)
) -> cython.void:
    position.index = (position.index + 1) % board.players
    next_carrier(board, position)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def finish_transport(
    board: cython.pointer(Board), position: cython.pointer(Position)
) -> cython.void:
    """Phases 7 and 8: scoring, and the new general order (LTW-SCORE, LTW-GEN-1)."""
    score_turn(board, position)
    rank(board, position, PROFIT, position.general_order)
    note(position, NOTE_GENERAL_ORDER, 0, 0)
    position.passed = 0
    position.index = 0
    next_seller(board, position)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def next_seller(board: cython.pointer(Board), position: cython.pointer(Position)) -> cython.void:
    """The next seat that can sell a line; then the turn ends (LTW-SELL-1, LTW-END-1)."""
    box: cython.int
    colour: cython.int
    position.line_size = 0
    while position.index < board.players:
        position.seat = position.general_order[position.index]
        if can_sell(board, position, position.seat):
            position.phase = TAKE_OVER
            return
        position.index += 1
    for box in range(board.boxes):
        for colour in range(COLOURS):
            position.tokens_in[box][colour] = 0
    if position.turn == board.turns:
        position.phase = OVER
        position.seat = NOBODY
        note(position, NOTE_OVER, 0, 0)
    else:
        start_turn(board, position)


def apply(board, position, seat, action):
    """Carry out a legal action."""
    position.notes.size = 0
    if position.phase == BID:
        position.box = action - board.bid
        position.phase = STAKE
    elif position.phase == STAKE:
        if not place_bid(board, position, seat, action - board.stake):
            begin_building(board, position)
    elif position.phase == BUILD:
        if action == board.pass_:
            position.index += 1
            next_builder(board, position)
        else:
            start_line(position, action - board.start)
            position.phase = LINE
    elif position.phase == LINE:
        if action == board.stop:
            end_line(board, position)
        elif lay_track(board, position, seat, action - board.extend):
            continue_line(board, position)
    elif position.phase == CHAIN:
        award_bonus(board, position, action - board.chain)
        continue_line(board, position)
    elif position.phase == PAY:
        pay(board, position, seat, action - board.pay)
    elif position.phase == TRAINS or position.phase == BOARD:
        transport(board, position, seat, action)
    else:
        take_over(board, position, seat, action)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def pay(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    unit: cython.int,
) -> cython.void:  # fmt: skip
    """Pay one unit; when all is paid, go on with what it was for."""
    pay_unit(position, seat, unit)
    if not pay_what_is_forced(position, seat):
        return
    if position.paying_for == FOR_TRACK:
        continue_line(board, position)
    else:
        take_train(position, seat, position.paying_for)
        after_transport_action(board, position)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def transport(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    action: cython.int,
) -> cython.void:  # fmt: skip
    """Buy, carry, board or pass; one thing, then the next seat (LTW-TRAIN-1)."""
    if action == board.pass_:
        position.passed |= 1 << seat
    elif action < board.carry:
        if not buy_train(board, position, seat, action - board.buy):
            return
    elif action < board.board_:
        action -= board.carry
        if not carry_item(board, position, seat, action // CARRIED, action % CARRIED):
            return
    else:
        board_passenger(board, position, seat, action - board.board_)
    after_transport_action(board, position)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def take_over(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    action: cython.int,
) -> cython.void:  # fmt: skip
    """Begin, extend or end the line that is sold, or sell none (LTW-SELL)."""
    border: cython.int
    if position.phase == TAKE_OVER and action != board.pass_:
        action -= board.sell
        position.company = action // board.areas
        start_line(position, action % board.areas)
        position.phase = SALE
        return
    if position.phase == SALE and action != board.stop:
        border = action - board.extend
        position.line_borders[position.line_size - 1] = border
        position.line[position.line_size] = (
            board.border_a[border] + board.border_b[border] - last_area(position)
        )
        position.line_size += 1
        if can_extend_sale(board, position, seat):
            return
    if position.phase == SALE:
        finish_sale(board, position, seat)
    position.index += 1
    next_seller(board, position)


def summed_points(board, position):
    """The final points of all seats together."""
    points: cython.int = 0
    seat: cython.int
    for seat in range(board.players):
        points += final_points(board, position, seat)
    return points


def sets_of(position, seat):
    """Complete sets of the four kinds of items (LTW-FINAL-2)."""
    item: cython.int
    least: cython.int = position.collected[seat][0]
    for item in range(1, CARRIED):
        least = min(least, position.collected[seat][item])
    return least


def final_points(board, position, seat):
    """Victory points, sets, profit, less the own tracks left (LTW-FINAL-1…4)."""
    return (
        position.victory[seat]
        + 2 * sets_of(position, seat)
        + position.points[PROFIT][seat]
        - position.on_board[seat]
    )


def winner(board, position):
    """Most points; on a tie whoever is ahead on the profit track (LTW-FINAL-5)."""
    seat: cython.int
    best: cython.int = 0
    for seat in range(1, board.players):
        if final_points(board, position, seat) > final_points(board, position, best) or (
            final_points(board, position, seat) == final_points(board, position, best)
            and is_ahead(position, PROFIT, seat, best)
        ):
            best = seat
    return best
