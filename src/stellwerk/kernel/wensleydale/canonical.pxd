from stellwerk.kernel.wensleydale.board cimport Board
from stellwerk.kernel.wensleydale.position cimport Position

cdef void write_canonical(Board* board, Position* position, Position* canonical) noexcept nogil
