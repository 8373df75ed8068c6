from stellwerk.kernel.state cimport KernelState
from stellwerk.kernel.ticket.board cimport Board
from stellwerk.kernel.ticket.position cimport Position

cdef class TicketState(KernelState):
    cdef Position position_


cdef inline Board* board_of(TicketState state) noexcept nogil:
    return <Board*>state.rules.board_
