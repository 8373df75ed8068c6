"""The policies of Trans: one that is tuned by weights, and the surveyor as it was.

>>> WEIGHTS[:3]
('place_tree', 'place_distance', 'place_farthest')
"""

import cython
from cython.cimports.stellwerk.kernel.policy import (
    ChooseAction,
    IsSettled,
    Judge,
    KernelPolicy,
    ListCandidates,
    Prepare,
)
from cython.cimports.stellwerk.kernel.trans.board import NOWHERE
from cython.cimports.stellwerk.kernel.trans.candidates import list_candidates
from cython.cimports.stellwerk.kernel.trans.choices import choose
from cython.cimports.stellwerk.kernel.trans.mind import Mind
from cython.cimports.stellwerk.kernel.trans.placing import think_of_places
from cython.cimports.stellwerk.kernel.trans.position import PLACE
from cython.cimports.stellwerk.kernel.trans.surveyor import choose_action
from cython.cimports.stellwerk.kernel.trans.value import is_round_over, judge
from cython.cimports.stellwerk.kernel.trans.weights import Weights

UNSET = cython.declare(Weights)
WEIGHTS = tuple(UNSET)  # their names, in order


@cython.cclass
class TransPolicy(KernelPolicy):
    """Plays by exact savings, a turn at a time, and by its weights."""

    def __init__(self, weights: list):
        self.take_weights(weights, WEIGHTS)
        self.policy.mind_size = cython.sizeof(Mind)
        self.policy.choose = cython.cast(ChooseAction, choose)
        self.policy.list_candidates = cython.cast(ListCandidates, list_candidates)
        self.policy.prepare = cython.cast(Prepare, prepare)
        self.policy.is_settled = cython.cast(IsSettled, is_round_over)
        self.policy.judge = cython.cast(Judge, judge)


@cython.cclass
class SurveyorPolicy(KernelPolicy):
    """The bot `surveyor` as a policy, for contests; it has no weights and compares nothing."""

    def __init__(self):
        self.policy.choose = cython.cast(ChooseAction, choose_as_surveyor)
        self.policy.judge = cython.cast(Judge, judge)


def choose_as_surveyor(board, position, seat, weights, mind):
    """What the surveyor does, which has nothing to weigh and remembers nothing."""
    return choose_action(board, position, seat)


def prepare(board, position, seat, weights, mind):
    """Weigh the crossings for a marker that is still to be placed."""
    if position.phase == PLACE and position.marker[seat] == NOWHERE:
        think_of_places(board, position, seat, weights, mind)
