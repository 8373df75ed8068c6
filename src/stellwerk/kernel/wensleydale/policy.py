"""The policies of Wensleydale: one that is tuned by weights, and the promoter as it was.

>>> WEIGHTS[:3]
('bid_white', 'bid_brown', 'bid_company')
"""

import cython
from cython.cimports.stellwerk.kernel.policy import (
    ChooseAction,
    Judge,
    KernelPolicy,
    ListCandidates,
)
from cython.cimports.stellwerk.kernel.wensleydale.board import CARRIED, Board
from cython.cimports.stellwerk.kernel.wensleydale.candidates import choose, list_candidates
from cython.cimports.stellwerk.kernel.wensleydale.judging import (
    judge,
    judge_plainly,
    settled_after,
)
from cython.cimports.stellwerk.kernel.wensleydale.mind import Mind
from cython.cimports.stellwerk.kernel.wensleydale.position import Position
from cython.cimports.stellwerk.kernel.wensleydale.promoter import choose_action
from cython.cimports.stellwerk.kernel.wensleydale.prospects import (
    Haul,
    Prospect,
    find_haul,
    survey,
)
from cython.cimports.stellwerk.kernel.wensleydale.state import WensleydaleState
from cython.cimports.stellwerk.kernel.wensleydale.weights import Weights

UNSET = cython.declare(Weights)
WEIGHTS = tuple(UNSET)  # their names, in order


@cython.cclass
class WensleydalePolicy(KernelPolicy):
    """Plans lines, keeps to them, and plays by its weights."""

    def __init__(self, weights: list):
        self.take_weights(weights, WEIGHTS)
        self.policy.mind_size = cython.sizeof(Mind)
        self.policy.choose = cython.cast(ChooseAction, choose)
        self.policy.list_candidates = cython.cast(ListCandidates, list_candidates)
        self.policy.is_settled = settled_after(self.weights_[WEIGHTS.index("horizon")])
        self.policy.judge = cython.cast(Judge, judge)

    def reach(self, state: WensleydaleState, player: int) -> list:
        """How many items of each kind the tracks of a seat could fetch now."""
        prospect: Prospect
        haul: Haul
        board: cython.pointer(Board) = cython.cast(cython.pointer(Board), state.rules.board_)
        position: cython.pointer(Position) = cython.address(state.position_)
        survey(board, position, cython.address(prospect))
        find_haul(
            board, position, cython.address(prospect), state.seat(player), cython.address(haul)
        )
        return [haul.items[item] for item in range(CARRIED)]


@cython.cclass
class PromoterPolicy(KernelPolicy):
    """The bot `promoter` as a policy, for contests; it has no weights and one candidate."""

    def __init__(self):
        self.policy.choose = cython.cast(ChooseAction, choose_as_promoter)
        self.policy.judge = cython.cast(Judge, judge_plainly)


def choose_as_promoter(board, position, seat, weights, mind):
    """What the promoter does, which has nothing to weigh and remembers nothing."""
    return choose_action(board, position, seat)
