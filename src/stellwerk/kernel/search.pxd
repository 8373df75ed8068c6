# Candidates played out by a policy in the same imagined worlds.

from libc.string cimport memcpy

from stellwerk.kernel.policy cimport MOST_CANDIDATES, Outcome, Policy
from stellwerk.kernel.procedures cimport Procedures

cdef struct Workspace:
    # One thread's places: a world, and the table at which it is played out.
    char* world
    char* world_minds
    char* table
    char* minds
    long long stuck           # playouts that came to the limit of steps

cdef struct Search:
    Procedures* rules
    void* board
    Policy* policy
    int* weights
    char* root
    int seat
    bint open_hands           # worlds in which all hands are the true ones: for those who look back
    int players
    unsigned long long seed
    long long rollouts        # at most so many playouts; 0: no limit
    double seconds            # at most so long; 0: no limit
    int horizon               # decisions after which a policy that foresees plays on no more; 0: to the end
    int threads
    Workspace* workspaces
    int size                  # candidates
    int actions[MOST_CANDIDATES]
    int alive[MOST_CANDIDATES]     # candidates still compared, the policy's own choice first
    int alive_count
    long long played[MOST_CANDIDATES]    # worlds in which each was played out: the first so many
    long long worlds          # so far
    long long batch           # worlds that are being played now
    long long capacity        # worlds there is room for
    Outcome* outcomes         # by world and candidate

cdef inline void set_table(Search* work, Workspace* place) noexcept nogil:
    # The world, with its minds, as it was before anybody played on in it.
    memcpy(place.table, place.world, work.rules.position_size)
    memcpy(place.minds, place.world_minds, work.players * work.policy.mind_size)

cdef inline int decide(Search* work, Workspace* place, int seat) noexcept nogil:
    # One decision of a seat by the policy; returns who decides next, or NO_SEAT.
    cdef int action = work.policy.choose(
        work.board, place.table, seat, work.weights, place.minds + seat * work.policy.mind_size
    )
    work.rules.apply(work.board, place.table, seat, action)
    return work.rules.pending_seat(work.board, place.table)

cdef bint make_room(Search* work) noexcept nogil
cdef void give_back(Search* work) noexcept nogil
cdef void imagine(Search* work, Workspace* place, unsigned long long number) noexcept nogil
cdef void list_candidates(Search* work, int most) noexcept nogil
cdef void search(Search* work) noexcept nogil
cdef void compare(
    Search* work, int candidate, int other, double* difference, double* error
) noexcept nogil
cdef int choose_candidate(Search* work, double caution) noexcept nogil
