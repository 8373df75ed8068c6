from stellwerk.kernel.trans.board cimport Board
from stellwerk.kernel.trans.mind cimport Mind
from stellwerk.kernel.trans.position cimport Position
from stellwerk.kernel.trans.weights cimport Weights

cdef enum:
    NEVER = -1000000

cdef void think_of_places(
    Board* board, Position* position, int seat, Weights* weights, Mind* mind
) noexcept nogil
cdef void weigh_crossings(
    Board* board, Position* position, int seat, Weights* weights, Mind* mind, int* worth
) noexcept nogil
cdef int best_crossing(
    Board* board, Position* position, int seat, Weights* weights, Mind* mind
) noexcept nogil
