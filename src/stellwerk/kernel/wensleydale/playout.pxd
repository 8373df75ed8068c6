from stellwerk.kernel.chance cimport Dice
from stellwerk.kernel.wensleydale.board cimport Board
from stellwerk.kernel.wensleydale.position cimport Position

cdef int random_action(Board* board, Position* position, int seat, Dice* dice) noexcept nogil
