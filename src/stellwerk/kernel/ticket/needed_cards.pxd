from stellwerk.kernel.bits cimport Word
from stellwerk.kernel.ticket.board cimport Board
from stellwerk.kernel.ticket.position cimport Position

cdef void count_needed_cards(
    Board* board, Position* position, int seat, Word* wanted, int* reserved, int* needed
) noexcept nogil
