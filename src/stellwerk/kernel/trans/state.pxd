from stellwerk.kernel.state cimport KernelState
from stellwerk.kernel.trans.board cimport Rules
from stellwerk.kernel.trans.position cimport Position

cdef class TransState(KernelState):
    cdef Position position_
    cdef readonly Rules rules
