from stellwerk.kernel.state cimport KernelState
from stellwerk.kernel.ticket.position cimport Position

cdef class TicketState(KernelState):
    cdef Position position_
