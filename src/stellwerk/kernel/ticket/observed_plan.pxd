# The blocks that need a plan.

from stellwerk.kernel.ticket.observation cimport Look

cdef void write_wanted(Look* look, unsigned char* block) noexcept nogil
cdef void write_target(Look* look, unsigned char* block) noexcept nogil
cdef void write_needed(Look* look, unsigned char* block) noexcept nogil
cdef void write_reserved(Look* look, unsigned char* block) noexcept nogil
cdef void write_plan(Look* look, unsigned char* block) noexcept nogil
cdef void write_trains_to(Look* look, unsigned char* block) noexcept nogil
cdef void write_given_up(Look* look, unsigned char* block) noexcept nogil
cdef void write_offer_numbers(Look* look, unsigned char* block) noexcept nogil
cdef void write_choices(Look* look, unsigned char* block) noexcept nogil
cdef void write_station_gain(Look* look, unsigned char* block) noexcept nogil
