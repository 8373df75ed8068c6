# What every rail would save a seat, from one growing of trees.

from stellwerk.kernel.bits cimport Word
from stellwerk.kernel.trans.board cimport Board
from stellwerk.kernel.trans.limits cimport MAX_CROSSINGS
from stellwerk.kernel.trans.position cimport Position
from stellwerk.kernel.trans.steiner cimport TREE_COSTS, TREES, Costs

cdef struct Survey:
    Costs costs
    int cities                # of the seat, not yet joined, as far as it sees
    int missing               # rails
    unsigned char trees[TREE_COSTS]   # by set of those cities and crossing
    int cost[TREES]           # of joining each set with the network
    bint has_others           # there are networks the seat is not part of
    unsigned char others[MAX_CROSSINGS]   # how far each crossing is from them
    unsigned char foreign[MAX_CROSSINGS]  # … and from cities others may want

cdef void take_survey(Board* board, Position* position, int seat, int most, Survey* survey) noexcept nogil
cdef void measure_others(Board* board, Position* position, int seat, int reach, Survey* survey) noexcept nogil
cdef void measure_foreign(Board* board, Position* position, int seat, int reach, Survey* survey) noexcept nogil
cdef int far_end(Board* board, Position* position, int seat, int line) noexcept nogil
cdef int missing_with(Survey* survey, int crossing) noexcept nogil
cdef int nearest_city(Survey* survey, int crossing) noexcept nogil
cdef void reach(Survey* survey, int crossing) noexcept nogil
