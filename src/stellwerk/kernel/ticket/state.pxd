from stellwerk.kernel.state cimport KernelState
from stellwerk.kernel.ticket.board cimport Rules
from stellwerk.kernel.ticket.position cimport Position

cdef class TicketState(KernelState):
    cdef Position position_
    cdef readonly Rules rules
