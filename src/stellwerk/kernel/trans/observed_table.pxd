# The blocks that only need a look at the table and the own hand.

from stellwerk.kernel.trans.observation cimport Look

cdef void write_phase(Look* look, unsigned char* block) noexcept nogil
cdef void write_turn(Look* look, unsigned char* block) noexcept nogil
cdef void write_rules(Look* look, unsigned char* block) noexcept nogil
cdef void write_cards(Look* look, unsigned char* block) noexcept nogil
cdef void write_asking(Look* look, unsigned char* block) noexcept nogil
cdef void write_points(Look* look, unsigned char* block) noexcept nogil
cdef void write_others(Look* look, unsigned char* block) noexcept nogil
cdef void write_hand(Look* look, unsigned char* block) noexcept nogil
cdef void write_open_cities(Look* look, unsigned char* block) noexcept nogil
cdef void write_known(Look* look, unsigned char* block) noexcept nogil
cdef void write_rails(Look* look, unsigned char* block) noexcept nogil
cdef void write_frontier(Look* look, unsigned char* block) noexcept nogil
cdef void write_costs(Look* look, unsigned char* block) noexcept nogil
cdef void write_network(Look* look, unsigned char* block) noexcept nogil
cdef void write_networks(Look* look, unsigned char* block) noexcept nogil
