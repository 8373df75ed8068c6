# The blocks that tell of areas and borders.

from stellwerk.kernel.wensleydale.observation cimport Look

cdef void write_contents(Look* look, unsigned char* block) noexcept nogil
cdef void write_owners(Look* look, unsigned char* block) noexcept nogil
cdef void write_touched(Look* look, unsigned char* block) noexcept nogil
cdef void write_line(Look* look, unsigned char* block) noexcept nogil
cdef void write_line_end(Look* look, unsigned char* block) noexcept nogil
cdef void write_item(Look* look, unsigned char* block) noexcept nogil
cdef void write_reach(Look* look, unsigned char* block) noexcept nogil
cdef void write_carriable(Look* look, unsigned char* block) noexcept nogil
