from stellwerk.kernel.wensleydale.board cimport Board
from stellwerk.kernel.wensleydale.position cimport Position

cdef enum:
    BEAM = 14                # lines looked at side by side
    DEEPEST = 9              # tracks looked ahead

cdef struct Candidate:
    Position position
    int first                # the action that led here
    int worth

cdef int best_line(Board* board, Position* position, int seat) noexcept nogil
