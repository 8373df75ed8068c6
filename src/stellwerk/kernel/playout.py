"""Whole games by chance, as fast as they go: for statistics, for search, for measuring speed."""

import cython
from cython.cimports.libc.stdlib import free, malloc
from cython.cimports.libc.string import memset
from cython.cimports.stellwerk.kernel.chance import SEED_BYTES, Chance, Dice, set_seed
from cython.cimports.stellwerk.kernel.procedures import play_to_end
from cython.cimports.stellwerk.kernel.state import KernelRules


def random_games(
    rules: KernelRules, games: cython.int, seed: bytes, dice_seed: cython.ulonglong
) -> tuple:
    """Play and score whole random games; returns (steps, summed points of all seats).

    The seed of game n is the given one with n in place of its last four bytes.
    """
    _, steps, points = random_rounds(rules, games, seed, dice_seed)
    return steps, points


def random_rounds(
    rules: KernelRules, games: cython.int, seed: bytes, dice_seed: cython.ulonglong
) -> tuple:
    """The same for games of several rounds; returns (rounds, steps, summed points)."""
    played: Played
    dice: Dice
    key: cython.uchar[SEED_BYTES]
    i: cython.int
    position: cython.p_void
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has 32 bytes, this one has {len(seed)}")
    for i in range(SEED_BYTES):
        key[i] = seed[i]
    position = malloc(rules.procedures.position_size)
    if position == cython.NULL:
        raise MemoryError
    memset(cython.address(played), 0, cython.sizeof(Played))
    dice.state = dice_seed | 1
    with cython.nogil:
        play_games(
            cython.address(rules.procedures),
            rules.board_,
            position,
            games,
            key,
            cython.address(dice),
            cython.address(played),
        )
    free(position)
    return played.rounds, played.steps, played.points


def play_games(rules, board, position, games, key, dice, played):
    """So many games, one after another in the same place."""
    n: cython.int
    i: cython.int
    for n in range(games):
        for i in range(4):
            key[SEED_BYTES - 1 - i] = cython.cast(cython.uchar, (n >> (8 * i)) & 255)
        memset(position, 0, rules.position_size)
        set_seed(cython.cast(cython.pointer(Chance), position), key)
        rules.set_up(board, position)
        played.steps += play_to_end(rules, board, position, dice, cython.NULL)
        played.rounds += rules.rounds(board, position) if rules.rounds else 1
        played.points += rules.summed_points(board, position)
