# Plans: which routes a seat wants in order to complete its tickets.

from stellwerk.kernel.bits cimport Word
from stellwerk.kernel.ticket.board cimport MAX_CITIES, MAX_ROUTES, Board
from stellwerk.kernel.ticket.position cimport Position

cdef enum:
    CLOSED = 10000            # the weight of a route that cannot be had

cdef struct Map:
    # The board as one seat sees it: what each route would cost it.
    int weight[MAX_ROUTES]
    Word open[2]              # routes the seat could still claim

cdef struct Plan:
    Word wanted[2]            # routes to claim
    int trains                # spaces of these routes
    int weight
    int value                 # points of the tickets it completes
    int tickets               # how many
    Word dropped[2]           # tickets the plan gives up

cdef void survey(Board* board, Position* position, int seat, Map* map) noexcept nogil
cdef int trains_to_complete(Board* board, Position* position, int seat, int ticket) noexcept nogil
cdef void make_plan(
    Board* board, Position* position, int seat, Map* map, Word* tickets, Plan* plan
) noexcept nogil
cdef void measure_from(Board* board, Map* map, Word start, int* distance, short* via) noexcept nogil
