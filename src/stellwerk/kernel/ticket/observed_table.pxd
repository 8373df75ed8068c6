# The blocks that only need a look at the table and the own hand.

from stellwerk.kernel.ticket.observation cimport Look

cdef void write_phase(Look* look, unsigned char* block) noexcept nogil
cdef void write_last_turns(Look* look, unsigned char* block) noexcept nogil
cdef void write_rules(Look* look, unsigned char* block) noexcept nogil
cdef void write_hand(Look* look, unsigned char* block) noexcept nogil
cdef void write_hand_steps(Look* look, unsigned char* block) noexcept nogil
cdef void write_row(Look* look, unsigned char* block) noexcept nogil
cdef void write_discard(Look* look, unsigned char* block) noexcept nogil
cdef void write_unseen(Look* look, unsigned char* block) noexcept nogil
cdef void write_piles(Look* look, unsigned char* block) noexcept nogil
cdef void write_me(Look* look, unsigned char* block) noexcept nogil
cdef void write_my_steps(Look* look, unsigned char* block) noexcept nogil
cdef void write_others(Look* look, unsigned char* block) noexcept nogil
cdef void write_others_seen(Look* look, unsigned char* block) noexcept nogil
cdef void write_others_steps(Look* look, unsigned char* block) noexcept nogil
cdef void write_mine(Look* look, unsigned char* block) noexcept nogil
cdef void write_theirs(Look* look, unsigned char* block) noexcept nogil
cdef void write_open(Look* look, unsigned char* block) noexcept nogil
cdef void write_payable(Look* look, unsigned char* block) noexcept nogil
cdef void write_missing(Look* look, unsigned char* block) noexcept nogil
cdef void write_ticket_open(Look* look, unsigned char* block) noexcept nogil
cdef void write_ticket_done(Look* look, unsigned char* block) noexcept nogil
cdef void write_offer(Look* look, unsigned char* block) noexcept nogil
cdef void write_tunnel(Look* look, unsigned char* block) noexcept nogil
cdef void write_my_stations(Look* look, unsigned char* block) noexcept nogil
cdef void write_their_stations(Look* look, unsigned char* block) noexcept nogil
