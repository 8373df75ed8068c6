# Many games side by side, stepped by a crew of threads: what a learner needs to play millions of decisions.

from stellwerk.kernel.crew cimport Crew, Job
from stellwerk.kernel.observing cimport KernelObserver
from stellwerk.kernel.slots cimport Slot, Table
from stellwerk.kernel.state cimport KernelRules

cdef enum:
    PORTION = 16              # slots that a thread takes at once

cdef class KernelVector:
    cdef Table table
    cdef Job job
    cdef bint is_under_way
    cdef readonly KernelRules rules
    cdef readonly KernelObserver observer
    cdef readonly Crew crew
    cdef readonly int slots
    cdef list kept                 # policies and buffers, which must live as long as this

    cdef Slot* slot_at(self, int number) noexcept
