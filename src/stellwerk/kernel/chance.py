"""ChaCha20 (RFC 8439) as the stream of chance: unbiased numbers and shuffles from a 32-byte seed.

What this module draws, and in which order, is frozen for ever by ``docs/randomness.md``: records
replay bit for bit in every later release.
"""

import cython


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def rotate(word: cython.uint, by: cython.int) -> cython.uint:
    return (word << by) | (word >> (32 - by))


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def quarter_round(
    x: cython.pointer(cython.uint), a: cython.int, b: cython.int, c: cython.int, d: cython.int
) -> cython.void:
    x[a] += x[b]
    x[d] = rotate(x[d] ^ x[a], 16)
    x[c] += x[d]
    x[b] = rotate(x[b] ^ x[c], 12)
    x[a] += x[b]
    x[d] = rotate(x[d] ^ x[a], 8)
    x[c] += x[d]
    x[b] = rotate(x[b] ^ x[c], 7)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def compute_block(chance: cython.pointer(Chance), number: cython.uint) -> cython.void:
    """Write block `number` of the keystream into the chance."""
    i: cython.int
    start: cython.uint[BLOCK_WORDS]
    x: cython.pointer(cython.uint) = chance.block
    start[0] = 0x61707865
    start[1] = 0x3320646E
    start[2] = 0x79622D32
    start[3] = 0x6B206574
    for i in range(KEY_WORDS):
        start[4 + i] = chance.key[i]
    start[12] = number
    start[13] = 0
    start[14] = 0
    start[15] = 0
    for i in range(BLOCK_WORDS):
        x[i] = start[i]
    for i in range(10):
        quarter_round(x, 0, 4, 8, 12)
        quarter_round(x, 1, 5, 9, 13)
        quarter_round(x, 2, 6, 10, 14)
        quarter_round(x, 3, 7, 11, 15)
        quarter_round(x, 0, 5, 10, 15)
        quarter_round(x, 1, 6, 11, 12)
        quarter_round(x, 2, 7, 8, 13)
        quarter_round(x, 3, 4, 9, 14)
    for i in range(BLOCK_WORDS):
        x[i] += start[i]


def set_seed(chance, seed):
    """Start the stream that belongs to a 32-byte seed."""
    i: cython.int
    for i in range(KEY_WORDS):
        chance.key[i] = (
            cython.cast(cython.uint, seed[4 * i])
            | (cython.cast(cython.uint, seed[4 * i + 1]) << 8)
            | (cython.cast(cython.uint, seed[4 * i + 2]) << 16)
            | (cython.cast(cython.uint, seed[4 * i + 3]) << 24)
        )
    chance.words = 0


def jump_to(chance, words):
    """Continue the stream after so many words."""
    chance.words = words
    if words & (BLOCK_WORDS - 1):
        compute_block(chance, cython.cast(cython.uint, words >> 4))


def next_word(chance):
    """The next 32 bits of the keystream."""
    if chance.words & (BLOCK_WORDS - 1) == 0:
        compute_block(chance, cython.cast(cython.uint, chance.words >> 4))
    word: cython.uint = chance.block[chance.words & (BLOCK_WORDS - 1)]
    chance.words += 1
    return word


def below(chance, bound):
    """An unbiased number from 0 to bound - 1 (Lemire's method)."""
    size: cython.ulonglong = bound
    limit: cython.ulonglong = (cython.cast(cython.ulonglong, 1) << 32) % size
    product: cython.ulonglong = size * next_word(chance)
    while cython.cast(cython.uint, product) < limit:
        product = size * next_word(chance)
    return cython.cast(cython.int, product >> 32)


def shuffle(chance, items, size):
    """Fisher and Yates, from the last place down."""
    i: cython.int
    j: cython.int
    held: cython.uchar
    for i in range(size - 1, 0, -1):
        j = below(chance, i + 1)
        held = items[i]
        items[i] = items[j]
        items[j] = held


@cython.cclass
class Stream:
    """The stream for Python: tests compare it with RFC 8439, tools draw from it.

    >>> Stream(bytes(32)).number_below(6) in range(6)
    True
    """

    chance: Chance

    def __init__(self, seed: bytes):
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has 32 bytes, this one has {len(seed)}")
        set_seed(cython.address(self.chance), seed)

    def word(self) -> int:
        """The next 32 bits as an int."""
        return next_word(cython.address(self.chance))

    def number_below(self, bound: int) -> int:
        """An unbiased number from 0 to bound - 1."""
        if not 1 <= bound <= 0x7FFFFFFF:
            raise ValueError(f"a bound lies between 1 and 2147483647, not {bound}")
        return below(cython.address(self.chance), bound)

    def shuffled(self, items: list) -> list:
        """A shuffled copy, by the same draws a kernel would make."""
        result = list(items)
        for i in range(len(result) - 1, 0, -1):
            j = self.number_below(i + 1)
            result[i], result[j] = result[j], result[i]
        return result
