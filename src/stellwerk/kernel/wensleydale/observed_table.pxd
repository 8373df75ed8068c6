# The blocks that tell of the seats, the boxes and the trains.

from stellwerk.kernel.wensleydale.observation cimport Look

cdef void write_phase(Look* look, unsigned char* block) noexcept nogil
cdef void write_turn(Look* look, unsigned char* block) noexcept nogil
cdef void write_rules(Look* look, unsigned char* block) noexcept nogil
cdef void write_seats(Look* look, unsigned char* block) noexcept nogil
cdef void write_ahead(Look* look, unsigned char* block) noexcept nogil
cdef void write_boxes(Look* look, unsigned char* block) noexcept nogil
cdef void write_box(Look* look, unsigned char* block) noexcept nogil
cdef void write_trains(Look* look, unsigned char* block) noexcept nogil
cdef void write_paying(Look* look, unsigned char* block) noexcept nogil
cdef void write_company(Look* look, unsigned char* block) noexcept nogil
cdef void write_chains(Look* look, unsigned char* block) noexcept nogil
