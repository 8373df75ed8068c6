"""What makes a position of Wensleydale equal to another: what docs/positions.md names of it."""

import cython
from cython.cimports.libc.string import memcpy
from cython.cimports.stellwerk.kernel.chance import copy_place
from cython.cimports.stellwerk.kernel.wensleydale.board import (
    CARRIED,
    COLOURS,
    ITEMS,
    NOBODY,
    TRACKS,
    Board,
)
from cython.cimports.stellwerk.kernel.wensleydale.influence import rank
from cython.cimports.stellwerk.kernel.wensleydale.limits import MAX_SEATS, PRICES
from cython.cimports.stellwerk.kernel.wensleydale.position import BOARD, PAY, SALE, STAKE, Position


def write_canonical(board, position, canonical):
    """Copy what counts: nothing of another phase, and nothing that follows from the rest."""
    copy_place(cython.address(position.chance), cython.address(canonical.chance))
    canonical.phase = position.phase
    canonical.turn = position.turn
    canonical.seat = position.seat
    canonical.due = position.due
    canonical.passed = position.passed
    canonical.bonus_given = position.bonus_given != 0
    if position.phase == STAKE:
        canonical.box = position.box
    if position.phase == SALE:
        canonical.company = position.company
    if position.phase == PAY:
        canonical.paying_from = position.paying_from
        canonical.paying_for = position.paying_for
    if position.phase == BOARD:
        canonical.item_area = position.item_area
        canonical.item = position.item
    canonical.line_size = position.line_size
    memcpy(canonical.line, position.line, position.line_size)
    memcpy(canonical.contents, position.contents, board.areas * ITEMS)
    memcpy(canonical.owner, position.owner, board.borders)
    copy_auction(board, position, canonical)
    copy_seats(board, position, canonical)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def copy_auction(
    board: cython.pointer(Board), position: cython.pointer(Position),
    canonical: cython.pointer(Position),
) -> cython.void:  # fmt: skip
    """Boxes and trains, with what belongs to somebody only where it does."""
    box: cython.int
    train: cython.int
    for box in range(board.boxes):
        memcpy(canonical.tokens_in[box], position.tokens_in[box], COLOURS)
        canonical.bidder[box] = position.bidder[box]
        if position.bidder[box] != NOBODY:
            canonical.staked[box] = position.staked[box]
    for train in range(board.trains):
        canonical.train_owner[train] = position.train_owner[train]
        if position.train_owner[train] != NOBODY:
            canonical.passengers_on[train] = position.passengers_on[train]
            canonical.goods_on[train] = position.goods_on[train]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def copy_seats(
    board: cython.pointer(Board), position: cython.pointer(Position),
    canonical: cython.pointer(Position),
) -> cython.void:  # fmt: skip
    """What the seats have; of tracks who lies before whom, not when they arrived."""
    order: cython.uchar[MAX_SEATS]
    track: cython.int
    seat: cython.int
    place: cython.int
    memcpy(canonical.limits, position.limits, board.players)
    memcpy(canonical.general_order, position.general_order, board.players)
    memcpy(canonical.build_order, position.build_order, board.players)
    memcpy(canonical.train_order, position.train_order, board.players)
    for track in range(TRACKS):
        rank(board, position, track, order)
        for place in range(board.players):
            seat = order[place]
            canonical.points[track][seat] = position.points[track][seat]
            canonical.arrival[track][seat] = MAX_SEATS - place
    for seat in range(board.players):
        canonical.hand[seat] = position.hand[seat]
        canonical.victory[seat] = position.victory[seat]
        memcpy(canonical.collected[seat], position.collected[seat], CARRIED)
        memcpy(canonical.loaded[seat], position.loaded[seat], CARRIED * PRICES)
