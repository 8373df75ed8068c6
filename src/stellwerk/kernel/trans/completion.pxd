from stellwerk.kernel.bits cimport Word
from stellwerk.kernel.trans.board cimport COLOURS, MAX_SEATS, Board
from stellwerk.kernel.trans.position cimport Position

cdef struct Hidden:
    Word cities                              # not known where, and not yet drawn
    unsigned char wanted[MAX_SEATS][COLOURS] # how many of them a hand still gets
    Word joined[MAX_SEATS]                   # cities on the network of each seat
    unsigned int doubtful                    # seats that have not won and might seem to have

cdef void draw_by_completion(Board* board, Position* position, Hidden* hidden) noexcept nogil
