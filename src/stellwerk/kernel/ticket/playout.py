"""Choosing by chance in a game of Ticket to Ride, as fast as it goes."""

import cython
from cython.cimports.stellwerk.kernel.bits import Word, count, pick
from cython.cimports.stellwerk.kernel.chance import roll
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
from cython.cimports.stellwerk.kernel.ticket.stations import free_cities, payable_forms
from cython.cimports.stellwerk.kernel.ticket.turn import list_actions


def random_action(board, position, seat, dice):
    """Any legal action with equal chance; counts and picks instead of listing."""
    actions: cython.int[CHOICES]
    ways: Word[WAY_WORDS]
    forms: cython.int[STATION_FORMS]
    draws: Word
    draw_count: cython.int
    claim_count: cython.int = 0
    form_count: cython.int
    free: Word
    rank: cython.int
    n: cython.int
    i: cython.int
    if position.phase != TURN:
        n = list_actions(board, position, seat, actions)
        return actions[roll(dice, n)]
    draws = possible_draws(board, position)
    draw_count = count(draws)
    payable_ways(board, position, seat, ways)
    for i in range(board.way_words):
        claim_count += count(ways[i])
    form_count = payable_forms(board, position, seat, forms)
    free = free_cities(board, position)
    n = draw_count + claim_count + form_count * count(free)
    if n == 0:
        return PASS
    rank = roll(dice, n)
    if rank < draw_count:
        return pick(draws, rank)
    rank -= draw_count
    if rank < claim_count:
        for i in range(board.way_words):
            n = count(ways[i])
            if rank < n:
                return CLAIM + 64 * i + pick(ways[i], rank)
            rank -= n
    rank -= claim_count
    n = count(free)
    return board.station + forms[rank // n] * board.cities + pick(free, rank % n)
