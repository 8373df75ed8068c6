# The one source of chance inside a state; see docs/randomness.md, which freezes it.

cdef enum:
    SEED_BYTES = 32
    KEY_WORDS = 8            # the seed as 32-bit words
    BLOCK_WORDS = 16

cdef struct Chance:
    unsigned int key[KEY_WORDS]
    unsigned int block[BLOCK_WORDS]       # the block of the keystream that `words` stands in
    unsigned long long words     # 32-bit words drawn so far

cdef void set_seed(Chance* chance, const unsigned char* seed) noexcept nogil
cdef void jump_to(Chance* chance, unsigned long long words) noexcept nogil
cdef unsigned int next_word(Chance* chance) noexcept nogil
cdef int below(Chance* chance, int bound) noexcept nogil
cdef void shuffle(Chance* chance, unsigned char* items, int size) noexcept nogil


cdef inline void copy_place(Chance* chance, Chance* canonical) noexcept nogil:
    """Key and words say all: the block follows from them."""
    cdef int i
    for i in range(KEY_WORDS):
        canonical.key[i] = chance.key[i]
    canonical.words = chance.words


cdef struct Dice:
    # A small, fast generator for random playouts. It never decides anything inside a game.
    unsigned long long state

cdef inline unsigned int roll(Dice* dice, unsigned int bound) noexcept nogil:
    """A number below the bound (xorshift64*; the tiny bias does not matter to a playout)."""
    cdef unsigned long long x = dice.state
    x ^= x >> 12
    x ^= x << 25
    x ^= x >> 27
    dice.state = x
    return <unsigned int>((((x * <unsigned long long>0x2545F4914F6CDD1D) >> 32) * bound) >> 32)
