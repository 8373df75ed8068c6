from stellwerk.kernel.wensleydale.board cimport Board
from stellwerk.kernel.wensleydale.position cimport Position

cdef bint may_pass(Position* position) noexcept nogil
cdef bint may_stake(Board* board, Position* position, int seat, int cubes) noexcept nogil
cdef bint may_stop(Board* board, Position* position) noexcept nogil
cdef bint may_choose_chain(Position* position, int chain) noexcept nogil
cdef int list_actions(Board* board, Position* position, int seat, int* actions) noexcept nogil
cdef bint is_legal(Board* board, Position* position, int seat, int action) noexcept nogil
