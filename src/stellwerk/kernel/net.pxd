# A net that plays as a policy.

from stellwerk.kernel.net_weights cimport NetWeights
from stellwerk.kernel.policy cimport KernelPolicy

cdef class NetPolicy(KernelPolicy):
    cdef readonly NetWeights net
