from stellwerk.kernel.state cimport KernelState
from stellwerk.kernel.wensleydale.board cimport Board
from stellwerk.kernel.wensleydale.position cimport Position

cdef class WensleydaleState(KernelState):
    cdef Position position_


cdef inline Board* board_of(WensleydaleState state) noexcept nogil:
    return <Board*>state.rules.board_
