from stellwerk.kernel.ticket.board cimport Board
from stellwerk.kernel.ticket.position cimport Position

cdef void count_unseen(Board* board, Position* position, int seat, int* unseen) noexcept nogil
