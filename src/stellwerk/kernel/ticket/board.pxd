# What a Ticket to Ride game knows before the first card is dealt: the board, the variant, and what
# follows from them. Written once per Game by board.py, then only read.
#
# A *way* is one way to pay for one route: so many cards of a colour and so many locomotives. The ways
# of a board are numbered, grouped by colour, so that sets of ways are bit sets and "everything this
# hand can pay for" is a handful of ANDs.

from stellwerk.kernel.bits cimport Word
from stellwerk.kernel.state cimport KernelRules
from stellwerk.kernel.ticket.limits cimport (
    MAX_CITIES, MAX_DESTINATIONS, MAX_LENGTH, MAX_OFFER, MAX_ROUTES, MAX_STATIONS, MAX_TICKETS,
    MAX_WAYS, ROUTE_WORDS, WAY_WORDS,
)

cpdef enum:
    KINDS = 9                # eight colours and the locomotive
    LOCOMOTIVE = 8
    GREY = 8                 # the colour of a route that takes any one colour
    EMPTY = 9                # an empty slot of the row
    ROW = 5
    REVEAL = 3               # cards turned up for a tunnel
    FEW_TRAINS = 2           # with so many left, the last round begins (TTR-END-1)
    STATION_FORMS = 8 * MAX_STATIONS + 1  # eight colours with 0 to 2 locomotives; locomotives alone
    NOBODY = 255

cpdef enum:                  # where the ways to act begin among the actions
    DRAW = 0
    DRAW_BLIND = 9
    DRAW_TICKETS = 10
    PASS = 11
    WITHDRAW = 12
    PAY_EXTRA = 13           # + number of locomotives
    KEEP = 17                # + bit set of the offered tickets
    CHOICES = 1 << MAX_OFFER # as many bit sets there are
    CLAIM = KEEP + CHOICES   # + way

cpdef enum:
    NORMAL = 0
    TUNNEL = 1
    FERRY = 2

cpdef enum:                  # what becomes of tickets nobody keeps
    LEAVE_GAME = 0
    UNDER_DECK = 1
    SHUFFLED_UNDER_DECK = 2

cdef struct Board:
    int players
    int cities
    int routes
    int tickets
    int ways
    int way_words
    int actions
    int station               # the first station action
    int trains
    int stations              # per player
    int cards
    unsigned char card_count[KINDS]

    # rules that differ between boards and variants
    bint locomotives_anywhere # TTR-CLAIM-2, else TTR-CLAIM-3
    bint row_locomotive_is_whole_turn
    bint row_closes_without_deck # TTR-DRAW-6
    bint both_tracks_open
    int unkept_in_play
    int unkept_at_start
    int long_dealt
    int regular_dealt
    int keep
    int keep_without_long
    bint two_steps
    int tickets_drawn
    int longest_path_bonus
    int globetrotter_bonus
    bint fewest_stations_break_ties
    int first_seat            # -1: by lot

    # routes
    unsigned char route_a[MAX_ROUTES]
    unsigned char route_b[MAX_ROUTES]
    unsigned char length[MAX_ROUTES]
    unsigned char colour[MAX_ROUTES]
    unsigned char kind[MAX_ROUTES]
    unsigned char ferry_locomotives[MAX_ROUTES]
    unsigned char route_points[MAX_ROUTES]
    short twin[MAX_ROUTES]    # the other track of a double route, or -1
    Word routes_at[MAX_CITIES][ROUTE_WORDS]

    # ways to pay
    unsigned char way_route[MAX_WAYS]
    unsigned char way_colour[MAX_WAYS]     # LOCOMOTIVE: locomotives alone
    unsigned char way_cards[MAX_WAYS]
    unsigned char way_locomotives[MAX_WAYS]
    Word ways_of_route[MAX_ROUTES][WAY_WORDS]
    short first_way[MAX_ROUTES]            # the ways of a route are open or closed together
    Word ways_of_colour[KINDS][WAY_WORDS]
    int first_word[KINDS]
    int last_word[KINDS]
    Word payable_with_cards[MAX_LENGTH + 1][WAY_WORDS]
    Word payable_with_locomotives[MAX_LENGTH + 1][WAY_WORDS]
    Word payable_with_trains[MAX_LENGTH + 1][WAY_WORDS]

    # tickets
    Word ticket_start[MAX_TICKETS]
    unsigned char destinations[MAX_TICKETS]
    Word destination[MAX_TICKETS][MAX_DESTINATIONS]
    unsigned char value[MAX_TICKETS][MAX_DESTINATIONS]
    unsigned char is_long[MAX_TICKETS]
    unsigned char in_play[MAX_TICKETS]


cdef class Rules(KernelRules):
    # The Board for Python: built from plain numbers, shared by all states of a game.
    cdef Board board
