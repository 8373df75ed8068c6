# What a seat of the policy remembers between its decisions.

from stellwerk.kernel.bits cimport Word
from stellwerk.kernel.trans.limits cimport MAX_CROSSINGS

cdef enum:
    RAILS_AHEAD = 3           # rails of one turn, at most

cdef struct Mind:
    # the rest of a turn: lines to lay, the next one first, while nobody else has laid a rail since
    unsigned char ahead
    unsigned char rails_then
    unsigned short round_then
    short lines[RAILS_AHEAD]
    # how good each crossing is for the marker, as far as others have no say in it
    Word cities               # for these; 0: not thought of yet
    unsigned int cards        # … and with these special cards
    int worth[MAX_CROSSINGS]
