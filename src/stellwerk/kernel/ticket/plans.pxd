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
    Word usable[ROUTE_WORDS]            # these, and its own
    int ticket_point          # what a point of a ticket is worth of distance

cdef struct OpenTicket:
    # A ticket not yet completed, and the way that suits it best.
    Word way[ROUTE_WORDS]
    int ticket
    int distance              # the weight of that way
    int value                 # points at its end
    int worth                 # these against the distance; -CLOSED: no way is left

cdef struct Plan:
    Word wanted[ROUTE_WORDS]            # routes to claim
    int trains                # spaces of these routes
    int weight
    int value                 # points of the tickets it completes
    int tickets               # how many
    Word dropped[TICKET_WORDS]           # tickets the plan gives up
    Word seen[ROUTE_WORDS]    # of all ways that were compared: while others claim none of these, a plan made
                              # anew would be the same

cdef void survey(Board* board, Position* position, int seat, Map* map) noexcept nogil
cdef void allow_weighed_routes(Board* board, Map* map) noexcept nogil
cdef Word ends_of_ticket(Board* board, int ticket) noexcept nogil
cdef int list_open_tickets(
    Board* board, Position* position, int seat, Map* map, Word* wished, OpenTicket* listed
) noexcept nogil
cdef void plan_network(
    Board* board, Position* position, int seat, Map* map, OpenTicket* listed, int size, Plan* plan
) noexcept nogil
cdef void make_plan(
    Board* board, Position* position, int seat, Map* map, Word* tickets, int most, Plan* plan
) noexcept nogil
cdef void measure_from(
    Board* board, Map* map, Word start, Word goal, int* distance, short* via
) noexcept nogil
