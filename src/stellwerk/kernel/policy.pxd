# How a family plays by itself: what evaluation and contests need beyond the rules.
#
# A policy is given its weights, whole numbers that `stellwerk tune` finds, and for each seat a mind: memory
# that it may keep between the decisions of one game. A mind of zeros remembers nothing. Like a bot, a policy
# uses only what its seat may know.

from stellwerk.kernel.chance cimport Chance
from stellwerk.kernel.procedures cimport Procedures

cdef enum:
    MOST_WEIGHTS = 64
    MOST_CANDIDATES = 32
    STEP_LIMIT = 20000        # decisions of one game; whoever needs more is going round in circles

ctypedef int (*ChooseAction)(
    void* board, void* position, int seat, int* weights, void* mind
) noexcept nogil
ctypedef int (*ListCandidates)(
    void* board, void* position, int seat, int* weights, void* mind, int* actions, int most
) noexcept nogil
ctypedef void (*Prepare)(void* board, void* position, int seat, int* weights, void* mind) noexcept nogil
ctypedef bint (*IsSettled)(void* board, void* root, void* position) noexcept nogil

cdef struct Outcome:
    # How a seat fared in a game; where a playout stops before the end, an estimate.
    float win_share           # 1 for a win, a share of it for a tie
    float margin              # points more than the best other seat
    float value               # from 0 to 1, what search compares: a squashed margin, usually

ctypedef void (*Judge)(void* board, void* position, int seat, int* weights, Outcome* outcome) noexcept nogil
ctypedef bint (*Foresee)(
    void* board, void* position, int seat, int* weights, void* mind, Outcome* outcome
) noexcept nogil

cdef struct Policy:
    int mind_size             # bytes for each seat
    ChooseAction choose       # the action of a pending seat
    ListCandidates list_candidates    # actions worth comparing, the policy's own
                              # choice first; how many. NULL: its own choice alone
    Prepare prepare           # think ahead, once for all playouts of a world; NULL: nothing to think of
    IsSettled is_settled      # a playout from `root` may stop at `position`; NULL: only at the end
    Judge judge               # how a seat fared
    Foresee foresee           # how a pending seat will fare, if it can say so now; NULL: never

cdef class KernelPolicy:
    cdef Policy policy
    cdef int[MOST_WEIGHTS] weights_
    cdef readonly int weight_count

    cdef void take_weights(self, list weights, tuple names) except *

cdef void seed_world(Chance* chance, unsigned long long seed, unsigned long long number) noexcept nogil
cdef double squashed(double margin, double scale) noexcept nogil


cdef inline int put(int* actions, int size, int most, int action) noexcept nogil:
    """Add a candidate that is not there yet, if there is room; returns how many there are."""
    cdef int i
    if size >= most:
        return size
    for i in range(size):
        if actions[i] == action:
            return size
    actions[size] = action
    return size + 1
