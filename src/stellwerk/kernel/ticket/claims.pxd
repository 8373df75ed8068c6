from stellwerk.kernel.bits cimport Word
from stellwerk.kernel.ticket.board cimport Board
from stellwerk.kernel.ticket.position cimport Position

cdef void open_all_ways(Board* board, Position* position) noexcept nogil
cdef void open_routes(Board* board, Position* position, int seat, Word* routes) noexcept nogil
cdef void payable_ways(Board* board, Position* position, int seat, Word* ways) noexcept nogil
cdef bint may_claim(Board* board, Position* position, int seat, int way) noexcept nogil
cdef void close_tracks(Board* board, Position* position, int seat, int route) noexcept nogil
cdef bint claim(Board* board, Position* position, int seat, int way) noexcept nogil
cdef bint costs_extra(Board* board, Position* position, int card) noexcept nogil
cdef int extra_colour(Board* board, Position* position) noexcept nogil
cdef bint may_pay_extra(Board* board, Position* position, int seat, int locomotives) noexcept nogil
cdef void pay_extra(Board* board, Position* position, int seat, int locomotives) noexcept nogil
cdef void withdraw(Board* board, Position* position, int seat) noexcept nogil
cdef void discard_tunnel(Board* board, Position* position) noexcept nogil
