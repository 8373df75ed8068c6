from stellwerk.kernel.bits cimport Word
from stellwerk.kernel.trans.board cimport COLOURS, Board
from stellwerk.kernel.trans.limits cimport MAX_SEATS
from stellwerk.kernel.trans.position cimport Position

cdef enum:
    MAX_ALIKE = MAX_SEATS + 1    # sets of cities on the same network, and those on none

cdef struct Hidden:
    Word cities                              # not known where, and not yet drawn
    unsigned char wanted[MAX_SEATS][COLOURS] # how many of them a hand still gets
    Word joined[MAX_SEATS]                   # cities on the network of each seat
    unsigned int doubtful                    # seats that have not won and might seem to have

cdef void draw_by_completion(Board* board, Position* position, Hidden* hidden) noexcept nogil
