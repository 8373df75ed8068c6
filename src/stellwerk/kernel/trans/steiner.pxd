from stellwerk.kernel.bits cimport Word
from stellwerk.kernel.trans.board cimport MAX_HAND, Board
from stellwerk.kernel.trans.limits cimport MAX_CROSSINGS, MAX_LINES, MAX_MISSING, NEIGHBOURS
from stellwerk.kernel.trans.position cimport Position

cdef enum:
    FAR = MAX_MISSING + 1    # farther than is counted; twice that still fits a byte
    MAX_TERMINALS = MAX_HAND
    TREES = 1 << MAX_TERMINALS
    TREE_COSTS = TREES * MAX_CROSSINGS
    MAX_ENTRIES = MAX_CROSSINGS + 2 * MAX_LINES   # every crossing, and every step to a neighbour

cdef struct Costs:
    # What it would cost to go from each crossing to its neighbours: laid rails are free.
    unsigned char step[MAX_CROSSINGS][NEIGHBOURS]

cdef void measure_steps(Board* board, Position* position, Costs* costs) noexcept nogil
cdef void free_line(Board* board, Costs* costs, int line) noexcept nogil
cdef int spread(
    Board* board, Costs* costs, unsigned char* distance, Word* goal, int limit
) noexcept nogil
cdef void grow_trees(
    Board* board, Costs* costs, Word* goal, unsigned char* terminals, int size,
    unsigned char* trees, int* cost
) noexcept nogil
cdef int cheapest_tree(
    Board* board, Costs* costs, Word* goal, unsigned char* terminals, int size
) noexcept nogil
cdef void trees_everywhere(
    Board* board, Costs* costs, unsigned char* terminals, int size, unsigned char* total
) noexcept nogil
cdef int open_cities(
    Board* board, Position* position, int seat, unsigned char* terminals
) noexcept nogil
cdef int missing_rails(Board* board, Position* position, Costs* costs, int seat) noexcept nogil
