from stellwerk.kernel.bits cimport Word
from stellwerk.kernel.ticket.board cimport Board
from stellwerk.kernel.ticket.position cimport Position

cdef int stations_built(Position* position, int seat) noexcept nogil
cdef Word free_cities(Board* board, Position* position) noexcept nogil
cdef int form_of(int colour, int locomotives) noexcept nogil
cdef int form_colour(int form) noexcept nogil
cdef int form_locomotives(int form, int cost) noexcept nogil
cdef bint may_pay_station(Board* board, Position* position, int seat, int form) noexcept nogil
cdef int payable_forms(Board* board, Position* position, int seat, int* forms) noexcept nogil
cdef void build_station(Board* board, Position* position, int seat, int city, int form) noexcept nogil
