"""Choosing by chance in a Trans game, as fast as it goes."""

import cython
from cython.cimports.stellwerk.kernel.bits import Word, count, pick
from cython.cimports.stellwerk.kernel.chance import roll
from cython.cimports.stellwerk.kernel.trans.limits import LINE_WORDS, MAX_CITIES
from cython.cimports.stellwerk.kernel.trans.position import LAY, PLACE
from cython.cimports.stellwerk.kernel.trans.rails import layable
from cython.cimports.stellwerk.kernel.trans.turn import (
    is_free_crossing,
    list_actions,
    may_stop,
)


def random_action(board, position, seat, dice):
    """Any legal action with equal chance; counts and picks instead of listing."""
    actions: cython.int[MAX_CITIES]
    lines: Word[LINE_WORDS]
    size: cython.int = 0
    rank: cython.int
    w: cython.int
    if position.phase == PLACE:
        rank = roll(dice, board.crossings)
        while not is_free_crossing(board, position, rank):
            rank = roll(dice, board.crossings)
        return board.place + rank
    if position.phase != LAY:
        size = list_actions(board, position, seat, actions)
        return actions[roll(dice, size)]
    layable(board, position, seat, lines)
    for w in range(LINE_WORDS):
        size += count(lines[w])
    if size == 0:
        return board.pass_
    rank = roll(dice, size + may_stop(position))
    for w in range(LINE_WORDS):
        size = count(lines[w])
        if rank < size:
            return board.lay + 64 * w + pick(lines[w], rank)
        rank -= size
    return board.stop
