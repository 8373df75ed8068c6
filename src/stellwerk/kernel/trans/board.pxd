# What a Trans game knows before the first city is dealt. Written once per Game, then only read.

from stellwerk.kernel.bits cimport Word
from stellwerk.kernel.state cimport KernelRules
from stellwerk.kernel.trans.limits cimport (
    LINE_WORDS, MAX_CITIES, MAX_CROSSINGS, MAX_LINES, MAX_SCALE, NEIGHBOURS,
)

cpdef enum:
    COLOURS = 5              # brown, white, pink, orange, turquoise
    SPECIAL_CARDS = 19
    MAX_HAND = COLOURS + 1   # a city of each colour, and one to hand on
    EXCHANGES = 3            # of cities at once (TRANS-CARD-16)
    SCALES = 3               # of points: base, card 1, card 2
    NOBODY = 255
    NOWHERE = 65535          # a marker not yet placed
    NO_CITY = 255

cpdef enum:
    BROWN = 0
    WHITE = 1
    PINK = 2
    ORANGE = 3
    TURQUOISE = 4

cpdef enum:
    PLAIN = 0                # also the ferry and the tunnel: single lines
    WATER = 1
    MOUNTAIN = 2
    TERRAINS = 3

cpdef enum:                  # where the special cards come from
    NO_CARDS = 0
    CARDS_FROM_STACK = 1
    CARDS_CHOSEN = 2
    CARDS_AGREED = 3         # the starting seat names one before each round

cdef struct Board:
    int players
    int crossings
    int lines
    int cities
    int rails
    int target
    int rounds                # 0: until the target is reached
    int first_seat            # -1: by lot
    int card_source
    int cards_at_once
    unsigned int chosen_cards # bit set of card numbers
    bint renews_with_cards_in_force   # rules version 1: a stack made anew mid-draw holds them too

    int place                 # the first action of each kind; placing begins at 0
    int lay
    int choose
    int stop
    int pass_
    int agree                 # the first means no card, the others cards 1 to 19
    int actions

    unsigned char line_a[MAX_LINES]
    unsigned char line_b[MAX_LINES]
    unsigned char terrain[MAX_LINES]
    Word lines_at[MAX_CROSSINGS][LINE_WORDS]
    Word all_lines[LINE_WORDS]
    Word lines_on[TERRAINS][LINE_WORDS]   # by terrain
    unsigned char degree[MAX_CROSSINGS]
    unsigned char neighbour[MAX_CROSSINGS][NEIGHBOURS]
    unsigned short line_to[MAX_CROSSINGS][NEIGHBOURS]

    unsigned char city_at[MAX_CITIES]     # crossings
    unsigned char colour[MAX_CITIES]
    Word cities_of[COLOURS]               # in play

    int scale_size[SCALES]                # points by missing rails: base, card 1, card 2
    unsigned char scale[SCALES][MAX_SCALE]


cdef class Rules(KernelRules):
    cdef Board board
