from stellwerk.kernel.wensleydale.board cimport Board
from stellwerk.kernel.wensleydale.position cimport Position
from stellwerk.kernel.wensleydale.prospects cimport Haul, Prospect
from stellwerk.kernel.wensleydale.weights cimport Weights

cdef int worth_of_reach(
    Board* board, Position* position, Weights* weights, Prospect* prospect, Haul* others, int seat,
    int places
) noexcept nogil
cdef int worth_built(
    Board* board, Position* position, Weights* weights, Prospect* prospect, Haul* others, int seat
) noexcept nogil
cdef int worth_sold(Board* board, Position* position, Weights* weights, int seat) noexcept nogil
cdef int places_to_come(Position* position, Weights* weights, int seat) noexcept nogil
