# What a seat of a Trans game sees, block by block (docs/observations.md).

from stellwerk.kernel.observing cimport KernelObserver
from stellwerk.kernel.trans.board cimport Board
from stellwerk.kernel.trans.limits cimport MAX_SEATS
from stellwerk.kernel.trans.position cimport Position
from stellwerk.kernel.trans.survey cimport Survey

cdef enum:
    OTHERS = MAX_SEATS - 1
    PHASES = 6
    OTHERS_REACH = 12         # farther than so many rails, networks of others are all alike

cdef struct Look:
    # One seat's look at a position; blocks share the survey, which costs most.
    Board* board
    Position* position
    int seat
    bint has_survey
    Survey survey

ctypedef void (*Write)(Look* look, unsigned char* block) noexcept nogil

cdef class TransObserver(KernelObserver):
    pass

cdef void describe(
    Board* board, Position* position, int seat, int* place, void* memory, unsigned char* observation
) noexcept nogil
cdef void count_up(Board* board, Position* position, float* shares, float* points) noexcept nogil

cdef inline int next_seat(Look* look, int k) noexcept nogil:
    """The seat that moves so many turns later."""
    return (look.seat + k) % look.board.players
