from stellwerk.kernel.wensleydale.board cimport Board
from stellwerk.kernel.wensleydale.mind cimport Mind
from stellwerk.kernel.wensleydale.position cimport Position
from stellwerk.kernel.wensleydale.weights cimport Weights

cdef int choose(Board* board, Position* position, int seat, Weights* weights, Mind* mind) noexcept nogil
cdef int list_candidates(
    Board* board, Position* position, int seat, Weights* weights, Mind* mind, int* actions, int most
) noexcept nogil
