# What a seat of the policy remembers between its decisions, and what it thinks at one of them.

from stellwerk.kernel.bits cimport Word
from stellwerk.kernel.ticket.board cimport KINDS, Board
from stellwerk.kernel.ticket.limits cimport ROUTE_WORDS, TICKET_WORDS, WAY_WORDS
from stellwerk.kernel.ticket.plans cimport Map, Plan
from stellwerk.kernel.ticket.position cimport Position
from stellwerk.kernel.ticket.weights cimport Weights

cdef struct Mind:
    bint has_plan
    Plan plan
    Map map
    Word ways[WAY_WORDS]      # all ways to pay for the wanted routes
    Word owned[ROUTE_WORDS]   # what the plan rests on: own routes and tickets …
    Word tickets[TICKET_WORDS]
    Word taken[ROUTE_WORDS]   # … and the routes of all seats
    short left_tunnel         # the way of a tunnel it withdrew from, plus 1; 0: none
    int cards_then            # how many cards it held before that

cdef struct Thought:
    int needed[KINDS]         # cards the plan still lacks, by kind; LOCOMOTIVE: for ferries
    int reserved[KINDS]       # cards the plan will spend on routes of a fixed colour
    int target                # the route to save for when the plan is done, or -1
    bint hurry                # the end is near
    int cards                 # in the hand

cdef void weigh_routes(Board* board, Position* position, int seat, Weights* weights, Map* map) noexcept nogil
cdef void refresh(Board* board, Position* position, int seat, Weights* weights, Mind* mind) noexcept nogil
cdef void think(
    Board* board, Position* position, int seat, Weights* weights, Mind* mind, Thought* thought
) noexcept nogil
cdef int cards_held(Position* position, int seat) noexcept nogil
cdef bint gave_up(Mind* mind) noexcept nogil
