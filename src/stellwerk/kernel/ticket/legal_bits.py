"""Legal actions as bits, without a list; and the final count as shares of the win."""

import cython
from cython.cimports.stellwerk.kernel.bits import Word, add, count
from cython.cimports.stellwerk.kernel.ticket.board import (
    CHOICES,
    CLAIM,
    PASS,
    STATION_FORMS,
)
from cython.cimports.stellwerk.kernel.ticket.cards import possible_draws
from cython.cimports.stellwerk.kernel.ticket.claims import payable_ways
from cython.cimports.stellwerk.kernel.ticket.limits import WAY_WORDS
from cython.cimports.stellwerk.kernel.ticket.position import TURN
from cython.cimports.stellwerk.kernel.ticket.scoring import Scores, score
from cython.cimports.stellwerk.kernel.ticket.stations import free_cities, payable_forms
from cython.cimports.stellwerk.kernel.ticket.turn import list_actions


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def put_word(legal: cython.pointer(Word), first: cython.int, word: Word) -> cython.void:
    """Add a word of elements, counted from `first`; none may lie beyond the end of the set."""
    shift: cython.int = first & 63
    legal[first >> 6] |= word << shift
    if shift and word >> (64 - shift):
        legal[(first >> 6) + 1] |= word >> (64 - shift)


def mark_legal(board, position, seat, legal):
    """Mark the legal actions of a pending seat; returns how many there are."""
    actions: cython.int[CHOICES]
    forms: cython.int[STATION_FORMS]
    ways: Word[WAY_WORDS]
    free: Word
    size: cython.int
    i: cython.int
    if position.phase != TURN:
        size = list_actions(board, position, seat, actions)
        for i in range(size):
            add(legal, actions[i])
        return size
    legal[0] = possible_draws(board, position)
    size = count(legal[0])
    payable_ways(board, position, seat, ways)
    for i in range(board.way_words):
        if ways[i]:
            size += count(ways[i])
            put_word(legal, CLAIM + 64 * i, ways[i])
    free = free_cities(board, position)
    for i in range(payable_forms(board, position, seat, forms)):
        size += count(free)
        put_word(legal, board.station + forms[i] * board.cities, free)
    if size == 0:
        add(legal, PASS)
        size = 1
    return size


def count_up(board, position, shares, points):
    """Who won, and everybody's points."""
    scores: Scores
    seat: cython.int
    score(board, position, cython.address(scores))
    for seat in range(board.players):
        points[seat] = scores.seat[seat].total
        shares[seat] = 0.0
        if (scores.winners >> seat) & 1:
            shares[seat] = cython.cast(cython.float, 1.0) / count(scores.winners)
