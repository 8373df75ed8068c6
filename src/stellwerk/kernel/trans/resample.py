"""Redraw everything a seat cannot know, from a stream that has just been given a new seed.

The backs of all cities are public, so each colour is redrawn on its own: the cities of that colour
whose place the seat does not know change places with each other. The order of the special cards
still in the stack is unknown to all.
"""

import cython
from cython.cimports.stellwerk.kernel.bits import Word, count, lowest, one, pick, without_lowest
from cython.cimports.stellwerk.kernel.chance import below, shuffle
from cython.cimports.stellwerk.kernel.trans.board import COLOURS, NO_CITY, NOBODY, Board
from cython.cimports.stellwerk.kernel.trans.hands import choosable, set_goals
from cython.cimports.stellwerk.kernel.trans.position import OVER, PLACE, Position, has_card


def resample(board, position, seat):
    """Redraw what the seat cannot know; NOBODY stands for a spectator."""
    colour: cython.int
    known: Word = position.revealed
    if seat != NOBODY:
        known |= position.knows[seat]
    for colour in range(COLOURS):
        redraw_colour(board, position, colour, board.cities_of[colour] & ~known)
    shuffle(cython.address(position.chance), position.card_stack, position.card_stack_size)
    redraw_others(board, position, seat)
    if position.phase >= PLACE:
        set_goals(board, position)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def redraw_colour(
    board: cython.pointer(Board), position: cython.pointer(Position), colour: cython.int,
    unknown: Word,
) -> cython.void:  # fmt: skip
    """Give the unknown cities of a colour new places."""
    pool: cython.uchar[64]
    size: cython.int = 0
    hidden: Word
    other: cython.int
    i: cython.int
    left: Word = unknown
    while left:
        pool[size] = lowest(left)
        left = without_lowest(left)
        size += 1
    shuffle(cython.address(position.chance), pool, size)
    for other in range(board.players):
        hidden = position.hand[other] & unknown
        position.hand[other] &= ~unknown
        while hidden:
            size -= 1
            position.hand[other] |= one(pool[size])
            hidden = without_lowest(hidden)
    for i in range(position.rest_size[colour]):
        if (unknown >> position.rest[colour][i]) & 1:
            size -= 1
            position.rest[colour][i] = pool[size]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def redraw_others(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int
) -> cython.void:
    """What the others know fits their new hands, and their secret choices are new."""
    other: cython.int
    choices: Word
    for other in range(board.players):
        if other == seat:
            continue
        position.knows[other] = position.hand[other] | position.revealed
        if has_card(position, 17) and position.phase >= PLACE and position.phase != OVER:
            position.knows[other] |= position.hand[(other + 1) % board.players]
        if position.chosen[other] != NO_CITY:
            choices = choosable(board, position, other)
            position.chosen[other] = pick(
                choices, below(cython.address(position.chance), count(choices))
            )
