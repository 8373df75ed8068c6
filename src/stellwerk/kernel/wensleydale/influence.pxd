from stellwerk.kernel.wensleydale.board cimport Board
from stellwerk.kernel.wensleydale.position cimport Position

cdef void move_token(Position* position, int track, int seat, int by) noexcept nogil
cdef bint is_ahead(Position* position, int track, int seat, int other) noexcept nogil
cdef void rank(Board* board, Position* position, int track, unsigned char* order) noexcept nogil
cdef int total_influence(Position* position, int seat) noexcept nogil
cdef int units_of(Position* position, int seat, int unit) noexcept nogil
cdef bint may_pay_unit(Position* position, int seat, int unit) noexcept nogil
cdef void pay_unit(Position* position, int seat, int unit) noexcept nogil
cdef bint pay_what_is_forced(Position* position, int seat) noexcept nogil
