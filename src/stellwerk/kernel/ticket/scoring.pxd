from stellwerk.kernel.bits cimport Word
from stellwerk.kernel.ticket.board cimport Board
from stellwerk.kernel.ticket.limits cimport MAX_SEATS, MAX_STATIONS, ROUTE_WORDS, TICKET_WORDS
from stellwerk.kernel.ticket.position cimport Position

cdef struct SeatScore:
    int routes                # points
    int tickets               # points, completed less failed
    int completed             # tickets
    int longest_path          # length
    int longest_path_bonus
    int globetrotter
    int stations              # points for stations never built
    int total
    int ahead                 # seats that are ahead of this one (TTR-TIE)
    Word done[TICKET_WORDS]              # completed tickets
    Word path[ROUTE_WORDS]              # routes of the longest path
    int station_routes        # stations that use a route
    unsigned char station_city[MAX_STATIONS]
    unsigned char station_route[MAX_STATIONS]

cdef struct Scores:
    SeatScore seat[MAX_SEATS]
    int winners               # bit set of seats

cdef void own_components(Board* board, Position* position, int seat, Word* component) noexcept nogil
cdef int ticket_value(Board* board, Word* component, int ticket, bint* done) noexcept nogil
cdef int lowest_value(Board* board, int ticket) noexcept nogil
cdef void score_tickets(Board* board, Position* position, int seat, SeatScore* result) noexcept nogil
cdef void score(Board* board, Position* position, Scores* scores) noexcept nogil
cdef int summed_points(Board* board, Position* position) noexcept nogil
