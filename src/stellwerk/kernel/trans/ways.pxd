from stellwerk.kernel.bits cimport Word
from stellwerk.kernel.trans.board cimport Board
from stellwerk.kernel.trans.limits cimport MAX_CROSSINGS
from stellwerk.kernel.trans.position cimport Position
from stellwerk.kernel.trans.steiner cimport MAX_TERMINALS

cpdef enum:
    MAX_PLACES = MAX_TERMINALS + 1   # a hand, and the network of its seat

cdef enum:
    SETS = 1 << MAX_PLACES
    SET_COSTS = SETS * MAX_CROSSINGS

cdef int missing_by_city(
    Board* board, Position* position, int seat, unsigned char* rails
) noexcept nogil
cdef void missing_lines(Board* board, Position* position, int seat, Word* lines) noexcept nogil
cdef void way_to(Board* board, Position* position, int seat, int crossing, Word* lines) noexcept nogil
