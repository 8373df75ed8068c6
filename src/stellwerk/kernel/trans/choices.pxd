from stellwerk.kernel.trans.board cimport Board
from stellwerk.kernel.trans.mind cimport Mind
from stellwerk.kernel.trans.position cimport Position
from stellwerk.kernel.trans.weights cimport Weights

cdef int choose(Board* board, Position* position, int seat, Weights* weights, Mind* mind) noexcept nogil
