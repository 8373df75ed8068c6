from stellwerk.kernel.state cimport KernelState
from stellwerk.kernel.wensleydale.position cimport Position

cdef class WensleydaleState(KernelState):
    cdef Position position_
