# What a traced state notes down about the last action, for those who tell people about it. The rules
# never read it. Each family says what its notes mean (position.pxd).

cdef enum:
    MOST_NOTES = 128

cdef struct Notes:
    unsigned char tracing
    unsigned char size
    unsigned int note[MOST_NOTES]


cdef inline void write_down(Notes* notes, int what, int a, int b) noexcept nogil:
    """Remember what happened, if anybody wants to know; a of 16 bits, b of 8."""
    if notes.tracing:
        if notes.size < MOST_NOTES:
            notes.size += 1
        notes.note[notes.size - 1] = (what << 24) | (a << 8) | b
