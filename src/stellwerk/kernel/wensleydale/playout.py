"""Whole Wensleydale games by chance, as fast as they go."""

import cython
from cython.cimports.libc.string import memset
from cython.cimports.stellwerk.kernel.chance import SEED_BYTES, Dice, roll, set_seed
from cython.cimports.stellwerk.kernel.state import MOST_ACTIONS
from cython.cimports.stellwerk.kernel.wensleydale.board import NOBODY, Board, Rules
from cython.cimports.stellwerk.kernel.wensleydale.legal import list_actions
from cython.cimports.stellwerk.kernel.wensleydale.position import Position
from cython.cimports.stellwerk.kernel.wensleydale.turn import apply, final_points, set_up


def random_action(board, position, seat, dice):
    """Any legal action with equal chance."""
    actions: cython.int[MOST_ACTIONS]
    size: cython.int = list_actions(board, position, seat, actions)
    return actions[roll(dice, size)]


def random_games(
    rules: Rules, games: cython.int, seed: bytes, dice_seed: cython.ulonglong
) -> tuple:
    """Play and score random games; returns (steps, summed points).

    The seed of game n is the given one with n in place of its last four bytes.
    """
    position: Position
    dice: Dice
    key: cython.uchar[SEED_BYTES]
    steps: cython.longlong = 0
    points: cython.longlong = 0
    n: cython.int
    i: cython.int
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
            while position.seat != NOBODY:
                apply(
                    board,
                    cython.address(position),
                    position.seat,
                    random_action(
                        board, cython.address(position), position.seat, cython.address(dice)
                    ),
                )
                steps += 1
            for i in range(board.players):
                points += final_points(board, cython.address(position), i)
    return steps, points
