from stellwerk.kernel.policy cimport KernelPolicy

cdef class TransPolicy(KernelPolicy):
    pass

cdef class SurveyorPolicy(KernelPolicy):
    pass
