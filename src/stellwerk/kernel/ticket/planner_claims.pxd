from stellwerk.kernel.ticket.board cimport KINDS, Board
from stellwerk.kernel.ticket.plans cimport Map, Plan
from stellwerk.kernel.ticket.position cimport Position

cdef struct Thought:
    # What the planner thinks about one position.
    Map map
    Plan plan
    int needed[KINDS]         # cards the plan still lacks, by kind; LOCOMOTIVE: for ferries
    int reserved[KINDS]       # cards the plan will spend on routes of a fixed colour
    int target                # the route to save for when the plan is done, or -1
    bint hurry                # the end is near

cdef int best_claim(Board* board, Position* position, int seat, Thought* thought) noexcept nogil
cdef int best_station(Board* board, Position* position, int seat) noexcept nogil
