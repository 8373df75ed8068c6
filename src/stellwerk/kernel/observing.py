"""Observers: what a seat sees, as bytes; the families make them.

`observe(state, seat)` and vectors of games call the same function of the kernel, so whoever learns
in one plays in the other.
"""

import cython
from cython.cimports.libc.stdlib import calloc, free
from cython.cimports.stellwerk.kernel.bits import Word, add
from cython.cimports.stellwerk.kernel.procedures import MOST_ACTIONS
from cython.cimports.stellwerk.kernel.state import KernelState


@cython.cclass
class KernelObserver:
    """The functions of a family that describe its positions, and the blocks they write."""

    def lay_out(self, rules, blocks, without, describe, count_up):
        """Give every block its place, but for those that are left out; say who fills them."""
        known = [name for name, _, _ in blocks]
        for name in without:
            if name not in known:
                raise ValueError(f"there is no block {name!r}; the blocks are: {', '.join(known)}")
        self.rules = rules
        written = []
        number: cython.int
        for number in range(len(blocks)):
            name, size, unit = blocks[number]
            self.observer.place[number] = -1
            if name not in without:
                self.observer.place[number] = self.observer.size
                self.observer.size += size
                written.append((name, size, unit))
        self.blocks = tuple(written)
        self.observer.words = (len(rules.actions) + 63) // 64
        self.observer.list_actions = self.rules.procedures.list_actions
        self.observer.describe = describe
        self.observer.count_up = count_up

    @property
    def size(self) -> int:
        """How many bytes an observation has."""
        return self.observer.size

    @property
    def words(self) -> int:
        """How many words of 64 bits a set of actions has."""
        return self.observer.words

    def observe(self, state: KernelState, seat: int) -> bytes:
        """What a pending seat sees."""
        number: cython.int = self.checked(state, seat)
        result = bytearray(self.observer.size)
        view: cython.uchar[::1] = result
        memory: cython.p_void = calloc(1, self.observer.memory_size + 1)
        if memory == cython.NULL:
            raise MemoryError
        self.observer.describe(
            state.rules.board_, state.at, number, self.observer.place, memory,
            cython.address(view[0]),
        )  # fmt: skip
        free(memory)
        return bytes(result)

    def checked(self, state: KernelState, seat: int) -> int:
        """The number of a seat that owes a decision in a state of the observer's own rules."""
        if state.rules is not self.rules:
            raise ValueError("this observer was made for the rules of another game")
        return state.pending(seat)

    def legal(self, state: KernelState, seat: int) -> bytes:
        """The legal actions of a pending seat as bits, the first action in the lowest bit."""
        number: cython.int = self.checked(state, seat)
        result = bytearray(8 * self.observer.words)
        view: cython.uchar[::1] = result
        mark_legal(
            cython.address(self.observer), state.rules.board_, state.at, number,
            cython.cast(cython.pointer(Word), cython.address(view[0])),
        )  # fmt: skip
        return bytes(result)


def mark_listed(list_actions, board, position, seat, legal):
    """Mark the listed actions as bits, for families that list quickly enough; returns how many."""
    actions: cython.int[MOST_ACTIONS]
    i: cython.int
    size: cython.int = list_actions(board, position, seat, actions)
    for i in range(size):
        add(legal, actions[i])
    return size
