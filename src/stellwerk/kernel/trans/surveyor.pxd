from stellwerk.kernel.trans.board cimport Board
from stellwerk.kernel.trans.position cimport Position

cdef int choose_action(Board* board, Position* position, int seat) noexcept nogil
