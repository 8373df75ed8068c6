"""How a seat fares: the points at the end of the game, and before it what the points promise."""

import cython
from cython.cimports.libc.math import exp
from cython.cimports.stellwerk.kernel.trans.position import OVER


def is_round_over(board, root, position):
    """A playout stops with the round: what the next one brings is luck for all."""
    return position.round != root.round


def judge(board, position, seat, weights, outcome):
    """The result, or before the end the seat's share of what everybody's points promise."""
    other: cython.int
    ties: cython.int = 0
    most: cython.int = position.points[0]
    best_other: cython.int = -1
    total: cython.double = 0.0
    scale: cython.double
    for other in range(board.players):
        most = max(most, position.points[other])
        if other != seat:
            best_other = max(best_other, position.points[other])
    outcome.margin = position.points[seat] - best_other
    if position.phase == OVER:
        for other in range(board.players):
            ties += position.points[other] == most
        outcome.win_share = 1.0 / ties if position.points[seat] == most else 0.0
    else:
        scale = 0.1 * weights.value_points + 0.01 * weights.value_left * max(0, board.target - most)
        for other in range(board.players):
            total += exp((position.points[other] - position.points[seat]) / max(0.1, scale))
        outcome.win_share = 1.0 / total
    outcome.value = outcome.win_share
