"""The auction for boxes of influence (LTW-CUBE, LTW-TOKEN, LTW-AUC)."""

import cython
from cython.cimports.stellwerk.kernel.chance import shuffle
from cython.cimports.stellwerk.kernel.wensleydale.board import COLOURS, NOBODY, Board
from cython.cimports.stellwerk.kernel.wensleydale.influence import move_token
from cython.cimports.stellwerk.kernel.wensleydale.limits import BIDS_EACH, CUBES_TO_KEEP, MAX_TOKENS
from cython.cimports.stellwerk.kernel.wensleydale.position import (
    BID,
    NOTE_OUTBID,
    NOTE_WON,
    Position,
    note,
)


def open_auction(board, position):
    """Cubes into hands, tokens into boxes, and the first bidder (LTW-CUBE-1, LTW-TOKEN-3)."""
    bag: cython.uchar[MAX_TOKENS]
    size: cython.int = 0
    seat: cython.int
    box: cython.int
    colour: cython.int
    i: cython.int
    for seat in range(board.players):
        position.hand[seat] += min(board.cubes_per_turn, board.cubes - position.hand[seat])
        position.limits[seat] = position.hand[seat] - CUBES_TO_KEEP
    for colour in range(COLOURS):
        for i in range(board.tokens[colour]):
            bag[size] = colour
            size += 1
    shuffle(cython.address(position.chance), bag, size)
    for box in range(board.boxes):
        for colour in range(COLOURS):
            position.tokens_in[box][colour] = 0
        for i in range(board.box_tokens[box]):
            size -= 1
            position.tokens_in[box][bag[size]] += 1
    position.phase = BID
    position.index = 0
    position.seat = position.general_order[0]


def points_in(board, position, box, colour):
    """What a box gives on a track: its printed points and its tokens (LTW-AUC-6)."""
    return board.box_printed[box][colour] + position.tokens_in[box][colour]


def least_stake(board, position, box):
    """The smallest bid a box takes now (LTW-AUC-2)."""
    if position.bidder[box] == NOBODY:
        return board.box_least[box]
    return position.staked[box] + 1


def most_stake(board, position, seat):
    """The highest bid a seat may make now (LTW-AUC-5)."""
    return min(position.hand[seat], position.limits[seat])


def may_bid(board, position, seat, box):
    """Whether a seat may bid on a box: not its own, and it can afford one (LTW-AUC-2, -3)."""
    return position.bidder[box] != seat and (
        least_stake(board, position, box) <= most_stake(board, position, seat)
    )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def standing_bids(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int
) -> cython.int:
    box: cython.int
    standing: cython.int = 0
    for box in range(board.boxes):
        if position.bidder[box] == seat:
            standing += 1
    return standing


def place_bid(board, position, seat, cubes):
    """Bid on the chosen box; False when the auction is over (LTW-AUC-1, -4)."""
    box: cython.int = position.box
    outbid: cython.int = position.bidder[box]
    i: cython.int
    if outbid != NOBODY:
        position.hand[outbid] += position.staked[box]
        note(position, NOTE_OUTBID, outbid, box)
    position.bidder[box] = seat
    position.staked[box] = cubes
    position.hand[seat] -= cubes
    for i in range(board.players):
        position.index = (position.index + 1) % board.players
        position.seat = position.general_order[position.index]
        if standing_bids(board, position, position.seat) < BIDS_EACH:
            position.phase = BID
            return True
    settle(board, position)
    return False


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def settle(board: cython.pointer(Board), position: cython.pointer(Position)) -> cython.void:
    """The boxes in the order of their numbers; the cubes are spent (LTW-AUC-6…8)."""
    box: cython.int
    colour: cython.int
    seat: cython.int
    for box in range(board.boxes):
        seat = position.bidder[box]
        if seat == NOBODY:
            continue
        for colour in range(COLOURS):
            move_token(position, colour, seat, points_in(board, position, box, colour))
        note(position, NOTE_WON, seat, box)
        position.bidder[box] = NOBODY
        position.staked[box] = 0
    for seat in range(board.players):
        position.limits[seat] = 0
