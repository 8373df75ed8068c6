# Plans: which routes a seat wants in order to complete its tickets.

from stellwerk.kernel.bits cimport Word
from stellwerk.kernel.ticket.board cimport Board
from stellwerk.kernel.ticket.limits cimport MAX_ROUTES, ROUTE_WORDS, TICKET_WORDS
from stellwerk.kernel.ticket.position cimport Position

cdef enum:
    CLOSED = 10000            # the weight of a route that cannot be had

cdef struct Map:
    # The board as one seat sees it: what each route would cost it.
    int weight[MAX_ROUTES]
    Word open[ROUTE_WORDS]              # routes the seat could still claim

cdef struct Plan:
    Word wanted[ROUTE_WORDS]            # routes to claim
    int trains                # spaces of these routes
    int weight
    int value                 # points of the tickets it completes
    int tickets               # how many
    Word dropped[TICKET_WORDS]           # tickets the plan gives up

cdef void survey(Board* board, Position* position, int seat, Map* map) noexcept nogil
cdef int trains_to_complete(Board* board, Position* position, int seat, int ticket) noexcept nogil
cdef void make_plan(
    Board* board, Position* position, int seat, Map* map, Word* tickets, Plan* plan
) noexcept nogil
cdef void measure_from(Board* board, Map* map, Word start, int* distance, short* via) noexcept nogil
