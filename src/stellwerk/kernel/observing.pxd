# What a seat sees as an array of bytes, what it may do as bits, and how a game ended as numbers: what a
# family gives to those who learn to play it.
#
# An observation is made of blocks, each of bytes that share a unit: a net reads byte / unit. Blocks can be
# left out; those that stay keep their order. An observer may remember what it has worked out for a game, but
# what it writes follows from the position alone, and from what the seat may know of it.

from stellwerk.kernel.bits cimport Word, lowest, without_lowest
from stellwerk.kernel.procedures cimport ListActions
from stellwerk.kernel.state cimport KernelRules

cdef enum:
    MOST_BLOCKS = 64
    MOST_SEATS = 8

ctypedef void (*Describe)(
    void* board, void* position, int seat, int* place, void* memory, unsigned char* observation
) noexcept nogil
ctypedef void (*WriteBlock)(void* look, unsigned char* block) noexcept nogil
ctypedef int (*MarkLegal)(void* board, void* position, int seat, Word* legal) noexcept nogil
ctypedef void (*CountUp)(void* board, void* position, float* shares, float* points) noexcept nogil

cdef struct Observer:
    int size                  # bytes of an observation
    int words                 # of a set of actions
    int memory_size           # for one game; zeros remember nothing
    int place[MOST_BLOCKS]    # where each block of the family begins; -1: left out
    Describe describe         # what a pending seat sees, into zeros
    MarkLegal mark_legal      # the legal actions of a pending seat, into zeros; how many. NULL: as listed
    ListActions list_actions  # of the rules
    CountUp count_up          # of a finished game: shares of the win, and points

cdef class KernelObserver:
    cdef Observer observer
    cdef readonly KernelRules rules
    cdef readonly tuple blocks     # (name, size, unit) of all blocks that are written

    cdef void lay_out(
        self, KernelRules rules, list blocks, object without, Describe describe, CountUp count_up
    ) except *

cdef int mark_listed(
    ListActions list_actions, void* board, void* position, int seat, Word* legal
) noexcept nogil


cdef inline int mark_legal(
    Observer* observer, void* board, void* position, int seat, Word* legal
) noexcept nogil:
    """Mark the legal actions of a pending seat in zeros; returns how many there are."""
    if observer.mark_legal:
        return observer.mark_legal(board, position, seat, legal)
    return mark_listed(observer.list_actions, board, position, seat, legal)


cdef inline void write_blocks(
    WriteBlock* writers, int blocks, int* place, void* look, unsigned char* observation
) noexcept nogil:
    """Write every block that has a place, as a family's look at a position shows it."""
    cdef int number
    for number in range(blocks):
        if place[number] >= 0:
            writers[number](look, observation + place[number])


cdef inline unsigned char byte(int number) noexcept nogil:
    """A number as a byte: what is too large is the largest, what is below 0 is 0."""
    return 0 if number < 0 else (255 if number > 255 else <unsigned char>number)


cdef inline void write_set(Word* words, int size, unsigned char* block) noexcept nogil:
    """A 1 for every element of a set of so many words."""
    cdef int w
    cdef Word left
    for w in range(size):
        left = words[w]
        while left:
            block[64 * w + lowest(left)] = 1
            left = without_lowest(left)
