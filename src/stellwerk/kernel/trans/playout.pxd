from stellwerk.kernel.chance cimport Dice
from stellwerk.kernel.trans.board cimport Board
from stellwerk.kernel.trans.position cimport Position

cdef int random_action(Board* board, Position* position, int seat, Dice* dice) noexcept nogil
