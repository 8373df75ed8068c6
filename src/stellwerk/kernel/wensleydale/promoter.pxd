from stellwerk.kernel.wensleydale.board cimport Board
from stellwerk.kernel.wensleydale.position cimport Position

cdef int choose_action(Board* board, Position* position, int seat) noexcept nogil
