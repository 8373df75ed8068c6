# What the states of all families share. A family fills in the methods with a trailing underscore.

from stellwerk.kernel.chance cimport Dice

cdef enum:
    MOST_ACTIONS = 4096
    NO_SEAT = 255

cdef class KernelState:
    cdef readonly int players
    cdef readonly tuple actions      # every action as a ready-made int, so that listing costs nothing
    cdef public object game

    cdef int seat(self, object player) except -1
    cdef int pending_seat_(self) noexcept nogil
    cdef bint is_pending_(self, int seat) noexcept nogil
    cdef int list_actions_(self, int seat, int* actions) noexcept nogil
    cdef bint is_legal_(self, int seat, int action) noexcept nogil
    cdef void apply_(self, int seat, int action) noexcept nogil
    cdef int random_action_(self, int seat, Dice* dice) noexcept nogil
    cdef void copy_into_(self, KernelState other)
    cdef void resample_(self, int seat, const unsigned char* seed) noexcept nogil
    cdef int refusal_(self, int seat, int action) noexcept nogil
