from stellwerk.kernel.chance cimport Dice
from stellwerk.kernel.ticket.board cimport Board
from stellwerk.kernel.ticket.position cimport Position

cdef int random_action(Board* board, Position* position, int seat, Dice* dice) noexcept nogil
