from stellwerk.kernel.bits cimport Word
from stellwerk.kernel.ticket.board cimport Board
from stellwerk.kernel.ticket.position cimport Position

cdef int mark_legal(Board* board, Position* position, int seat, Word* legal) noexcept nogil
cdef void count_up(Board* board, Position* position, float* shares, float* points) noexcept nogil
