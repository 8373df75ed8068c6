from stellwerk.kernel.trans.board cimport Board
from stellwerk.kernel.trans.limits cimport MAX_LINES
from stellwerk.kernel.trans.mind cimport Mind
from stellwerk.kernel.trans.position cimport Position
from stellwerk.kernel.trans.survey cimport Survey
from stellwerk.kernel.trans.weights cimport Weights

cdef struct Prospects:
    # Lines of the frontier that may be laid, and what is to be said for them.
    int size
    short line[MAX_LINES]
    short saved[MAX_LINES]
    int worth[MAX_LINES]

cdef void look_around(
    Board* board, Position* position, int seat, Weights* weights, Survey* survey
) noexcept nogil
cdef void weigh_lines(
    Board* board, Position* position, int seat, Weights* weights, Survey* survey, Prospects* prospects
) noexcept nogil
cdef int best_line(
    Board* board, Position* position, int seat, Weights* weights, Mind* mind
) noexcept nogil
