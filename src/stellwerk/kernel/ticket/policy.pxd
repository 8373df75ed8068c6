from stellwerk.kernel.policy cimport KernelPolicy, Outcome
from stellwerk.kernel.ticket.board cimport Board
from stellwerk.kernel.ticket.mind cimport Mind
from stellwerk.kernel.ticket.position cimport Position
from stellwerk.kernel.ticket.weights cimport Weights

cdef class TicketPolicy(KernelPolicy):
    pass

cdef class PlannerPolicy(KernelPolicy):
    pass

cdef int choose_as_planner(Board* board, Position* position, int seat, int* weights, void* mind) noexcept nogil
cdef void prepare(Board* board, Position* position, int seat, Weights* weights, Mind* mind) noexcept nogil
cdef void judge(Board* board, Position* position, int seat, Weights* weights, Outcome* outcome) noexcept nogil
