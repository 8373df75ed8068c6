from stellwerk.kernel.trans.board cimport Board
from stellwerk.kernel.trans.position cimport Position

cpdef enum Refusal:
    ALLOWED = 0
    GAME_IS_OVER = 1
    NOT_YOUR_TURN = 2
    ALREADY_CHOSEN = 3
    CHOOSE_CITY_FIRST = 4
    PLACE_MARKER_FIRST = 5
    NOT_NOW = 6               # placing or choosing when rails are to be laid
    CITY_NOT_IN_HAND = 7
    WRONG_COLOUR = 8
    CROSSING_TAKEN = 9
    LINE_HAS_RAIL = 10
    NOT_CONNECTED = 11
    TOO_DEAR = 12
    LAY_ONE_FIRST = 13
    CANNOT_PASS = 14
    AGREE_FIRST = 15

cdef Refusal refuse_action(Board* board, Position* position, int seat, int action) noexcept nogil
