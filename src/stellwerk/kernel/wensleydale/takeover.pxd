from stellwerk.kernel.wensleydale.board cimport Board
from stellwerk.kernel.wensleydale.position cimport Position

cpdef int sale_price(int tracks) noexcept nogil
cdef bint may_sell(Board* board, Position* position, int seat, int company, int area) noexcept nogil
cdef bint can_sell(Board* board, Position* position, int seat) noexcept nogil
cdef bint may_extend_sale(Board* board, Position* position, int seat, int border) noexcept nogil
cdef bint can_extend_sale(Board* board, Position* position, int seat) noexcept nogil
cdef bint may_end_sale(Board* board, Position* position) noexcept nogil
cdef void finish_sale(Board* board, Position* position, int seat) noexcept nogil
