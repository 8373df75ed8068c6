from stellwerk.kernel.bits cimport Word
from stellwerk.kernel.trans.board cimport Board
from stellwerk.kernel.trans.position cimport Position

cdef int cost_of(Board* board, Position* position, int line) noexcept nogil
cdef int turn_budget(Position* position) noexcept nogil
cdef bint is_connected(Position* position, int seat, int line) noexcept nogil
cdef bint may_lay(Board* board, Position* position, int seat, int line) noexcept nogil
cdef void layable(Board* board, Position* position, int seat, Word* lines) noexcept nogil
cdef bint can_lay(Board* board, Position* position, int seat) noexcept nogil
cdef void place_marker(Board* board, Position* position, int seat, int crossing) noexcept nogil
cdef void lay_rail(Board* board, Position* position, int seat, int line) noexcept nogil
cdef bint has_completed(Position* position, int seat) noexcept nogil
cdef void rebuild_networks(Board* board, Position* position) noexcept nogil
