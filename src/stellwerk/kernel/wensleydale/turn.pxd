from stellwerk.kernel.wensleydale.board cimport Board
from stellwerk.kernel.wensleydale.position cimport Position

cdef void set_up(Board* board, Position* position) noexcept nogil
cdef void apply(Board* board, Position* position, int seat, int action) noexcept nogil
cdef int final_points(Board* board, Position* position, int seat) noexcept nogil
cdef int pending_seat(Board* board, Position* position) noexcept nogil
cdef bint is_pending(Board* board, Position* position, int seat) noexcept nogil
cdef int summed_points(Board* board, Position* position) noexcept nogil
cdef int sets_of(Position* position, int seat) noexcept nogil
cdef int winner(Board* board, Position* position) noexcept nogil
