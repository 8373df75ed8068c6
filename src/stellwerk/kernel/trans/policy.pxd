from stellwerk.kernel.policy cimport KernelPolicy
from stellwerk.kernel.trans.board cimport Board
from stellwerk.kernel.trans.mind cimport Mind
from stellwerk.kernel.trans.position cimport Position
from stellwerk.kernel.trans.weights cimport Weights

cdef class TransPolicy(KernelPolicy):
    pass

cdef class SurveyorPolicy(KernelPolicy):
    pass

cdef int choose_as_surveyor(Board* board, Position* position, int seat, int* weights, void* mind) noexcept nogil
cdef void prepare(Board* board, Position* position, int seat, Weights* weights, Mind* mind) noexcept nogil
