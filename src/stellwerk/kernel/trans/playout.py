"""Whole Trans games by chance, as fast as they go."""

import cython
from cython.cimports.libc.string import memset
from cython.cimports.stellwerk.kernel.bits import Word, count, pick
from cython.cimports.stellwerk.kernel.chance import SEED_BYTES, Dice, roll, set_seed
from cython.cimports.stellwerk.kernel.trans.board import NOBODY, Board, Rules
from cython.cimports.stellwerk.kernel.trans.limits import LINE_WORDS, MAX_CITIES
from cython.cimports.stellwerk.kernel.trans.position import LAY, PLACE, Position
from cython.cimports.stellwerk.kernel.trans.rails import layable
from cython.cimports.stellwerk.kernel.trans.turn import (
    apply,
    is_free_crossing,
    list_actions,
    pending_seat,
    set_up,
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
    rank = roll(dice, size + (position.laid_this_turn > 0))
    for w in range(LINE_WORDS):
        size = count(lines[w])
        if rank < size:
            return board.lay + 64 * w + pick(lines[w], rank)
        rank -= size
    return board.stop


def random_rounds(
    rules: Rules, games: cython.int, seed: bytes, dice_seed: cython.ulonglong
) -> tuple:
    """Play and score random games; returns (rounds, steps, summed points).

    The seed of game n is the given one with n in place of its last four bytes.
    """
    position: Position
    dice: Dice
    key: cython.uchar[SEED_BYTES]
    rounds: cython.longlong = 0
    steps: cython.longlong = 0
    points: cython.longlong = 0
    n: cython.int
    i: cython.int
    seat: cython.int
    board: cython.pointer(Board) = cython.address(rules.board)
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has 32 bytes, this one has {len(seed)}")
    for i in range(SEED_BYTES):
        key[i] = seed[i]
    dice.state = dice_seed | 1
    with cython.nogil:
        for n in range(games):
            for i in range(4):
                key[SEED_BYTES - 1 - i] = cython.cast(cython.uchar, (n >> (8 * i)) & 255)
            memset(cython.address(position), 0, cython.sizeof(Position))
            set_seed(cython.address(position.chance), key)
            set_up(board, cython.address(position))
            seat = pending_seat(board, cython.address(position))
            while seat != NOBODY:
                apply(
                    board,
                    cython.address(position),
                    seat,
                    random_action(board, cython.address(position), seat, cython.address(dice)),
                )
                steps += 1
                seat = pending_seat(board, cython.address(position))
            rounds += position.round
            for i in range(board.players):
                points += position.points[i]
    return rounds, steps, points
