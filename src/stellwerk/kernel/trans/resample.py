"""Redraw everything a seat cannot know, from a stream that has just been given a new seed.

The backs of all cities are public, so each colour is redrawn on its own: the cities of that colour
whose place the seat does not know change places with each other. While rails are laid everybody
also sees who has won the round, and hands are drawn that fit (`completion`). The order of the
special cards still in the stack is unknown to all.
"""

import cython
from cython.cimports.stellwerk.kernel.bits import Word, count, lowest, one, pick, without_lowest
from cython.cimports.stellwerk.kernel.chance import below, shuffle
from cython.cimports.stellwerk.kernel.trans.board import COLOURS, NO_CITY, NOBODY, Board
from cython.cimports.stellwerk.kernel.trans.completion import Hidden, draw_by_completion
from cython.cimports.stellwerk.kernel.trans.hands import choosable, set_goals
from cython.cimports.stellwerk.kernel.trans.limits import MAX_CITIES
from cython.cimports.stellwerk.kernel.trans.position import LAY, OVER, PLACE, Position, has_card


def resample(board, position, seat):
    """Redraw what the seat cannot know; NOBODY stands for a spectator."""
    hidden: Hidden
    colour: cython.int
    other: cython.int
    unknown: Word = ~position.revealed
    if seat != NOBODY:
        unknown &= ~position.knows[seat]
    if position.phase == OVER:  # all have laid open their cities
        for other in range(board.players):
            unknown &= ~position.hand[other]
    take_back(board, position, unknown, cython.address(hidden))
    if position.phase >= LAY:
        draw_by_completion(board, position, cython.address(hidden))
    for colour in range(COLOURS):
        deal_colour(board, position, colour, unknown, cython.address(hidden))
    shuffle(cython.address(position.chance), position.card_stack, position.card_stack_size)
    redraw_others(board, position, seat)
    if position.phase >= PLACE:
        set_goals(board, position)


def redraw(board, position):
    """Shuffle the special cards, and the cities in nobody's hand whose place nobody knows."""
    pool: cython.uchar[MAX_CITIES]
    known: Word = position.revealed
    size: cython.int
    seat: cython.int
    colour: cython.int
    i: cython.int
    shuffle(cython.address(position.chance), position.card_stack, position.card_stack_size)
    for seat in range(board.players):
        known |= position.knows[seat]
    for colour in range(COLOURS):
        size = 0
        for i in range(position.rest_size[colour]):
            if not (known >> position.rest[colour][i]) & 1:
                pool[size] = position.rest[colour][i]
                size += 1
        shuffle(cython.address(position.chance), pool, size)
        for i in range(position.rest_size[colour]):
            if not (known >> position.rest[colour][i]) & 1:
                size -= 1
                position.rest[colour][i] = pool[size]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def take_back(
    board: cython.pointer(Board), position: cython.pointer(Position), unknown: Word,
    hidden: cython.pointer(Hidden),
) -> cython.void:  # fmt: skip
    """Take the unknown cities out of all hands; only how many of each colour is kept."""
    seat: cython.int
    colour: cython.int
    hidden.cities = 0
    for colour in range(COLOURS):
        hidden.cities |= board.cities_of[colour] & unknown
        for seat in range(board.players):
            hidden.wanted[seat][colour] = count(
                position.hand[seat] & board.cities_of[colour] & unknown
            )
    for seat in range(board.players):
        position.hand[seat] &= ~unknown


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def deal_colour(
    board: cython.pointer(Board), position: cython.pointer(Position), colour: cython.int,
    unknown: Word, hidden: cython.pointer(Hidden),
) -> cython.void:  # fmt: skip
    """Give the hidden cities of a colour new places in hands and in the rest stack."""
    pool: cython.uchar[MAX_CITIES]
    size: cython.int = 0
    seat: cython.int
    n: cython.int
    i: cython.int
    left: Word = hidden.cities & board.cities_of[colour]
    while left:
        pool[size] = lowest(left)
        left = without_lowest(left)
        size += 1
    shuffle(cython.address(position.chance), pool, size)
    for seat in range(board.players):
        for n in range(hidden.wanted[seat][colour]):
            size -= 1
            position.hand[seat] |= one(pool[size])
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
