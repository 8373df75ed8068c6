from stellwerk.kernel.wensleydale.board cimport Board
from stellwerk.kernel.wensleydale.position cimport Position

cdef void lay_out(Board* board, Position* position) noexcept nogil
