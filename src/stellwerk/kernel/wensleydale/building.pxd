from stellwerk.kernel.wensleydale.board cimport Board
from stellwerk.kernel.wensleydale.position cimport Position

cdef struct Fees:
    # Points that a track costs beside its price; nobody asks for brown ones.
    int white
    int red
    int green

cdef int last_area(Position* position) noexcept nogil
cdef bint is_in_line(Position* position, int area) noexcept nogil
cpdef Fees entering_fees(int companies, int landowners) noexcept nogil
cpdef Fees starting_fees(int companies, bint start_fee) noexcept nogil
cdef bint fees_payable(
    Board* board, Position* position, int seat, int start, int area, int* fees
) noexcept nogil
cdef bint cost_payable(Board* board, Position* position, int seat, int border, int* fees) noexcept nogil
cdef bint may_lay(Board* board, Position* position, int seat, int area, int border) noexcept nogil
cdef bint is_start(Board* board, Position* position, int seat, int area) noexcept nogil
cdef bint may_start(Board* board, Position* position, int seat, int area) noexcept nogil
cdef bint can_start(Board* board, Position* position, int seat) noexcept nogil
cdef bint may_extend(Board* board, Position* position, int seat, int border) noexcept nogil
cdef bint can_extend(Board* board, Position* position, int seat) noexcept nogil
cdef void start_line(Position* position, int area) noexcept nogil
cdef bint lay_track(Board* board, Position* position, int seat, int border) noexcept nogil
cdef bint find_bonus(Board* board, Position* position, int seat) noexcept nogil
cdef void award_bonus(Board* board, Position* position, int which) noexcept nogil
