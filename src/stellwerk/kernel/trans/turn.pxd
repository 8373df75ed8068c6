from stellwerk.kernel.trans.board cimport Board
from stellwerk.kernel.trans.position cimport Position

cdef void set_up(Board* board, Position* position) noexcept nogil
cdef bint is_pending(Board* board, Position* position, int seat) noexcept nogil
cdef int pending_seat(Board* board, Position* position) noexcept nogil
cdef bint is_free_crossing(Board* board, Position* position, int crossing) noexcept nogil
cdef bint may_stop(Position* position) noexcept nogil
cdef bint may_pass(Board* board, Position* position, int seat) noexcept nogil
cdef int list_actions(Board* board, Position* position, int seat, int* actions) noexcept nogil
cdef bint is_legal(Board* board, Position* position, int seat, int action) noexcept nogil
cdef void apply(Board* board, Position* position, int seat, int action) noexcept nogil
cdef void count_round(Board* board, Position* position) noexcept nogil
cdef int summed_points(Board* board, Position* position) noexcept nogil
cdef int rounds_played(Board* board, Position* position) noexcept nogil
cdef int points_for(Board* board, Position* position, int missing) noexcept nogil
