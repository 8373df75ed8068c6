# The blocks that trees have to be grown for.

from stellwerk.kernel.trans.observation cimport Look

cdef void write_missing(Look* look, unsigned char* block) noexcept nogil
cdef void write_saved(Look* look, unsigned char* block) noexcept nogil
cdef void write_to_city(Look* look, unsigned char* block) noexcept nogil
cdef void write_to_others(Look* look, unsigned char* block) noexcept nogil
cdef void write_trees(Look* look, unsigned char* block) noexcept nogil
