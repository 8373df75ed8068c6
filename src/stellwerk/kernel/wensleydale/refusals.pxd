from stellwerk.kernel.wensleydale.board cimport Board
from stellwerk.kernel.wensleydale.position cimport Position

cpdef enum Refusal:
    ALLOWED = 0
    GAME_IS_OVER = 1
    NOT_YOUR_TURN = 2
    NOT_NOW = 3
    NO_SUCH_BOX = 4
    OWN_BID_STANDS = 5
    BOX_TOO_DEAR = 6
    STAKE_TOO_LOW = 7
    STAKE_ABOVE_LIMIT = 8
    NOT_ENOUGH_CUBES = 9
    NOT_A_START = 10
    LEADS_NOWHERE = 11
    NOT_AT_THE_END = 12
    BORDER_TAKEN = 13
    AREA_TWICE = 14
    NO_TRACK_LEFT = 15
    FEE_UNPAYABLE = 16
    COST_UNPAYABLE = 17
    BUILD_ONE_FIRST = 18
    CANNOT_PAY_WITH_THIS = 19
    NO_SUCH_CHAIN = 20
    TRAIN_TAKEN = 21
    ONE_OF_EACH_PRICE = 22
    TRAIN_UNPAYABLE = 23
    NOTHING_THERE = 24
    NO_FREE_PLACE = 25
    NO_OWN_TRACK_THERE = 26
    ON_COMPANY_NETWORK = 27
    HILL_NOT_SERVED = 28
    NO_WAY_TO_COMPANY = 29
    OWN_COLOUR_TOWN = 30
    NOT_THIS_TRAIN = 31
    TOWN_LACKS_COLOUR = 32
    NO_LINE_TO_SELL = 33
    NOT_OWN_TRACK = 34
    SALE_CANNOT_END = 35
    END_IN_A_TOWN = 36
    CANNOT_PASS = 37
    BOX_ABOVE_LIMIT = 38
    START_FEE_UNPAYABLE = 39
    LANDOWNERS_UNPAYABLE = 40

cdef Refusal refuse_action(Board* board, Position* position, int seat, int action) noexcept nogil
