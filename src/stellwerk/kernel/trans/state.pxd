from stellwerk.kernel.state cimport KernelState
from stellwerk.kernel.trans.position cimport Position

cdef class TransState(KernelState):
    cdef Position position_
