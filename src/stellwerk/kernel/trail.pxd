# The decisions that led to a state, kept beside its position: the rules never read them.
#
# States that were cloned from one another share one trail, each with as much of it as is its own. Whoever goes
# on from the end of a trail makes it longer; whoever goes on from an earlier place takes a copy of the way so
# far. So a clone costs nothing, and a decision costs a number.

cdef struct Steps:
    int* step                 # seat << 16 | action
    int size
    int room

cdef class Trail:
    cdef Steps steps

    cdef void begin_with(self, Trail other, int size) except *

cdef bint make_room(Steps* steps, int more) noexcept nogil


cdef inline void put_down(Steps* steps, int seat, int action) noexcept nogil:
    """Add a decision; where there is no memory left, nothing is added."""
    if steps.size < steps.room or make_room(steps, 1):
        steps.step[steps.size] = seat << 16 | action
        steps.size += 1
