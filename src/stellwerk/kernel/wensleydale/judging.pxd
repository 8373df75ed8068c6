from stellwerk.kernel.policy cimport IsSettled, Outcome
from stellwerk.kernel.wensleydale.board cimport Board
from stellwerk.kernel.wensleydale.position cimport Position
from stellwerk.kernel.wensleydale.weights cimport Weights

cdef void judge(
    Board* board, Position* position, int seat, Weights* weights, Outcome* outcome
) noexcept nogil
cdef void judge_plainly(
    Board* board, Position* position, int seat, void* weights, Outcome* outcome
) noexcept nogil
cdef IsSettled settled_after(int turns) noexcept nogil
