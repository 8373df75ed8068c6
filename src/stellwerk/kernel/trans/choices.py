"""What the policy does in each phase of a round."""

from cython.cimports.stellwerk.kernel.trans.laying import best_line
from cython.cimports.stellwerk.kernel.trans.placing import best_crossing
from cython.cimports.stellwerk.kernel.trans.position import LAY, PLACE
from cython.cimports.stellwerk.kernel.trans.surveyor import choose_action


def choose(board, position, seat, weights, mind):
    """Place and lay by the weights; cards and cities as the surveyor does."""
    if position.phase == PLACE:
        return board.place + best_crossing(board, position, seat, weights, mind)
    if position.phase == LAY:
        return best_line(board, position, seat, weights, mind)
    return choose_action(board, position, seat)
