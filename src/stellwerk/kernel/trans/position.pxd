# Everything that lies on the table and in the hands of a Trans game: one plain struct.

from stellwerk.kernel.bits cimport Word
from stellwerk.kernel.chance cimport Chance
from stellwerk.kernel.notes cimport Notes, write_down
from stellwerk.kernel.trans.board cimport COLOURS, SPECIAL_CARDS
from stellwerk.kernel.trans.limits cimport CROSSING_WORDS, LINE_WORDS, MAX_SEATS, MAX_STACK

cpdef enum:
    AGREE = 0                # the starting seat names a card; nothing is dealt yet
    PUT_BACK = 1             # card 8: all seats choose a city to put back
    HAND_ON = 2              # cards 13 to 15 one after another, card 16 all at once
    PLACE = 3
    LAY = 4
    OVER = 5

cpdef enum:                  # what a traced state notes down about the last action
    NOTE_COMPLETE = 2        # a = seat that has joined all its cities
    NOTE_RAILS_OUT = 3
    NOTE_ROUND_OVER = 4
    NOTE_ROUND = 5           # a = starting seat
    NOTE_CARD = 6            # a = special card
    NOTE_PUT_BACK = 7        # a = seat, b = city
    NOTE_HAND_ON = 8         # a = giver, b = city
    NOTE_EXTRA = 9           # a = seat, b = city
    NOTE_HANDS_MOVE = 10
    NOTE_REVEAL = 11
    NOTE_OVER = 12
    NOTE_DEALT = 13
    NOTE_ASIDE = 14          # a = special card that was drawn, b = the one it clashes with

cdef struct Position:
    Chance chance             # first, with the notes: procedures.pxd
    Notes notes
    Word rails[LINE_WORDS]                    # lines with a rail
    Word network[MAX_SEATS][CROSSING_WORDS]   # by leader: crossings joined with the marker
    Word frontier[MAX_SEATS][LINE_WORDS]      # by leader: lines that touch them
    Word goal[MAX_SEATS][CROSSING_WORDS]      # crossings of the seat's cities
    Word hand[MAX_SEATS]                      # cities
    Word dealt[MAX_SEATS]                     # the hands before any special card, for telling
    Word knows[MAX_SEATS]                     # cities whose place the seat knows
    Word revealed                             # cities everybody sees
    unsigned short marker[MAX_SEATS]
    unsigned char leader[MAX_SEATS]           # the lowest seat on the same network
    unsigned char chosen[MAX_SEATS]           # cities, while others still choose
    unsigned char rest[COLOURS][MAX_STACK]    # the top is the last
    unsigned char rest_size[COLOURS]
    unsigned char card_stack[SPECIAL_CARDS]   # the top is the last
    unsigned char card_stack_size
    unsigned int cards                        # special cards of this round
    unsigned char card                        # the one whose choice is being made, or 0
    unsigned char step
    short points[MAX_SEATS]
    unsigned short round
    unsigned char start_seat
    unsigned char turn
    unsigned char phase
    unsigned char lap
    unsigned char budget
    unsigned char laid_this_turn
    unsigned char rails_laid
    unsigned char winners                     # seats that have completed in this round

    # of the round that ended last, for those who tell about it
    unsigned char last_missing[MAX_SEATS]
    unsigned char last_points[MAX_SEATS]
    unsigned char last_winners
    Word last_hand[MAX_SEATS]


cdef inline bint has_card(Position* position, int card) noexcept nogil:
    """Whether a special card holds this round."""
    return (position.cards >> card) & 1


cdef inline void note(Position* position, int what, int a, int b) noexcept nogil:
    write_down(&position.notes, what, a, b)
