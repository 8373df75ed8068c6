from stellwerk.kernel.trans.limits cimport MAX_CROSSINGS
from stellwerk.kernel.trans.steiner cimport MAX_TERMINALS

cpdef enum:
    MAX_PLACES = MAX_TERMINALS + 1   # a hand, and the network of its seat

cdef enum:
    SETS = 1 << MAX_PLACES
    SET_COSTS = SETS * MAX_CROSSINGS
