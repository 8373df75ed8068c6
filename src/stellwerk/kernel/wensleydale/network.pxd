from stellwerk.kernel.bits cimport Word
from stellwerk.kernel.wensleydale.board cimport RED_COMPANY, Board
from stellwerk.kernel.wensleydale.position cimport Position

cdef int far_end(Board* board, int border, int area) noexcept nogil
cdef void own_track(Board* board, Position* position, int border, int owner) noexcept nogil
cdef void find_touched(Board* board, Position* position) noexcept nogil
cdef bint shows(Board* board, Position* position, int area, int company) noexcept nogil

cdef inline Word towns_showing(Board* board, Position* position, int company, int w) noexcept nogil:
    # `shows` for a whole word of areas at once.
    return board.printed[company][w] | (board.towns[w] & position.touched[RED_COMPANY + company][w])

cdef bint is_company_town(Board* board, Position* position, int area) noexcept nogil
cdef bint is_neutral_town(Board* board, Position* position, int area) noexcept nogil
cdef bint is_on_network(Board* board, Position* position, int area) noexcept nogil
cdef void join_by_tracks(Board* board, Position* position, int owner, Word* areas) noexcept nogil
cdef void joined_with_company(
    Board* board, Position* position, int seat, int company, Word* areas
) noexcept nogil
