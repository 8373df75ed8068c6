from stellwerk.kernel.wensleydale.board cimport Board
from stellwerk.kernel.wensleydale.position cimport Position

cdef void open_auction(Board* board, Position* position) noexcept nogil
cdef int points_in(Board* board, Position* position, int box, int colour) noexcept nogil
cdef int least_stake(Board* board, Position* position, int box) noexcept nogil
cdef int most_stake(Board* board, Position* position, int seat) noexcept nogil
cdef bint may_bid(Board* board, Position* position, int seat, int box) noexcept nogil
cdef bint place_bid(Board* board, Position* position, int seat, int cubes) noexcept nogil
