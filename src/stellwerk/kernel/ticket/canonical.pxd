from stellwerk.kernel.ticket.board cimport Board
from stellwerk.kernel.ticket.position cimport Position

cdef void write_canonical(Board* board, Position* position, Position* canonical) noexcept nogil
