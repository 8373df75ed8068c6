# What there is to carry, and what of it a seat's tracks reach: sets of areas instead of one area at a time.

from stellwerk.kernel.bits cimport Word
from stellwerk.kernel.wensleydale.board cimport CARRIED, COMPANIES, Board
from stellwerk.kernel.wensleydale.limits cimport AREA_WORDS
from stellwerk.kernel.wensleydale.position cimport Position

cdef struct Prospect:
    Word holding[CARRIED][AREA_WORDS]     # areas where something of a kind may be fetched
    Word serving[AREA_WORDS]              # areas from which hills beside them are served
    Word shown[COMPANIES][AREA_WORDS]     # towns that show a company

cdef struct Haul:
    Word areas[CARRIED][AREA_WORDS]       # areas from which a seat may carry each kind
    int items[CARRIED]                    # how many lie there

cdef void survey(Board* board, Position* position, Prospect* prospect) noexcept nogil
cdef void find_haul(
    Board* board, Position* position, Prospect* prospect, int seat, Haul* haul
) noexcept nogil
cdef void reach_of_others(
    Board* board, Position* position, Prospect* prospect, int seat, bint carrying, Haul* haul
) noexcept nogil
cdef int shared_items(Position* position, Haul* haul, Haul* others) noexcept nogil
