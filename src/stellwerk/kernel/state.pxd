# What the rules and states of all families share. A family adds its board, its position, and what only
# it can be asked.

from stellwerk.kernel.bits cimport Word
from stellwerk.kernel.chance cimport Chance
from stellwerk.kernel.notes cimport Notes
from stellwerk.kernel.procedures cimport Procedures
from stellwerk.kernel.trail cimport Steps, Trail

cdef struct Head:
    # What every position begins with.
    Chance chance
    Notes notes

cdef class KernelRules:
    cdef Procedures procedures
    cdef void* board_              # the family's board, which is a part of its rules
    cdef int players
    cdef readonly tuple actions    # every action as a ready-made int, so that listing costs nothing

    cdef void check_sizes(self, tuple sizes) except *
    cdef void begin_with(self, void* board, int players) noexcept
    cdef void number_actions_to(self, int actions) except *

cdef class KernelState:
    cdef readonly int players
    cdef readonly tuple actions
    cdef readonly KernelRules rules
    cdef public object game
    cdef void* at                  # the family's position, which is a part of its state
    cdef Chance* chance
    cdef Notes* notes
    cdef Trail trail               # None: nothing was decided yet
    cdef int steps                 # of the trail, those that led here

    cdef void stand_at(self, void* position) noexcept
    cdef void begin(self, KernelRules rules, bytes seed) except *
    cdef Steps* own_steps(self) except NULL
    cdef int seat(self, object player) except -1
    cdef int pending(self, object player) except -1
    cdef list elements(self, Word* words, int size)
    cdef void fill(self, Word* words, list items) except *
    cdef list key(self)
    cdef void load_chance(self, dict numbers) except *
