# Networks of at most 64 nodes, as sets of nodes; shared by the families.

from stellwerk.kernel.bits cimport Word

cdef void start_alone(Word* component, int nodes) noexcept nogil
cdef void join(Word* component, int a, int b) noexcept nogil
