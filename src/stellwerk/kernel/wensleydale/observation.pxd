# What a seat of a Wensleydale game sees, block by block (docs/observations.md). Nothing is hidden in this
# family but what chance will bring; seats are told apart by how many turns after the own one they come.

from stellwerk.kernel.observing cimport KernelObserver
from stellwerk.kernel.wensleydale.board cimport Board
from stellwerk.kernel.wensleydale.position cimport Position

cdef enum:
    PHASES = 11
    SEAT_NUMBERS = 18
    BOX_NUMBERS = 10
    TRAIN_NUMBERS = 10

cdef struct Look:
    Board* board
    Position* position
    int seat

ctypedef void (*Write)(Look* look, unsigned char* block) noexcept nogil

cdef class WensleydaleObserver(KernelObserver):
    pass

cdef void describe(
    Board* board, Position* position, int seat, int* place, void* memory, unsigned char* observation
) noexcept nogil
cdef void count_up(Board* board, Position* position, float* shares, float* points) noexcept nogil

cdef inline int turns_after(Look* look, int seat) noexcept nogil:
    """How many seats further than the own one a seat is."""
    return (seat + look.board.players - look.seat) % look.board.players
