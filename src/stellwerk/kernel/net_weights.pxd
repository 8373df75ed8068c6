# The weights of a net in memory, as its forward pass reads them.

from stellwerk.kernel.forward cimport Layer, Net
from stellwerk.kernel.observing cimport KernelObserver

cdef class NetWeights:
    cdef Net net
    cdef readonly KernelObserver observer
    cdef dict tensors
    cdef list kept                 # what holds the memory

    cdef void* room(self, Py_ssize_t size) except NULL
    cdef float* numbers(self, str name, int size) except NULL
    cdef signed char* rows(self, str name, int outputs, int inputs, float** scale, bint by_input) except NULL
    cdef void layer(self, Layer* layer, str name, int inputs, int outputs) except *
