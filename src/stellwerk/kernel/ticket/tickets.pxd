from stellwerk.kernel.bits cimport Word, add, lowest, without_lowest
from stellwerk.kernel.ticket.board cimport Board
from stellwerk.kernel.ticket.limits cimport TICKET_WORDS
from stellwerk.kernel.ticket.position cimport Position

cdef void set_out_tickets(Board* board, Position* position) noexcept nogil
cdef int fewest_to_keep(Board* board, Position* position, int seat) noexcept nogil
cdef int most_to_keep(Board* board, Position* position, int seat) noexcept nogil
cdef bint may_keep(Board* board, Position* position, int seat, int choice) noexcept nogil
cdef void choose_at_start(Board* board, Position* position, int seat, int choice) noexcept nogil
cdef void offer_tickets(Board* board, Position* position, int seat) noexcept nogil
cdef void keep_offered(Board* board, Position* position, int seat, int choice) noexcept nogil


cdef inline int ticket_points(Board* board, Word* tickets) noexcept nogil:
    """What tickets are worth if all are completed (a country ticket: its first value, the lowest)."""
    cdef int total = 0
    cdef int w
    cdef Word left
    for w in range(TICKET_WORDS):
        left = tickets[w]
        while left:
            total += board.value[64 * w + lowest(left)][0]
            left = without_lowest(left)
    return total


cdef inline void wish(Position* position, int seat, int choice, Word* wished) noexcept nogil:
    """The seat's tickets with those chosen of the offer."""
    cdef int i
    for i in range(TICKET_WORDS):
        wished[i] = position.tickets[seat][i]
    for i in range(position.offer_size[seat]):
        if (choice >> i) & 1:
            add(wished, position.offer[seat][i])
