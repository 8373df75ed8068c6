from stellwerk.kernel.ticket.board cimport Board
from stellwerk.kernel.ticket.mind cimport Mind
from stellwerk.kernel.ticket.position cimport Position
from stellwerk.kernel.ticket.weights cimport Weights

cdef int list_candidates(
    Board* board, Position* position, int seat, Weights* weights, Mind* mind, int* actions, int most
) noexcept nogil
