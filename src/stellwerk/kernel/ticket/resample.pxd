from stellwerk.kernel.ticket.board cimport Board
from stellwerk.kernel.ticket.position cimport Position

cdef void resample(Board* board, Position* position, int seat) noexcept nogil
cdef void redraw(Board* board, Position* position) noexcept nogil
