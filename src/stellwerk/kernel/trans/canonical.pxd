from stellwerk.kernel.trans.board cimport Board
from stellwerk.kernel.trans.position cimport Position

cdef void write_canonical(Board* board, Position* position, Position* canonical) noexcept nogil
