# The small vocabulary of bit sets that all kernels share. A set is one 64-bit word, or an array of
# words; the rules speak of adding, dropping, having, counting and picking, never of shifts.
#
# Inline functions must stand in a .pxd file to be shared between compiled modules, which is why this
# one page is written in Cython's own syntax.

cdef extern from *:
    """
    #if defined(_MSC_VER)
      #include <intrin.h>
      static __inline int stellwerk_count(unsigned long long word) { return (int)__popcnt64(word); }
      static __inline int stellwerk_lowest(unsigned long long word) {
        unsigned long index; _BitScanForward64(&index, word); return (int)index; }
    #else
      #define stellwerk_count(word) __builtin_popcountll(word)
      #define stellwerk_lowest(word) __builtin_ctzll(word)
    #endif
    """
    int stellwerk_count(unsigned long long word) noexcept nogil
    int stellwerk_lowest(unsigned long long word) noexcept nogil

ctypedef unsigned long long Word


cdef inline Word one(int element) noexcept nogil:
    """The set that holds this element alone."""
    return (<Word>1) << element


cdef inline bint has(Word* words, int element) noexcept nogil:
    return (words[element >> 6] >> (element & 63)) & 1


cdef inline void add(Word* words, int element) noexcept nogil:
    words[element >> 6] |= one(element & 63)


cdef inline void drop(Word* words, int element) noexcept nogil:
    words[element >> 6] &= ~one(element & 63)


cdef inline int count(Word word) noexcept nogil:
    """How many elements the word holds."""
    return stellwerk_count(word)


cdef inline int lowest(Word word) noexcept nogil:
    """The smallest element of a word that is not empty."""
    return stellwerk_lowest(word)


cdef inline Word without_lowest(Word word) noexcept nogil:
    return word & (word - 1)


cdef inline int pick(Word word, int rank) noexcept nogil:
    """The element with this rank (0 is the smallest)."""
    while rank:
        word &= word - 1
        rank -= 1
    return stellwerk_lowest(word)
