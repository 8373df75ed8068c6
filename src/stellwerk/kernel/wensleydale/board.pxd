# What a game of Wensleydale knows before anything is drawn. Written once per Game, then only read.

from stellwerk.kernel.bits cimport Word
from stellwerk.kernel.state cimport KernelRules
from stellwerk.kernel.wensleydale.limits cimport (
    AREA_WORDS, BORDER_WORDS, MAX_AREAS, MAX_BORDERS, MAX_BOXES, MAX_TRAINS,
)

cpdef enum:
    COMPANIES = 2            # red, green
    GOODS = 2                # kinds: of the plain, of the hills
    PEOPLE = 3               # kinds: red, green, landowners
    NOBODY = 255

cpdef enum:                  # the colours of influence, and the profit track beside them
    WHITE = 0
    BROWN = 1
    RED = 2
    GREEN = 3
    COLOURS = 4
    PROFIT = 4
    TRACKS = 5

cpdef enum:                  # what a unit of a payment can be: a cube, or 1 + colour
    CUBE = 0
    UNITS = 5
    UNITS_PER_MISSING_POINT = 3   # of brown, for a train (LTW-TRAIN-3)

cpdef enum:                  # who owns a track: a seat, or a company
    RED_COMPANY = 4
    GREEN_COMPANY = 5
    OWNERS = 6

cpdef enum:                  # what lies in areas
    PLAIN_GOOD = 0
    HILL_GOOD = 1
    RED_PASSENGER = 2
    GREEN_PASSENGER = 3
    CARRIED = 4              # the first four can be carried
    LANDOWNER = 4
    ITEMS = 5

cdef struct Board:
    int players
    int areas
    int borders
    int boxes
    int trains
    int turns
    int cubes
    int tracks
    int cubes_per_turn
    int first_seat            # -1: by lot
    bint hill_goods_from_any_area
    bint start_fee            # whether the start of a line costs the company fee
    bint has_bonus

    int bid                   # the first action of each kind
    int stake
    int start
    int extend
    int stop
    int pass_
    int pay
    int chain
    int buy
    int carry
    int board_
    int sell
    int actions

    unsigned char start_points[COLOURS]
    unsigned char tokens[COLOURS]
    unsigned char goods[GOODS]
    unsigned char people[PEOPLE]
    unsigned char border_a[MAX_BORDERS]
    unsigned char border_b[MAX_BORDERS]
    unsigned char cost[MAX_BORDERS]
    Word borders_at[MAX_AREAS][BORDER_WORDS]
    Word near[MAX_AREAS][AREA_WORDS]      # areas beyond any border, also of hills
    Word towns[AREA_WORDS]
    Word printed[COMPANIES][AREA_WORDS]           # towns printed red, green
    signed char goods_kind[MAX_AREAS]     # PLAIN_GOOD, HILL_GOOD or -1
    unsigned char people_in[MAX_AREAS]    # how many a town holds at the start
    unsigned char fixed[MAX_AREAS][COMPANIES]  # printed passengers, red and green
    Word bonus_from[AREA_WORDS]
    Word bonus_to[AREA_WORDS]
    unsigned char box_least[MAX_BOXES]
    unsigned char box_tokens[MAX_BOXES]   # how many are drawn into it
    unsigned char box_printed[MAX_BOXES][COLOURS]
    unsigned char train_price[MAX_TRAINS]
    unsigned char train_passengers[MAX_TRAINS]
    unsigned char train_goods[MAX_TRAINS]
    unsigned char train_points[MAX_TRAINS]


cdef class Rules(KernelRules):
    cdef Board board
