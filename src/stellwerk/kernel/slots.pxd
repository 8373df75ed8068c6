# Slots: places where games are played one after another, each standing at a decision of the caller.
#
# It is one with at least two legal actions, of a seat that no policy plays. What policies and rules decide in
# between is done inside, and a game that ends is counted and followed by the next deal.

from stellwerk.kernel.bits cimport Word
from stellwerk.kernel.chance cimport Dice
from stellwerk.kernel.observing cimport Observer
from stellwerk.kernel.policy cimport Policy
from stellwerk.kernel.procedures cimport Procedures

cdef enum:
    MOST_PLAYERS = 32         # policies that may sit at the tables of one vector
    MOST_DECISIONS = 4096     # of the caller in one game; whoever needs more is going round in circles

cpdef enum:
    STILL_RUNNING = 0         # what `ends` says of a slot: nothing ended in this step
    OVER = 1                  # a game ended, and the next one has begun
    STUCK = 2                 # a game was stopped, and counts for nobody

cdef struct Slot:
    long long deal
    int seat                  # who decides now
    int steps                 # decisions of this game, by whomever
    int opening               # so many of them a policy still makes for everybody
    int decisions             # of the caller, in this game
    Dice dice                 # of policies that play by chance
    Dice choosing             # of a caller who does
    unsigned long long dice_at_deal
    int opening_at_deal
    short history[MOST_DECISIONS]

cdef struct Buffers:
    # The caller's memory; NULL: not wanted. One row for each slot.
    unsigned char* observations
    Word* legal
    unsigned char* seats
    unsigned char* ends
    float* rewards            # of every seat, when a game has ended
    float* shares             # of the win
    float* points
    int* actions
    int* advice

cdef struct Table:
    # All that the threads read.
    Procedures* rules
    void* board
    Observer* observer
    int players
    int policies
    Policy* policy[MOST_PLAYERS]           # NULL: plays by chance
    int* weights[MOST_PLAYERS]
    int opening_policy        # -1: nobody plays openings
    int adviser               # -1: nobody is asked
    unsigned long long seed
    long long stride          # from one deal of a slot to its next
    float win_reward
    float margin_reward
    bint applying             # the caller's actions are carried out before anything is described
    int wrong_slot            # 1 + one that was given an illegal action
    Buffers buffers
    unsigned char* seating    # [slots][players]: 0 for the caller, else 1 + policy
    char* memory
    Py_ssize_t slot_size
    Py_ssize_t position_at
    Py_ssize_t minds_at       # of policies, by seat
    Py_ssize_t advice_minds_at
    Py_ssize_t observer_memory_at
    int mind_size

cdef Py_ssize_t rounded(Py_ssize_t size) noexcept nogil
cdef Slot* slot_of(Table* table, int number) noexcept nogil
cdef unsigned long long first_dice(unsigned long long seed, unsigned long long deal) noexcept nogil
cdef int any_of(Word* legal, int words, Dice* dice) noexcept nogil
cdef void deal(Table* table, Slot* slot, int number) noexcept nogil
cdef void step_slot(Table* table, int number) noexcept nogil
cdef void step_slots(Table* table, int first, int last) noexcept nogil
