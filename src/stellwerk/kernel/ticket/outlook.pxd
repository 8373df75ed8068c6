# What lies ahead of a seat, for people who look: the ways of its tickets, and what is closed or nearly paid.

from stellwerk.kernel.bits cimport Word
from stellwerk.kernel.ticket.board cimport KINDS, Board
from stellwerk.kernel.ticket.limits cimport MAX_CITIES, MAX_DESTINATIONS
from stellwerk.kernel.ticket.plans cimport Map
from stellwerk.kernel.ticket.position cimport Position

cpdef enum WayOut:           # what a ticket that own routes cannot complete may hope for
    NOT_BLOCKED = 0          # own routes can complete it
    STATION = 1              # stations still to be built
    OWN_STATION = 2          # those that are built
    FEW_TRAINS = 3           # nothing: there is a way, but it takes more trains than are left
    NO_WAY = 4               # nothing: all ways are closed

cdef struct Path:
    # Routes one after another, from a city where a ticket begins to one where it ends.
    int start
    int end
    int size
    unsigned char route[MAX_CITIES]

cdef struct Outlook:
    # How far one ticket is.
    int trains_to[MAX_DESTINATIONS]   # trains still needed for each; CLOSED if no way is open
    int trains                # the fewest of these
    Path path                 # the way it would go
    int way_out
    int way_out_trains        # trains that the way out takes
    int way_out_route         # the first route that it borrows where no own station stands, or -1

cdef struct Prospects:
    # The board as a seat sees it: with open routes alone, and with those of others, too.
    Map open
    Map borrowing

cdef struct Missing:
    # What a hand lacks for a route: one entry for each colour that lacks least.
    int size
    int colour[KINDS]
    int cards[KINDS]          # of that colour
    int locomotives[KINDS]

cdef void look_around(Board* board, Position* position, int seat, Prospects* prospects) noexcept nogil
cdef void look_ahead(
    Board* board, Position* position, int seat, Prospects* prospects, int ticket, Outlook* outlook
) noexcept nogil
cdef int counted_path(
    Board* board, Position* position, int seat, Word* borrowed, int ticket, Path* path
) noexcept nogil
cdef void closed_routes(Board* board, Position* position, int seat, Word* routes) noexcept nogil
cdef void one_card_short(Board* board, Position* position, int seat, Word* routes) noexcept nogil
cdef void missing_cards(
    Board* board, Position* position, int seat, int route, Missing* missing
) noexcept nogil
