from stellwerk.kernel.procedures cimport Procedures

cdef void hand_over(Procedures* procedures) noexcept nogil
