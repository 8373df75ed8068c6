"""What can be done with the rules of any family: choose by chance, and play to the end.

>>> TERMINAL
-4
"""

import cython
from cython.cimports.stellwerk.kernel.chance import roll
from cython.cimports.stellwerk.kernel.trail import put_down


def random_action(rules, board, position, seat, dice):
    """Any legal action of a pending seat with equal chance."""
    actions: cython.int[MOST_ACTIONS]
    if rules.random_action:
        return rules.random_action(board, position, seat, dice)
    return actions[roll(dice, rules.list_actions(board, position, seat, actions))]


def play_to_end(rules, board, position, dice, trail):
    """Play random actions until the game is over, and put them down (NULL: not); how many."""
    steps: cython.int = 0
    action: cython.int
    seat: cython.int = rules.pending_seat(board, position)
    while seat != NO_SEAT:
        action = random_action(rules, board, position, seat, dice)
        rules.apply(board, position, seat, action)
        if trail != cython.NULL:
            put_down(trail, seat, action)
        steps += 1
        seat = rules.pending_seat(board, position)
    return steps
