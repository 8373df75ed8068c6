# Whole games between two policies, in the kernel: the same deal in every rotation of the seats.

from stellwerk.kernel.policy cimport Policy
from stellwerk.kernel.procedures cimport Procedures

cdef struct Contest:
    Procedures* rules
    void* board
    int players
    Policy* policy[2]         # of the challenger, and of all others
    int* weights[2]
    unsigned long long seed
    long long first_deal
    char* position
    char* minds
    int mind_size             # of the policy that remembers more
    long long steps
    long long games
    long long stuck           # games that came to the limit of steps

cdef void play_deal(Contest* contest, long long deal, double* win_share, double* margin) noexcept nogil
