# The rules of a family as functions, so that states and random games are written once for all families.
#
# What a board and a position hold, only their family knows; here they are addresses. A position begins
# with its stream of chance and its notes.

from stellwerk.kernel.chance cimport Dice
from stellwerk.kernel.trail cimport Steps

cdef enum:
    MOST_ACTIONS = 4096

cpdef enum:
    NO_SEAT = 255
    TERMINAL = -4            # OpenSpiel's number for "nobody, the game is over"

ctypedef void (*SetUp)(void* board, void* position) noexcept nogil
ctypedef int (*PendingSeat)(void* board, void* position) noexcept nogil
ctypedef bint (*IsPending)(void* board, void* position, int seat) noexcept nogil
ctypedef int (*ListActions)(void* board, void* position, int seat, int* actions) noexcept nogil
ctypedef bint (*IsLegal)(void* board, void* position, int seat, int action) noexcept nogil
ctypedef int (*RefuseAction)(void* board, void* position, int seat, int action) noexcept nogil
ctypedef void (*Apply)(void* board, void* position, int seat, int action) noexcept nogil
ctypedef int (*RandomAction)(void* board, void* position, int seat, Dice* dice) noexcept nogil
ctypedef void (*Resample)(void* board, void* position, int seat) noexcept nogil
ctypedef void (*Redraw)(void* board, void* position) noexcept nogil
ctypedef void (*WriteCanonical)(void* board, void* position, void* canonical) noexcept nogil
ctypedef int (*Count)(void* board, void* position) noexcept nogil

cdef struct Procedures:
    int position_size
    SetUp set_up              # the seed is already set
    PendingSeat pending_seat  # the lowest seat that owes a decision, or NO_SEAT
    IsPending is_pending
    ListActions list_actions  # of a pending seat, ascending; returns how many
    IsLegal is_legal          # of a pending seat
    RefuseAction refuse_action    # the reason, or 0
    Apply apply               # a legal action
    RandomAction random_action    # NULL: any of the list
    Resample resample         # NULL: nothing is hidden but what chance will bring
    Redraw redraw             # what lies in stacks that nobody has seen; NULL: there are none
    WriteCanonical write_canonical    # what makes a position equal to another, into zeros
    Count summed_points       # of all seats at the end
    Count rounds              # NULL: a game is one round

cdef int random_action(
    Procedures* rules, void* board, void* position, int seat, Dice* dice
) noexcept nogil
cdef int play_to_end(
    Procedures* rules, void* board, void* position, Dice* dice, Steps* trail
) noexcept nogil
