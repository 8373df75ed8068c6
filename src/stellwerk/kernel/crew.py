"""Crews: threads beside the interpreter that several vectors of games can share.

>>> Crew(2).threads
2
"""

import cython


@cython.cclass
class Crew:
    """So many threads, the one that waits for the work among them."""

    def __cinit__(self, threads: cython.int):
        if threads < 1:
            raise ValueError(f"a crew has at least one thread, not {threads}")
        self.room = open_crew(threads)
        if self.room == cython.NULL:
            raise MemoryError

    def __dealloc__(self):
        if self.room != cython.NULL:
            close_crew(self.room)

    @property
    def threads(self) -> int:
        """How many threads work, the caller's among them; the system may give fewer than asked."""
        return self.room.members + 1
