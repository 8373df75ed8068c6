# Why something is not allowed: one code for every reason, each with its rule (games/ticket names them).

from stellwerk.kernel.ticket.board cimport Board
from stellwerk.kernel.ticket.position cimport Position

cpdef enum Refusal:
    ALLOWED = 0
    GAME_IS_OVER = 1
    NOT_YOUR_TURN = 2
    ALREADY_CHOSEN = 3
    CHOOSE_TICKETS_FIRST = 4
    TAKE_SECOND_CARD_FIRST = 5
    DECIDE_TUNNEL_FIRST = 6
    NOTHING_TO_CHOOSE = 7        # keep, but no tickets are offered
    NO_TUNNEL_WAITING = 8        # pay-extra or withdraw outside a tunnel
    CARD_NOT_IN_ROW = 9
    LOCOMOTIVE_NOT_AS_SECOND = 10
    NO_CARDS_TO_DRAW = 11
    TICKET_DECK_EMPTY = 12
    KEEP_MORE = 13
    KEEP_ONE_LONG_AT_MOST = 14
    ROUTE_TAKEN = 15
    OWN_SECOND_TRACK = 16
    SECOND_TRACK_CLOSED = 17
    TOO_FEW_TRAINS = 18
    WRONG_NUMBER_OF_CARDS = 19
    ONE_COLOUR_ONLY = 20
    WRONG_COLOUR = 21
    LOCOMOTIVES_ONLY_IN_TUNNELS = 22
    FERRY_NEEDS_LOCOMOTIVES = 23
    NOT_IN_HAND = 24
    NO_STATIONS_HERE = 25
    NO_STATION_LEFT = 26
    CITY_HAS_STATION = 27
    STATION_COST = 28
    EXTRA_NUMBER = 29
    EXTRA_ONLY_LOCOMOTIVES = 30
    EXTRA_COLOUR = 31
    CANNOT_PASS = 32
    ROW_IS_CLOSED = 33           # deck and discard pile are empty, and the row may not be taken
    NO_CARDS_ANYWHERE = 34

cdef Refusal refuse_now(Board* board, Position* position, int seat) noexcept nogil
cdef Refusal refuse_turn_action(Board* board, Position* position, int seat) noexcept nogil
cdef Refusal refuse_draw(Board* board, Position* position, int seat, int card) noexcept nogil
cdef Refusal refuse_draw_blind(Board* board, Position* position, int seat) noexcept nogil
cdef Refusal refuse_draw_tickets(Board* board, Position* position, int seat) noexcept nogil
cdef Refusal refuse_pass(Board* board, Position* position, int seat) noexcept nogil
cdef Refusal refuse_keep(Board* board, Position* position, int seat, int choice) noexcept nogil
cdef Refusal refuse_claim(
    Board* board, Position* position, int seat, int route, unsigned char* cards
) noexcept nogil
cdef Refusal refuse_station(
    Board* board, Position* position, int seat, int city, unsigned char* cards
) noexcept nogil
cdef Refusal refuse_pay_extra(
    Board* board, Position* position, int seat, unsigned char* cards
) noexcept nogil
cdef Refusal refuse_withdraw(Board* board, Position* position, int seat) noexcept nogil
cdef Refusal refuse_action(Board* board, Position* position, int seat, int action) noexcept nogil
