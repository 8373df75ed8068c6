# Lines to build and to sell, looked at side by side.

from stellwerk.kernel.wensleydale.board cimport COMPANIES, Board
from stellwerk.kernel.wensleydale.limits cimport MAX_AREAS
from stellwerk.kernel.wensleydale.mind cimport MOST_STEPS, Mind
from stellwerk.kernel.wensleydale.position cimport Position
from stellwerk.kernel.wensleydale.prospects cimport Haul, Prospect
from stellwerk.kernel.wensleydale.weights cimport Weights

cdef enum:
    MOST_LINES = 48           # looked at side by side
    MOST_FIRSTS = COMPANIES * MAX_AREAS + 1

cdef struct Line:
    Position table            # as it would be; its chance and notes are nobody's business
    short steps[MOST_STEPS]
    unsigned char size
    int worth

cdef struct Generation:
    # Lines of the same length, the best first.
    Line lines[MOST_LINES]
    unsigned char order[MOST_LINES]
    int size

cdef struct Firsts:
    # Every first step, with the best end that was found for it.
    int actions[MOST_FIRSTS]
    int worths[MOST_FIRSTS]
    int size

cdef struct Planning:
    Board* board
    Position* position
    Weights* weights
    int seat
    int width
    bint selling
    Prospect prospect
    Haul others
    Mind* mind
    Firsts* firsts
    int best
    Line tried
    Line sold

cdef void plan_line(
    Board* board, Position* position, int seat, Weights* weights, Mind* mind, Firsts* firsts
) noexcept nogil
