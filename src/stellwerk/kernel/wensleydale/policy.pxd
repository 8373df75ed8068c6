from stellwerk.kernel.policy cimport KernelPolicy

cdef class WensleydalePolicy(KernelPolicy):
    pass

cdef class PromoterPolicy(KernelPolicy):
    pass
