from stellwerk.kernel.state cimport KernelState
from stellwerk.kernel.trans.board cimport Board
from stellwerk.kernel.trans.position cimport Position

cdef class TransState(KernelState):
    cdef Position position_


cdef inline Board* board_of(TransState state) noexcept nogil:
    return <Board*>state.rules.board_
