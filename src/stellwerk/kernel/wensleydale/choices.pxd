from stellwerk.kernel.wensleydale.board cimport Board
from stellwerk.kernel.wensleydale.mind cimport Mind
from stellwerk.kernel.wensleydale.position cimport Position
from stellwerk.kernel.wensleydale.prospects cimport Haul
from stellwerk.kernel.wensleydale.weights cimport Weights

cdef struct Station:
    # What a seat sees when trains run.
    Haul haul
    Haul others
    int goods_places
    int passenger_places

cdef int best_box(Board* board, Position* position, int seat, Weights* weights) noexcept nogil
cdef int best_unit(Position* position, int seat, Weights* weights) noexcept nogil
cdef int best_transport(Board* board, Position* position, int seat, Weights* weights) noexcept nogil
cdef void look_at_station(
    Board* board, Position* position, int seat, Weights* weights, Station* station
) noexcept nogil
cdef int worth_of_item(
    Position* position, int seat, Weights* weights, Station* station, int area, int item
) noexcept nogil
cdef int worth_of_train(
    Board* board, Position* position, int seat, Weights* weights, Station* station, int train
) noexcept nogil
