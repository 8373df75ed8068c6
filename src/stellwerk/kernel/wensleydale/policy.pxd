from stellwerk.kernel.policy cimport KernelPolicy
from stellwerk.kernel.wensleydale.board cimport Board
from stellwerk.kernel.wensleydale.position cimport Position

cdef class WensleydalePolicy(KernelPolicy):
    pass

cdef class PromoterPolicy(KernelPolicy):
    pass

cdef int choose_as_promoter(Board* board, Position* position, int seat, int* weights, void* mind) noexcept nogil
