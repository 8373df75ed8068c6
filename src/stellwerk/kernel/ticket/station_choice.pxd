from stellwerk.kernel.ticket.board cimport Board
from stellwerk.kernel.ticket.position cimport Position

cdef int best_station(Board* board, Position* position, int seat) noexcept nogil
