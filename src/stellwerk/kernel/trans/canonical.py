"""What makes a position of Trans equal to another: what docs/positions.md names of it."""

import cython
from cython.cimports.libc.string import memcpy
from cython.cimports.stellwerk.kernel.bits import Word
from cython.cimports.stellwerk.kernel.chance import copy_place
from cython.cimports.stellwerk.kernel.trans.board import COLOURS
from cython.cimports.stellwerk.kernel.trans.limits import LINE_WORDS


def write_canonical(board, position, canonical):
    """Copy what counts: no leftovers behind the end of a stack, nothing that follows from it."""
    colour: cython.int
    seat: cython.int
    copy_place(cython.address(position.chance), cython.address(canonical.chance))
    canonical.phase = position.phase
    canonical.round = position.round
    canonical.start_seat = position.start_seat
    canonical.turn = position.turn
    canonical.cards = position.cards
    canonical.card = position.card
    canonical.step = position.step
    canonical.card_stack_size = position.card_stack_size
    memcpy(canonical.card_stack, position.card_stack, position.card_stack_size)
    canonical.lap = position.lap
    canonical.budget = position.budget
    canonical.laid_this_turn = position.laid_this_turn
    memcpy(canonical.rails, position.rails, LINE_WORDS * cython.sizeof(Word))
    for colour in range(COLOURS):
        canonical.rest_size[colour] = position.rest_size[colour]
        memcpy(canonical.rest[colour], position.rest[colour], position.rest_size[colour])
    canonical.revealed = position.revealed
    canonical.winners = position.winners
    for seat in range(board.players):
        canonical.hand[seat] = position.hand[seat]
        canonical.chosen[seat] = position.chosen[seat]
        canonical.marker[seat] = position.marker[seat]
        canonical.points[seat] = position.points[seat]
        canonical.knows[seat] = position.knows[seat]
