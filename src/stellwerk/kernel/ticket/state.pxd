from stellwerk.kernel.ticket.board cimport Rules
from stellwerk.kernel.ticket.position cimport Position

cdef class TicketState:
    cdef Position position_
    cdef readonly Rules rules
    cdef public object game

    cdef int seat(self, object player) except -1
