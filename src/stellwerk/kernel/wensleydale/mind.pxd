# What a seat of the policy remembers between its decisions: the line it is building or selling.

from stellwerk.kernel.wensleydale.limits cimport MAX_LINE

cdef enum:
    MOST_STEPS = MAX_LINE + 1     # where to begin, the tracks, and to stop

cdef struct Mind:
    short steps[MOST_STEPS]
    unsigned char size
    unsigned char taken       # steps that have been taken
