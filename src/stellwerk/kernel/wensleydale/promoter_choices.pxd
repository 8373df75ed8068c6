from stellwerk.kernel.wensleydale.board cimport Board
from stellwerk.kernel.wensleydale.position cimport Position

cdef int best_box(Board* board, Position* position, int seat) noexcept nogil
cdef int best_unit(Position* position, int seat) noexcept nogil
cdef int best_chain(Board* board, Position* position, int seat) noexcept nogil
cdef int dearest_train(Board* board, Position* position, int seat) noexcept nogil
cdef int best_transport(Board* board, Position* position, int seat) noexcept nogil
