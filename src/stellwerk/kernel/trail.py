"""Trails: the decisions that led to a state, shared by the states that have them in common."""

import cython
from cython.cimports.libc.stdlib import free, realloc
from cython.cimports.libc.string import memcpy

LEAST_ROOM = cython.declare(cython.int, 64)


@cython.cclass
class Trail:
    """Some decisions in a row."""

    def __dealloc__(self):
        free(self.steps.step)

    def begin_with(self, other, size):
        """Begin with the first steps of another trail; of None only if there are none."""
        if not make_room(cython.address(self.steps), size):
            raise MemoryError
        if size:
            memcpy(self.steps.step, other.steps.step, size * cython.sizeof(cython.int))
        self.steps.size = size


def make_room(steps, more):
    """Room for so many steps more, and some to spare; False if there is no memory for them."""
    room: cython.int = max(LEAST_ROOM, 2 * (steps.size + more))
    moved: cython.pointer(cython.int) = cython.cast(
        cython.pointer(cython.int), realloc(steps.step, room * cython.sizeof(cython.int))
    )
    if moved == cython.NULL:
        return False
    steps.step = moved
    steps.room = room
    return True
