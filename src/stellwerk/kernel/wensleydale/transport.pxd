from stellwerk.kernel.bits cimport Word
from stellwerk.kernel.wensleydale.board cimport COMPANIES, Board
from stellwerk.kernel.wensleydale.limits cimport AREA_WORDS
from stellwerk.kernel.wensleydale.position cimport Position

cdef struct Reach:
    # What a seat's own tracks allow it to carry: worked out once, then asked for every area.
    Word joined[COMPANIES][AREA_WORDS]    # areas from which passengers reach a town of their company
    int passenger_places
    int goods_places

cdef void look_around(Board* board, Position* position, int seat, Reach* reach) noexcept nogil
cdef bint serves_hill(Board* board, Position* position, int seat, int area) noexcept nogil
cdef bint may_carry(
    Board* board, Position* position, int seat, Reach* reach, int area, int item
) noexcept nogil
cdef bint has_price(Board* board, Position* position, int seat, int price) noexcept nogil
cdef int missing_brown(Board* board, Position* position, int seat, int train) noexcept nogil
cdef int replacement(Board* board, Position* position, int seat, int train) noexcept nogil
cdef bint train_payable(Board* board, Position* position, int seat, int train) noexcept nogil
cdef bint may_buy(Board* board, Position* position, int seat, int train) noexcept nogil
cdef bint can_do_anything(Board* board, Position* position, int seat) noexcept nogil
cdef bint buy_train(Board* board, Position* position, int seat, int train) noexcept nogil
cdef void take_train(Position* position, int seat, int train) noexcept nogil
cdef bint may_board(Board* board, Position* position, int seat, int train) noexcept nogil
cdef bint carry_item(Board* board, Position* position, int seat, int area, int item) noexcept nogil
cdef void board_passenger(Board* board, Position* position, int seat, int train) noexcept nogil
cdef void score_turn(Board* board, Position* position) noexcept nogil
