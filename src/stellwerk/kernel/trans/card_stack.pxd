from stellwerk.kernel.trans.board cimport Board
from stellwerk.kernel.trans.position cimport Position

cdef void make_card_stack(Board* board, Position* position) noexcept nogil
cdef void turn_up_cards(Board* board, Position* position) noexcept nogil
