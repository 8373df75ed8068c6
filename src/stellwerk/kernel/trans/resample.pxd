from stellwerk.kernel.trans.board cimport Board
from stellwerk.kernel.trans.position cimport Position

cdef void resample(Board* board, Position* position, int seat) noexcept nogil
cdef void redraw(Board* board, Position* position) noexcept nogil
