from stellwerk.kernel.ticket.board cimport Board
from stellwerk.kernel.ticket.position cimport Position

cdef void set_out_tickets(Board* board, Position* position) noexcept nogil
cdef int fewest_to_keep(Board* board, Position* position, int seat) noexcept nogil
cdef int most_to_keep(Board* board, Position* position, int seat) noexcept nogil
cdef bint may_keep(Board* board, Position* position, int seat, int choice) noexcept nogil
cdef void choose_at_start(Board* board, Position* position, int seat, int choice) noexcept nogil
cdef void offer_tickets(Board* board, Position* position, int seat) noexcept nogil
cdef void keep_offered(Board* board, Position* position, int seat, int choice) noexcept nogil
