from stellwerk.kernel.wensleydale.board cimport Board
from stellwerk.kernel.wensleydale.position cimport Position

cdef int list_actions(Board* board, Position* position, int seat, int* actions) noexcept nogil
cdef bint is_legal(Board* board, Position* position, int seat, int action) noexcept nogil
