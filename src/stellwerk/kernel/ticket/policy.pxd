from stellwerk.kernel.policy cimport KernelPolicy

cdef class TicketPolicy(KernelPolicy):
    pass

cdef class PlannerPolicy(KernelPolicy):
    pass
