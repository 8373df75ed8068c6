from stellwerk.kernel.policy cimport Outcome
from stellwerk.kernel.trans.board cimport Board
from stellwerk.kernel.trans.position cimport Position
from stellwerk.kernel.trans.weights cimport Weights

cdef bint is_round_over(Board* board, Position* root, Position* position) noexcept nogil
cdef void judge(
    Board* board, Position* position, int seat, Weights* weights, Outcome* outcome
) noexcept nogil
