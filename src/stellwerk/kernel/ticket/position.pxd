# Everything that lies on the table and in the hands: one plain struct, so that a clone is a memcpy.

from stellwerk.kernel.bits cimport Word
from stellwerk.kernel.chance cimport Chance
from stellwerk.kernel.notes cimport Notes, write_down
from stellwerk.kernel.ticket.board cimport KINDS, REVEAL, ROW
from stellwerk.kernel.ticket.limits cimport (
    MAX_CARDS, MAX_OFFER, MAX_SEATS, MAX_TICKETS, ROUTE_WORDS, TICKET_WORDS, WAY_WORDS,
)

cpdef enum:
    LONG_TICKETS = 0         # all seats choose among long tickets (mega)
    STARTING_TICKETS = 1     # all seats choose their starting tickets
    TURN = 2
    SECOND_CARD = 3
    TUNNEL_DECISION = 4
    TICKETS = 5
    OVER = 6

cpdef enum:
    NOT_YET = 255            # of final_turns: nobody has triggered the last round

cpdef enum:                  # what a traced state notes down about the last action
    NOTE_BLIND = 1           # a = card drawn unseen
    NOTE_ROW = 2             # a = slot, b = card laid there
    NOTE_FLUSH = 3           # three locomotives: the row was discarded
    NOTE_SHUFFLE = 4         # the discard pile became the deck
    NOTE_REVEAL = 5          # a = card turned up for a tunnel, b = whether it costs extra
    NOTE_CLAIM = 6           # a = route
    NOTE_ALL_CHOSE = 7       # all seats have chosen tickets
    NOTE_LAST_ROUND = 8      # a = seat
    NOTE_OVER = 9            # a = 1: because everybody passed
    NOTE_TAKEN = 10          # a = slot, b = card taken from the row

cdef struct Position:
    Chance chance             # first, with the notes: procedures.pxd
    Notes notes
    Word open_ways[MAX_SEATS][WAY_WORDS]   # ways a seat may still take, cards and trains permitting
    Word owned[MAX_SEATS][ROUTE_WORDS]               # routes
    Word tickets[MAX_SEATS][TICKET_WORDS]
    Word knows[MAX_SEATS][TICKET_WORDS]
    Word knows_in_packet[MAX_SEATS][TICKET_WORDS]
    Word removed[TICKET_WORDS]                        # tickets out of the game
    Word stations[MAX_SEATS]               # cities
    Word station_cities                    # cities with any station
    short points[MAX_SEATS]
    unsigned char trains[MAX_SEATS]
    unsigned char hand[MAX_SEATS][KINDS]
    unsigned char seen[MAX_SEATS][KINDS]
    unsigned char discard[KINDS]
    unsigned char row[ROW]
    unsigned char deck[MAX_CARDS]          # the top is the last
    int deck_size
    int discard_size
    unsigned char ticket_deck[MAX_TICKETS] # the top is the last
    int ticket_deck_size
    int packet_size
    int packet_below
    unsigned char offer[MAX_SEATS][MAX_OFFER]
    unsigned char offer_size[MAX_SEATS]
    unsigned char has_chosen[MAX_SEATS]
    unsigned char choice[MAX_SEATS]        # bit set over the offer
    unsigned char kept_at_start[MAX_SEATS]
    unsigned char phase
    unsigned char turn
    unsigned char first_seat
    unsigned char passes
    unsigned char final_turns
    short tunnel_way
    unsigned char revealed[REVEAL]
    unsigned char revealed_size
    unsigned char extra


cdef inline void note(Position* position, int what, int a, int b) noexcept nogil:
    write_down(&position.notes, what, a, b)
