# Everything on the table of a Wensleydale game: one plain struct.

from stellwerk.kernel.bits cimport Word
from stellwerk.kernel.chance cimport Chance
from stellwerk.kernel.notes cimport Notes, write_down
from stellwerk.kernel.wensleydale.board cimport CARRIED, COLOURS, ITEMS, OWNERS, TRACKS
from stellwerk.kernel.wensleydale.limits cimport (
    AREA_WORDS, MAX_AREAS, MAX_BORDERS, MAX_BOXES, MAX_CHAINS, MAX_LINE, MAX_SEATS, MAX_TRAINS,
    PRICES,
)

cpdef enum:
    BID = 0
    STAKE = 1
    BUILD = 2
    LINE = 3
    PAY = 4
    CHAIN = 5
    TRAINS = 6
    BOARD = 7
    TAKE_OVER = 8
    SALE = 9
    OVER = 10

cpdef enum:
    FOR_TRACK = 254          # paying_for: the track just laid, else a train

cpdef enum:                  # what a traced state notes down about the last action
    NOTE_TURN = 1            # a = number
    NOTE_OUTBID = 2          # a = seat, b = box
    NOTE_WON = 3             # a = seat, b = box
    NOTE_ORDERS = 4
    NOTE_TRACK = 5           # a = border
    NOTE_LINE_ENDS = 6       # a = seat, b = number of tracks
    NOTE_BONUS = 7           # a = seat, b = points
    NOTE_BOUGHT = 8          # a = seat, b = train
    NOTE_OUT = 9             # a = seat that cannot do anything more in the train phase
    NOTE_SCORED = 10         # a = seat
    NOTE_GENERAL_ORDER = 11
    NOTE_SOLD = 12           # a = seat, b = number of tracks
    NOTE_OVER = 13
    NOTE_PAID = 14           # a = seat, b = unit
    NOTE_LANDOWNERS = 15     # a = area, b = number

cdef struct Position:
    Chance chance             # first, with the notes: procedures.pxd
    Notes notes
    Word touched[OWNERS][AREA_WORDS]      # areas touched by the tracks of each owner
    short points[TRACKS][MAX_SEATS]
    unsigned int arrival[TRACKS][MAX_SEATS]   # who arrived later lies on top
    unsigned int arrivals
    int victory[MAX_SEATS]
    unsigned char hand[MAX_SEATS]
    unsigned char collected[MAX_SEATS][CARRIED]
    unsigned char loaded[MAX_SEATS][CARRIED][PRICES]  # goods are all counted under the first price
    unsigned char contents[MAX_AREAS][ITEMS]
    unsigned char owner[MAX_BORDERS]
    unsigned char on_board[MAX_SEATS]     # tracks of each seat
    unsigned char tokens_in[MAX_BOXES][COLOURS]
    unsigned char bidder[MAX_BOXES]
    unsigned char staked[MAX_BOXES]
    unsigned char limits[MAX_SEATS]
    unsigned char general_order[MAX_SEATS]
    unsigned char build_order[MAX_SEATS]
    unsigned char train_order[MAX_SEATS]
    unsigned char train_owner[MAX_TRAINS]
    unsigned char passengers_on[MAX_TRAINS]
    unsigned char goods_on[MAX_TRAINS]
    unsigned char line[MAX_LINE]
    unsigned char line_borders[MAX_LINE]
    unsigned char line_size               # areas
    unsigned char chains[MAX_CHAINS][MAX_SEATS]
    unsigned char chains_size
    unsigned char phase
    unsigned char turn
    unsigned char seat
    unsigned char index                   # place in the order of the phase
    unsigned char box
    unsigned char company                 # 0 red, 1 green, while selling
    unsigned char due
    unsigned char paying_from
    unsigned char paying_for
    unsigned char item_area
    unsigned char item
    unsigned char passed                  # seats out of the train phase
    unsigned char bonus_given
    int last_points[MAX_SEATS]            # of the last scoring, for telling
    int last_profit[MAX_SEATS]


cdef inline void note(Position* position, int what, int a, int b) noexcept nogil:
    write_down(&position.notes, what, a, b)
