from stellwerk.kernel.bits cimport Word
from stellwerk.kernel.trans.board cimport Board
from stellwerk.kernel.trans.position cimport Position

cdef void clear_hands(Board* board, Position* position) noexcept nogil
cdef void deal(Board* board, Position* position) noexcept nogil
cdef void agree_on_card(Board* board, Position* position, int card) noexcept nogil
cdef void begin_effects(Board* board, Position* position) noexcept nogil
cdef int chain_colour(int card) noexcept nogil
cdef Word choosable(Board* board, Position* position, int seat) noexcept nogil
cdef bint all_choose(Position* position) noexcept nogil
cdef void choose_city(Board* board, Position* position, int seat, int city) noexcept nogil
cdef void set_goals(Board* board, Position* position) noexcept nogil
