# The longest trail of a network: a path that may pass a node again but uses each edge once.

from stellwerk.kernel.bits cimport Word

cdef enum:
    MAX_EDGES = 64
    MAX_NODES = 64
    FARTHEST = 255           # more than any distance between two nodes of a part
    MEMORY_BITS = 14
    MEMORY = 1 << MEMORY_BITS   # positions of a search that are remembered

cdef struct Network:
    int edges
    unsigned char a[MAX_EDGES]
    unsigned char b[MAX_EDGES]
    unsigned char length[MAX_EDGES]
    Word edges_at[MAX_NODES]

cdef void clear(Network* network) noexcept nogil
cdef void add_edge(Network* network, int a, int b, int length) noexcept nogil
cdef int longest_trail(Network* network, Word* used, int* visited) noexcept nogil
