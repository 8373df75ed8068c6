# What a seat of Ticket to Ride sees, block by block (docs/observations.md).

from stellwerk.kernel.bits cimport Word
from stellwerk.kernel.observing cimport KernelObserver
from stellwerk.kernel.ticket.board cimport Board
from stellwerk.kernel.ticket.limits cimport (
    MAX_CITIES, MAX_SEATS, MAX_TICKETS, ROUTE_WORDS, TICKET_WORDS,
)
from stellwerk.kernel.ticket.mind cimport Mind, Thought
from stellwerk.kernel.ticket.position cimport Position

cdef enum:
    OTHERS = MAX_SEATS - 1    # seats that the layout has room for
    HAND_STEPS = 8
    TRAIN_STEPS = 8
    PHASES = 7
    TUNNEL_NUMBERS = 4

cdef struct SeatMemory:
    # A seat's plan, and what it was made for: the routes of all, and the own tickets.
    bint has_plan
    Word owned[MAX_SEATS][ROUTE_WORDS]
    Word tickets[TICKET_WORDS]
    Mind mind
    unsigned char trains_to[MAX_TICKETS]   # trains that each own open ticket still takes …
    Word by_trains[ROUTE_WORDS]            # … and the routes of these ways

cdef struct Memory:
    SeatMemory seat[MAX_SEATS]
    Word measured[MAX_SEATS][ROUTE_WORDS]  # the routes `longest` was measured for
    unsigned char longest[MAX_SEATS]

cdef struct Look:
    # One seat's look at a position; blocks share what costs most to find.
    Board* board
    Position* position
    int seat
    Memory* memory
    Word open[ROUTE_WORDS]    # routes the seat may still claim, cards and trains permitting
    Word component[MAX_CITIES]             # which cities its own routes join
    bint has_thought
    Thought thought

ctypedef void (*Write)(Look* look, unsigned char* block) noexcept nogil

cdef class TicketObserver(KernelObserver):
    pass

cdef void describe(
    Board* board, Position* position, int seat, int* place, Memory* memory, unsigned char* observation
) noexcept nogil

cdef inline int next_seat(Look* look, int k) noexcept nogil:
    """The seat that moves so many turns later."""
    return (look.seat + k) % look.board.players
