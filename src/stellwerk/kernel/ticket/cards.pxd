from stellwerk.kernel.bits cimport Word
from stellwerk.kernel.ticket.board cimport LOCOMOTIVE, Board
from stellwerk.kernel.ticket.position cimport Position

cdef void build_deck(Board* board, Position* position) noexcept nogil
cdef int take_top_card(Position* position) noexcept nogil
cdef bint can_draw_blind(Position* position) noexcept nogil
cdef bint row_is_open(Board* board, Position* position) noexcept nogil
cdef int slot_showing(Position* position, int card) noexcept nogil
cdef int take_from_row(Board* board, Position* position, int seat, int card) noexcept nogil
cdef void discard_cards(Position* position, int card, int number) noexcept nogil
cdef void fill_row(Board* board, Position* position) noexcept nogil
cdef void draw_blind(Position* position, int seat) noexcept nogil
cdef Word possible_draws(Board* board, Position* position) noexcept nogil
cdef Word possible_second_draws(Board* board, Position* position) noexcept nogil
cdef void pay(Position* position, int seat, int card, int number) noexcept nogil


cdef inline int most_held(Position* position, int seat) noexcept nogil:
    """The colour of which a seat holds most."""
    cdef int colour
    cdef int best = 0
    for colour in range(1, LOCOMOTIVE):
        if position.hand[seat][colour] > position.hand[seat][best]:
            best = colour
    return best
