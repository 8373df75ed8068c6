from stellwerk.kernel.ticket.board cimport Board
from stellwerk.kernel.ticket.mind cimport Mind, Thought
from stellwerk.kernel.ticket.position cimport Position
from stellwerk.kernel.ticket.weights cimport Weights

cdef int choose(Board* board, Position* position, int seat, Weights* weights, Mind* mind) noexcept nogil
cdef int choose_card(
    Board* board, Position* position, Weights* weights, Thought* thought, bint second
) noexcept nogil
cdef int cost_of_way(
    Board* board, Position* position, int seat, Weights* weights, Thought* thought, int way
) noexcept nogil
cdef int touching(Board* board, Position* position, int seat, int route) noexcept nogil
