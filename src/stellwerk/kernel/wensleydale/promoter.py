"""The bot `promoter`: plans line, train and goods together, and bids what influence is worth to it.

A line is planned by looking at several lines side by side, track by track, and asking after each
what could be carried with it, what the tracks will cost, and what influence and cubes are left.
Selling is planned the same way. Nothing is hidden in this game but the bag, so it may read all.
"""

import cython
from cython.cimports.stellwerk.kernel.wensleydale.auction import least_stake
from cython.cimports.stellwerk.kernel.wensleydale.board import Board
from cython.cimports.stellwerk.kernel.wensleydale.position import (
    BID,
    BOARD,
    CHAIN,
    PAY,
    STAKE,
    TRAINS,
)
from cython.cimports.stellwerk.kernel.wensleydale.promoter_choices import (
    best_box,
    best_chain,
    best_transport,
    best_unit,
    dearest_train,
)
from cython.cimports.stellwerk.kernel.wensleydale.promoter_lines import best_line
from cython.cimports.stellwerk.kernel.wensleydale.state import WensleydaleState


def promote_action(state: WensleydaleState, seat: int) -> int:
    """The action the promoter takes for the seat in turn."""
    return choose_action(
        cython.cast(cython.pointer(Board), state.rules.board_),
        cython.address(state.position_),
        state.pending(seat),
    )


def choose_action(board, position, seat):
    """Decide by the phase."""
    if position.phase == BID:
        return board.bid + best_box(board, position, seat)
    if position.phase == STAKE:
        return board.stake + least_stake(board, position, position.box)
    if position.phase == PAY:
        return board.pay + best_unit(position, seat)
    if position.phase == CHAIN:
        return board.chain + best_chain(board, position, seat)
    if position.phase == TRAINS:
        return best_transport(board, position, seat)
    if position.phase == BOARD:
        return board.board_ + dearest_train(board, position, seat)
    return best_line(board, position, seat)
